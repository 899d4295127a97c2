import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { verbs } from '../pieces/placing.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Place a Mine adjacent to an ally`, `summon a Wolf within 2 of the nearest enemy`: beside one who is chosen for it. */
export function placedBeside(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.sees('a|an|any? empty|free|unoccupied? space')) return spaceFirst(tokens, context, cursor);
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

/** `Empty space in range 2 of a Totem, summon a Wolf`: one of these is chosen, and then the space near it. */
function spaceFirst(tokens: readonly Token[], context: Context, cursor: Cursor): Token[] | undefined {
  const [like] = tokens;
  if (context.them !== undefined || like === undefined) return undefined;
  cursor.take('a|an|any? empty|free|unoccupied? space');
  if (!isBeside(cursor)) return undefined;
  const from = cursor.at;
  if (!cursor.sees('a|an|any|another|one|your')) return undefined;
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
    return undefined;
  const { at } = cursor;
  if (!cursor.take(',|:') || !cursor.take(verbs)) return undefined;
  // What else is said behind the piece is of it, too.
  if (tokens.slice(at + 1).some(({ text }) => /^(?:,|and|then|in|adjacent|there)$/.test(text))) return undefined;
  const article = /^(?:a|an|any)$/.test(like.text) ? 1 : 0;
  return [
    ...wordsLike(like, 'choose'),
    ...tokens.slice(from, at + 1),
    ...tokens.slice(at + 1),
    ...wordsLike(like, 'in an'),
    ...tokens.slice(article, from),
    ...wordsLike(like, 'them'),
  ];
}

const isBeside = (cursor: Cursor): boolean =>
  cursor.takeAny('adjacent|next to', 'beside', 'in|within range # of', 'within # spaces? of', 'within # of');
