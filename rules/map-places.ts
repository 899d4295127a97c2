import { problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import type { MapFile } from '../schemas/types.generated.ts';
import { quoted } from '../schemas/words.ts';
import { type Draft, entriesOf } from './draft.ts';
import { find, type GameSet } from './game-set.ts';
import { type Edge, parseCell, parseEdge, parseHeightStep, parseRun } from './map-grid.ts';

/** Tells what is wrong at a place of a map. */
export const sayOf =
  (map: Draft<'map'>, found: Problem[]): Say =>
  (severity, code, pointer, sentence) =>
    found.push(problemAt(severity, `map/${code}`, map.file, map.data, pointer, sentence));

/** Cells as indexes `row * columns + column`. */
export type Area = ReadonlySet<number>;
export type Size = Pick<MapFile, 'columns' | 'rows'>;
type Cells = readonly (string | undefined)[] | undefined;

export type Say = (severity: Problem['severity'], code: string, pointer: string, sentence: string) => void;

/** The cells of a list as indexes `row * columns + column`, each once; tells of those outside of the board. */
export function area(map: Size, cells: Cells, pointer: string, say: Say): Area {
  const inside = new Set<number>();
  for (const [index, text] of entriesOf(cells)) {
    const { from, to, y } = parseRun(text);
    if (to >= map.columns || y >= map.rows) {
      const last = `"${map.columns - 1},${map.rows - 1}"`;
      const sentence = `${quoted(text)} lies outside of the map; its last cell is ${last}, as columns and rows are counted from 0.`;
      say('error', 'cell-outside', `${pointer}/${index}`, sentence);
    }
    if (y >= map.rows) continue;
    for (let x = from; x <= Math.min(to, map.columns - 1); x++) inside.add(y * map.columns + x);
  }
  return inside;
}

/** Lines that do not run along the grid or lie outside; those of a map whose size is not known are only looked at for themselves. */
export function edges(map: Draft<'map'>['data'], say: Say): void {
  const { columns = Number.POSITIVE_INFINITY, rows = Number.POSITIVE_INFINITY } = map;
  const look = (text: string, edge: Edge, pointer: string): void => {
    const { x1, y1, x2, y2 } = edge;
    if (x1 === x2 && y1 === y2) {
      say('error', 'edge-empty', pointer, `${quoted(text)} begins and ends at the same corner; an edge has a length.`);
    } else if (x1 !== x2 && y1 !== y2) {
      say(
        'error',
        'edge-askew',
        pointer,
        `${quoted(text)} does not run straight along a line of the grid; draw it in straight pieces.`,
      );
    }
    if (Math.max(x1, x2) > columns || Math.max(y1, y2) > rows) {
      const last = `"${columns},${rows}"`;
      say('error', 'edge-outside', pointer, `${quoted(text)} lies outside of the map; its last corner is ${last}.`);
    }
  };
  for (const kind of ['walls', 'cover'] as const) {
    for (const [index, text] of entriesOf(map[kind])) look(text, parseEdge(text), `/${kind}/${index}`);
  }
  for (const [index, text] of entriesOf(map.heights)) {
    const step = parseHeightStep(text);
    const pointer = `/heights/${index}`;
    look(text, step, pointer);
    const upright = step.x1 === step.x2;
    const across = step.lower === 'left' || step.lower === 'right';
    if (upright !== across && (upright || step.y1 === step.y2)) {
      const sides = upright ? '"left" or "right"' : '"up" or "down"';
      const runs = upright ? 'from top to bottom' : 'from left to right';
      say('error', 'height-side', pointer, `${quoted(text)} runs ${runs}, so its lower side is ${sides}.`);
    }
  }
}

/** Markers that reach beyond the map. */
export function markers(set: GameSet, { markers: list }: Draft<'map'>['data'], map: Size, say: Say): void {
  for (const [index, { kind, at }] of entriesOf(list)) {
    if (kind === undefined || at === undefined) continue;
    const { x, y } = parseCell(at);
    const data = find(set, kind)?.data;
    const size = data && 'size' in data && typeof data.size === 'number' ? data.size : 1;
    if (x + size <= map.columns && y + size <= map.rows) continue;
    const large = size > 1 ? `, ${size} cells wide,` : '';
    const board = `${map.columns} by ${map.rows} cells`;
    say(
      'error',
      'marker-outside',
      `/markers/${index}/at`,
      `${quoted(kind)} at "${at}"${large} reaches beyond the map of ${board}.`,
    );
  }
}
