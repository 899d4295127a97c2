import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `in the line`, `inside the area`: of the one that the text has laid. */
export const withinArea = (cursor: Cursor, { laid }: Context): boolean =>
  laid === true && cursor.takeAny('in|inside|within the|this|that area|burst|line|path|square|zone', 'inside');

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
