import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCell, parseEdge, parseHeightStep, parseRun } from '../../rules/map-grid.ts';
import { formatJson } from '../../schemas/json.ts';
import type { MapFile } from '../../schemas/types.generated.ts';

const content = join(import.meta.dirname, '../../content/teamfight');

/** Cells along each side. */
export const sideOfLargeMap = 64;

/** A shipped map over and over until 64 x 64 cells are full; zones and control points stand once. */
export function largeMap(shipped: MapFile): MapFile {
  const side = sideOfLargeMap;
  const places: (readonly [dx: number, dy: number])[] = [];
  for (let dy = 0; dy < side; dy += shipped.rows)
    for (let dx = 0; dx < side; dx += shipped.columns) places.push([dx, dy]);
  const repeated = (
    list: readonly string[] = [],
    moved: (text: string, dx: number, dy: number) => string | undefined,
  ) => places.flatMap(([dx, dy]) => list.flatMap((text) => moved(text, dx, dy) ?? []));
  const cells = (text: string, dx: number, dy: number) => {
    const { from, to, y } = parseRun(text);
    return to + dx < side && y + dy < side
      ? `${from + dx}-${to + dx},${y + dy}`.replace(/^(\d+)-\1,/, '$1,')
      : undefined;
  };
  const line = (text: string, dx: number, dy: number) => {
    const { x1, y1, x2, y2 } = parseEdge(text);
    return x2 + dx <= side && y2 + dy <= side ? `${x1 + dx},${y1 + dy} ${x2 + dx},${y2 + dy}` : undefined;
  };
  const step = (text: string, dx: number, dy: number) => {
    const moved = line(text.split(' ').slice(0, 2).join(' '), dx, dy);
    return moved && `${moved} ${parseHeightStep(text).lower}`;
  };
  return {
    ...shipped,
    name: 'Large',
    columns: side,
    rows: side,
    walls: repeated(shipped.walls, line),
    cover: repeated(shipped.cover, line),
    heights: repeated(shipped.heights, step),
    terrain: (shipped.terrain ?? []).map((area) => ({ ...area, cells: repeated(area.cells, cells) })),
    hazards: (shipped.hazards ?? []).map((area) => ({ ...area, cells: repeated(area.cells, cells) })),
    markers: places.flatMap(([dx, dy]) =>
      (shipped.markers ?? []).flatMap((marker) => {
        const { x, y } = parseCell(marker.at);
        return y + dy + 2 <= side ? [{ ...marker, at: `${x + dx},${y + dy}` }] : [];
      }),
    ),
  };
}

/** Writes a copy of a shipped set with the large map beside its own into the folder, and answers with where it is. */
export async function writeSetWithLargeMap(folder: string): Promise<string> {
  for (const name of ['windfall', 'common']) await cp(join(content, name), join(folder, name), { recursive: true });
  const set = join(folder, 'windfall');
  const shipped = JSON.parse(await readFile(join(set, 'maps/crown-hill.json'), 'utf8')) as MapFile;
  await writeFile(join(set, 'maps/large.json'), formatJson(largeMap(shipped)));
  return set;
}
