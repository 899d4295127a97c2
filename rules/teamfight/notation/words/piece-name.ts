import { zoneNouns } from '../../own-zones.ts';
import type { Context } from '../context.ts';
import type { Cursor } from './cursor.ts';
import { shortName } from './short-name.ts';
import { type Word, type Words, wordAt } from './words.ts';

/** `the trap's space`: the space of the piece whose text it is, or that was placed last. */
export const pieceSpace = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => (pieceOwns(cursor, context) && cursor.take('space|spaces') ? true : undefined)) ?? false;

/** `the trap's`: of the piece whose text it is, or that was placed last. */
export function pieceOwns(cursor: Cursor, { marker, strewn }: Context): boolean {
  if (marker === undefined || strewn) return false;
  const { at } = cursor;
  cursor.take('the|this|that|a|an');
  const words = marker.name
    .toLowerCase()
    .replace(/ (?:marker|object)$/, '')
    .split(' ');
  const short = shortName(marker);
  const owner = `${words.at(-1)}'s`;
  const whole = [...words.slice(0, -1), owner].every((word) => cursor.take(word));
  if (whole || (short !== undefined && cursor.take(`${short}'s`))) return true;
  cursor.at = at;
  return false;
}

/** A name is of so many words at most, with "marker" behind it. */
const longestName = 5;

/** `Rift's space`, `Powder Keg marker's space`: the piece that is called so, by reference. */
export const namedSpace = (cursor: Cursor, words: Words, kinds: readonly Word['kind'][]): string | undefined =>
  cursor.try(() => {
    const { tokens, at, end } = cursor;
    const owner = tokens.slice(at, Math.min(end, at + longestName)).findIndex(({ text }) => text.endsWith("'s"));
    const { text = '' } = tokens[at + owner] ?? {};
    if (owner < 0 || !/^spaces?$/.test(tokens[at + owner + 1]?.text ?? '')) return undefined;
    const plain = cursor.as(at + owner, text.slice(0, -2)).tokens;
    const found = wordAt(words, plain, at, at + owner + 1, kinds);
    const behind = found !== undefined && /^(?:marker|object)$/.test(plain[found.to]?.text ?? '') ? 1 : 0;
    if (found === undefined || found.to + behind !== at + owner + 1) return undefined;
    cursor.at = at + owner + 2;
    return found.word.ref;
  });

/** The piece whose text it is, or that was placed last, by its name, its short name, or as `the marker`. */
export function pieceNamed(cursor: Cursor, { marker, strewn, words, slot }: Context): boolean {
  if (marker === undefined || strewn) return false;
  return (
    cursor.try(() => {
      const article = cursor.take('the|that|each|this');
      const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
      if (named?.word.ref === marker.ref) {
        cursor.at = named.to;
        return true;
      }
      // "Posts have 1hp", of a Fence Post.
      const last = shortName(marker);
      if (!article) return last !== undefined && cursor.take(`${last}s have|are`) && goBack(cursor) ? true : undefined;
      if (cursor.take('marker|object|piece')) return true;
      // As large as an area it is one, in its own text.
      if (slot === 'marker' && (marker.fields.size ?? 1) > 1 && cursor.take(zoneNouns)) return true;
      const short = shortName(marker);
      return short !== undefined && cursor.take(short) ? true : undefined;
    }) ?? false
  );
}

/** Before the verb again, behind a name that only counts with one. */
function goBack(cursor: Cursor): true {
  cursor.at -= 1;
  return true;
}
