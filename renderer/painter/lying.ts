import type { Side } from '../../rules/map-grid.ts';
import { edgeNumber, lowerMark } from '../../rules/teamfight/paint/edges.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { pick } from '../../rules/teamfight/paint/pick.ts';
import type { Spot } from '../model/spot.ts';
import { words } from '../words.ts';
import { edgeOf } from './hover.ts';
import { nameOf } from './pick.ts';

/** All that lies in a cell and on its edges, in words. */
export function lyingIn(painting: Painting, { x, y }: Spot): string[] {
  const { on } = words.painter;
  const inside = pick(painting, { x: x + 0.5, y: y + 0.5 }).map((picked) => nameOf(painting, picked));
  const around = (['up', 'down', 'left', 'right'] satisfies Side[]).flatMap((side) => {
    const edge = edgeNumber(painting, edgeOf({ x, y }, side));
    const height = painting.heights[edge] ?? 0;
    return [
      ...(painting.walls[edge] ? [on.wall(side)] : []),
      ...(painting.cover[edge] ? [on.cover(side)] : []),
      ...(height ? [on.height(side, (height & lowerMark(side)) > 0)] : []),
    ];
  });
  return [...inside, ...around];
}
