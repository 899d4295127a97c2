import type { ThouaMap } from '../../schemas/types.generated.ts';
import { entriesOf } from '../draft.ts';
import { entitiesOf, find, type GameSet } from '../game-set.ts';
import { xOf, yOf } from '../spaces.ts';
import { freeLine } from './board/lines.ts';
import { cutsBy } from './board/sight.ts';
import { groundOf, indexes } from './ground.ts';
import { optionsOf } from './options.ts';
import { apart, sightFrom, sightsOf, stops } from './play/field.ts';
import type { Look } from './play/look.ts';
import { gameOf } from './play/prepare.ts';
import { reachFor } from './play/reach.ts';

/** A map before anybody stands on it, for who asks what is seen and reached there by the rules of its set. */
export interface MapView {
  readonly look: Look;
  /** Names of what blocks sight, by its space. */
  readonly names: ReadonlyMap<number, string>;
}

/** @param set the set that the map belongs to, to find what its references name */
export function viewMap(set: GameSet, map: ThouaMap): MapView {
  const ground = groundOf(set, map);
  const { columns, rows, blocked, unseen } = ground;
  const [obstacles, screens] = [blocked, unseen].map((cells) => [...cells].sort((one, other) => one - other)) as [
    number[],
    number[],
  ];
  const board = { ref: '', columns, rows, obstacles, screens, zones: [[], []] as const };
  const game = gameOf({ sets: [set], encounter: '', options: optionsOf(set), board, figures: [], conditions: [] });
  const state = { figures: [], obstacles, screens, round: 0, order: [], begun: 0, over: undefined, stack: [] };
  const names = new Map<number, string>();
  for (const [, { kind, cells }] of entriesOf(map.terrain)) {
    const terrain = kind === undefined ? undefined : find(set, kind);
    for (const cell of indexes(ground, cells)) if (terrain && unseen.has(cell)) names.set(cell, terrain.data.name);
  }
  return { look: { game, state }, names };
}

/** What is seen from a space: 0 for each space that is not (U-050, U-051). Never write to it. */
export const seenFrom = ({ look }: MapView, from: number): Uint8Array => sightFrom(look, 0, from);

/** Spaces at which a movement action from a space can end (U-031, U-032). */
export const reachFrom = ({ look }: MapView, from: number, movement: number): readonly number[] =>
  reachFor(look, 0, { from, spaces: movement, barred: stops.obstacle }).ends;

/** How far two spaces are apart (U-030). */
export const rangeOf = ({ look }: MapView, from: number, to: number): number => apart(look, from, to);

/** The Movement that half of the enemies of a set have at least; 4 without enemies. */
export function middleMovement(set: GameSet): number {
  const all = entitiesOf(set, 'enemy').map(({ data }) => data.movement ?? 0);
  return all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 4;
}

/** How a space is seen from another. */
export interface Glance {
  readonly seen: boolean;
  /** A line that is free, by the corners of the grid and the middles of spaces. */
  readonly line?: { readonly from: readonly [number, number]; readonly to: readonly [number, number] };
  /** What cuts all lines between them, the nearest first; nothing where one is free. */
  readonly by: readonly number[];
}

export function glance({ look }: MapView, from: number, to: number): Glance {
  const { board, options } = look.game;
  const sights = sightsOf(look);
  const cuts = (space: number) => cutsBy(sights, space, from, to);
  const between = look.state.screens.filter((space) => cuts(space) !== 0);
  const free = freeLine(
    between.reduce((cut, space) => cut | cuts(space), 0),
    options.sight,
  );
  const near = (space: number) => apart(look, from, space);
  if (!free) return { seen: false, by: between.sort((one, other) => near(one) - near(other)) };
  const [x, y] = [xOf(board, from), yOf(board, from)];
  const [tox, toy] = [xOf(board, to), yOf(board, to)];
  // Lines are counted as if the target lay below and to the right.
  const across = (part: number) => (tox < x ? 1 - part : part);
  const down = (part: number) => (toy < y ? 1 - part : part);
  const [corner, point] = free;
  return {
    seen: true,
    by: [],
    line: {
      from: [x + across(corner[0]), y + down(corner[1])],
      to: [tox + across(point[0]), toy + down(point[1])],
    },
  };
}

/** Obstacles that a sentence names; of more it says how many. */
const mostNamed = 3;

/** How one space is seen from another, in one sentence. @param viewer,target what both are called */
export function tellGlance(view: MapView, { seen, by }: Glance, viewer: string, target: string): string {
  if (seen) return `${viewer} sees ${target}.`;
  const { board } = view.look.game;
  const named = by
    .slice(0, mostNamed)
    .map((space) => `${view.names.get(space)} ${xOf(board, space)},${yOf(board, space)}`);
  const more = by.length > mostNamed ? ` and ${by.length - mostNamed} more` : '';
  const what = `${named.join(', ')}${more}`;
  return `${viewer} does not see ${target}: ${what} cut every line.`;
}
