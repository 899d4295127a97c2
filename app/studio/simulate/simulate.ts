import type { GameSet } from '../../../rules/game-set.ts';
import { type KeptSet, keepSet } from '../../../rules/kept-set.ts';
import { openKept } from '../../../rules/open-kept.ts';
import { type AnyReport, seriesRules } from '../../../rules/series.ts';
import type { SeriesData, SeriesWords } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { listed, quoted } from '../../../schemas/words.ts';
import { about } from '../about.ts';
import { CannotRun } from '../cannot-run.ts';
import { openSets } from '../open-sets.ts';
import { writeFileSafely } from '../write-files.ts';
import { playSeries } from './play-series.ts';
import { writeReport } from './report-file.ts';
import { seriesOf } from './series-of.ts';

export interface SimulateRequest extends SeriesWords {
  readonly folders: readonly string[];
  readonly matches: number;
  /** File to write the report to. */
  readonly out?: string;
  /** File to write the figures to, as a table. */
  readonly csv?: string;
  readonly workers?: number;
  readonly progress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

export interface Simulated {
  readonly system: SystemId;
  readonly figures: AnyReport;
  readonly data: SeriesData;
  readonly kept: readonly KeptSet[];
  /** Milliseconds a match took, all workers together: what more matches would cost. */
  readonly pace: number;
  /** The report in lines. */
  readonly told: () => string[];
}

/** More matches than this are refused: they would tell nothing that these do not, and a report keeps a row of each. */
export const mostMatches = 250_000;

/** Plays a series and reports on it. */
export async function simulate(request: SimulateRequest): Promise<Simulated> {
  const { matches, out, csv, progress, signal, workers } = request;
  if (!(Number.isSafeInteger(matches) && matches >= 1 && matches <= mostMatches)) {
    throw new CannotRun(
      'matches/count',
      `A series has 1 to ${mostMatches.toLocaleString('en-GB')} matches, not ${matches.toLocaleString('en-GB')}.`,
    );
  }
  const opened = (await openSets(request.folders)).map(({ set }) => set);
  const system = systemOf(opened);
  const rules = seriesOf(system);
  const plan = rules.plan(opened, request);
  if ('refusal' in plan) throw new CannotRun(plan.refusal.code, plan.refusal.message);
  const kept = opened.map(keepSet);
  // What is kept is what is played, so that a replay meets the same sets.
  const sets = kept.map((one) => {
    const set = openKept(one)?.set;
    if (!set) throw new Error(`The set ${one.folder} cannot be opened from what is kept of it.`);
    return set;
  });
  const series = rules.open(sets, plan);
  // Every pairing is played in all its ways, so that what is compared is balanced.
  const ways = rules.ways(plan);
  const to = Math.ceil(matches / ways) * ways;
  const begun = performance.now();
  const played = await playSeries({ system, sets: kept, series, from: 0, to, workers, progress, signal });
  const pace = (performance.now() - begun) / to;
  const leftOut = opened.flatMap((set) =>
    // Scenes are no part of matches.
    set.leftOut.flatMap(({ name, file }) => (file.startsWith('scenes/') ? [] : `${name} (${set.id}/${file})`)),
  );
  const data = rules.data(series, played, leftOut);
  const figures = rules.report(data) as AnyReport;
  if (out !== undefined) await writeReport(out, { system, figures, data, kept, setwright: (await about()).version });
  if (csv !== undefined) await writeFileSafely(csv, rules.csv(figures));
  return { system, figures, data, kept, pace, told: () => rules.tell(figures, pace, opened) };
}

/** The one system of some sets; a series has no meaning over several. */
function systemOf(sets: readonly GameSet[]): SystemId {
  const [first, ...others] = sets;
  const known = listed(Object.keys(seriesRules), 'and');
  const lost = sets.find(({ manifest }) => !seriesRules[manifest.system]);
  if (!first || lost) {
    const message = `Series are played with sets of ${known} only; ${lost?.folder} is one of ${quoted(String(lost?.manifest.system))}.`;
    throw new CannotRun('series/system', message);
  }
  const { system } = first.manifest;
  const other = others.find(({ manifest }) => manifest.system !== system);
  if (other) {
    const message = `The sets of a series are of one system; ${first.folder} is one of ${quoted(system)}, ${other.folder} of ${quoted(other.manifest.system)}.`;
    throw new CannotRun('series/systems', message);
  }
  return system;
}
