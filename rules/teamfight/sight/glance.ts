import { coverFrom, defByPlace } from '../board/cover.ts';
import { distance, inRange } from '../board/range.ts';
import { shadowOf, sightBetween } from '../board/sight.ts';
import type { MapView } from './map-view.ts';
import { type MapObstacle, obstaclesFrom } from './obstacles.ts';
import { type ShadowEdge, shadowEdges } from './shadow-edges.ts';

/** How one space of a map is seen from another, and why. */
export interface Glance {
  readonly from: number;
  readonly to: number;
  /** As `board/sight.ts` has it: 0 clear, 1 or 2 half, 3 full shadow. */
  readonly shadow: number;
  /** What covers who stands there against attacks from here (T-079d). */
  readonly cover: 'none' | 'line' | 'height';
  /** Def that an attack from here on there meets by the places alone. */
  readonly def: number;
  /** Range between both (T-080). */
  readonly range: number;
  /** Whether both are next to each other, and range 1 does not reach for the height step between them (T-079d). */
  readonly stepBetween: boolean;
  /** Why there is shadow, the nearest first: what darkens the space whole, else all that darkens a half of it. */
  readonly by: readonly { readonly obstacle: MapObstacle; readonly edges: readonly [ShadowEdge, ShadowEdge] }[];
}

/** How `to` is seen from `from`, by whoever is one space large; the other way may differ (T-078). */
export function glance({ board, laid, standing }: MapView, from: number, to: number): Glance {
  const shadow = sightBetween(board, from, to, laid.hiding);
  const covered = coverFrom(board, to, from);
  const byHeight = covered && coverFrom({ ...board, cover: board.steps }, to, from);
  const range = distance(board.columns, from, to);
  return {
    from,
    to,
    shadow,
    cover: byHeight ? 'height' : covered ? 'line' : 'none',
    def: defByPlace(shadow, covered),
    range,
    stepBetween: range === 1 && !inRange(board, from, to, undefined, 1),
    by: shadow === 0 ? [] : hiders(obstaclesFrom(board, standing, from)),
  };

  function hiders(obstacles: readonly MapObstacle[]): Glance['by'] {
    const thrown = obstacles
      .map((obstacle) => ({ obstacle, shadow: shadowBy(obstacle) }))
      .filter((one) => one.shadow > 0)
      .sort((a, b) => nearness(a.obstacle) - nearness(b.obstacle));
    const whole = thrown.filter((one) => one.shadow === 3);
    return (whole.length > 0 ? whole : thrown).map(({ obstacle }) => ({
      obstacle,
      edges: shadowEdges(board, from, obstacle.box),
    }));
  }

  function shadowBy({ parts }: MapObstacle): number {
    return parts.reduce((sum, part) => sum | shadowOf(board, from, to, part), 0);
  }

  /** Range to the part that is nearest to the viewer. */
  function nearness({ parts }: MapObstacle): number {
    return Math.min(...parts.map((part) => distance(board.columns, from, part < 0 ? (-1 - part) >> 1 : part)));
  }
}
