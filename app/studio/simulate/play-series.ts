import type { KeptSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { mergeRows } from '../../../rules/kernel/rows.ts';
import type { OpenSeries, Played } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { CannotRun } from '../cannot-run.ts';
import { seriesOf } from './series-of.ts';
import { mostWorkers, seriesPool } from './series-pool.ts';

export interface SeriesRequest {
  readonly system: SystemId;
  readonly sets: readonly KeptSet[];
  readonly series: OpenSeries;
  /** The first match, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** How many threads; all cores if left out. Leaves no trace in what comes out. */
  readonly workers?: number;
  readonly progress?: (done: number, of: number) => void;
  /** Stops at once; what was played so far is dropped. */
  readonly signal?: AbortSignal;
}

/** A task takes a second or so: long enough to be worth sending, short enough to show progress. */
const mostPairingsOfATask = 16;

/** Plays a part of a series on several cores. */
export async function playSeries(request: SeriesRequest): Promise<Played> {
  const { system, sets, from, to, progress, signal } = request;
  const { plan, columns } = request.series;
  const rules = seriesOf(system);
  const workers = Math.min(request.workers ?? mostWorkers(), mostWorkers());
  const series = digest({ sets, plan });
  const ways = rules.ways(plan);
  const pairings = Math.ceil((to - from) / ways);
  const size = ways * Math.max(1, Math.min(mostPairingsOfATask, Math.floor(pairings / (workers * 4))));
  const pool = seriesPool();
  const parts: Uint8Array[] = [];
  let beside: unknown;
  let next = from;
  let done = 0;
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const work = async (): Promise<void> => {
    while (next < to) {
      const first = next;
      next = Math.min(to, first + size);
      const last = next;
      const answer = await pool.run({ system, series, sets, plan, from: first, to: last }, { signal: stopped });
      if ('noEnd' in answer) throw new CannotRun('series/no-end', answer.noEnd);
      beside = parts.length > 0 ? rules.merge(beside, answer.beside) : answer.beside;
      parts.push(answer.rows);
      done += last - first;
      progress?.(done, to - from);
    }
  };
  progress?.(0, to - from);
  const all = Array.from({ length: workers }, work);
  try {
    await Promise.all(all);
  } catch (error) {
    // One task that fails ends the others too.
    stop.abort();
    await Promise.allSettled(all);
    throw error;
  }
  if (parts.length === 0) throw new RangeError('A series has one match at least.');
  return { rows: mergeRows(columns, parts), beside };
}
