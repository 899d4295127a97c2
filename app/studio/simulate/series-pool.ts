import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { projectRoot } from '../project-root.ts';
import type { SeriesAnswer, SeriesTask } from './series-task.ts';

/** Threads stay for so long (ms) after the last match, with their sets open. */
const idle = 30_000;

let kept: Piscina<SeriesTask, SeriesAnswer> | undefined;

/** The pool of this process: its threads start with the first series and are kept for the next ones. */
export function seriesPool(): Piscina<SeriesTask, SeriesAnswer> {
  kept ??= new Piscina<SeriesTask, SeriesAnswer>({
    // What is built, wherever this code runs from: a thread that reads the sources takes seconds to start.
    filename: join(projectRoot, 'dist', 'node', 'series-worker.js'),
    execArgv: [],
    minThreads: 0,
    maxThreads: mostWorkers(),
    idleTimeout: idle,
  });
  return kept;
}

export const mostWorkers = (): number => Math.max(1, availableParallelism());

/** Ends the threads, so that a command can end. */
export async function closeSeriesPool(): Promise<void> {
  const pool = kept;
  kept = undefined;
  await pool?.destroy();
}
