import type { State } from '../../../rules/teamfight/state.ts';
import { words } from '../../words.ts';
import { lettersOf, type MarkerOnBoard, type Side, type UnitOnBoard } from '../board/on-board.ts';
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
      health: unit.health,
      most: card.health,
      overshield: unit.overshield,
      tokens: unit.tokens.map(({ card: token, count }) => ({ name: cards[token]?.name ?? '', count })),
    };
    return [{ ...shown, told: words.match.piece(shown) }];
  });
}

export const markersOnBoard = ({ cards }: Pick<Scenery, 'cards'>, state: State): MarkerOnBoard[] =>
  state.markers.flatMap(({ card, at, seat, order }, key) =>
    order < 0 || at < 0
      ? []
      : [{ key, ref: cards[card]?.ref, name: cards[card]?.name ?? '', at, side: sideOf(state, seat) }],
  );
