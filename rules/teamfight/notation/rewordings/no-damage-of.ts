import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

const spares = [
  "don't|doesn't|can't|cannot damage|hurt|harm you",
  'do|does|can not damage|hurt|harm you',
  "don't|doesn't|can't|cannot deal any? damage to you",
  'do|does|can not deal any? damage to you',
] as const;

/** `Attacks from range 2 or more don't damage you`, `enemies beyond range 3 cannot damage you`: you take no damage from those. */
export const noDamageOf: Rewording = (tokens) => {
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...spares)) continue;
    const like = tokens[at];
    const from = tokens.findLastIndex(({ text }, n) => n < at && text === ',') + 1;
    const whose = new Cursor(tokens, from, at);
    whose.take('all');
    if (like === undefined || !whose.sees('enemy? attacks|enemies|units')) return undefined;
    return [
      ...tokens.slice(0, from),
      ...wordsLike(like, 'you take no damage from'),
      ...tokens.slice(whose.at, at),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
};
