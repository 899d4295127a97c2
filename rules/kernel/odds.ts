import type { Dice, Roll } from './dice.ts';
import { type Fraction, fraction, none, plus } from './fraction.ts';
import type { Rules } from './rules.ts';

/** One way the dice can fall. */
export interface Outcome<State> {
  readonly chance: Fraction;
  readonly rolls: readonly Roll[];
  /** The state that it leads to. */
  readonly state: State;
}

/** Everything an action can lead to before somebody else decides. */
export interface Odds<State> {
  /** The likelier branches first, as far as the limit goes. */
  readonly outcomes: readonly Outcome<State>[];
  /** The chance of all that was not looked at, because there were too many branches. */
  readonly remainder: Fraction;
  /** What the figures take for granted, in a sentence. */
  readonly assumption: string;
}

export interface OddsOptions<State, Action> {
  /** At most this many outcomes; 4096 if left out. */
  readonly branches?: number;
  /** What the seat goes on with when it decides again itself; undefined stops there. Left out: stops at any decision. */
  readonly next?: (state: State) => Action | undefined;
}

/**
 * Plays a legal action with every way the dice can fall. The given state stays as it is. Looks at what the state hides: for a seat's
 * own odds hand in a sample of what it knows.
 */
export function odds<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  state: State,
  action: Action,
  { branches = 4096, next }: OddsOptions<State, Action> = {},
): Odds<State> {
  const seat = rules.seat(game, state);
  const outcomes: Outcome<State>[] = [];
  const open = new OpenBranches();
  let branch: Branch | undefined = trunk;
  while (branch) {
    const dice = new BranchDice(branch);
    const copy = rules.clone(state);
    const ignore = () => {};
    let going: Action | undefined = action;
    while (going !== undefined) {
      rules.apply(game, copy, going, dice, ignore);
      going = next && rules.seat(game, copy) === seat ? next(copy) : undefined;
    }
    // The run took 1 for every roll beyond its branch: each other side there is a branch of its own.
    let { under } = branch;
    for (let at = branch.length; at < dice.rolls.length; at++) {
      under *= BigInt(dice.rolls[at]!.sides);
      open.add({ rolls: dice.rolls, at, under, value: 2 });
    }
    outcomes.push({ chance: fraction(1n, under), rolls: dice.rolls, state: copy });
    branch = outcomes.length < branches ? open.take() : undefined;
  }
  const until = next ? 'until another seat decides, with the own choices of the plan' : 'until anybody decides';
  return {
    outcomes,
    remainder: open.rest(),
    assumption: `The dice are followed ${until}. What is decided then is not counted.`,
  };
}

/** The exact chance, among what was looked at, that something holds. */
export const chance = <State>({ outcomes }: Odds<State>, holds: (state: State) => boolean): Fraction =>
  outcomes.reduce((sum, outcome) => (holds(outcome.state) ? plus(sum, outcome.chance) : sum), none);

/** How the first dice fall: as in an earlier run, but for the last of them. This has a chance of one in `under`. */
interface Branch {
  readonly rolls: readonly Roll[];
  /** How many dice are decided, and how the last of them falls. */
  readonly length: number;
  readonly value: number;
  readonly under: bigint;
}

const trunk: Branch = { rolls: [], length: 0, value: 0, under: 1n };

/** The roll `at` of a run, and the next of its sides that is still to be followed. */
interface Fork {
  readonly rolls: readonly Roll[];
  readonly at: number;
  readonly under: bigint;
  value: number;
}

const sidesLeft = ({ rolls, at, value }: Fork) => rolls[at]!.sides - value + 1;

/** Branches that are still to be followed, the likeliest first and of equal ones the earliest. */
class OpenBranches {
  /** By chance; each list is taken from the front. */
  readonly #forks = new Map<bigint, { readonly list: Fork[]; front: number }>();

  add(fork: Fork): void {
    if (sidesLeft(fork) === 0) return;
    const same = this.#forks.get(fork.under);
    if (same) same.list.push(fork);
    else this.#forks.set(fork.under, { list: [fork], front: 0 });
  }

  take(): Branch | undefined {
    let best: bigint | undefined;
    for (const under of this.#forks.keys()) if (best === undefined || under < best) best = under;
    const from = best === undefined ? undefined : this.#forks.get(best);
    const fork = from?.list[from.front];
    if (best === undefined || !from || !fork) return undefined;
    const branch = { rolls: fork.rolls, length: fork.at + 1, value: fork.value++, under: fork.under };
    if (sidesLeft(fork) === 0) from.front++;
    if (from.front === from.list.length) this.#forks.delete(best);
    return branch;
  }

  /** Chance of all that was not taken. */
  rest(): Fraction {
    let sum = none;
    for (const [under, { list, front }] of this.#forks) {
      for (const fork of list.slice(front)) sum = plus(sum, fraction(BigInt(sidesLeft(fork)), under));
    }
    return sum;
  }
}

/** Falls as a branch says, then always 1, and writes down what it was asked. */
class BranchDice implements Dice {
  readonly rolls: Roll[] = [];
  readonly #branch: Branch;

  constructor(branch: Branch) {
    this.#branch = branch;
  }

  roll(sides: number, label: string): number {
    const { rolls, length, value: last } = this.#branch;
    const index = this.rolls.length;
    const value = index < length - 1 ? rolls[index]!.value : index === length - 1 ? last : 1;
    this.rolls.push({ sides, value, label });
    return value;
  }
}
