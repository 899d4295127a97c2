import type { Figure } from './statistics/figure.ts';
import type { Judgement } from './statistics/verdict.ts';

/** What reports of all systems say; the figures beside it are a system's own. Plain JSON with its keys in a fixed order. */
export interface SeriesReport {
  /** Left out by Teamfight. */
  readonly system?: string;
  readonly matches: number;
  readonly pairings: number;
  /** One digest over the logs of all matches. */
  readonly digest: string;
  readonly verdicts: readonly Verdict[];
  /** The two values of an option side by side. */
  readonly compared?: Comparison;
}

/** A finding, or that more matches are needed for one. */
export interface Verdict {
  readonly judgement: Judgement;
  /** What it is about: `hero/strength`, `seat/first`, `pair/together`. */
  readonly code: string;
  /** References of what it is about, such as heroes, cards or the map. */
  readonly about: readonly string[];
  /** A sentence without its verdict: `greedy bots win 61 % (57 to 65, 571 matches) with Warden`. */
  readonly text: string;
  /** `cannot-tell`: matches of such a series that would tell. */
  readonly needs?: number;
}

/** Two series, or two values of an option, side by side. */
export interface Comparison {
  /** What the two are, as it stands behind a figure: `before`, `with rounds 5`. */
  readonly arms: readonly [string, string];
  /** Whether the same was dealt with the same luck in both. */
  readonly paired: boolean;
  readonly verdicts: readonly Verdict[];
  readonly lines: readonly ComparedFigure[];
}

export interface ComparedFigure {
  /** What it is: `Warden`, `draws`. */
  readonly name: string;
  readonly share: boolean;
  readonly before: number;
  readonly after: number;
  readonly difference: Figure;
  /** The smallest difference that would have been found in 80 of 100 such comparisons. */
  readonly couldHaveSeen: number;
  readonly found: boolean;
}

/** A match that shows a figure. */
export interface TellingMatch {
  readonly match: number;
  /** What is seen in it: `Warden wins, deals 14 and takes 3; 6 rounds`. */
  readonly why: string;
}
