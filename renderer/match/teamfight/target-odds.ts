import { type Fraction, fraction, none, plus } from '../../../rules/kernel/fraction.ts';
import { odds } from '../../../rules/kernel/odds.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import { emptyTally, note, type Tally } from '../../../rules/teamfight/odds/tally.ts';
import type { Look } from '../../../rules/teamfight/play/play.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { unitAt } from '../../../rules/teamfight/tell-action.ts';

/** Ways for the dice to fall that are followed for each target; three attack rolls. */
const mostBranches = 216;
/** Targets that are looked at; more are not told apart at a glance. */
const mostTargets = 16;

/** What each target suffers if it is picked, from the dice as the rules roll them here: `67 % hit, 2.4 damage, 17 % kill`. */
export function targetOdds(look: Look): [value: number, told: string][] {
  const { pending } = look.state;
  if (!pending || (pending.ask !== 'target' && pending.ask !== 'space')) return [];
  const targets = pending.options.flatMap((value): [number, number][] => {
    const unit = pending.ask === 'target' ? value : unitAt(look, value);
    return unit < 0 ? [] : [[value, unit]];
  });
  return targets.slice(0, mostTargets).flatMap(([value, unit]): [number, string][] => {
    const told = oddsOn(look, value, unit);
    return told === undefined ? [] : [[value, told]];
  });
}

function oddsOn({ game, state }: Look, value: number, target: number): string | undefined {
  const tallies = new WeakMap<State, Tally>();
  const rules: typeof teamfight = {
    ...teamfight,
    apply(of, copy, action, dice) {
      const tally = emptyTally();
      tallies.set(copy, tally);
      teamfight.apply(of, copy, action, dice, (event) => note(tally, target, event));
    },
  };
  const picked: Action = { do: 'pick', value };
  const { outcomes } = odds(rules, game, state, picked, { branches: mostBranches });
  const sum = (of: (tally: Tally) => number): Fraction =>
    outcomes.reduce((all, { chance, state: after }) => {
      const tally = tallies.get(after);
      const worth = tally ? of(tally) : 0;
      return worth === 0 ? all : plus(all, fraction(chance.over * BigInt(worth), chance.under));
    }, none);
  const rolled = outcomes.some(({ state: after }) => tallies.get(after)?.rolled);
  const damage = sum((tally) => tally.damage);
  const kill = sum((tally) => Number(tally.died));
  const parts = [
    ...(rolled ? [`${percent(sum((tally) => Number(tally.hit)))} hit`] : []),
    ...(damage.over > 0n ? [`${tenths(damage)} damage`] : []),
    ...(kill.over > 0n ? [`${percent(kill)} kill`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

const percent = ({ over, under }: Fraction): string => `${Math.round((Number(over) / Number(under)) * 100)} %`;
const tenths = ({ over, under }: Fraction): string => `${Math.round((Number(over) / Number(under)) * 10) / 10}`;
