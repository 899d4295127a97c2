import type { Bot, Situation } from '../../kernel/bot.ts';
import type { Dice } from '../../kernel/dice.ts';
import type { Lot } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { dealt } from './plan.ts';
import type { Opinions } from './witness.ts';

export type TeamfightBot = Bot<Game, State, Action>;

/** A bot that takes the half of the pool that the plan deals to each side, and decides all else itself. */
export function withHands(bot: TeamfightBot, lot: Lot): TeamfightBot {
  return {
    name: bot.name,
    choose(situation) {
      const { view, seat } = situation;
      if (view.phase === 'divide') return { do: 'divide', pool: dealt(lot, view.pool) };
      // The pool that was divided off is seat 0's.
      if (view.phase === 'choose') return { do: 'choose', pool: seat === 0 ? 0 : 1 };
      return bot.choose(situation);
    },
  };
}

/** A bot beside whom another one is asked now and then; it has dice of its own, so that asking changes nothing. */
export function withSecond(
  bot: TeamfightBot,
  second: TeamfightBot,
  every: number,
  dice: Dice,
  opinions: Opinions,
): TeamfightBot {
  return {
    name: bot.name,
    choose(situation: Situation<Game, State, Action>) {
      const action = bot.choose(situation);
      if (situation.actions.length < 2 || situation.view.phase === 'divide') return action;
      if (dice.roll(every, 'whether to ask') === 1) {
        opinions.asked++;
        if (isSame(action, second.choose({ ...situation, dice }))) opinions.agreed++;
      }
      return action;
    },
  };
}

/** A move is the same wherever it passes. */
function isSame(a: Action, b: Action): boolean {
  if (a.do === 'move' && b.do === 'move') return a.to === b.to;
  return JSON.stringify(a) === JSON.stringify(b);
}
