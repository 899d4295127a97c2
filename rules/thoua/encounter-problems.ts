import { problemAt } from '../../schemas/place.ts';
import type { Problem, Severity } from '../../schemas/problem.ts';
import type { ThouaMap } from '../../schemas/types.generated.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';
import { parseCell, parseRun } from '../map-grid.ts';
import { type Ground, groundOf, indexes, walkable } from './ground.ts';

/** What keeps an encounter from being fought. */
export function encounterProblems(set: GameSet, draft: Draft<'encounter'>): Problem[] {
  const { file, data } = draft;
  const found: Problem[] = [];
  const say = (severity: Severity, code: string, pointer: string, sentence: string) =>
    found.push(problemAt(severity, `encounter/${code}`, file, data, pointer, sentence));
  const enemies = entriesOf(data.enemies);
  if (enemies.length === 0 && isSound(draft, ['enemies']))
    say('warning', 'empty', '/enemies', 'there is no enemy in it yet, so it cannot be played; add one.');
  const map = data.map === undefined ? undefined : find(set, data.map);
  if (map?.kind !== 'map') return found;
  const { data: board } = map as Entity<'map'>;
  const ground = groundOf(set, board as ThouaMap);
  const start = partyStart(ground, data, board, say);
  const places = enemyPlaces(ground, data, board, say);
  if (start.length === 0 || places.length === 0) return found;
  const reached = walkable(ground, start);
  const away = places.filter(({ cells }) => cells.every((cell) => !reached.has(cell)));
  if (away.length === 0) return found;
  const [first] = away;
  const pointer = first && first.index !== undefined ? `/enemies/${first.index}` : '/map';
  if (away.length === places.length) {
    const sentence = `no way leads from the party's start to ${places.length === 1 ? 'the enemy' : 'any enemy'} on ${quoted(board.name)}; open a gap in its obstacles, or move the start.`;
    say('error', 'no-way', pointer, sentence);
  } else if (first) {
    const sentence = `no way leads from the party's start to this enemy on ${quoted(board.name)}; only what has a range reaches it.`;
    for (const { index } of away) if (index !== undefined) say('warning', 'no-way', `/enemies/${index}`, sentence);
  }
  return found;
}

type Say = (severity: Severity, code: string, pointer: string, sentence: string) => void;
type Data = Draft<'encounter'>['data'];

const cellOf = ({ columns }: Ground, text: string): number => {
  const { x, y } = parseCell(text);
  return y * columns + x;
};

/** The free cells on which the party starts. */
function partyStart(ground: Ground, { partyStart: own }: Data, board: Entity<'map'>['data'], say: Say): number[] {
  for (const [index, text] of entriesOf(own)) {
    const { to, y } = parseRun(text);
    if (to < ground.columns && y < ground.rows) continue;
    const sentence = `${quoted(text)} lies outside of ${quoted(board.name)}, which has ${ground.columns} by ${ground.rows} cells.`;
    say('error', 'cell-outside', `/partyStart/${index}`, sentence);
  }
  const cells = indexes(ground, own ?? board.deploy?.red);
  const free = cells.filter((cell) => !ground.blocked.has(cell));
  if (free.length > 0) return free;
  const where = own ? 'all cells of "partyStart" are blocked' : `${quoted(board.name)} has no start zone for the party`;
  const sentence = `${where}; ${own ? 'name free ones' : 'paint one, or name cells in "partyStart"'}.`;
  say('error', 'no-start', own ? '/partyStart' : '/map', sentence);
  return [];
}

interface Place {
  /** Of an enemy with a place of its own. */
  readonly index: number | undefined;
  readonly cells: readonly number[];
}

/** Where enemies stand: cells of their own, or the whole zone for all others. */
function enemyPlaces(ground: Ground, { enemies: list }: Data, board: Entity<'map'>['data'], say: Say): Place[] {
  const enemies = entriesOf(list);
  const taken = new Map<number, number>();
  const places: Place[] = [];
  for (const [index, { at }] of enemies) {
    if (at === undefined) continue;
    const pointer = `/enemies/${index}/at`;
    const { x, y } = parseCell(at);
    if (x >= ground.columns || y >= ground.rows) {
      const sentence = `"${at}" lies outside of ${quoted(board.name)}, which has ${ground.columns} by ${ground.rows} cells.`;
      say('error', 'cell-outside', pointer, sentence);
      continue;
    }
    const cell = cellOf(ground, at);
    if (ground.blocked.has(cell))
      say('error', 'on-obstacle', pointer, `an obstacle fills "${at}"; choose a free cell.`);
    const first = taken.get(cell);
    if (first !== undefined) say('error', 'same-cell', pointer, `enemies[${first}] stands on "${at}" already.`);
    else taken.set(cell, index);
    places.push({ index, cells: [cell] });
  }
  const without = enemies.filter(([, { at }]) => at === undefined).length;
  if (without === 0) return places;
  const zone = indexes(ground, board.deploy?.blue).filter((cell) => !ground.blocked.has(cell) && !taken.has(cell));
  if (zone.length < without) {
    const room = zone.length === 0 ? 'no free cell' : `only ${counted(zone.length, 'free cell')}`;
    const who = `${counted(without, 'enemy', 'enemies')} without a place`;
    const sentence = `${who}, and the enemies' start zone of ${quoted(board.name)} has ${room}; paint more of it, or give them an "at".`;
    say('error', 'no-room', '/enemies', sentence);
  }
  if (zone.length > 0) places.push({ index: undefined, cells: zone });
  return places;
}
