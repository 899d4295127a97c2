/** Plays matches in a thread of its own. */
import { move } from 'piscina';
import { openKept } from '../../../rules/kept-set.ts';
import { type OpenSeries, openSeries, playLots } from '../../../rules/teamfight/series/open-series.ts';
import type { SeriesAnswer, SeriesTask } from './series-task.ts';

/** The series that was played last: sets are compiled once, however many tasks they take. */
let opened: { readonly key: string; readonly series: OpenSeries } | undefined;

export default function play({ series: key, sets, plan, from, to }: SeriesTask): SeriesAnswer {
  if (opened?.key !== key) {
    const open = sets.map((kept) => {
      const set = openKept(kept)?.set;
      if (!set) throw new Error(`The set ${kept.folder} was kept in a way that it cannot be opened again.`);
      return set;
    });
    opened = { key, series: openSeries(open, plan) };
  }
  const { rows, beside } = playLots(opened.series, from, to);
  move(rows.buffer);
  return { rows, beside };
}
