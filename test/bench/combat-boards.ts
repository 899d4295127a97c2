/** One map for THOUA and for Teamfight, and what is looked at and laid on it: by both from every space, past the same figures. */
import { openSet } from '../../rules/open.ts';
import type { Grid } from '../../rules/spaces.ts';
import { placements } from '../../rules/teamfight/board/area.ts';
import type { Board } from '../../rules/teamfight/board/board.ts';
import { sightWith } from '../../rules/teamfight/board/sight.ts';
import type { Shape } from '../../rules/teamfight/program.ts';
import { viewMap } from '../../rules/teamfight/sight/map-view.ts';
import { type Sights, seenPast, sightsOn } from '../../rules/thoua/board/sight.ts';
import type { AbilityDesign } from '../../rules/thoua/game.ts';
import { presets } from '../../rules/thoua/options.ts';
import type { Look } from '../../rules/thoua/play/look.ts';
import { gameOf } from '../../rules/thoua/play/prepare.ts';
import { areaAt, lineFrom, within } from '../../rules/thoua/play/shape.ts';
import { type Aim, isAimed } from '../../rules/thoua/play/targets.ts';

/** A piece of work on a whole map, past figures on some spaces; gives how many spaces it found. */
export type Work = (stood: readonly number[]) => number;

/** The same work by both rules. */
export interface Pair {
  readonly what: string;
  readonly combat: Work;
  readonly skirmish: Work;
}

/** @param rocks spaces that block sight */
export function pairsOn(
  grid: Grid,
  rocks: readonly number[],
): { readonly sight: Pair; readonly areas: readonly Pair[] } {
  const sights = sightsOn(grid, rocks, 'corner-or-middle');
  const board = boardOf(grid, rocks);
  const look = lookOf(grid, rocks);
  return { sight: wholeSight(sights, board), areas: [...unseen(look, board), ...seen(look, sights, board)] };
}

function wholeSight(sights: Sights, board: Board): Pair {
  return {
    what: 'all that is seen',
    combat: each(board, (from, stood) => seenPast(sights, stood, from).length),
    skirmish: each(board, (from, stood) => sightWith(board, from, stood).length),
  };
}

/** Areas laid from every space without sight. */
function unseen(look: Look, board: Board): Pair[] {
  const lay = (shape: Shape): Work =>
    each(board, (at) => placements(board, shape, { at, size: 1 }).reduce((sum, spaces) => sum + spaces.length, 0));
  const square = areaOf(2);
  return [
    {
      what: 'aura and burst of 2',
      combat: each(board, (at) => within(look, at, 2).length),
      skirmish: lay({ shape: 'burst', size: 2 }),
    },
    {
      what: 'splash',
      combat: each(board, (at) => within(look, at, 1).length),
      skirmish: lay({ shape: 'burst', size: 1 }),
    },
    {
      what: 'lines of 4',
      combat: each(board, (at) => {
        let found = 0;
        for (let direction = 0; direction < 8; direction++) found += lineFrom(look, at, direction, 4).length;
        return found;
      }),
      skirmish: lay({ shape: 'line', size: 4 }),
    },
    {
      what: 'areas of 2 x 2 over a space',
      combat: each(board, (at) => {
        let found = 0;
        for (const corner of [at, at - 1, at - board.columns, at - board.columns - 1])
          found += areaAt(look, square, corner, false)?.length ?? 0;
        return found;
      }),
      skirmish: lay({ shape: 'rectangle', columns: 2, rows: 2 }),
    },
  ];
}

/** Areas laid wherever their aim is seen, from every space. */
function seen(look: Look, sights: Sights, board: Board): Pair[] {
  const spaces = board.columns * board.rows;
  const overSeen =
    (shape: Shape): ((from: number, stood: readonly number[]) => number) =>
    (from, stood) => {
      const row = sightWith(board, from, stood);
      let found = 0;
      for (let at = 0; at < spaces; at++) {
        if (row[at] === 3) continue;
        for (const area of placements(board, shape, { at, size: 1 })) found += area.length;
      }
      return found;
    };
  const square = areaOf(3);
  return [
    {
      what: 'spaces that are seen in a range of 4',
      combat: each(board, (at, stood) => {
        const row = seenPast(sights, stood, at);
        return within(look, at, 4).filter((space) => row[space] === 1).length;
      }),
      skirmish: each(board, (at, stood) => {
        const sight = sightWith(board, at, stood);
        return placements(board, { shape: 'burst', size: 4 }, { at, size: 1, sight })[0]?.length ?? 0;
      }),
    },
    {
      what: 'splash around every space that is seen',
      combat: each(board, (from, stood) => {
        const row = seenPast(sights, stood, from);
        let found = 0;
        for (let at = 0; at < spaces; at++) if (row[at] === 1) found += within(look, at, 1).length;
        return found;
      }),
      skirmish: each(board, overSeen({ shape: 'burst', size: 1 })),
    },
    {
      what: 'areas of 3 x 3 of which a space is seen',
      combat: each(board, (from, past) => {
        const aim: Aim = { ...everywhere, past, design: square };
        let found = 0;
        for (let at = 0; at < spaces; at++) {
          const area = areaAt(look, square, at, false);
          if (area && isAimed(look, aim, from, area)) found += area.length;
        }
        return found;
      }),
      skirmish: each(board, overSeen({ shape: 'rectangle', columns: 3, rows: 3, centred: true })),
    },
  ];
}

const each =
  ({ columns, rows }: Grid, find: (from: number, stood: readonly number[]) => number): Work =>
  (stood) => {
    let found = 0;
    for (let from = 0; from < columns * rows; from++) found += find(from, stood);
    return found;
  };

const everywhere = { by: 0, blind: { ally: false, enemy: false, space: false }, further: 0, barred: false, range: 999 };

const areaOf = (side: number): AbilityDesign => ({
  name: 'Area',
  ref: 'bench/area',
  text: '',
  type: 'damage',
  element: 'fire',
  cost: 1,
  cooldown: 1,
  roll: 'attack',
  target: 'any',
  shape: 'area',
  size: [side, side],
  range: 4,
  uses: -1,
  byHand: '',
  program: { action: { effects: [], rules: [] }, variants: [] },
});

function lookOf({ columns, rows }: Grid, rocks: readonly number[]): Look {
  const board = { ref: '', columns, rows, obstacles: rocks, screens: rocks, zones: [[], []] as const };
  const game = gameOf({ sets: [], encounter: '', options: presets.current, board, figures: [], conditions: [] });
  return {
    game,
    state: { figures: [], obstacles: rocks, screens: rocks, round: 0, order: [], begun: 0, over: undefined, stack: [] },
  };
}

function boardOf({ columns, rows }: Grid, rocks: readonly number[]): Board {
  const cells = rocks.map((space) => `${space % columns},${Math.floor(space / columns)}`);
  const files = {
    'set.json': { id: 'rocks', system: 'teamfight', format: 1, name: 'Rocks' },
    'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
    'maps/field.json': { name: 'Field', columns, rows, terrain: [{ kind: 'rock', cells }] },
  };
  const { set } = openSet(
    'rocks',
    new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])),
  );
  const map = set?.entities.find((entity) => entity.kind === 'map');
  if (!set || map?.kind !== 'map') throw new Error('The set of the benchmark has an error.');
  return viewMap(set, map as Parameters<typeof viewMap>[1]).board;
}
