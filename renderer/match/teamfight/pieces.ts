import { squareSpaces } from '../../../rules/spaces.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import type { Scenery } from './scenery.ts';

/** A unit or object as it stands on the board. */
export interface UnitOnBoard {
  /** Its index in the state, which never changes. */
  readonly unit: number;
  readonly name: string;
  /** Two letters of its name. */
  readonly letters: string;
  /** `red` or `blue`, or nobody's. */
  readonly side: Side;
  readonly object: boolean;
  /** Space of its top left corner, and how many spaces it is wide. */
  readonly at: number;
  readonly size: number;
  readonly health: number;
  readonly most: number;
  readonly overshield: number;
  /** Conditions, tokens and counters. */
  readonly tokens: readonly { readonly name: string; readonly count: number }[];
}

export interface MarkerOnBoard {
  readonly key: number;
  readonly name: string;
  readonly at: number;
  readonly side: Side;
}

export type Side = 'red' | 'blue' | 'none';

/** The side of a seat: the one with the red zone is red. */
export const sideOf = ({ red }: Pick<State, 'red'>, seat: number): Side =>
  seat < 0 ? 'none' : seat === red ? 'red' : 'blue';

export function unitsOnBoard({ cards }: Pick<Scenery, 'cards'>, state: State): UnitOnBoard[] {
  return state.units.flatMap((unit, index) => {
    const card = cards[unit.card];
    if (!card || unit.at < 0) return [];
    return [
      {
        unit: index,
        name: card.name,
        letters: lettersOf(card.name),
        side: sideOf(state, unit.seat),
        object: card.object,
        at: unit.at,
        size: card.size,
        health: unit.health,
        most: card.health,
        overshield: unit.overshield,
        tokens: unit.tokens.map(({ card: token, count }) => ({ name: cards[token]?.name ?? '', count })),
      },
    ];
  });
}

export const markersOnBoard = ({ cards }: Pick<Scenery, 'cards'>, state: State): MarkerOnBoard[] =>
  state.markers.flatMap(({ card, at, seat, order }, key) =>
    order < 0 || at < 0 ? [] : [{ key, name: cards[card]?.name ?? '', at, side: sideOf(state, seat) }],
  );

/** `Mud Crab`: `MC`; `Warden`: `Wa`. */
export function lettersOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0).toUpperCase()}`;
}

/** The unit that stands on a space. */
export const unitOn = (
  units: readonly UnitOnBoard[],
  grid: { readonly columns: number; readonly rows: number },
  space: number,
): UnitOnBoard | undefined => units.find(({ at, size }) => squareSpaces(grid, at, size).includes(space));
