import { parseJson } from '../../../schemas/json.ts';
import { at, pointerKeys, pointerTo } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import { type Change, changed, type Texts, withChanged } from '../../edit/change.ts';
import { removed } from '../../edit/lists.ts';
import { parseEdge, parseRun } from '../../map-grid.ts';

/** How a map can be mended that cannot be painted: by what becomes of what is wrong. */
export type Mending =
  | { readonly mends: 'take-off' | 'take-picture-off' | 'cut'; readonly changes: readonly Change[] }
  | { readonly mends: 'columns' | 'rows'; readonly to: number; readonly changes: readonly Change[] };

/** What the schema allows, and the size of a map whose file says none. */
const [leastCells, mostCells, usualCells] = [2, 100, 12];

const painted = /^\/(?:walls|cover|heights|terrain|deploy|hazards|controlPoints|markers)\//;

/** The way to mend one problem of a map; undefined where there is none but to write something else. */
export function mendingOf(files: Texts, { file, pointer, code, severity }: Problem): Mending | undefined {
  if (!/^maps\/[^/]+\.json$/.test(file)) return undefined;
  const map = parseJson(file, files.get(file) ?? '').value as Partial<MapFile> | undefined;
  if (typeof map !== 'object' || map === null) return undefined;
  if (code.startsWith('picture/') && pointer.startsWith('/picture') && severity !== 'note')
    return { mends: 'take-picture-off', changes: withoutPicture(file, map) };
  if (severity !== 'error') return undefined;
  if (pointer === '/columns' || pointer === '/rows') {
    const side = pointer === '/columns' ? 'columns' : 'rows';
    const to = fittingSize(map, side);
    return { mends: side, to, changes: [{ file, pointer, value: to }] };
  }
  if (!painted.test(pointer)) return undefined;
  const cut = cutOff(map, at(map, pointer));
  if (cut !== undefined) return { mends: 'cut', changes: [{ file, pointer, value: cut }] };
  return { mends: 'take-off', changes: takenOff(files, file, map, pointerKeys(pointer)) };
}

/** Mends all that can be mended of some problems of one map, as one change. */
export function mendedAll(files: Texts, problems: readonly Problem[]): Change[] {
  // Two things may be wrong with one line, or with an area and with its cells: what goes as a whole goes once.
  const places = new Map(problems.map((problem) => [placeOf(problem.pointer), problem]));
  const whole = [...places].filter(([place]) => ![...places.keys()].some((other) => place.startsWith(`${other}/`)));
  // From the last to the first: what is taken out of a list moves what stands behind it.
  whole.sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  let now = files;
  const touched = new Set<string>();
  for (const [, problem] of whole) {
    const after = changed(now, mendingOf(now, problem)?.changes ?? []);
    if ('code' in after) continue;
    for (const file of after.keys()) touched.add(file);
    now = withChanged(now, after);
  }
  return [...touched].map((file) => ({ file, text: now.get(file) }));
}

/** What is taken off for a problem: a run of cells or a cell, else the whole entry. */
const placeOf = (pointer: string): string =>
  /^\/(?:deploy\/\w+|\w+\/\d+\/cells|\w+)\/\d+/.exec(pointer)?.[0] ?? pointer;

/** A picture that is composed beside its file stays; else what is said of the picture goes with it. */
function withoutPicture(file: string, { picture }: Partial<MapFile>): Change[] {
  const { file: _, focus: __, credit: ___, ...composed } = picture ?? {};
  if (Object.keys(composed).length > 0) return [{ file, pointer: '/picture', value: composed }];
  const fields = ['picture', 'pictureAt', 'pictureUse', 'pictureStrength'];
  return fields.map((field) => ({ file, pointer: `/${field}`, value: undefined }));
}

/** A size that the schema allows: of a map that says too much the largest, else one that holds what is painted. */
function fittingSize(map: Partial<MapFile>, side: 'columns' | 'rows'): number {
  if (Number(map[side]) > mostCells) return mostCells;
  const { walls, cover, heights, terrain, deploy, hazards, controlPoints } = map;
  const written = JSON.stringify([walls, cover, heights, terrain, deploy, hazards, controlPoints]);
  const corners = [...written.matchAll(/(\d{1,3}),(\d{1,3}) (\d{1,3}),(\d{1,3})/g)].flatMap(([, x1, y1, x2, y2]) =>
    side === 'columns' ? [Number(x1), Number(x2)] : [Number(y1), Number(y2)],
  );
  const cells = [...written.matchAll(/"(?:\d{1,3}-)?(\d{1,3}),(\d{1,3})"/g)].map(([, x, y]) =>
    side === 'columns' ? Number(x) + 1 : Number(y) + 1,
  );
  const needed = [...corners, ...cells];
  return needed.length === 0 ? usualCells : Math.min(mostCells, Math.max(leastCells, ...needed));
}

/** The part of a run of cells or a straight line that lies on the map; undefined where all or nothing of it does. */
function cutOff({ columns = 0, rows = 0 }: Partial<MapFile>, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  if (/^\d+-\d+,\d+$/.test(text)) {
    const { from, to, y } = parseRun(text);
    return from < columns && to >= columns && y < rows ? `${from}-${columns - 1},${y}` : undefined;
  }
  const [, corners, lower = ''] = /^(\d+,\d+ \d+,\d+)( [a-z]+)?$/.exec(text) ?? [];
  if (corners === undefined) return undefined;
  const line = parseEdge(corners);
  const [x1, x2] = [Math.min(line.x1, columns), Math.min(line.x2, columns)];
  const [y1, y2] = [Math.min(line.y1, rows), Math.min(line.y2, rows)];
  const isStraight = (line.x1 === line.x2) !== (line.y1 === line.y2);
  const isOn = line.x1 === line.x2 ? line.x1 <= columns && y1 !== y2 : line.y1 <= rows && x1 !== x2;
  const after = `${x1},${y1} ${x2},${y2}${lower}`;
  return isStraight && isOn && after !== text ? after : undefined;
}

/** Takes the line, run or marker at a place away, and an area with the last of its cells. */
function takenOff(files: Texts, file: string, map: Partial<MapFile>, keys: readonly string[]): Change[] {
  const [list = '', key = '', inner, run] = keys;
  if (list === 'deploy') {
    const left = listed(map.deploy?.[key as 'red' | 'blue']).filter((_, index) => String(index) !== inner);
    return [{ file, pointer: pointerTo(list, key), value: left.length > 0 ? left : undefined }];
  }
  if (inner === 'cells' && run !== undefined) {
    const area = listed(map[list as 'terrain' | 'hazards' | 'controlPoints'])[Number(key)];
    const left = listed((area as { readonly cells?: unknown } | undefined)?.cells).filter(
      (_, index) => String(index) !== run,
    );
    if (left.length > 0) return [{ file, pointer: pointerTo(list, key, 'cells'), value: left }];
  }
  return removed(files, file, `/${list}`, Number(key));
}

const listed = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
