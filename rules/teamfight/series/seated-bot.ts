import type { Bot } from '../../kernel/bot.ts';
import type { Lot } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { botsDeploy, dealt, type Plan } from './plan.ts';

export type TeamfightBot = Bot<Game, State, Action>;

/**
 * The bots of both seats, with the halves of the pool that the plan deals to them, and with the team to deploy where the plan deals
 * that too. All else they decide themselves.
 */
export function withHands(seated: readonly TeamfightBot[], plan: Plan, lot: Lot): TeamfightBot[] {
  let hands: readonly [number[], number[]] = [[], []];
  return seated.map((bot) => ({
    name: bot.name,
    choose(situation) {
      const { view, seat, game, actions } = situation;
      if (view.phase === 'divide') {
        hands = dealt(lot, view.pool);
        return { do: 'divide', pool: hands[0] };
      }
      // The pool that was divided off is seat 0's.
      if (view.phase === 'choose') return { do: 'choose', pool: seat === 0 ? 0 : 1 };
      if (view.phase !== 'deploy' || botsDeploy(plan, lot.pairing)) return bot.choose(situation);
      const hand = hands[seat as 0 | 1];
      const wanted = hand.filter((card) => card === game.cardOf.get(plan.hero ?? ''));
      const team = [...wanted, ...hand.filter((card) => !wanted.includes(card))].slice(0, game.options.heroesPerSide);
      const own = actions.filter((action) => action.do === 'deploy' && team.includes(action.card));
      // A large hero may have no room left; then another one of the half comes.
      return bot.choose(own.length > 0 ? { ...situation, actions: own } : situation);
    },
  }));
}

/** A move is the same wherever it passes. */
export function isSame(a: Action, b: Action): boolean {
  if (a.do === 'move' && b.do === 'move') return a.to === b.to;
  return JSON.stringify(a) === JSON.stringify(b);
}
