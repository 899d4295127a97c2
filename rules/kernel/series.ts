import type { Bot } from './bot.ts';
import { digest, digestBytes } from './digest.ts';
import { Match } from './match.ts';
import { matchDice } from './record.ts';
import { type Columns, encodeRow, type NumberedRow, type Row, rowBytes } from './rows.ts';
import type { Actions, Result, Rules, Seat } from './rules.ts';
import { seededDice } from './seeded-dice.ts';
import { stream } from './stream.ts';

/** One match of a series, as planned. */
export interface Lot {
  readonly seed: string | number;
  /** From 0, unique in the series. */
  readonly match: number;
  /** Matches that are compared share a pairing: the same drawn teams, the same luck. */
  readonly pairing: number;
  /** Which way round this one is: sides, seats, teams or an option's values, as the system counts them. */
  readonly variant: number;
}

/** The match of a number in a series that plays every pairing in `variants` ways, one after the other. */
export const lotOf = (seed: string | number, match: number, variants: number): Lot => ({
  seed,
  match,
  pairing: Math.floor(match / variants),
  variant: match % variants,
});

/** Watches a match and makes its row. One for each match. */
export interface Witness<State, Action, Event, C extends Columns> {
  /** Before a decision is played. */
  decided?(state: State, seat: Seat, actions: Actions<Action>, action: Action): void;
  /** Once an action, or the start, has been played: what happened in it. */
  happened?(state: State, events: readonly Event[]): void;
  row(state: State, result: Result): Row<C>;
}

/** Far beyond any match that ends: a series stops with a sentence instead of hanging. */
const mostDecisions = 100_000;

/** A match that goes on and on: bots find no way to its end. */
export class NoEnd extends Error {}

/**
 * Plays one match of a series. Its luck and the bots' own depend on seed, pairing and seat only, so that any worker plays it alike.
 * Throws for a bot that chooses what is not legal and for a match that does not end: defects, named with the match to look at.
 * @param decided is told of each action, for who plays the match once more
 */
export function playMatch<Game, State, View, Action, Event, C extends Columns>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  bots: readonly Bot<Game, View, Action>[],
  lot: Lot,
  witness: Witness<State, Action, Event, C>,
  decided?: (action: Action) => void,
): NumberedRow<C> {
  const match = new Match(rules, game, matchDice(lot.seed, lot.pairing));
  const dice = bots.map((_, seat) => seededDice(stream(lot.seed, lot.pairing, 'bot', seat)));
  let told = 0;
  const tell = () => {
    witness.happened?.(match.state, match.log.slice(told));
    told = match.log.length;
  };
  tell();
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const actions = match.actions();
    const bot = bots[seat]!;
    const situation = { game, view: match.view(seat), seat, actions: actions.actions, dice: dice[seat]! };
    const action = bot.choose(situation);
    witness.decided?.(match.state, seat, actions, action);
    decided?.(action);
    const refusal = match.play(action);
    const where = `match ${lot.match} of seed ${lot.seed}`;
    if (refusal) throw new Error(`Bot ${bot.name} chose what is not legal in ${where}: ${refusal.message}`);
    if (match.entries.length > mostDecisions) {
      throw new NoEnd(
        `${where.charAt(0).toUpperCase()}${where.slice(1)} has no end after ${mostDecisions.toLocaleString('en-GB')} decisions, so nothing of the series is kept. Look for a text that can be used again and again, or with which bots go round in circles.`,
      );
    }
    tell();
  }
  const { result } = match;
  if (!result) throw new Error(`Nobody decides and there is no result in match ${lot.match} of seed ${lot.seed}.`);
  return { match: lot.match, log: digest(match.log).slice(0, 16), row: witness.row(match.state, result) };
}

/** Plays the matches from one number to before another and gives their rows, one after the other. */
export function playRows<C extends Columns>(
  columns: C,
  from: number,
  to: number,
  play: (match: number) => NumberedRow<C>,
): Uint8Array<ArrayBuffer> {
  const size = rowBytes(columns);
  const rows = new Uint8Array((to - from) * size);
  for (let match = from; match < to; match++) rows.set(encodeRow(columns, play(match)), (match - from) * size);
  return rows;
}

/** One digest over the logs of all matches and what stands beside the rows: equal for any number of workers. */
export const digestOfSeries = ({ rows, beside }: { readonly rows: Uint8Array; readonly beside: unknown }): string =>
  digest([digestBytes(rows), beside]);
