import type { SeriesReport } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import type { PlayedTexts } from '../../series-coverage.ts';
import type { Metric } from './metrics.ts';
import type { Plan } from './plan.ts';

/** What a series found. Plain JSON with its keys in a fixed order; every figure has its 95 % interval and its count. */
export interface Report extends SeriesReport {
  readonly system: 'valyr';
  readonly played: PlayedTexts;
  readonly plan: Plan;
  readonly armies: readonly ArmyFigures[];
  /** What each army wins against each other one, each pair once. */
  readonly pairs: readonly PairFigures[];
  readonly battlefields: readonly FieldFigures[];
  /** Wins of who had the priority token first, counted over armies of equal appraisal: others never have the choice. */
  readonly first: Figure;
  /** Wins from the first starting location, on all battlefields together. */
  readonly side: Figure;
  readonly units: readonly UnitFigures[];
  /** Battles of drawn armies, from which prices are told. */
  readonly drawn: number;
  readonly metrics: Readonly<Record<Metric, Figure>>;
  /** By round: of the battles in which somebody was ahead after it, how many that one won. */
  readonly leads: readonly { readonly round: number; readonly won: Figure }[];
  /** Bots that differ: what each wins more than half of the battles. */
  readonly bots?: readonly { readonly name: string; readonly more: Figure }[];
  /** How often the second bot would have done the same. */
  readonly agreement?: Figure;
}

export interface ArmyFigures {
  readonly ref: string;
  readonly name: string;
  readonly appraisal: number;
  readonly wins: Figure;
}

export interface PairFigures {
  readonly a: string;
  readonly b: string;
  /** What a wins against b. */
  readonly wins: Figure;
}

export interface FieldFigures {
  readonly ref: string;
  readonly name: string;
  readonly matches: number;
  /** Wins from the first starting location. */
  readonly side: Figure;
}

export interface UnitFigures {
  readonly ref: string;
  readonly name: string;
  readonly appraisal: number;
  /** Appraisal that it takes from enemies for each point of its own. */
  readonly takes: Figure;
  readonly falls: Figure;
  /** On each battlefield, in the order of the report, what it takes. */
  readonly onFields: readonly Figure[];
  /** How much more it is worth than it costs, in parts of its appraisal: 0.2 is worth 120 at 100. Counted over battles of drawn armies. */
  readonly worth: Figure;
  /** What it should cost by that, where it can be told. */
  readonly price?: Figure;
  /** Battles of such a series that would tell it, where it cannot be told yet; left out where none would. */
  readonly needs?: number | undefined;
  /** How often the second bot would have done the same in its turns. */
  readonly agreement?: Figure;
}
