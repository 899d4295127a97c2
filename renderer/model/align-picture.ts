import type { Spot } from './spot.ts';

/** Where a picture lies, in cells of the map. */
export interface PicturePlace extends Spot {
  readonly width: number;
  readonly height: number;
}

export type Two = readonly [Spot, Spot];

/** The limits of a picture's width and height in the file, in cells. */
const [least, most] = [0.1, 2000];

/**
 * Where a picture must lie, so that two places on it come to lie on two corners of the grid. Undefined where they do not lie apart to the
 * right and below. Pure.
 * @param now where the picture lies
 * @param clicked the two places as they lie now
 */
export function alignedPlace(now: PicturePlace, clicked: Two, corners: Two): PicturePlace | undefined {
  const across = along(now.x, now.width, [clicked[0].x, clicked[1].x], [corners[0].x, corners[1].x]);
  const down = along(now.y, now.height, [clicked[0].y, clicked[1].y], [corners[0].y, corners[1].y]);
  return across && down && { x: across.start, y: down.start, width: across.length, height: down.length };
}

function along(start: number, length: number, clicked: readonly [number, number], corners: readonly [number, number]) {
  const [from, to] = clicked.map((at) => (at - start) / length) as [number, number];
  const longer = (corners[1] - corners[0]) / (to - from);
  if (!(to > from) || !(longer >= least && longer <= most)) return undefined;
  return { start: exact(corners[0] - from * longer), length: exact(longer) };
}

/** Thousandths of a cell are finer than any printer. */
const exact = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** The corners of the grid that two places are nearest to, at least a cell apart. */
export function nearestCorners([first, second]: Two): Two {
  const from = { x: Math.round(first.x), y: Math.round(first.y) };
  const to = { x: Math.max(Math.round(second.x), from.x + 1), y: Math.max(Math.round(second.y), from.y + 1) };
  return [from, to];
}
