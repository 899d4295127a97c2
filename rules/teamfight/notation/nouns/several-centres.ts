import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { placeOf } from './place-of.ts';

/** From each of several a burst is drawn: whoever is near to any of them is in one. */
export const severalCentres = (
  cursor: Cursor,
  context: Context,
): Exclude<Place['of'], string | undefined> | undefined => pieces(cursor, context) ?? summons(cursor, context);

/** `a Wolf`, `your Wolves`, of what those around them have. What is done to somebody "in burst 1 of a Wolf" is around one that is chosen. */
const summons = (cursor: Cursor, context: Context): Extract<Place['of'], { readonly nearest: unknown }> | undefined =>
  cursor.try(() => {
    const of = cursor.sees('a|an|any|your|each|every') ? placeOf(cursor, context) : undefined;
    const isSummon = typeof of === 'object' && 'nearest' in of && of.nearest.card !== undefined;
    return isSummon && cursor.sees("have|has|cannot|can't|deal|deals") ? of : undefined;
  });

/** `your Buoys`, `each of the Buoys`: pieces of a card, each of which is a centre. "A Buoy" could be one that is chosen. */
function pieces(cursor: Cursor, context: Context): Extract<Place['of'], { readonly marker: string }> | undefined {
  return cursor.try(() => {
    const of = cursor.sees('a|an|one|at') ? undefined : placeOf(cursor, context);
    return typeof of === 'object' && 'marker' in of ? of : undefined;
  });
}
