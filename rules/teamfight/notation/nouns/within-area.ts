import { zoneNouns } from '../../own-zones.ts';
import type { Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `in the line`, `inside the area`: of the one that the text has laid. */
export const withinArea = (cursor: Cursor, { laid }: Context): boolean =>
  laid === true && cursor.takeAny('in|inside|within the|this|that area|burst|line|path|square|zone', 'inside');

/** `in the area`, `there`, `in the center`: somewhere in the area that the text has laid. */
export function placeInLaid(cursor: Cursor, context: Context): Place | undefined {
  if (!context.laid) return undefined;
  const { zone, them, marker } = context;
  const of = cursor.try(() => (inCentre(cursor) ? centreOf(context) : undefined));
  if (of !== undefined) return { range: { max: 0 }, of };
  const there =
    withinArea(cursor, context) ||
    (zone !== undefined && cursor.take(`in|inside|within the|this|that ${zoneNouns}`)) ||
    (them === 'each' && marker === undefined && cursor.takeAny('there', 'in|inside|within it'));
  return there ? { inArea: true } : undefined;
}

const inCentre = (cursor: Cursor): boolean =>
  cursor.take('in|on the? center|centre|middle space|square|of?') &&
  (cursor.before?.text !== 'of' || cursor.take('the? area|burst|square|it'));

/** What "the center" of an area names: its source, or the middle of a rectangle with odd sides that has only to overlap that. A line has none. */
export const centreOf = ({ offCentre, middle, centre, drawn }: Context): Ref | undefined =>
  drawn ? undefined : !offCentre ? centre : middle ? 'middle' : undefined;

/** `that are still`, `still`, before a place. */
export const stays = (cursor: Cursor): boolean =>
  cursor.sees('that|who|which|still|are|is') && cursor.takeAny('that|who|which is|are? still', 'is|are? still');

/** `[enters] the area`, `[in] it`, in an ability, of the area that it has laid: what lasts remembers its spaces. */
export function ofLaid(cursor: Cursor, { laid, slot, marker }: Context, inside = false): boolean {
  if (!laid || marker !== undefined || (slot !== 'ability' && slot !== 'default')) return false;
  const { at } = cursor;
  if (inside && cursor.take('there')) return true;
  if (inside) cursor.take('in|inside|within|on');
  if (cursor.takeAny('the|this|that affected? area|burst|line|path|square|zone', 'it')) return true;
  cursor.at = at;
  return false;
}
