import type { SystemId } from '../schemas/systems.ts';
import type { Report as HammerspaceReport } from './hammerspace/series/report.ts';
import { series as hammerspace } from './hammerspace/series/series.ts';
import type { FigureOf as HammerspaceFigure } from './hammerspace/series/telling-matches.ts';
import type { SeriesRules } from './series-rules.ts';
import type { Report as TeamfightReport } from './teamfight/series/report.ts';
import { series as teamfight } from './teamfight/series/series.ts';
import type { FigureOf as TeamfightFigure } from './teamfight/series/telling-matches.ts';
import type { Report as ThouaReport } from './thoua/series/report.ts';
import { series as thoua } from './thoua/series/series.ts';
import type { FigureOf as ThouaFigure } from './thoua/series/telling-matches.ts';
import type { Report as ValyrReport } from './valyr/series/report.ts';
import { series as valyr } from './valyr/series/series.ts';
import type { FigureOf as ValyrFigure } from './valyr/series/telling-matches.ts';

/** Series of the systems that have them. Apart from `systems.ts`, as nobody needs them to open a set. */
export const seriesRules: Readonly<Partial<Record<SystemId, SeriesRules>>> = {
  teamfight,
  hammerspace,
  thoua,
  valyr,
};

/** The report of any of them; `system` says of which, and Teamfight's says nothing. */
export type AnyReport = TeamfightReport | HammerspaceReport | ThouaReport | ValyrReport;

/** A figure of a report of any of them of which somebody wants to see matches. */
export type AnyFigure = TeamfightFigure | HammerspaceFigure | ThouaFigure | ValyrFigure;
