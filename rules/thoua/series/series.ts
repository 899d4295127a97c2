import { playedTexts } from '../../series-coverage.ts';
import type { SeriesRules } from '../../series-rules.ts';
import { readings } from '../readings.ts';
import { type Beside, isBeside, mergeBeside } from './beside.ts';
import { compareSeries } from './compare.ts';
import { wrongMatch } from './from-outside.ts';
import { type OpenSeries, openSeries, playLots } from './open-series.ts';
import { type Plan, waysOf } from './plan.ts';
import { isPlan, planOf, planProblems, wordsOf } from './plan-of.ts';
import { playAgain, replayRecord } from './replay.ts';
import type { Report } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportOf } from './report-of.ts';
import type { SeriesData } from './series-data.ts';
import { dealt, tellReport } from './tell-report.ts';
import { type FigureOf, tellingMatches } from './telling-matches.ts';

/** Series of THOUA: how hard encounters are for a party. */
export const series: SeriesRules<Plan, OpenSeries, Beside, SeriesData, Report> = {
  dealt,
  plan: planOf,
  isPlan,
  problems: planProblems,
  ways: waysOf,
  words: wordsOf,
  open: openSeries,
  play: playLots,
  merge: mergeBeside,
  isBeside: ({ legend }, value): value is Beside => isBeside(legend, value),
  data: ({ plan, legend, sets }, { rows, beside }, leftOut) => ({
    plan,
    legend,
    coverage: playedTexts(readings(sets), leftOut),
    rows,
    beside,
  }),
  wrong(data) {
    const match = wrongMatch(data);
    return match === undefined ? undefined : `match ${match} has characters or an end that cannot be`;
  },
  about: ({ plan: { asked, tables }, legend }) => [
    ...(asked.encounter === undefined ? [] : [...new Set(legend.tables.map(({ name }) => name))]),
    ...(asked.players ? [`parties of ${asked.players.join(', ')}`] : []),
    ...(asked.level === undefined ? [] : [`level ${tables[0]!.level}`]),
    ...(asked.builds ? ['characters drawn whole'] : []),
  ],
  report: reportOf,
  compare: compareSeries,
  telling: (data, figure) => tellingMatches(data, figure as FigureOf),
  csv: reportCsv,
  tell: tellReport,
  replay: playAgain,
  replayRecord,
};
