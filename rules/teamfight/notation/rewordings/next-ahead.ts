import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

const ahead = [
  'the? next|first enemy|unit in that|same direction ,? if adjacent',
  'the? next|first enemy|unit in the same direction ,? if adjacent',
  'the|an? enemy|unit adjacent to you in that|same direction',
  'the|an? adjacent enemy|unit in that|same direction',
] as const;

/** `The next enemy in that direction, if adjacent: 2dmg`, `an enemy adjacent to you in that direction takes 2dmg`, behind a straight way of yours: who stands right ahead. */
export const nextAhead: Rewording = (tokens) => {
  for (const [at, like] of tokens.entries()) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...ahead)) continue;
    const kind = tokens.slice(at, cursor.at).find(({ text }) => text === 'enemy' || text === 'unit');
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, `the first ${kind?.text} in your way`),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
};
