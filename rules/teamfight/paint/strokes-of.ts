import type { Side } from '../../map-grid.ts';
import { type EdgeAt, edgeAt, isBeside, lowerMark } from './edges.ts';
import { marked, type Painting } from './painting.ts';
import type { Stroke } from './stroke.ts';

/** The strokes that paint everything of a painting, in the order in which it lies. */
export function strokesOf(painting: Painting): Stroke[] {
  const edges = (marks: Uint8Array): EdgeAt[] => marked(marks).map((edge) => edgeAt(painting, edge));
  const { walls, cover, heights, terrain, deploy, hazards, controlPoints, markers } = painting;
  const falling = (lower: Side): EdgeAt[] => {
    const mark = lowerMark(lower);
    return marked(heights).flatMap((number) => {
      const edge = edgeAt(painting, number);
      return isBeside(edge.upright, lower) && (heights[number]! & mark) > 0 ? [edge] : [];
    });
  };
  return [
    { line: 'wall', edges: edges(walls) },
    { line: 'cover', edges: edges(cover) },
    ...(['up', 'down', 'left', 'right'] as const).map(
      (lower) => ({ line: 'height', edges: falling(lower), lower }) as const,
    ),
    ...terrain.map(({ kind, cells }) => ({ layer: { terrain: kind }, cells: marked(cells) })),
    ...(['red', 'blue'] as const).map((team) => ({ layer: { deploy: team }, cells: marked(deploy[team]) })),
    ...hazards.map(({ cells }, hazard) => ({ layer: { hazard }, cells: marked(cells) })),
    ...controlPoints.map(({ cells }, control) => ({ layer: { control }, cells: marked(cells) })),
    ...markers.map(({ kind, at, size, team }) => ({ marker: kind, at, size, team })),
  ];
}
