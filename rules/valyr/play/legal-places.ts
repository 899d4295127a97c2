import type { Game, Piece, Spot } from '../game.ts';
import type { State } from '../state.ts';
import { type Disc, square } from './geometry.ts';
import { flies, passes } from './moves.ts';
import { nextToPlace } from './setup.ts';
import { moveLength } from './stats.ts';
import { designOf, discOf, heightAt } from './table.ts';

/**
 * All places where the middle of a base may be put, as shapes: what `check` says of each single place. To be drawn: places within
 * `reach` of a stretch, on higher floors within less, but not where the base would touch what is in the way.
 */
export interface LegalPlaces {
  /** The stretch that places are near to, both ends alike for a single place. */
  readonly from: readonly [Spot, Spot];
  readonly reach: number;
  /** Radius of the base. */
  readonly radius: number;
  /** Floors that are reached less far than the table, the lower ones first; below 0 not at all. */
  readonly floors: readonly { readonly piece: Piece; readonly reach: number }[];
  /** Straight ways to other units that are longer than others, to their middles. */
  readonly lanes: readonly { readonly to: Spot; readonly reach: number }[];
  /** Bases that are in the way. */
  readonly bases: readonly Disc[];
  /** Discs whose inside is barred, without the own base being counted. */
  readonly barred: readonly Disc[];
  readonly blocking: readonly Piece[];
  /** Whether what blocks is in the way of a straight line too. */
  readonly straight: boolean;
}

/** What stands in the way of a unit, wherever it goes. */
function inTheWay(game: Game, state: State, number: number): Pick<LegalPlaces, 'radius' | 'bases' | 'blocking'> {
  return {
    radius: designOf(game, state.units[number]!).radius,
    bases: state.units.flatMap((unit, other) => (other !== number && unit.at === 'table' ? [discOf(game, unit)] : [])),
    blocking: game.pieces.filter(({ blocksMovement }) => blocksMovement),
  };
}

/** Where the unit whose turn it is can move (V-020 to V-023). */
export function placesOfMove(game: Game, state: State): LegalPlaces | undefined {
  const { turn } = state;
  const unit = turn && state.units[turn.unit];
  if (!turn || !unit || unit.fallen || (turn.energy < 1 && turn.freeMoves < 1)) return undefined;
  const most = moveLength(game, state, turn.unit, turn.moves);
  const here = heightAt(game, unit);
  const isFree = flies(game, unit);
  const reachTo = (height: number): number =>
    isFree ? most : Math.abs(here - height) > most ? -1 : Math.sqrt(most * most - (here - height) ** 2);
  const raised = game.pieces.filter(({ blocksMovement, height }) => !blocksMovement && height > 0);
  const others = state.units.filter((other) => other !== unit && other.at === 'table');
  return {
    ...inTheWay(game, state, turn.unit),
    from: [unit, unit],
    reach: reachTo(0),
    lanes: others.flatMap(({ x, y }) => {
      const reach = moveLength(game, state, turn.unit, turn.moves, { x, y });
      return reach > most ? [{ to: { x, y }, reach }] : [];
    }),
    barred: state.bars.flatMap(({ unit: held, by }) => {
      const { x, y } = state.units[by]!;
      return held === turn.unit ? [{ x, y, radius: Math.sqrt(square(unit, { x, y })) }] : [];
    }),
    floors: isFree
      ? []
      : [...raised].sort((a, b) => a.height - b.height).map((piece) => ({ piece, reach: reachTo(piece.height) })),
    straight: !passes(game, unit, turn.moves),
  };
}

/** No way is gone. */
const open = { floors: [], lanes: [], barred: [], straight: false };

/** Where the next unit can be set up (V-005). */
export function placesOfSetup(game: Game, state: State): LegalPlaces | undefined {
  const number = nextToPlace(state, state.seat);
  const from = game.starts[state.seat];
  if (!state.setup || number < 0 || !from) return undefined;
  const around = inTheWay(game, state, number);
  const reach = Math.round(game.options.startInches * 1000) + around.radius;
  return { ...around, ...open, from, reach };
}

/** Where a unit can be put by hand: anywhere that it can stand. */
export function placesByHand(game: Game, state: State, number: number): LegalPlaces {
  const middle = { x: game.width / 2, y: game.depth / 2 };
  return { ...inTheWay(game, state, number), ...open, from: [middle, middle], reach: game.width + game.depth };
}
