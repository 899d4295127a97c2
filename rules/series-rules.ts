import type { GameSet } from './game-set.ts';
import type { KeptRecord } from './kept-record.ts';
import type { KeptSet } from './kept-set.ts';
import type { Columns } from './kernel/rows.ts';
import type { Refusal } from './kernel/rules.ts';
import type { Comparison, SeriesReport, TellingMatch } from './kernel/series-report.ts';

/** What a series is to play, in the words of whoever asks for it. A system refuses words that mean nothing to it. */
export interface SeriesWords {
  readonly seed: number;
  readonly bots: readonly string[];
  /** Rule options as `key=value`, or `key=a,b` to compare two. */
  readonly options: readonly string[];
  /** A bot that is asked now and then whether it would do the same. */
  readonly second?: string;
  /** Id of a map, or `set/id`. */
  readonly map?: string;
  /** Id of a hero that takes part in every match, or `set/id`. */
  readonly hero?: string;
  /** Heroes of both teams by id or `set/id`. */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** How many play, or are in a party: each of these numbers in turn. */
  readonly players?: readonly number[];
  /** Id of the one encounter that is fought, or `set/id`. */
  readonly encounter?: string;
  /** The level of a party. */
  readonly level?: number;
  /** Whether each number of the enemies is also tried a step `easier` or `harder`. */
  readonly step?: string;
  /** Whether the characters of parties are drawn whole, as the rules let people make them. */
  readonly builds?: boolean;
}

/** A series made ready: its sets compiled once, for all that is done with it in one thread. */
export interface OpenSeries<Plan = object> {
  /** Plain JSON; with the sets it says everything that the figures follow from. */
  readonly plan: Plan;
  readonly columns: Columns;
}

/** What came of some matches: their rows one after the other, and what has no room in rows. */
export interface Played<Beside = unknown> {
  readonly rows: Uint8Array<ArrayBuffer>;
  /** Plain JSON that adds up, whoever played the parts and in whatever order. */
  readonly beside: Beside;
}

/** All that a report follows from. */
export interface SeriesData {
  readonly plan: object;
  /** Rows in the order of their matches. */
  readonly rows: Uint8Array;
  readonly beside: unknown;
}

/** A match played once more. */
export interface Replayed {
  /** What happened, in sentences, in order. */
  readonly told: readonly string[];
  readonly scores: readonly number[];
  readonly record: KeptRecord;
}

/**
 * What a series of a system is. All else is shared: workers, progress, files, lists, what stands beside what. A match of a number is
 * played alike by any worker, and figures follow from rows and what stands beside them alone.
 */
export interface SeriesRules<
  Plan extends object = object,
  Series extends OpenSeries<Plan> = OpenSeries<Plan>,
  Beside = unknown,
  Data extends SeriesData = SeriesData,
  Report extends SeriesReport = SeriesReport,
> {
  /** What matches are dealt, as sentences have it: `teams`. */
  readonly dealt: string;
  /** The plan that some words ask for, or why it cannot be played. */
  plan(sets: readonly GameSet[], words: SeriesWords): Plan | { readonly refusal: Refusal };
  /** Whether JSON from outside has the shape of a plan. */
  isPlan(value: unknown): value is Plan;
  /** Why a plan cannot be played with some sets; a series can be opened where there is nothing. */
  problems(sets: readonly GameSet[], plan: Plan): readonly Refusal[];
  /** In how many ways each pairing is played, so that what is compared is balanced. */
  ways(plan: Plan): number;
  /** The words that ask for a plan again; undefined where an order has none for it. */
  words(plan: Plan): SeriesWords | undefined;
  open(sets: readonly GameSet[], plan: Plan): Series;
  /** Plays the matches from one number to before another. */
  play(series: Series, from: number, to: number): Played<Beside>;
  merge(a: Beside, b: Beside): Beside;
  /** Whether JSON from outside can stand beside the rows of a series. */
  isBeside(series: Series, value: unknown): value is Beside;
  /** @param leftOut names of what had an error and took no part */
  data(
    series: Series,
    played: { readonly rows: Uint8Array; readonly beside: Beside },
    leftOut: readonly string[],
  ): Data;
  /** What rows from outside say that cannot be, as the rest of a sentence. */
  wrong(data: Data): string | undefined;
  /** Names of what a series is about, such as the one map that it was played on. */
  about(data: Data): string[];
  report(data: Data): Report;
  /** Two series side by side, such as before and after a change. */
  compare(before: Data, after: Data): Comparison;
  /** The matches that show a figure best. A figure that the system does not have is shown by none. */
  telling(data: Data, figure: object): TellingMatch[];
  /** All figures as one table, in CSV. */
  csv(report: Report): string;
  /**
   * A report as people read it on a terminal, in lines.
   * @param pace milliseconds that a match took, to say what more would cost
   * @param sets whose goals are held against it
   */
  tell(report: Report, pace: number, sets: readonly GameSet[]): string[];
  /** A match of a series played once more, with the digest of its log as rows have it. */
  replay(
    series: Series,
    match: number,
    played: { readonly setwright: string; readonly kept: readonly KeptSet[] },
  ): Replayed & { readonly log: string };
  /** A record from outside, played once more. */
  replayRecord(json: object): Replayed | { readonly refusal: Refusal };
}
