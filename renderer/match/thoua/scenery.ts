import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import { allSets } from '../../../rules/game-set.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { figureName } from '../../../rules/thoua/tell-event.ts';
import type { AbilityType, Behaviour, Element } from '../../../rules/thoua/types.ts';
import { groundOf } from '../board/ground.ts';
import type { BoardShown } from '../board/on-board.ts';

/** What all moments of a combat share, as the window shows it. Plain JSON; indexes are those of the state. */
export interface CombatScenery {
  /** Of the encounter. */
  readonly name: string;
  readonly ref: string;
  readonly board: BoardShown;
  /** Spaces of obstacles when the combat began. */
  readonly obstacles: readonly number[];
  readonly figures: readonly FigureDrawn[];
  /** What can be given by hand. */
  readonly conditions: readonly string[];
  readonly rounds: number;
}

export interface FigureDrawn {
  readonly ref: string;
  /** With a number where several have it. */
  readonly name: string;
  readonly side: 0 | 1;
  readonly level: number;
  readonly behaviour?: Behaviour;
  readonly abilities: readonly AbilityDrawn[];
}

interface AbilityDrawn {
  readonly name: string;
  readonly text: string;
  readonly type: AbilityType;
  readonly element: Element;
  readonly cost: number;
  readonly cooldown: number;
}

export function sceneryOf(game: Game, sizes: PictureSizes): CombatScenery {
  const { sets, encounter, board, figures, conditions, options } = game;
  const all = allSets(sets).flatMap(({ entities }) => entities);
  const nameOf = (ref: string): string => all.find((one) => one.ref === ref)?.data.name ?? ref;
  return {
    name: nameOf(encounter),
    ref: encounter,
    board: {
      ref: board.ref,
      name: nameOf(board.ref),
      columns: board.columns,
      rows: board.rows,
      ground: groundOf(sets, board.ref, sizes),
      points: [],
    },
    obstacles: [...new Set([...board.obstacles, ...board.screens])],
    figures: figures.map(({ ref, side, level, behaviour, abilities }, figure) => ({
      ref,
      name: figureName(game, figure),
      side,
      level,
      ...(behaviour && { behaviour }),
      abilities: abilities.map(({ name, text, type, element, cost, cooldown }) => ({
        name,
        text,
        type,
        element,
        cost,
        cooldown,
      })),
    })),
    conditions: conditions.map(({ name }) => name),
    rounds: options.roundLimit,
  };
}
