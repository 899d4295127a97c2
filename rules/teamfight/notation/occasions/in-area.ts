import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

const areas = 'the|this|that area|burst|blast|explosion|line|path|square|zone';

/** `you are in the area`, `it includes you`, behind an area that strikes everybody in it: whether it has struck you, wherever you are by then. */
export function inArea(cursor: Cursor, { laid, side, them }: Context): Condition[] | undefined {
  if (!laid || them !== 'each' || (side !== undefined && side !== 'any')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const within = cursor.takeAny(`you are|were in|inside|within ${areas}`, 'you are|were in|inside|within it');
    const struck =
      within ||
      cursor.takeAny(
        `${areas} includes|included|hits|hit|contains|catches you|yourself`,
        'it|this includes|included|hits|hit|contains|catches you|yourself',
        'you are|were included|caught|hit by|in? it',
        `you are|were included|caught|hit by|in ${areas}`,
      );
    if (struck) return ends(cursor) ? [wasHit] : undefined;
    const outside =
      cursor.takeAny("you aren't|weren't in|inside|within it", 'you are|were not in|inside|within it') ||
      cursor.takeAny(
        `you aren't|weren't in|inside|within ${areas}`,
        `you are|were not in|inside|within ${areas}`,
        `you are|were outside ${areas}`,
      );
    return outside && ends(cursor) ? [{ is: 'not', of: wasHit }] : undefined;
  });
}

const wasHit: Condition = { is: 'was-hit', of: 'you' };

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|:|and|.');
