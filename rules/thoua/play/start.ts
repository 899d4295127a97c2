import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { Figure, Frame, State } from '../state.ts';
import type { Play } from './look.ts';
import { mostHp } from './values.ts';

/** Everybody with all of their HP: enemies stand where the encounter says, the others are placed (U-001, U-002). */
export function start(game: Game, emit: (event: Event) => void): State {
  const figures = game.figures.map((design): Figure => {
    return {
      at: -1,
      hp: 1,
      ap: 0,
      die: 0,
      turns: 0,
      waits: design.abilities.map(() => 0),
      uses: design.abilities.map(({ uses }) => uses),
      has: [],
      nextAbility: [],
      nextMove: [],
    };
  });
  const state: State = {
    figures,
    obstacles: game.board.obstacles,
    screens: game.board.screens,
    round: 0,
    order: [],
    begun: 0,
    over: undefined,
    stack: [{ at: 'begin' }],
  };
  for (const [figure, { at }] of game.figures.entries()) {
    figures[figure]!.hp = mostHp({ game, state }, figure);
    if (at >= 0) place({ state, emit }, figure, at);
  }
  // The enemies are placed first, so that the party knows where they are.
  const left = [...game.figures.keys()].filter((figure) => game.figures[figure]!.at < 0);
  const bySide = [1, 0].flatMap((side) => left.filter((figure) => game.figures[figure]!.side === side));
  state.stack.push(...bySide.reverse().map((figure): Frame => ({ at: 'place', figure })));
  return state;
}

/** Puts a figure on its first space. */
export function place({ state, emit }: Pick<Play, 'state' | 'emit'>, figure: number, at: number): void {
  state.figures[figure]!.at = at;
  emit({ event: 'placed', figure, at });
}
