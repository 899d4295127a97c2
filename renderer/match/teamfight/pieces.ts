import { across } from '../../../rules/teamfight/board/edges.ts';
import type { Marker as Lying, State } from '../../../rules/teamfight/state.ts';
import { words } from '../../words.ts';
import { type EdgeRow, lettersOf, type MarkerOnBoard, type Side, type UnitOnBoard } from '../board/on-board.ts';
import type { Scenery } from './scenery.ts';

/** The side of a seat: the one with the red zone is red. */
export const sideOf = ({ red }: Pick<State, 'red'>, seat: number): Side =>
  seat < 0 ? 'none' : seat === red ? 'red' : 'blue';

export function unitsOnBoard({ cards }: Pick<Scenery, 'cards'>, state: State): UnitOnBoard[] {
  return state.units.flatMap((unit, index) => {
    const card = cards[unit.card];
    if (!card || unit.at < 0) return [];
    const side = sideOf(state, unit.seat);
    const shown = {
      unit: index,
      name: card.name,
      letters: lettersOf(card.name),
      side,
      sign: words.match.letter[side],
      object: card.object,
      at: unit.at,
      size: card.size,
      ...edgesOf(unit),
      health: unit.health,
      most: card.health,
      overshield: unit.overshield,
      tokens: unit.tokens.map(({ card: token, count }) => ({ name: cards[token]?.name ?? '', count })),
    };
    return [{ ...shown, told: words.match.piece(shown) }];
  });
}

export const markersOnBoard = ({ cards }: Pick<Scenery, 'cards'>, state: State): MarkerOnBoard[] =>
  state.markers.flatMap(({ card, at, seat, order, ...lies }, key) =>
    order < 0 || at < 0
      ? []
      : [
          {
            key,
            ref: cards[card]?.ref,
            name: cards[card]?.name ?? '',
            at,
            size: cards[card]?.size ?? 1,
            ...edgesOf(lies),
            side: sideOf(state, seat),
          },
        ],
  );

/** An edge of an even number stands on the right of its space, one of an odd number lies below it. */
const edgesOf = ({ edge, long = 1, points }: Pick<Lying, 'edge' | 'long' | 'points'>): { edges?: EdgeRow } => {
  const to = points === undefined ? undefined : sides[points];
  return edge === undefined ? {} : { edges: { standing: across(edge) === 1, long, ...(to && { points: to }) } };
};

const sides = ['up', 'right', 'down', 'left'] as const;
