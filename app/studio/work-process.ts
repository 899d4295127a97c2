import type { Line } from '../contract/channels.ts';
import { type Follow, StudioError } from '../contract/studio.ts';
import type { LongWork } from './long-work.ts';
import { refusalOf } from './refusal.ts';

/** One end of the way between the shell and the process for long work. Whatever passes is a structured clone. */
export interface Port {
  postMessage(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** The process for long work as the shell sees it. */
export interface WorkProcess extends Port {
  onExit(listener: () => void): void;
}

type Order = { readonly id: number } & (
  | { readonly name: keyof LongWork; readonly args: unknown }
  | { readonly stop: true }
);
type Told = { readonly id: number } & ({ readonly event: unknown } | { readonly line: Line });

/** Does long work for whoever is at the other end. */
export function serveWork(port: Port, work: LongWork): void {
  const running = new Map<number, AbortController>();
  const tell = (told: Told) => port.postMessage(told);
  port.onMessage(async (message) => {
    const order = message as Order;
    if ('stop' in order) return running.get(order.id)?.abort();
    const { id, name, args } = order;
    const stopped = new AbortController();
    running.set(id, stopped);
    const follow: Follow<unknown> = { onEvent: (event) => tell({ id, event }), signal: stopped.signal };
    const call = work[name] as (args: unknown, follow: Follow<unknown>) => Promise<unknown>;
    const line = await call(args, follow).then(
      (result): Line => ({ result }),
      (error: unknown) => refusalOf(error, name),
    );
    running.delete(id);
    tell({ id, line });
  });
}

/** Long work in a process that `start` begins with the first need for it, and anew after it has died. */
export function workIn(start: () => WorkProcess): LongWork {
  const waiting = new Map<number, { event(event: unknown): void; end(line: Line): void }>();
  let process: WorkProcess | undefined;
  let last = 0;
  const begun = (): WorkProcess => {
    if (process) return process;
    const mine = start();
    process = mine;
    mine.onMessage((message) => {
      const told = message as Told;
      const asked = waiting.get(told.id);
      if ('event' in told) asked?.event(told.event);
      else asked?.end(told.line);
    });
    mine.onExit(() => {
      if (process === mine) process = undefined;
      const message =
        'The process that exports and plays came to an end, perhaps for lack of memory. What was there before is untouched; try again.';
      for (const asked of waiting.values()) asked.end({ refusal: { code: 'work/ended', message } });
    });
    return mine;
  };
  const run =
    (name: keyof LongWork) =>
    (args: unknown, { onEvent, signal }: Follow<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const to = begun();
        const stop = () => to.postMessage({ id, stop: true } satisfies Order);
        waiting.set(id, {
          event: onEvent,
          end: (line) => {
            waiting.delete(id);
            signal.removeEventListener('abort', stop);
            if ('refusal' in line) reject(new StudioError(line.refusal.code, line.refusal.message));
            else resolve('result' in line ? line.result : undefined);
          },
        });
        to.postMessage({ id, name, args } satisfies Order);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
  return {
    exportSet: run('exportSet'),
    planExport: run('planExport'),
    printed: run('printed'),
    markPrinted: run('markPrinted'),
    simulate: run('simulate'),
    keptSeries: run('keptSeries'),
    readSeries: run('readSeries'),
    continueSeries: run('continueSeries'),
    deleteSeries: run('deleteSeries'),
    compareSeries: run('compareSeries'),
    takeReport: run('takeReport'),
    tellingMatches: run('tellingMatches'),
    matchRecord: run('matchRecord'),
    seriesFile: run('seriesFile'),
  } as LongWork;
}
