import type { SeriesReport } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import type { PlayedTexts } from '../../series-coverage.ts';
import type { LegendCard } from './legend.ts';
import type { Metric } from './metric-names.ts';
import type { Plan } from './plan.ts';

/** What a series found. Plain JSON with its keys in a fixed order; every figure has its 95 % interval and its count. */
export interface Report extends SeriesReport {
  readonly system: 'hammerspace';
  readonly played: PlayedTexts;
  readonly plan: Plan;
  /** One for each number of players, in the order of the plan. */
  readonly tables: readonly TableFigures[];
  readonly cards: readonly CardFigures[];
  readonly traits: readonly TraitFigures[];
  /** Bots that differ: what each wins more than a fair share of the matches. */
  readonly bots?: readonly { readonly name: string; readonly more: Figure }[];
  /** What of the last three the one who falls third decides; left out where too few matches came to it. */
  readonly third?: ThirdFigures;
  /** How often the second bot would have done the same. */
  readonly agreement?: Figure;
}

export interface TableFigures {
  readonly players: number;
  readonly matches: number;
  /** Whether there are trait cards enough for so many. */
  readonly traits: boolean;
  /** Share of wins by the place in the order of turns, who begins first. */
  readonly seats: readonly Figure[];
  readonly metrics: Readonly<Record<Metric, Figure>>;
  /** By round: of the matches in which somebody led alone after it, how many that one won. */
  readonly leads: readonly { readonly round: number; readonly won: Figure }[];
}

export interface CardFigures extends LegendCard {
  /** What a draw of it wins more than an average draw does, in shares: 0.02 is two matches more of a hundred. Counted over draws. */
  readonly more: Figure;
  /** Times that it lay face up where its kind is used and could not be. */
  readonly stuck: Figure;
  /** Times that it was used, of those that it could be. */
  readonly used: Figure;
  /** Of its uses, those after which a die let it stay. */
  readonly kept: Figure;
  /** Of the times that it was discarded, those without having been used. */
  readonly unplayed: Figure;
}

export interface TraitFigures {
  readonly ref: string;
  readonly name: string;
  /** What who has it wins more than a fair share, in shares. Counted over players who had it. */
  readonly more: Figure;
  readonly wins: Figure;
}

/**
 * Of the last three, who falls third has hurt one of the other two more. How often who was ahead of these two won, by whom it was; and the
 * difference: what the one who lost anyway decided.
 */
export interface ThirdFigures {
  readonly spared: number;
  readonly hurt: number;
  readonly sway: Figure;
}
