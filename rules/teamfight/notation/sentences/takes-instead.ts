import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const comes = [
  'takes|take damage|dmg',
  'is|are hit|damaged|hurt',
  'is|are dealt damage|dmg',
  'is|are hit by an attack',
];

/** `When an ally is hit, you may take the damage instead`: it has not come yet where somebody else takes it. */
export function takesInstead(tokens: readonly Token[]): Token[] | undefined {
  const last = tokens.at(-1)?.text;
  if (last !== 'instead' && last !== 'them' && last !== 'place') return undefined;
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...comes) || !cursor.sees(',')) continue;
    const does = new Cursor(tokens, cursor.at + 1, tokens.length);
    does.take('you? may|can');
    does.take('you');
    if (!does.take('take|suffer|redirect')) return undefined;
    if (!does.takeAny('it|half', 'half? of? the|that damage|dmg', 'half? of? it')) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'would take damage'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
