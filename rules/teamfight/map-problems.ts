import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import type { Board } from './board/board.ts';
import { compileBoard } from './board/compile-board.ts';
import { walkable } from './board/reach.ts';
import { type Edge, parseCell, parseEdge, parseHeightStep, parseRun } from './map-grid.ts';
import type { FullRuleOptions } from './options.ts';

/**
 * What is wrong with a map beyond its schema. What lies outside of the board or runs askew cannot be painted and is an error; what only
 * spoils the game (no zone, a point that cannot be reached) is a warning: a map in the making has no zones yet.
 */
export function mapProblems(set: GameSet, map: Draft<'map'>, options: FullRuleOptions): Problem[] {
  const found: Problem[] = [];
  const say: Say = (severity, code, pointer, sentence) =>
    found.push(problemAt(severity, `map/${code}`, map.file, map.data, pointer, sentence));
  edges(map.data, say);
  pointNames(map.data, say);
  const { columns, rows } = map.data;
  if (columns === undefined || rows === undefined) return found;
  const size = { columns, rows };
  for (const [index, { cells }] of entriesOf(map.data.hazards)) area(size, cells, `/hazards/${index}/cells`, say);
  markers(set, map.data, size, say);
  // What is said of ways and zones holds only where everything that they are made of is known.
  if (isSound(map, ['terrain', 'deploy', 'walls', 'heights', 'controlPoints'])) {
    const whole = map.data as MapFile;
    for (const [index, { cells }] of (whole.terrain ?? []).entries()) area(size, cells, `/terrain/${index}/cells`, say);
    const { terrain, walls, heights } = whole;
    const board = compileBoard(set, { ref: map.file, data: { name: '', columns, rows, terrain, walls, heights } });
    const zones = deployZones(whole, board, options.heroesPerSide, say);
    controlPoints(whole, zones, board, say);
    return found;
  }
  const { terrain, deploy, controlPoints: points } = map.data;
  for (const [index, { cells }] of entriesOf(terrain)) area(size, cells, `/terrain/${index}/cells`, say);
  for (const side of ['red', 'blue'] as const) area(size, deploy?.[side], `/deploy/${side}`, say);
  for (const [index, { cells }] of entriesOf(points)) area(size, cells, `/controlPoints/${index}/cells`, say);
  return found;
}

/** Cells as indexes `row * columns + column`. */
type Area = ReadonlySet<number>;
type Size = Pick<MapFile, 'columns' | 'rows'>;
type Cells = readonly (string | undefined)[] | undefined;

type Say = (severity: Problem['severity'], code: string, pointer: string, sentence: string) => void;

/** The cells of a list as indexes `row * columns + column`, each once; tells of those outside of the board. */
function area(map: Size, cells: Cells, pointer: string, say: Say): Area {
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

/** Lines of a map whose size is not known are only looked at for themselves. */
function edges(map: Draft<'map'>['data'], say: Say): void {
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

/** The free cells of both zones. */
function deployZones(map: MapFile, board: Board, heroes: number, say: Say): Map<'red' | 'blue', Area> {
  const zones = new Map<'red' | 'blue', Area>();
  for (const side of ['red', 'blue'] as const) {
    const cells = map.deploy?.[side];
    if (!cells) {
      say(
        'warning',
        'zone-missing',
        '',
        `there is no ${side} deploy zone; add deploy, ${side} with the cells where that side's heroes start.`,
      );
      continue;
    }
    const zone = area(map, cells, `/deploy/${side}`, say);
    const free = new Set([...zone].filter((cell) => board.blocked[cell] === 0));
    zones.set(side, free);
    if (free.size < heroes) {
      const has = `${counted(free.size, 'free cell')} for ${counted(heroes, 'hero', 'heroes')}`;
      say('warning', 'zone-too-small', `/deploy/${side}`, `the ${side} deploy zone has ${has}; make it larger.`);
    }
  }
  const blue = zones.get('blue');
  const shared = [...(zones.get('red') ?? [])].filter((cell) => blue?.has(cell));
  const [first] = shared;
  if (first !== undefined) {
    const where = `"${first % map.columns},${Math.floor(first / map.columns)}"`;
    say(
      'warning',
      'zones-overlap',
      '/deploy',
      `the zones of both sides share ${counted(shared.length, 'cell')}, the first is ${where}.`,
    );
  }
  return zones;
}

function pointNames(map: Draft<'map'>['data'], say: Say): void {
  const names = new Map<string, number>();
  for (const [index, { name }] of entriesOf(map.controlPoints)) {
    const key = name?.trim().toLowerCase();
    if (key === undefined) continue;
    const twin = names.get(key);
    if (twin === undefined) names.set(key, index);
    else {
      say(
        'warning',
        'point-same-name',
        `/controlPoints/${index}/name`,
        `controlPoints[${twin}] has the same name; players tell points apart by it.`,
      );
    }
  }
}

function controlPoints(map: MapFile, zones: ReadonlyMap<'red' | 'blue', Area>, board: Board, say: Say): void {
  const points = map.controlPoints ?? [];
  if (points.length === 0) return;
  const reached = new Map([...zones].map(([side, zone]) => [side, walkable(board, zone)]));
  for (const [index, { cells }] of points.entries()) {
    const pointer = `/controlPoints/${index}`;
    const point = area(map, cells, `${pointer}/cells`, say);
    const cut = [...reached].filter(([side, cellsReached]) => zones.get(side)?.size && !overlap(point, cellsReached));
    if (point.size === 0 || cut.length === 0) continue;
    const from = cut.map(([side]) => side).join(' or ');
    say(
      'warning',
      'point-unreachable',
      pointer,
      `no unit can walk here from the ${from} deploy zone; open a way through walls, steps and terrain.`,
    );
  }
}

const overlap = (a: Area, b: Area): boolean => {
  for (const cell of a) if (b.has(cell)) return true;
  return false;
};

function markers(set: GameSet, { markers: list }: Draft<'map'>['data'], map: Size, say: Say): void {
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
