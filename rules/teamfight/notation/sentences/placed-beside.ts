import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { verbs } from '../pieces/placing.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Place a Mine adjacent to an ally`, `summon a Wolf within 2 of the nearest enemy`: beside one who is chosen for it. */
export function placedBeside(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you? may');
  const like = tokens[cursor.at];
  if (context.them !== undefined || like === undefined || !cursor.take(verbs)) return undefined;
  while (!cursor.done && !isBeside(cursor)) {
    if (cursor.sees(',|and|then|or|to')) return undefined;
    cursor.at += 1;
  }
  const from = cursor.at;
  if (!cursor.sees('a|an|any|another|one|your') && !cursor.sees('the nearest|closest')) return undefined;
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
    return undefined;
  if (!cursor.done && !cursor.sees('(|,|and|then|.')) return undefined;
  return [
    ...wordsLike(like, 'choose'),
    ...tokens.slice(from, cursor.at),
    ...wordsLike(like, ','),
    ...tokens.slice(0, from),
    ...wordsLike(like, 'them'),
    ...tokens.slice(cursor.at),
  ];
}

const isBeside = (cursor: Cursor): boolean =>
  cursor.takeAny('adjacent|next to', 'beside', 'in|within range # of', 'within # spaces? of', 'within # of');
