import { type Fraction, fraction, none, plus } from '../../kernel/fraction.ts';
import type { State } from '../state.ts';
import type { Duel, Plan } from './choices.ts';
import { type Ran, tryOut, tryWaiting, whyNot } from './run.ts';

/** In which turn the target dies. */
export interface TurnOdds {
  /** By turn, from the first: the chance that it dies then, before the user's next turn. Without turns of no chance at the end. */
  readonly kills: readonly Fraction[];
  /** It lives on after the last turn that was looked at. */
  readonly lives: Fraction;
  /** How many turns were looked at. */
  readonly looked: number;
  /** The chance of all that was not followed. */
  readonly remainder: Fraction;
}

/** A match has 6 rounds as printed (T-010). */
const mostTurns = 6;

/** Situations that are told apart at the start of a turn, the likeliest first. */
const mostStates = 48;

interface Situation {
  readonly state: State;
  chance: Fraction;
}

/** The ability once in each turn, from the same places. What comes out alike is followed once. */
export function turnsOf(duel: Duel, start: State, ability: number, plan: Plan): TurnOdds {
  const kills: Fraction[] = [];
  let remainder = none;
  let now: Situation[] = [{ state: start, chance: fraction(1n, 1n) }];
  /** Plays on from each situation; returns what is still to be followed, and adds to the turn's kills. */
  const step = (from: readonly Situation[], play: (state: State) => Ran | undefined): Situation[] => {
    const next = new Map<string, Situation>();
    for (const { state, chance } of from) {
      const ran = play(state);
      if (ran === undefined) keep(next, state, chance);
      else remainder = plus(remainder, times(chance, ran.remainder));
      for (const run of ran?.runs ?? []) {
        const share = times(chance, run.chance);
        if (run.tally.died) kills.push(plus(kills.pop() ?? none, share));
        else keep(next, run.state, share);
      }
    }
    return [...next.values()];
  };
  for (let turn = 0; turn < mostTurns && now.length > 0; turn++) {
    kills.push(none);
    const used = step(now, (state) => (whyNot(duel, state, ability) ? undefined : tryOut(duel, state, ability, plan)));
    now = step(used, (state) => tryWaiting(duel, state, ability, plan));
    for (const { state } of now) putBack(duel, start, state);
    if (now.length > mostStates) {
      now.sort((a, b) => (b.chance.over * a.chance.under > a.chance.over * b.chance.under ? 1 : -1));
      for (const { chance } of now.splice(mostStates)) remainder = plus(remainder, chance);
    }
  }
  const lives = now.reduce((sum, { chance }) => plus(sum, chance), none);
  const looked = kills.length;
  while (kills.length > 0 && kills.at(-1)?.over === 0n) kills.pop();
  return { kills, lives, looked, remainder };
}

const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** Both where they stood at the start. */
function putBack({ user, target }: Duel, start: State, after: State): void {
  for (const id of [user, target]) {
    const unit = after.units[id];
    if (unit && unit.at >= 0) unit.at = start.units[id]?.at ?? -1;
  }
}

function keep(all: Map<string, Situation>, state: State, chance: Fraction): void {
  const key = JSON.stringify(state);
  const known = all.get(key);
  if (known) known.chance = plus(known.chance, chance);
  else all.set(key, { state, chance });
}
