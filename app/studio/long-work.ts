import { randomUUID } from 'node:crypto';
import type { SeriesData } from '../../rules/series-rules.ts';
import type { SystemId } from '../../schemas/systems.ts';
import type { ExportPlan } from '../contract/export-plan.ts';
import type { Printed } from '../contract/printed.ts';
import type { SeriesOrder, SeriesReport } from '../contract/series.ts';
import { type Exported, type Follow, type Progress, StudioError } from '../contract/studio.ts';
import { about } from './about.ts';
import type { ExportTask } from './export-set.ts';
import type { PlanTask } from './plan-export.ts';
import type { PrintedOrder } from './printed.ts';
import type { ShelfPlace } from './simulate/kept-series.ts';
import { type ShelfWork, shelfWork } from './simulate/shelf-work.ts';

/**
 * What takes long. A shell may run it in a process of its own, so that the window's is free. Folders are granted before they come here.
 */
export interface LongWork extends ShelfWork {
  exportSet(task: ExportTask, follow: Follow<Progress>): Promise<Exported>;
  planExport(task: PlanTask, follow: Follow<Progress>): Promise<ExportPlan>;
  printed(order: PrintedOrder, follow: Follow<Progress>): Promise<Printed>;
  markPrinted(order: PrintedOrder, follow: Follow<Progress>): Promise<Printed>;
  simulate(order: SeriesOrder & ShelfPlace, follow: Follow<Progress>): Promise<SeriesReport>;
}

/** The rows of so many series are kept to put later ones beside: 200 matches have less than 100 kB. */
const keptSeries = 8;

/** Long work in this process. */
export function longWork(): LongWork {
  const kept = new Map<string, { readonly system: SystemId; readonly data: SeriesData }>();
  return {
    async exportSet(task, follow) {
      const { exportSet } = await import('./export-set.ts');
      return exportSet(task, follow);
    },
    async planExport(task) {
      const { planExport } = await import('./plan-export.ts');
      return planExport(task);
    },
    async printed(order) {
      const { printedOf } = await import('./printed.ts');
      return printedOf(order);
    },
    async markPrinted(order) {
      const { markPrinted } = await import('./printed.ts');
      return markPrinted(order);
    },
    ...shelfWork(),
    async simulate({ folder, settings, since, keep, bots, options, ...order }, { onEvent, signal }) {
      const { simulate } = await import('./simulate/simulate.ts');
      const { keepSeries } = await import('./simulate/kept-series.ts');
      const { seriesOf } = await import('./simulate/series-of.ts');
      const {
        system,
        figures,
        data,
        kept: sets,
        pace,
      } = await simulate({
        ...order,
        folders: [folder],
        bots: bots ?? ['greedy'],
        options: options ?? [],
        signal,
        progress: (done, total) => onEvent({ what: 'matches', done, total }),
      }).catch((error: unknown) => {
        throw signal.aborted ? new StudioError('call/stopped', 'Stopped; nothing of it is kept.') : error;
      });
      const before = since === undefined ? undefined : kept.get(since);
      const asked = { ...order, bots, options };
      const played = { system, figures, data, kept: sets, setwright: (await about()).version, asked, pace };
      const series = keep ? await keepSeries({ settings, folder }, played) : randomUUID();
      kept.set(series, { system, data });
      for (const old of [...kept.keys()].slice(0, -keptSeries)) kept.delete(old);
      return {
        series,
        report: figures,
        compared: before?.system === system ? seriesOf(system).compare(before.data, data) : undefined,
      };
    },
  };
}
