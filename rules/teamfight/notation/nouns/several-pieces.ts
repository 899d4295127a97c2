import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';

/** `in marked spaces`, `in those spaces`, `on them`, later: where pieces lie of which the text has placed several. */
export const onSeveral = (cursor: Cursor, context: Context, stands: (cursor: Cursor) => boolean): Place | undefined => {
  const { marker, strewn, slot, free } = context;
  return marker === undefined || !strewn || slot === 'marker' || slot === 'terrain'
    ? undefined
    : cursor.try((): Place | undefined => {
        stands(cursor);
        const laid = onGround(cursor, context, marker);
        if (laid !== undefined || !free) return laid;
        const there = cursor.takeAny(
          'in|on|inside the|any|a|all? of? the? marked spaces|space',
          'in|on|inside those|these|their spaces',
          'on|in them',
        );
        return there ? { range: { max: 0 }, of: { marker: marker.ref, yours: true } } : undefined;
      });
};

/** `in the terrain`, `in the Mud`, behind ground that the text has laid on several spaces: on any of it that is yours. */
const onGround = (cursor: Cursor, { words, laid }: Context, marker: Word): Place | undefined =>
  cursor.try((): Place | undefined => {
    // Of an area that is still known it is that area, and not all of its kind.
    if (laid) return undefined;
    if (!cursor.take('in|on|inside|within the|that|this')) return undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (named !== undefined && named.word.ref !== marker.ref) return undefined;
    if (named !== undefined) cursor.at = named.to;
    const called = cursor.take(ground);
    if (named === undefined && !called) return undefined;
    // Of pieces that have a number "the Mine" is one of them.
    if (marker.kind !== 'terrain' && !isGround.test(marker.name)) return undefined;
    return { range: { max: 0 }, of: { marker: marker.ref, yours: true } };
  });

const ground = 'terrain|ground|field|zone';
const isGround = / (?:terrain|ground|field|zone)$/i;

/** "The Mine" behind one that the text has placed, or in the text of a Mine, is that one alone. */
export const isThatPiece = ({ marker }: Context, piece: Word): boolean => marker?.ref === piece.ref;
