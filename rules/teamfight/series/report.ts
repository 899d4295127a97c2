import type { SeriesReport } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import type { ByHandFigures } from './by-hand.ts';
import type { Coverage } from './coverage.ts';
import type { Metric } from './metrics.ts';
import type { Plan } from './plan.ts';

/** What a series found. Plain JSON with its keys in a fixed order; every figure has its 95 % interval and its count. */
export interface Report extends SeriesReport {
  readonly system?: never;
  readonly played: Coverage;
  /** Abilities for which rows have no room, so that their use is not counted. */
  readonly notCounted: readonly string[];
  readonly plan: Plan;
  readonly metrics: Readonly<Record<Metric, Figure>>;
  /** By round: of the matches in which somebody led after it, how many the other one won. */
  readonly swings: readonly { readonly round: number; readonly lost: Figure }[];
  /** Bots that differ: the share of the first one. */
  readonly firstBot?: Figure;
  /** Fixed teams: the share of the first one. Of heroes who are always together nobody can say which of them does it. */
  readonly firstTeam?: Figure;
  /** How often the second bot would have done the same. */
  readonly agreement?: Figure;
  readonly maps: readonly MapFigures[];
  readonly heroes: readonly HeroFigures[];
  readonly together: readonly PairFigures[];
  readonly against: readonly PairFigures[];
  readonly abilities: readonly AbilityFigures[];
  /** The most of each token, marker and summon that a match had in play at once: what to print. */
  readonly parts: readonly { readonly ref: string; readonly name: string; readonly most: number }[];
  /** How often a clause that is played by hand came up, and how often an endless chain was cut. */
  readonly manual: number;
  readonly cuts: number;
}

export interface MapFigures {
  readonly ref: string;
  readonly name: string;
  readonly matches: number;
  readonly first: Figure;
  readonly red: Figure;
  readonly columns: number;
  readonly rows: number;
  /** Deaths of all times that a hero was somewhere at the end of a round or died: what a space is held against. */
  readonly died: Figure;
  /** Spaces where a hero stood at the end of a round or died, from the top left. */
  readonly cells: readonly CellFigures[];
}

export interface CellFigures {
  /** Column and row, from 0 at the top left. */
  readonly x: number;
  readonly y: number;
  readonly stands: number;
  readonly deaths: number;
  /** Deaths of both together. */
  readonly died: Figure;
}

export interface HeroFigures {
  readonly ref: string;
  readonly name: string;
  /** Share of wins that the hero is worth beside heroes of average strength, against such: fitted over all teams. */
  readonly strength: Figure;
  /** Share of wins as they came, with whatever company. */
  readonly wins: Figure;
  /** Deployed when it was in a bot's half of the pool and the bot chose. */
  readonly deployed: Figure;
  readonly died: Figure;
  /** Of those that died, the round. */
  readonly deathRound: Figure;
  readonly dealt: Figure;
  readonly taken: Figure;
  /** Of its decisions about which a second bot was asked, how many that one would have taken too. */
  readonly agreement?: Figure;
  /** What of its texts bots do not play as written, so that its figures are not ranked with the others. */
  readonly byHand?: ByHandFigures;
}

/** Two heroes. `together`: wins beyond what their strengths say. `against`: those of the first over the second. In shares. */
export interface PairFigures {
  readonly a: string;
  readonly b: string;
  readonly more: Figure;
}

export interface AbilityFigures {
  readonly hero: string;
  readonly name: string;
  /** Turns in which it was used, of those in which it could be. */
  readonly used: Figure;
  readonly uses: number;
  /** Of its attack rolls. */
  readonly hits: Figure;
  /** For each use, with what it summoned, placed and gave. Yield: damage to enemies and healing of its own side. */
  readonly kills: Figure;
  readonly yield: Figure;
}
