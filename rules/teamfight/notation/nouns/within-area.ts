import { zoneNouns } from '../../own-zones.ts';
import type { Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `in the line`, `inside the area`: of the one that the text has laid. */
export const withinArea = (cursor: Cursor, { laid }: Context): boolean =>
  laid === true &&
  cursor.takeAny('in|inside|within the|this|that area|burst|line|path|square|zone|beam|ray|laser', 'inside');

/** `adjacent to the line`, `next to the burst`, `adjacent to it`: of the area that the text has laid, and not in it. */
const besideLaid = (cursor: Cursor, { laid, named, marker }: Context): boolean =>
  laid === true &&
  (cursor.takeAny('adjacent|next to the|this|that affected? area|burst|line|path|square|zone|beam|ray|laser') ||
    (named.target === 'each' && marker === undefined && cursor.take('adjacent|next to it')));

/** `in the area`, `there`, `in the center`: somewhere in the area that the text has laid. */
export function placeInLaid(cursor: Cursor, context: Context): Place | undefined {
  if (!context.laid) return undefined;
  const { zone, them } = context;
  const marker = isCovered(context) ? undefined : context.marker;
  const of = cursor.try(() => (inCentre(cursor) ? centreOf(context) : undefined));
  if (of !== undefined) return { range: { max: 0 }, of };
  if (besideLaid(cursor, context)) return { besideArea: true };
  const there =
    withinArea(cursor, context) ||
    (zone !== undefined && cursor.take(`in|inside|within the|this|that ${zoneNouns}`)) ||
    inGround(cursor, context) ||
    (them === 'each' && marker === undefined && cursor.takeAny('there', 'in|inside|within it'));
  return there ? { inArea: true } : undefined;
}

/** Several pieces or ground on every space were laid in the area last: none of them is "it". */
const isCovered = ({ strewn, them }: Context): boolean => strewn === true && them === 'each';

/** `in the Mud`, `on the Mud`, `in the terrain`, behind an area that has become it: of several single pieces it would be a plural. */
function inGround(cursor: Cursor, { marker, strewn, them, words }: Context): boolean {
  if (marker === undefined || strewn !== true || them !== 'each' || !cursor.sees('in|on|inside|within the|that|this'))
    return false;
  if (cursor.before?.text === 'others') return false;
  if (marker.kind === 'terrain' && cursor.take('in|on|inside|within the|that|this terrain|ground')) return true;
  const named = wordAt(words, cursor.tokens, cursor.at + 2, cursor.end, ['marker', 'terrain']);
  if (named?.word.ref !== marker.ref) return false;
  const last = cursor.tokens[named.to - 1]?.text ?? '';
  if (last !== 'terrain' && !marker.name.toLowerCase().endsWith(last)) return false;
  cursor.at = named.to;
  return true;
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
  if (cursor.takeAny('the|this|that affected? area|burst|line|path|square|zone|beam|ray', 'it')) return true;
  cursor.at = at;
  return false;
}
