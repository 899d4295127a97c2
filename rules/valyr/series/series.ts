import { allSets, entitiesOf, type GameSet } from '../../game-set.ts';
import { playedTexts } from '../../series-coverage.ts';
import type { SeriesRules } from '../../series-rules.ts';
import { musterOf } from '../army.ts';
import { readings } from '../readings.ts';
import { type Beside, isBeside, mergeBeside } from './beside.ts';
import { leads, notPlayed, tied } from './columns.ts';
import { compareSeries } from './compare.ts';
import { type OpenSeries, openSeries, playLots } from './open-series.ts';
import { type Plan, waysOf } from './plan.ts';
import { isPlan, planOf, planProblems, wordsOf } from './plan-of.ts';
import { playAgain, replayRecord } from './replay.ts';
import type { Report } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportOf } from './report-of.ts';
import { rowsOf, type SeriesData } from './series-data.ts';
import { dealt, tellReport } from './tell-report.ts';
import { type FigureOf, tellingMatches } from './telling-matches.ts';

/** Names of armies that nobody can field yet. */
const withoutUnits = (sets: readonly GameSet[]): string[] =>
  allSets(sets).flatMap((set) =>
    entitiesOf(set, 'army').flatMap(({ ref, data }) =>
      musterOf(set, data).length === 0 ? [`${data.name} (${ref}, no units yet)`] : [],
    ),
  );

/** Series of Valyr: army against army on each battlefield, and armies drawn from all units, which tell what a unit is worth. */
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
  isBeside: ({ legend: { units, battlefields } }, value): value is Beside =>
    isBeside(units.length, battlefields.length, value),
  data: ({ plan, legend, sets }, { rows, beside }, leftOut) => ({
    plan,
    legend,
    coverage: playedTexts(readings(sets), [...leftOut, ...withoutUnits(sets)]),
    rows,
    beside,
  }),
  wrong(data) {
    for (const { row, match } of rowsOf(data)) {
      const { first, places, lead, variant } = row;
      const right =
        variant < waysOf(data.plan) &&
        first < 2 &&
        places.includes(1) &&
        places.every((place) => place === 1 || place === 2) &&
        lead.length === leads &&
        lead.every((seat) => seat === notPlayed || seat <= tied);
      if (!right) return `match ${match} has places or leads that cannot be`;
    }
    return undefined;
  },
  about: ({ legend: { battlefields, armies }, plan }) => [
    ...(plan.drawn ? [] : armies.map(({ name }) => name)),
    ...(battlefields.length === 1 ? battlefields.map(({ name }) => name) : []),
  ],
  report: reportOf,
  compare: compareSeries,
  telling: (data, figure) => tellingMatches(data, figure as FigureOf),
  csv: reportCsv,
  tell: tellReport,
  replay: playAgain,
  replayRecord,
};
