/** Plays matches in a thread of its own. */
import { constants, setPriority } from 'node:os';
import { move } from 'piscina';
import { NoEnd } from '../../../rules/kernel/series.ts';
import { openKept } from '../../../rules/open-kept.ts';
import type { OpenSeries } from '../../../rules/series-rules.ts';
import { seriesOf } from './series-of.ts';
import type { SeriesAnswer, SeriesTask } from './series-task.ts';

// Whoever works in the window meanwhile goes before. Some systems do not let a program say so.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}

/** The series that was played last: sets are compiled once, however many tasks they take. */
let opened: { readonly key: string; readonly series: OpenSeries } | undefined;

export default function play({ system, series: key, sets, plan, from, to }: SeriesTask): SeriesAnswer {
  const rules = seriesOf(system);
  if (opened?.key !== key) {
    const open = sets.map((kept) => {
      const set = openKept(kept)?.set;
      if (!set) throw new Error(`The set ${kept.folder} was kept in a way that it cannot be opened again.`);
      return set;
    });
    opened = { key, series: rules.open(open, plan) };
  }
  try {
    const { rows, beside } = rules.play(opened.series, from, to);
    move(rows.buffer);
    return { rows, beside };
  } catch (error) {
    if (error instanceof NoEnd) return { noEnd: error.message };
    throw error;
  }
}
