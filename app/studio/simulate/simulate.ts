import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { type KeptSet, keepSet, openKept } from '../../../rules/kept-set.ts';
import { ruleOptions } from '../../../rules/teamfight/options.ts';
import { coverageOf } from '../../../rules/teamfight/series/coverage.ts';
import { openSeries } from '../../../rules/teamfight/series/open-series.ts';
import { type Plan, waysOf } from '../../../rules/teamfight/series/plan.ts';
import { planProblems } from '../../../rules/teamfight/series/plan-problems.ts';
import type { Report } from '../../../rules/teamfight/series/report.ts';
import { reportCsv } from '../../../rules/teamfight/series/report-csv.ts';
import { reportOf } from '../../../rules/teamfight/series/report-of.ts';
import type { SeriesData } from '../../../rules/teamfight/series/series-data.ts';
import { seriesOptions } from '../../../rules/teamfight/series/series-options.ts';
import type { Goal } from '../../../schemas/types.generated.ts';
import { about } from '../about.ts';
import { CannotRun } from '../cannot-run.ts';
import { openSets } from '../open-sets.ts';
import { writeFileSafely } from '../write-files.ts';
import { playSeries } from './play-series.ts';
import { writeReport } from './report-file.ts';

export interface SimulateRequest {
  readonly folders: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly bots: readonly string[];
  /** Id of a map, or `set/id`. */
  readonly map?: string;
  /** Id of a hero that takes part in every match, or `set/id`. */
  readonly hero?: string;
  /** Heroes of both teams by id or `set/id`. */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** `key=value` or `key=a,b`. */
  readonly options: readonly string[];
  /** A bot that is asked now and then whether it agrees. */
  readonly second?: string;
  /** File to write the report to. */
  readonly out?: string;
  /** File to write the figures to, as a table. */
  readonly csv?: string;
  readonly workers?: number;
  readonly progress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

export interface Simulated {
  readonly figures: Report;
  readonly data: SeriesData;
  readonly kept: readonly KeptSet[];
  /** Milliseconds a match took, all workers together: what more matches would cost. */
  readonly pace: number;
  /** The goals of the sets. */
  readonly goals: readonly Goal[];
}

/** More matches than this are refused: they would tell nothing that these do not, and a report keeps a row of each. */
export const mostMatches = 250_000;

/** A second bot is asked at one of so many decisions. */
const secondEvery = 20;

/** A reference from an id as it is typed: of the only set that has it, else as it is, for a refusal that names what there is. */
function refIn(sets: readonly GameSet[], kind: 'map' | 'hero', ref: string): string {
  if (ref.includes('/')) return ref;
  const owners = sets.filter((set) => entitiesOf(set, kind).some(({ id }) => id === ref));
  const [owner] = sets.length === 1 ? sets : owners;
  return owner && owners.length <= 1 ? `${owner.id}/${ref}` : ref;
}

/** Plays a series and reports on it. */
export async function simulate(request: SimulateRequest): Promise<Simulated> {
  const { matches, seed, out, progress, signal, workers } = request;
  if (!(Number.isSafeInteger(matches) && matches >= 1 && matches <= mostMatches)) {
    throw new CannotRun(
      'matches/count',
      `A series has 1 to ${mostMatches.toLocaleString('en-GB')} matches, not ${matches.toLocaleString('en-GB')}.`,
    );
  }
  const opened = await openSets(request.folders);
  const other = opened.find(({ set }) => set.manifest.system !== 'teamfight')?.set;
  if (other) {
    const message = `Series are played with sets of "teamfight" only; ${other.folder} is one of "${other.manifest.system}".`;
    throw new CannotRun('series/system', message);
  }
  const kept = opened.map(({ set }) => keepSet(set));
  // What is kept is what is played, so that a replay meets the same sets.
  const sets = kept.map((one) => {
    const set = openKept(one)?.set;
    if (!set) throw new Error(`The set ${one.folder} cannot be opened from what is kept of it.`);
    return set;
  });
  const [own] = sets;
  const options = seriesOptions(request.options, ruleOptions(own?.manifest.rules));
  if ('refusal' in options) throw new CannotRun(options.refusal.code, options.refusal.message);
  if (request.bots.length !== 2) {
    const message = `A match has two bots; ${request.bots.length === 0 ? 'none is' : `${request.bots.length} are`} named. Write them as greedy,random.`;
    throw new CannotRun('bot/count', message);
  }
  const mapOf = (ref: string): string => refIn(sets, 'map', ref);
  const heroOf = (ref: string): string => refIn(sets, 'hero', ref);
  const [first = '', second = ''] = request.bots;
  const plan: Plan = {
    seed,
    bots: [first, second],
    ...options,
    ...(request.map !== undefined && { map: mapOf(request.map) }),
    ...(request.teams && { teams: [request.teams[0].map(heroOf), request.teams[1].map(heroOf)] }),
    ...(request.hero !== undefined && { hero: heroOf(request.hero) }),
    ...(request.second !== undefined && { second: { bot: request.second, every: secondEvery } }),
  };
  const [problem] = planProblems(
    opened.map(({ set }) => set),
    plan,
  );
  if (problem) throw new CannotRun(problem.code, problem.message);
  const { shape, legend } = openSeries(sets, plan);
  // Every pairing is played in all its ways, so that what is compared is balanced.
  const ways = waysOf(plan);
  const to = Math.ceil(matches / ways) * ways;
  const begun = performance.now();
  const played = await playSeries({ sets: kept, plan, shape, from: 0, to, workers, progress, signal });
  const pace = (performance.now() - begun) / to;
  const leftOut = opened.flatMap(({ set }) =>
    // Scenes are no part of matches.
    set.leftOut.flatMap(({ name, file }) => (file.startsWith('scenes/') ? [] : `${name} (${set.id}/${file})`)),
  );
  const data: SeriesData = { plan, shape, legend, coverage: { ...coverageOf(sets), leftOut }, ...played };
  const figures = reportOf(data);
  if (out !== undefined) await writeReport(out, { figures, data, kept, setwright: (await about()).version });
  if (request.csv !== undefined) await writeFileSafely(request.csv, reportCsv(figures));
  return { figures, data, kept, pace, goals: opened.flatMap(({ set }) => set.manifest.goals ?? []) };
}
