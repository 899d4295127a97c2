import type { MapFile } from '../../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import { type Edge, parseCell, parseCells, parseEdge, parseHeightStep } from '../../map-grid.ts';
import { type Grid, spaceAt } from '../../spaces.ts';
import { groundOf } from '../ground-of.ts';
import { isGroundTold } from '../map-pieces.ts';
import { withOwnPieces } from '../own-pieces.ts';
import type { Board } from './board.ts';

/** What a board takes from the compiled game. Without it the board has its ground, but neither cards nor rules. */
export interface BoardContext {
  /** Index of a card by its full reference, `set/id`. */
  readonly cardOf: (ref: string) => number;
  /** Index in `Game.blocks` of what a hazard does, by its text. */
  readonly hazard: (effect: string) => number;
  /** Index in `Game.ruleLists` of the map's own rules, -1 for none. */
  readonly rules: number;
  /** What the rules cards of the match and the map say of scoring. */
  readonly laws: Board['laws'];
}

const groundOnly: BoardContext = { cardOf: () => -1, hazard: () => -1, rules: -1, laws: [] };

/**
 * Makes a map ready for play. Areas and lines that reach beyond the map or run askew are problems of the map; here they end at its
 * edge or are left out.
 *
 * @param set the set that the map belongs to, to find what its references name
 */
export function compileBoard(
  set: GameSet,
  map: Pick<Entity<'map'>, 'ref' | 'data'>,
  context: BoardContext = groundOnly,
): Board {
  const { name, columns, rows } = map.data;
  const grid = { columns, rows };
  const ground = terrainOf(set, map.data, grid, context);
  const steps = stepsOf(map.data, grid);
  const control = new Int16Array(columns * rows).fill(-1);
  const points = map.data.controlPoints ?? [];
  for (const [index, { cells }] of points.entries()) fill(control, spacesOf(grid, cells), index);
  const hazard = new Int16Array(columns * rows).fill(-1);
  const hazards = map.data.hazards ?? [];
  for (const [index, { cells }] of hazards.entries()) fill(hazard, spacesOf(grid, cells), index);
  const zone = (cells: readonly string[] | undefined): number[] =>
    [...new Set(spacesOf(grid, cells ?? []))].filter((space) => ground.blocked[space] === 0).sort((a, b) => a - b);
  return Object.freeze({
    ref: map.ref,
    name,
    columns,
    rows,
    walls: wallsOf(map.data, grid),
    steps,
    hasSteps: steps.some((sides) => sides > 0),
    cover: coverOf(map.data, grid, steps),
    ...ground,
    hazard,
    hazards: hazards.map(({ name, effect }) => ({ name, block: context.hazard(effect) })),
    control,
    controlPoints: points.map(({ name }) => name),
    zones: [zone(map.data.deploy?.red), zone(map.data.deploy?.blue)] as const,
    placed: placedOn(set, map.data, grid, context),
    rules: context.rules,
    laws: context.laws,
  });
}

function fill(values: Int16Array, spaces: readonly number[], value: number): void {
  for (const space of spaces) values[space] = value;
}

/** The spaces of a list of cells that lie on the map. */
function spacesOf(grid: Grid, cells: readonly string[]): number[] {
  return parseCells(cells).flatMap(({ x, y }) => {
    const space = spaceAt(grid, x, y);
    return space < 0 ? [] : [space];
  });
}

function terrainOf(
  set: GameSet,
  map: MapFile,
  grid: Grid,
  context: BoardContext,
): Pick<Board, 'blocked' | 'dark' | 'enterCost' | 'terrain'> {
  const spaces = grid.columns * grid.rows;
  const blocked = new Uint8Array(spaces);
  const dark = new Uint8Array(spaces);
  const enterCost = new Uint8Array(spaces).fill(1);
  const terrain = new Int16Array(spaces).fill(-1);
  const lay = ({ ref, data }: Entity<'terrain'>, spaces: readonly number[]): void => {
    const { blocksMovement, blocksSight, enterCost: cost = 1, text = '' } = data;
    const card = context.cardOf(ref);
    const blocks = !blocksMovement ? 0 : blocksSight || saysBlocking.test(text) ? 2 : 1;
    for (const space of spaces) {
      terrain[space] = card;
      if (blocksSight) dark[space] = 1;
      blocked[space] = Math.max(blocked[space]!, blocks);
      enterCost[space] = Math.max(enterCost[space]!, cost);
    }
  };
  for (const { kind, cells } of map.terrain ?? []) {
    const ground = groundOf(set, kind);
    if (ground !== undefined) lay(ground, spacesOf(grid, cells));
  }
  // What the map tells of a hazard under its name is the text of a ground that lies where the hazard is painted.
  for (const { name, cells } of map.hazards ?? []) {
    if (!isGroundTold(set, name)) continue;
    const ground = withOwnPieces(set).find(
      (one) => one.kind === 'terrain' && one.data.name.toLowerCase() === name.toLowerCase(),
    );
    const bare = spacesOf(grid, cells).filter((space) => terrain[space] === -1);
    if (ground?.kind === 'terrain') lay(ground as Entity<'terrain'>, bare);
  }
  return { blocked, dark, enterCost, terrain };
}

