import type { Bot, Consideration, Situation } from './bot.ts';
import { type Dice, shuffle } from './dice.ts';
import type { Result, Rules, Seat } from './rules.ts';
import { seededDice } from './seeded-dice.ts';
import type { Stream } from './stream.ts';

export interface SearchOptions<Game, State, View, Action> {
  /** Shown in reports: `search`. */
  readonly name: string;
  /** Playouts a decision: the budget, never time. */
  readonly playouts: number;
  /** Plays every seat on after the considered action. */
  readonly policy: Bot<Game, View, Action>;
  /** Decisions that a playout looks ahead; to the end of the match if left out. */
  readonly depth?: number;
  /** Whether a playout that began there has come far enough, where decisions are no good measure. */
  readonly horizon?: (game: Game, view: View) => (state: State) => boolean;
  /** What an unfinished match is worth to a seat where a playout stops, from 0 (lost) to 1 (won); 0.5 if left out. */
  readonly value?: (game: Game, state: State, seat: Seat) => number;
  /** The actions worth a playout, the likeliest first. Left out: all that are listed, or as many of them as there are playouts. */
  readonly candidates?: (situation: Situation<Game, View, Action>) => readonly Action[];
}

/** How well a seat did, from 0 to 1: the share of the others it beat, ties by half. */
export function shareBeaten({ places }: Result, seat: Seat): number {
  const own = places[seat]!;
  const beaten = places.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), -0.5);
  return places.length > 1 ? beaten / (places.length - 1) : 1;
}

/**
 * Tries the actions out on states that agree with what the seat knows. The budget goes by sequential halving (Karnin, Koren and
 * Somekh, 2013): rounds of equal playouts, the worse half falls out after each. It needs no logarithm, which engines compute
 * differently. The actions of a round meet the same sampled states and the same luck, so that only the choice differs.
 */
export function searchBot<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  options: NoInfer<SearchOptions<Game, State, View, Action>>,
): Bot<Game, View, Action> {
  const rank = (situation: Situation<Game, View, Action>) => halve(rules, options, situation);
  return {
    name: options.name,
    choose: (situation) => (situation.actions.length === 1 ? situation.actions[0]! : rank(situation)[0]!.action),
    explain: (situation) => rank(situation),
  };
}

/** A candidate and what its playouts gave together. */
interface Tried<Action> {
  readonly action: Action;
  sum: number;
  playouts: number;
}

const mean = ({ sum, playouts }: Tried<unknown>) => (playouts > 0 ? sum / playouts : 0);

function halve<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  options: SearchOptions<Game, State, View, Action>,
  situation: Situation<Game, View, Action>,
): Consideration<Action>[] {
  const candidates = options.candidates?.(situation) ?? draw(situation, options.playouts);
  const left: Tried<Action>[] = candidates
    .slice(0, options.playouts)
    .map((action) => ({ action, sum: 0, playouts: 0 }));
  const fallen: Tried<Action>[] = [];
  let rounds = 0;
  while (1 << rounds < left.length) rounds++;
  for (let budget = options.playouts; rounds > 0 && budget >= left.length; rounds--) {
    const each = Math.max(1, Math.floor(budget / (rounds * left.length)));
    for (let playout = 0; playout < each; playout++) {
      const luck = newStream(situation.dice);
      for (const tried of left) {
        tried.sum += playOut(rules, options, situation, tried.action, luck);
        tried.playouts++;
      }
    }
    budget -= each * left.length;
    // Sorting is stable: of equal candidates the earlier one stays.
    left.sort((a, b) => mean(b) - mean(a));
    fallen.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...fallen].map((tried) => ({
    action: tried.action,
    value: mean(tried),
    why: `${Math.round(mean(tried) * 100)} of 100 expected, from ${tried.playouts} playouts`,
  }));
}

/** All actions, or any so many of them. */
function draw<Action>({ actions, dice }: Situation<unknown, unknown, Action>, most: number): readonly Action[] {
  if (actions.length <= most) return actions;
  const order = shuffle(dice, actions.length, 'candidates').slice(0, most);
  return order.map((index) => actions[index]!);
}

function playOut<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  { policy, depth = Number.POSITIVE_INFINITY, horizon, value }: SearchOptions<Game, State, View, Action>,
  { game, view, seat }: Situation<Game, View, Action>,
  first: Action,
  luck: Stream,
): number {
  const dice = seededDice(luck);
  const state = rules.sample(game, view, seat, dice);
  const ignore = () => {};
  rules.apply(game, state, first, dice, ignore);
  const isFarEnough = horizon?.(game, view);
  for (let decision = 1; decision < depth; decision++) {
    const next = rules.seat(game, state);
    if (next === undefined || isFarEnough?.(state)) break;
    const { actions } = rules.actions(game, state);
    const known = rules.view(game, state, next);
    rules.apply(game, state, policy.choose({ game, view: known, seat: next, actions, dice }), dice, ignore);
  }
  const result = rules.result(game, state);
  if (result) return shareBeaten(result, seat);
  return value ? value(game, state, seat) : 0.5;
}

function newStream(dice: Dice): Stream {
  const word = () => dice.roll(0x1_0000_0000, 'playout') | 0;
  return [word(), word(), word(), word()];
}
