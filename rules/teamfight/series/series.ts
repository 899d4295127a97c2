import type { Reopened } from '../../kept-record.ts';
import type { Replayed, SeriesRules } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { openRecord, playAgain } from '../record/kept-record.ts';
import type { State } from '../state.ts';
import { tellEvent } from '../tell-event.ts';
import { type Beside, mergeBeside } from './beside.ts';
import { compareSeries } from './compare.ts';
import { coverageOf } from './coverage.ts';
import { isBeside, wrongMatch } from './from-outside.ts';
import { type OpenSeries, openSeries, playLots } from './open-series.ts';
import { type Plan, waysOf } from './plan.ts';
import { isPlan, planOf, wordsOf } from './plan-of.ts';
import { planProblems } from './plan-problems.ts';
import type { Report } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { reportOf } from './report-of.ts';
import type { SeriesData } from './series-data.ts';
import { dealt, tellReport } from './tell-report.ts';
import { type FigureOf, tellingMatches } from './telling-matches.ts';

/** Series of Teamfight: two sides on a map, teams drawn and dealt, each pairing both ways round. */
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
  data: ({ plan, shape, legend, sets }, { rows, beside }, leftOut) => ({
    plan,
    shape,
    legend,
    coverage: { ...coverageOf(sets), leftOut },
    rows,
    beside,
  }),
  wrong(data) {
    const match = wrongMatch(data);
    return match === undefined ? undefined : `match ${match} has heroes or a map that are not in its sets`;
  },
  about: ({ plan: { map, hero }, legend: { maps, heroes } }) => [
    ...maps.flatMap(({ ref, name }) => (ref === map ? name : [])),
    ...heroes.flatMap(({ ref, name }) => (ref === hero ? name : [])),
  ],
  report: reportOf,
  compare: compareSeries,
  telling: (data, figure) => tellingMatches(data, figure as FigureOf),
  csv: reportCsv,
  tell: tellReport,
  replay(opened, match, played) {
    const { log, ...again } = playAgain(opened, match, played);
    return { ...toldOf(again), log };
  },
  replayRecord(json) {
    const opened = openRecord(json);
    return 'refusal' in opened ? opened : toldOf(opened);
  },
};

const toldOf = ({ match, record }: Reopened<Game, State, State, Action, Event>): Replayed => ({
  told: match.log.map((event) => tellEvent(match.game, match.state, event)),
  scores: match.result?.scores ?? [],
  record,
});