/** Flight passes what keeps others out, unless it is called blocking (T-173). A solid blocks whatever it is called (T-172). */
const saysBlocking = /\bblocks? movement\b|(?<!non-)\bblocking\b/i;

// ------------------------------------------------------------------------------------------------ lines

/** Marks the side of a space towards a direction, if the space lies on the map. */
function mark(sides: Uint8Array, grid: Grid, x: number, y: number, direction: number): void {
  const space = spaceAt(grid, x, y);
  if (space >= 0) sides[space]! |= 1 << direction;
}

/** Marks the spaces along a line: those above or left of it, those below or right of it, or both. */
function markAlong(
  sides: Uint8Array,
  grid: Grid,
  edge: Edge,
  which: { readonly before: boolean; readonly after: boolean },
) {
  const { x1, y1, x2, y2 } = edge;
  if (x1 === x2) {
    for (let y = Math.min(y1, y2); y < Math.min(Math.max(y1, y2), grid.rows); y++) {
      if (which.before) mark(sides, grid, x1 - 1, y, 1);
      if (which.after) mark(sides, grid, x1, y, 3);
    }
  } else if (y1 === y2) {
    for (let x = Math.min(x1, x2); x < Math.min(Math.max(x1, x2), grid.columns); x++) {
      if (which.before) mark(sides, grid, x, y1 - 1, 2);
      if (which.after) mark(sides, grid, x, y1, 0);
    }
  }
}

const both = { before: true, after: true };

function wallsOf(map: MapFile, grid: Grid): Uint8Array {
  const { columns, rows } = grid;
  const walls = new Uint8Array(columns * rows);
  for (const text of map.walls ?? []) markAlong(walls, grid, parseEdge(text), both);
  markAlong(walls, grid, { x1: 0, y1: 0, x2: columns, y2: 0 }, both);
  markAlong(walls, grid, { x1: 0, y1: rows, x2: columns, y2: rows }, both);
  markAlong(walls, grid, { x1: 0, y1: 0, x2: 0, y2: rows }, both);
  markAlong(walls, grid, { x1: columns, y1: 0, x2: columns, y2: rows }, both);
  return walls;
}

/** A step is kept with the spaces below it, on the side where it rises. A map's arrows point to its lower side. */
function stepsOf(map: MapFile, grid: Grid): Uint8Array {
  const steps = new Uint8Array(grid.columns * grid.rows);
  for (const text of map.heights ?? []) {
    const step = parseHeightStep(text);
    const upright = step.x1 === step.x2;
    const before = step.lower === (upright ? 'left' : 'up');
    const after = step.lower === (upright ? 'right' : 'down');
    markAlong(steps, grid, step, { before, after });
  }
  return steps;
}

/** A cover line covers the units on both of its sides; a height step covers the units below it. */
function coverOf(map: MapFile, grid: Grid, steps: Uint8Array): Uint8Array {
  const cover = Uint8Array.from(steps);
  for (const text of map.cover ?? []) markAlong(cover, grid, parseEdge(text), both);
  return cover;
}

// ------------------------------------------------------------------------------------------------ pieces

const teams = { red: 0, blue: 1 } as const;

function placedOn(set: GameSet, map: MapFile, grid: Grid, context: BoardContext): Board['placed'] {
  return (map.markers ?? []).flatMap(({ kind, at, team }) => {
    const entity = find(set, kind);
    const { x, y } = parseCell(at);
    const space = spaceAt(grid, x, y);
    if (!entity || space < 0) return [];
    return [{ card: context.cardOf(entity.ref), at: space, team: team ? teams[team] : (-1 as const) }];
  });
}
