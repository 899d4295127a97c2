import type { Dice } from '../../kernel/dice.ts';
import { type Fraction, fraction, none, plus } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import type { Refusal, Rules } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game, Setup } from '../game.ts';
import { playing } from '../play/cause.ts';
import { nothing } from '../play/standing.ts';
import { termsOf, usable, whyNotReady } from '../play/usable.ts';
import { useAbility as playAbility } from '../play/use.ts';
import type { Trigger } from '../program.ts';
import type { Bound } from '../resolution.ts';
import { goOn, teamfight } from '../rules.ts';
import type { State } from '../state.ts';
import { type Asked, chosen, type Duel, type Plan } from './choices.ts';
import { emptyTally, note, type Tally } from './tally.ts';

/** One way the dice can fall. */
export interface Run {
  readonly chance: Fraction;
  readonly tally: Tally;
  readonly state: State;
  /** Something about the target is not as it was: where it stands, what it has. */
  readonly touched: boolean;
}

/** All ways the dice can fall, and the chances that come of them. */
export interface Ran {
  readonly runs: readonly Run[];
  readonly remainder: Fraction;
  readonly hit: Fraction;
  readonly crit: Fraction;
  readonly kill: Fraction;
  readonly expected: Fraction;
}

/** Ways for the dice to fall that are followed; four attack rolls. */
const mostBranches = 1296;

/** Decisions that lead from one use to the next, at most. */
const mostSteps = 80;

const noDice: Dice = { roll: () => 1 };

/** Whether the user can act now. */
const isItsTurn = ({ user }: Duel, { turn, pending }: State): boolean =>
  pending === undefined && turn?.unit === user && turn.stage === 'act';

/** What is decided on the way to the user's next turn: nothing that matters. */
export function waiting({ user, target }: Duel, state: State): Action | undefined {
  const { pending, turn } = state;
  if (pending)
    return { do: 'pick', value: pending.mayStop ? -1 : pending.ask === 'yes' ? 0 : (pending.options[0] ?? -1) };
  if (turn === undefined) return undefined;
  if (turn.stage === 'activate') {
    const unit = [user, target].find((one) => turn.waiting.includes(one)) ?? turn.waiting[0];
    return unit === undefined ? undefined : { do: 'activate', unit };
  }
  return { do: 'end' };
}

/** The match at the moment when the ability can be used, or why it cannot. */
export function begin(duel: Duel, ability: number): State | Refusal {
  const { game, target } = duel;
  const state = teamfight.start(game, noDice, () => {});
  for (let step = 0; step < mostSteps && !isItsTurn(duel, state); step++) {
    const action = waiting(duel, state);
    if (action === undefined) break;
    teamfight.apply(game, state, action, noDice, () => {});
  }
  return whyNot(duel, state, ability) ?? (state.units[target] === undefined ? unknownTarget : state);
}

const unknownTarget: Refusal = { code: 'odds/no-target', message: 'The target is no unit. Name a hero or a summon.' };

/** Why the ability cannot be used now. Reactions and instants are taken as offered. */
export function whyNot(duel: Duel, state: State, ability: number): Refusal | undefined {
  const look = { game: duel.game, state };
  const bound = setOff(duel, state, ability);
  return bound ? whyNotReady(look, duel.user, ability, bound) : usable(look, duel.user, ability);
}

/** What a reaction or instant of the user is set off by: the target did it. Undefined for what is used in the own turn. */
function setOff({ game, user, target }: Duel, state: State, ability: number): Bound | undefined {
  const card = game.cards[state.units[user]?.card ?? -1]?.abilities[ability];
  const use = card && termsOf(card);
  if (use === undefined || (use.action !== 'reaction' && use.action !== 'instant')) return undefined;
  const isAboutUser = use.trigger !== undefined && sideOf(use.trigger) === 'you';
  const [trigger, other] = isAboutUser ? [user, target] : [target, user];
  return { ...nothing, trigger, other, space: state.units[trigger]?.at ?? -1, area: [] };
}

const sideOf = (trigger: Trigger): string | undefined => ('who' in trigger ? trigger.who?.side : undefined);

/** The rules of Teamfight, listened to by whoever plays a state on; reactions and instants can be used as if they were offered. */
function listening(duel: Duel, ability: number, tallies: WeakMap<State, Tally>): typeof teamfight {
  const rules: Rules<Setup, Game, State, State, Action, Event> = {
    ...teamfight,
    // One seat for all, so that the way to the next turn is followed too: `next` knows who decides.
    seat: () => 0,
    apply(game, state, action, dice) {
      let tally = tallies.get(state);
      if (tally === undefined) {
        tally = emptyTally();
        tallies.set(state, tally);
      }
      const own = tally;
      const hear = (event: Event): void => note(own, duel.target, event);
      const bound = action.do === 'use' ? setOff(duel, state, ability) : undefined;
      if (bound) {
        const play = playing({ game, state }, dice, hear);
        playAbility(play, duel.user, ability, { free: true, bound });
        goOn(play);
      } else teamfight.apply(game, state, action, dice, hear);
    },
  };
  return rules;
}

/** Plays an action with every way the dice can fall, then what `next` says. */
export function run(
  duel: Duel,
  state: State,
  action: Action,
  ability: number,
  plan: Plan,
  onward: (state: State) => Action | undefined,
): Ran {
  const tallies = new WeakMap<State, Tally>();
  const asked: Asked = new WeakMap();
  const rules = listening(duel, ability, tallies);
  const { outcomes, remainder } = odds(rules, duel.game, state, action, {
    branches: mostBranches,
    next: (copy) => {
      if (copy.phase === 'over') return undefined;
      const { pending } = copy;
      if (pending && copy.stack.length > 0 && pending.seat === (duel.seat ?? 0))
        return chosen(duel, copy, pending, plan, asked, tallies.get(copy) ?? emptyTally());
      return onward(copy);
    },
  });
  const before = lookOf(state, duel.target);
  const runs = outcomes.map(({ chance, state: after }): Run => {
    const tally = tallies.get(after) ?? emptyTally();
    return { chance, tally, state: after, touched: lookOf(after, duel.target) !== before };
  });
  const sum = (of: (tally: Tally) => boolean): Fraction =>
    runs.reduce((all, { tally, chance }) => (of(tally) ? plus(all, chance) : all), none);
  return {
    runs,
    remainder,
    hit: sum(({ hit }) => hit),
    crit: sum(({ crit }) => crit),
    kill: sum(({ died }) => died),
    expected: runs.reduce(
      (all, { tally, chance }) => plus(all, fraction(chance.over * BigInt(tally.damage), chance.under)),
      none,
    ),
  };
}

/** One use and no more. */
export const tryOut = (duel: Duel, state: State, ability: number, plan: Plan): Ran =>
  run(duel, state, { do: 'use', unit: duel.user, ability }, ability, plan, () => undefined);

/** On to the user's next turn, or to the death of either. */
export function tryWaiting(duel: Duel, state: State, ability: number, plan: Plan): Ran {
  const steps = new WeakMap<State, number>();
  const first = waiting(duel, state) ?? { do: 'end' };
  return run(duel, state, first, ability, plan, (copy) => {
    const step = (steps.get(copy) ?? 0) + 1;
    steps.set(copy, step);
    const alive = [duel.user, duel.target].every((id) => (copy.units[id]?.at ?? -1) >= 0);
    if (!alive || step > mostSteps || (copy.turns > state.turns && isItsTurn(duel, copy))) return undefined;
    return waiting(duel, copy);
  });
}

const lookOf = ({ units }: State, id: number): string => JSON.stringify(units[id]);
