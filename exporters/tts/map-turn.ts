import { type Cell, parseCells } from '../../rules/map-grid.ts';
import type { MapFile } from '../../schemas/types.generated.ts';

/** How many quarter turns clockwise a map is laid, so that each side's zone lies nearest to its player. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Red sits at the lower edge of an unturned map and blue at the upper one. A map without zones stays as it is drawn. */
export function turnsOf({ deploy }: Pick<MapFile, 'deploy'>): QuarterTurns {
  const [red, blue] = [middleOf(deploy?.red), middleOf(deploy?.blue)];
  if (!red || !blue) return 0;
  const [right, down] = [red.x - blue.x, red.y - blue.y];
  if (Math.abs(down) >= Math.abs(right)) return down < 0 ? 2 : 0;
  return right > 0 ? 1 : 3;
}

function middleOf(zone: readonly string[] = []): Cell | undefined {
  const cells = parseCells(zone);
  if (cells.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
}
