import type { MapFile } from '../../schemas/types.generated.ts';
import { words } from '../words.ts';
import type { Fact } from './fact.ts';

/** What is drawn on a map, in figures. Pure. */
export function mapFacts({ columns, rows, controlPoints = [], hazards = [], markers = [] }: MapFile): Fact[] {
  const { map } = words;
  const counts: readonly (readonly [string, number])[] = [
    [map.points, controlPoints.length],
    [map.hazards, hazards.length],
    [map.markers, markers.length],
  ];
  return [
    [map.cells, `${columns} × ${rows}`],
    ...counts.filter(([, count]) => count > 0).map(([label, count]): Fact => [label, String(count)]),
  ];
}
