import type { DisplayList } from './display-list.ts';
import { isLying } from './orientation.ts';
import type { PrintProfile } from './print-profiles.ts';

/**
 * How far a face is turned clockwise for a printer, in degrees. The same edge of the card is above on its front and on its back, so they
 * turn against each other.
 */
export const turnFor = (face: DisplayList, side: 'front' | 'back', { stands }: Pick<PrintProfile, 'stands'>) =>
  stands && isLying(face) ? (side === 'front' ? 90 : 270) : 0;

/** A face turned clockwise by a quarter, or by three. */
export function turnedFace(list: DisplayList, turn: 90 | 270): DisplayList {
  const { width, height, bleed, corner, ops } = list;
  const at = turn === 90 ? { x: height, y: 0 } : { x: 0, y: width };
  return { width: height, height: width, bleed, corner, ops: [{ op: 'group', ...at, rotate: turn, ops }] };
}
