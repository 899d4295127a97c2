import { boardFace } from '../../../exporters/face/board.ts';
import type { DisplayList, PictureSizes } from '../../../exporters/face/display-list.ts';
import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import type { Board } from '../../../rules/teamfight/board/board.ts';
import type { CardKind, Game } from '../../../rules/teamfight/game.ts';
import type { State } from '../../../rules/teamfight/state.ts';

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

export interface BoardShown {
  readonly ref: string;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** The map alone, without what is laid on it; undefined where it cannot be painted. */
  readonly ground: DisplayList | undefined;
  readonly points: readonly { readonly name: string; readonly spaces: readonly number[] }[];
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

function groundOf(sets: readonly GameSet[], ref: string, sizes: PictureSizes): DisplayList | undefined {
  for (const set of sets) {
    const map = entitiesOf(set, 'map').find((one) => one.ref === ref);
    if (map) return boardFace(set, map, sizes).ground;
  }
  return undefined;
}

const pointsOf = ({ controlPoints, control }: Board) =>
  controlPoints.map((name, point) => ({
    name,
    spaces: [...control].flatMap((there, space) => (there === point ? [space] : [])),
  }));
