import type { Comparison, SeriesReport } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import type { PlayedTexts } from '../../series-coverage.ts';
import type { UsedAbility } from './legend.ts';
import type { Metric } from './metrics.ts';
import type { Part } from './parts.ts';
import type { Plan } from './plan.ts';

/** What a series found. Plain JSON with its keys in a fixed order; every figure has its 95 % interval and its count. */
export interface Report extends SeriesReport {
  readonly system: 'thoua';
  readonly played: PlayedTexts;
  readonly plan: Plan;
  /** In the order of the plan. */
  readonly tables: readonly TableFigures[];
  readonly characters: readonly CharacterFigures[];
  readonly enemies: readonly FigureFigures[];
  readonly abilities: readonly AbilityFigures[];
  /** What characters who are drawn whole are made of; left out where none is. */
  readonly builds?: BuildFigures;
  /** Each number of the enemies a step further, beside everything as it is. */
  readonly steps?: Comparison;
  /** How often the second bot would have done the same. */
  readonly agreement?: Figure;
}

/** How hard an encounter is. */
export interface TableFigures {
  readonly encounter: string;
  readonly name: string;
  readonly enemies: string;
  readonly size: number;
  readonly level?: number;
  /** Names of the party; left out where parties are drawn. */
  readonly party?: readonly string[];
  readonly matches: number;
  readonly metrics: Readonly<Record<Metric, Figure>>;
  /** Who of those who took part falls, most often first. */
  readonly falls: readonly { readonly ref: string; readonly name: string; readonly fell: Figure }[];
}

/** What became of a character, or of an enemy of a kind. */
export interface FigureFigures {
  readonly ref: string;
  readonly name: string;
  readonly fell: Figure;
  /** The round in which it fell. */
  readonly round: Figure;
  /** HP that it took from the other side, lost, and gave back. */
  readonly dealt: Figure;
  readonly taken: Figure;
  readonly healed: Figure;
  readonly agreement?: Figure;
}

export interface CharacterFigures extends FigureFigures {
  /** Share of matches that parties with it win. */
  readonly wins: Figure;
  /** What it wins more than an average character, in shares, where parties are drawn. */
  readonly more?: Figure;
}

export interface AbilityFigures extends UsedAbility {
  /** Turns in which it was used, of those in which it could be. */
  readonly used: Figure;
  /** Defenders who were beaten. */
  readonly beaten: Figure;
  /** HP that a use takes from the other side or gives back to the own. */
  readonly gave: Figure;
  /** What a party that has it wins more than its characters do without it, in shares, where some have it and some do not. */
  readonly more?: Figure;
}

/** What characters who are drawn whole are made of. */
export interface BuildFigures {
  /** Share of matches that all parties win. */
  readonly won: Figure;
  readonly parts: readonly PartFigures[];
  /** All pairs of which both parts came up in one character. */
  readonly pairs: readonly PairFigures[];
}

type NamedPart = Pick<Part, 'kind' | 'ref' | 'name'>;

export interface PartFigures {
  readonly part: NamedPart;
  /** What a party wins more by a character with it than by one with an average part of its kind, in shares. */
  readonly more: Figure;
}

export interface PairFigures {
  readonly a: NamedPart;
  readonly b: NamedPart;
  /** What a party wins more by a character with both than its parts say, in shares. */
  readonly more: Figure;
  /** Share of matches that parties with such a character win. */
  readonly wins: Figure;
}
