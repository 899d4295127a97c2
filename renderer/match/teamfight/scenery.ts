import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import type { Board } from '../../../rules/teamfight/board/board.ts';
import type { CardKind, Game } from '../../../rules/teamfight/game.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { groundOf } from '../board/ground.ts';
import type { BoardShown } from '../board/on-board.ts';

/** What all moments of a match share, as the window shows it. Plain JSON; indexes are those of the state. */
export interface Scenery {
  readonly cards: readonly CardShown[];
  readonly board: BoardShown;
  readonly rounds: number;
  readonly heroesPerSide: number;
}

export interface CardShown {
  readonly ref: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly object: boolean;
  readonly health: number;
  readonly speed: number;
  readonly size: number;
  readonly abilities: readonly AbilityShown[];
}

export interface AbilityShown {
  readonly name: string;
  readonly text: string;
}

/** Makes it for the board that the state is played on. */
export function sceneryOf(game: Game, { board: index }: State, sizes: PictureSizes): Scenery {
  const board = game.boards[index];
  if (!board) throw new Error('A match has a board.');
  return {
    cards: game.cards.map(({ ref, name, kind, object, health, speed, size, abilities }) => ({
      ref,
      name,
      kind,
      object,
      health,
      speed,
      size,
      abilities: abilities.map((ability) => ({ name: ability.name, text: ability.text })),
    })),
    board: {
      ref: board.ref,
      name: board.name,
      columns: board.columns,
      rows: board.rows,
      ground: groundOf(game.setup.sets, board.ref, sizes),
      points: pointsOf(board),
    },
    rounds: game.options.rounds,
    heroesPerSide: game.options.heroesPerSide,
  };
}

const pointsOf = ({ controlPoints, control }: Board) =>
  controlPoints.map((name, point) => ({
    name,
    spaces: [...control].flatMap((there, space) => (there === point ? [space] : [])),
  }));
