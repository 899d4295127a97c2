import { type AreaSource, nextSpaces, placements } from '../board/area.ts';
import { distance } from '../board/range.ts';
import type { Shape } from '../program.ts';
import { type MapView, seenFrom } from './map-view.ts';

/** The spaces that an area laid from a space can reach, whichever way it is laid. */
export function areaFrom(view: MapView, at: number, shape: Shape): number[] {
  const source = sourceAt(view, at);
  if (shape.shape !== 'path') return [...new Set(placements(view.board, shape, source).flat())];
  // Step by step, as there are far more paths than spaces.
  const reached = new Set(nextSpaces(view.board, shape, source, []));
  let edge = [...reached];
  for (let step = 1; step < shape.size; step++) {
    edge = edge
      .flatMap((space) => nextSpaces(view.board, shape, source, [space]))
      .filter((space) => !reached.has(space) && reached.add(space));
  }
  return [...reached];
}

/** The area as it is laid to cover another space, as close around it as can be; undefined where it cannot. */
export function areaOver(view: MapView, at: number, shape: Shape, to: number): readonly number[] | undefined {
  const { columns } = view.board;
  const apart = (area: readonly number[]) => area.reduce((sum, space) => sum + distance(columns, space, to), 0);
  let best: readonly number[] | undefined;
  for (const area of placements(view.board, shape, sourceAt(view, at))) {
    if (area.includes(to) && (best === undefined || apart(area) < apart(best))) best = area;
  }
  return best;
}

const sourceAt = (view: MapView, at: number): AreaSource => ({ at, size: 1, sight: seenFrom(view, at) });
