import type { Bot, Consideration, Situation } from '../../kernel/bot.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { answerWorths } from './answer.ts';
import { draftWorth } from './drafting.ts';
import { estimate } from './estimate.ts';
import { plansOf } from './plan.ts';
import { answerWords, draftWords, planWords } from './reasons.ts';
import { think } from './thought.ts';

type Here = Situation<Game, State, Action>;

/** How many considerations are told. */
const told = 4;

/** An action with what it is worth; its reason is put into words only when somebody asks. */
interface Ranked {
  readonly action: Action;
  readonly worth: number;
  readonly why: () => string;
}

/** Takes what is worth most by exact odds and position, over whole plans of a turn, without trying anything out. */
export const greedyBot: Bot<Game, State, Action> = {
  name: 'greedy',
  choose: (situation) => (situation.actions.length === 1 ? situation.actions[0]! : rank(situation)[0]!.action),
  explain: (situation) =>
    rank(situation)
      .slice(0, told)
      .map(({ action, worth, why }): Consideration<Action> => ({ action, value: worth, why: why() })),
};

/** All actions with what they are worth, the best first; of equal ones the earliest. */
export function rank({ game, view, seat, actions }: Here): Ranked[] {
  const [first] = actions;
  if (first?.do === 'divide' || first?.do === 'choose' || first?.do === 'deploy') {
    return best(
      actions.map((action) => ({
        action,
        worth: draftWorth(game, view, action as typeof first),
        why: () => draftWords(game, view, action),
      })),
    );
  }
  const thought = think(game, view, seat, estimate);
  const { pending, turn } = view;
  if (pending !== undefined) {
    const values = actions.map((action) => (action.do === 'pick' ? action.value : -1));
    const worths = answerWorths(thought, pending, values);
    return best(
      actions.map((action, index) => ({
        action,
        worth: worths[index]!,
        why: () => answerWords(thought, pending, values[index]!, worths[index]!),
      })),
    );
  }
  if (turn?.stage === 'act') {
    return plansOf(thought, actions).map((plan) => ({
      action: plan.action,
      worth: plan.worth,
      why: () => planWords(thought, plan),
    }));
  }
  // Which of a hero and its summons goes first rarely matters: the hero.
  return actions.map((action) => ({ action, worth: 0, why: () => draftWords(game, view, action) }));
}

const best = (ranked: Ranked[]): Ranked[] => ranked.sort((a, b) => b.worth - a.worth);
