import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Remove the Gate to teleport to it`, `destroy a Gate to teleport there`: it goes, and one comes where it was. */
export const goneToCome: Rewording = (tokens, { words }) => {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('remove|destroy') || !cursor.take('a|an|the|your|one')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  if (!cursor.takeAny('to teleport to it|there', 'to teleport to|into its space')) return undefined;
  if (!cursor.done) return undefined;
  return [...tokens.slice(0, found.to), ...wordsLike(like, ', then teleport to its space')];
};
