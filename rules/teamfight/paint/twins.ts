import { type Grid, neighbour } from '../../spaces.ts';
import { type Orientation, turnedCell } from './orientation.ts';
import { type ControlArea, isBare, marked, noCells, type Painting, sameMarks } from './painting.ts';
import { freeName } from './point-name.ts';
import type { Image } from './symmetry.ts';

/** Cells of an area as they lie in another orientation of the board. */
export function turnedMarks(grid: Grid, how: Orientation, cells: Uint8Array): Uint8Array {
  const turned = noCells(grid);
  for (const cell of marked(cells)) turned[turnedCell(grid, how, cell)] = 1;
  return turned;
}

/** The areas that are the images of one, by their indexes; undefined if not all are there. */
function twins(
  grid: Grid,
  areas: readonly { readonly cells: Uint8Array }[],
  index: number,
  images: readonly Image[],
): number[] | undefined {
  const cells = areas[index]?.cells;
  if (cells === undefined || isBare(cells)) return undefined;
  const found = images.map(({ how }) => {
    const turned = turnedMarks(grid, how, cells);
    return sameMarks(turned, cells) ? index : areas.findIndex((area) => sameMarks(area.cells, turned));
  });
  return found.includes(-1) ? undefined : found;
}

/** The hazards that the images of a stroke paint: those that are its images already, else itself, as a hazard may lie in many places. */
export const hazardTwins = (painting: Painting, index: number, images: readonly Image[]): number[] =>
  twins(painting, painting.hazards, index, images) ?? images.map(() => index);

/**
 * The control points that the images of a stroke paint. A point is one place: an image that touches it is a part of it, one that lies
 * elsewhere is another point, which is made if it is not there.
 *
 * @param before where images are known from, if not from the painting
 */
export function controlTwins(
  painting: Painting,
  index: number,
  stroke: readonly number[],
  images: readonly Image[],
  before: Painting,
): { readonly points: readonly ControlArea[]; readonly targets: readonly number[] } {
  const known =
    twins(painting, painting.controlPoints, index, images) ?? twins(before, before.controlPoints, index, images);
  if (known) return { points: painting.controlPoints, targets: known };
  const area = Uint8Array.from(painting.controlPoints[index]!.cells);
  for (const cell of stroke) area[cell] = 1;
  const places = images.map(({ how }) => turnedMarks(painting, how, area));
  const points = [...painting.controlPoints];
  const targets: number[] = [index];
  for (const [image, place] of places.entries()) {
    if (targets[image] === undefined) {
      targets[image] = points.length;
      points.push({ ...points[index]!, name: freeName(points, points[index]!.name), cells: noCells(painting) });
    }
    spread(image, place);
  }
  return { points, targets };

  /** Images that touch an image, over whichever others, are the same point. */
  function spread(from: number, place: Uint8Array): void {
    for (const [image, other] of places.entries()) {
      if (targets[image] !== undefined || !touch(painting, place, other)) continue;
      targets[image] = targets[from]!;
      spread(image, other);
    }
  }
}

/** Whether two areas share a cell or a side of one. */
function touch(grid: Grid, a: Uint8Array, b: Uint8Array): boolean {
  return marked(a).some(
    (cell) =>
      b[cell] === 1 ||
      [0, 1, 2, 3].some((direction) => {
        const beside = neighbour(grid, cell, direction);
        return beside >= 0 && b[beside] === 1;
      }),
  );
}
