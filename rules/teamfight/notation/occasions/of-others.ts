import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

const side = 'enemies|allies|units|heroes|summons';

/**
 * `While adjacent to you, enemies have -1 speed`, `while Slowed, enemies deal -1 damage`: who is so stands behind it, so that it is no question about
 * you. "While Invisible, enemies cannot target you" is, and so is what is asked of a stance.
 */
export const isOfOthers = ({ before, tokens, at, end }: Cursor, words: Words): boolean => {
  if (before?.text !== 'while') return false;
  const to = commaBehind(tokens, at);
  if (to < 0 || to >= end || !new Cursor(tokens, to + 1, end).sees(`all? ${side}`)) return false;
  const so = new Cursor(tokens, at, to);
  const stands = so.take('standing|being');
  if (so.holds(you)) return true;
  const isPlace = stands || so.sees('within|on|adjacent|next|beside') || so.take('in');
  so.takeAny('a|an|any|your');
  if (so.sees('invisible')) return false;
  const state = wordAt(words, tokens, so.at, to, ['condition', 'token', 'terrain', 'marker']);
  // "While in Bear Stance": that only you are.
  if (state?.word.stance) return false;
  return isPlace || state?.to === to || so.sees('damaged|hurt|wounded');
};

const commaBehind = (tokens: readonly Token[], at: number): number =>
  tokens.findIndex(({ text }, n) => n > at && text === ',');

const you = oneOf('you');

/** `While in range 3 of you, enemies have -1 speed`: enemies who are there. */
export function whileSomewhere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('while') || !isOfOthers(cursor, words)) return undefined;
  cursor.take('standing|being');
  const to = commaBehind(tokens, cursor.at);
  if (!cursor.sees('in|within|on|adjacent|next|beside')) return undefined;
  const whom = new Cursor(tokens, to + 1, tokens.length);
  if (!whom.take(`all? ${side}`) || whom.sees('in|within|on|adjacent|next|with|that|who')) return undefined;
  return [...tokens.slice(to + 1, whom.at), ...tokens.slice(cursor.at, to), ...tokens.slice(whom.at)];
}
whileSomewhere.begins = beginning('while');
