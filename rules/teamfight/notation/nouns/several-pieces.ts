import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';

/** `in marked spaces`, `in those spaces`, `on them`, later: where pieces lie of which the text has placed several. */
export const onSeveral = (
  cursor: Cursor,
  { marker, strewn, slot, free }: Context,
  stands: (cursor: Cursor) => boolean,
): Place | undefined =>
  marker === undefined || !strewn || !free || slot === 'marker' || slot === 'terrain'
    ? undefined
    : cursor.try((): Place | undefined => {
        stands(cursor);
        const there = cursor.takeAny(
          'in|on|inside the|any|a|all? of? the? marked spaces|space',
          'in|on|inside those|these|their spaces',
          'on|in them',
        );
        return there ? { range: { max: 0 }, of: { marker: marker.ref, yours: true } } : undefined;
      });

/** "The Mine" behind one that the text has placed, or in the text of a Mine, is that one alone. */
export const isThatPiece = ({ marker }: Context, piece: Word): boolean => marker?.ref === piece.ref;
