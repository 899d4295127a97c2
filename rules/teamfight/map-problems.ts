import type { Problem } from '../../schemas/problem.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import { type Area, area, edges, markers, type Say, sayOf } from '../map-places.ts';
import type { Board } from './board/board.ts';
import { compileBoard } from './board/compile-board.ts';
import { walkable } from './board/reach.ts';
import { toldAndMissing } from './map-pieces.ts';
import type { FullRuleOptions } from './options.ts';

/**
 * What is wrong with a map beyond its schema. What lies outside of the board or runs askew cannot be painted and is an error; what only
 * spoils the game (no zone, a point that cannot be reached) is a warning: a map in the making has no zones yet.
 */
export function mapProblems(set: GameSet, map: Draft<'map'>, options: FullRuleOptions): Problem[] {
  const found: Problem[] = [];
  const say = sayOf(map, found);
  edges(map.data, say);
  pointNames(map.data, say);
  const { columns, rows } = map.data;
  if (columns === undefined || rows === undefined) return found;
  const size = { columns, rows };
  for (const [index, { cells }] of entriesOf(map.data.hazards)) area(size, cells, `/hazards/${index}/cells`, say);
  markers(set, map.data, size, say);
  for (const { kind, name } of toldAndMissing(set, map.data as Partial<MapFile>))
    say(
      'warning',
      'told-not-painted',
      '/text',
      kind === 'marker'
        ? `it tells of ${quoted(name)}, and none lies on the map; add a marker of that name, whose text may stay empty, and place it.`
        : `it tells of ${quoted(name)}, and nothing is painted with it; add a terrain of that name, whose text may stay empty, or a hazard, and paint it.`,
    );
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
