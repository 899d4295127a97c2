import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keepSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import type { AnyReport } from '../../../rules/series.ts';
import type { SeriesWords } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import type { KeptSeries, SeriesAsked, SeriesShelf } from '../../contract/series.ts';
import { CannotRun } from '../cannot-run.ts';
import { openSets } from '../open-sets.ts';
import { writeFileSafely } from '../write-files.ts';
import {
  form,
  openReport,
  type ReadReport,
  type ReportFile,
  readJson,
  type ToWrite,
  writeReport,
} from './report-file.ts';
import { seriesOf } from './series-of.ts';

/** Which set's series, and where the person's settings lie: what bots played is theirs, not the set's. */
export interface ShelfPlace {
  /** The settings folder. */
  readonly settings: string;
  /** Folder of the set. */
  readonly folder: string;
}

/** One of them. */
export interface ShelfOrder extends ShelfPlace {
  readonly series: string;
}

/** What stands in the list, beside the report itself: small, so that a long list is read at once. */
type Entry = Omit<KeptSeries, 'refused'> & { readonly report: number; readonly setwright: string };

const folderOf = ({ settings, folder }: ShelfPlace): string =>
  join(settings, 'series', createHash('sha256').update(folder).digest('hex').slice(0, 16));
const entryOf = (order: ShelfOrder): string => join(folderOf(order), `${order.series}.entry.json`);
const pathOf = (order: ShelfOrder): string => join(folderOf(order), `${order.series}.json`);

const isName = (series: string): boolean => /^[0-9a-f-]{36}$/.test(series);

/** The series that are kept of a set, and the state that the set is in now. */
export async function listSeries(place: ShelfPlace): Promise<SeriesShelf> {
  const files = await readdir(folderOf(place)).catch((): string[] => []);
  const names = files.flatMap((file) => (file.endsWith('.entry.json') ? file.slice(0, -'.entry.json'.length) : []));
  const entries = await Promise.all(names.filter(isName).map((series) => readEntry({ ...place, series })));
  const list = entries.flatMap((entry) => entry ?? []).sort((a, b) => b.when.localeCompare(a.when));
  const opened = await openSets([place.folder]).catch(() => undefined);
  return { list, now: opened && digest(opened.map(({ set }) => keepSet(set))) };
}

/** An entry as it was written. One that somebody broke is left out. */
async function readEntry(order: ShelfOrder): Promise<KeptSeries | undefined> {
  try {
    const { report, setwright, ...entry } = JSON.parse(await readFile(entryOf(order), 'utf8')) as Entry;
    const texts = [entry.when, entry.sets, setwright];
    if (entry.series !== order.series || texts.some((text) => typeof text !== 'string')) return undefined;
    if (!Number.isSafeInteger(entry.matches) || !Array.isArray(entry.about)) return undefined;
    if (report === form) return entry;
    const age = report < form ? 'an older' : 'a newer';
    return {
      ...entry,
      refused: `This report was written by Setwright ${setwright} in ${age} form (${report}; this one reads ${form}). Play it again to have one that can be read.`,
    };
  } catch {
    return undefined;
  }
}

/** Reports that were opened last, so that what is asked of them next is answered at once. */
const open = new Map<string, ReadReport>();
const mostOpen = 3;

/** The report of a kept series with all that it follows from. */
export async function openSeriesOf(order: ShelfOrder): Promise<ReadReport> {
  if (!isName(order.series)) throw missing();
  const path = pathOf(order);
  const known = open.get(path);
  if (known) return known;
  const read = openReport(path, await readJson(path));
  remember(path, read);
  return read;
}

function remember(path: string, read: ReadReport): void {
  open.set(path, read);
  for (const old of [...open.keys()].slice(0, -mostOpen)) open.delete(old);
}

export interface KeptFigures {
  readonly entry: KeptSeries;
  readonly system: SystemId;
  readonly report: AnyReport;
}

/** The figures of a kept series as they were written, without what they follow from: that is opened when it is needed. */
export async function readFigures(order: ShelfOrder): Promise<KeptFigures> {
  const entry = isName(order.series) ? await readEntry(order) : undefined;
  if (!entry) throw missing();
  if (entry.refused !== undefined) throw new CannotRun('report/version', entry.refused);
  const json = (await readJson(pathOf(order))) as ReportFile;
  return { entry, system: json.system, report: json.figures as AnyReport };
}

const missing = () =>
  new CannotRun(
    'series/missing',
    'This series is not kept any more; another window may have deleted it. Play it again.',
  );

/** What is to be kept of a series. */
interface ToKeep extends ToWrite {
  readonly asked?: SeriesAsked;
  readonly pace?: number;
  readonly file?: string;
  readonly when?: string;
}

/** Keeps a series under a name, which comes back: a new one unless it takes the place of one that was continued. */
export async function keepSeries(place: ShelfPlace, toKeep: ToKeep, series: string = randomUUID()): Promise<string> {
  const { system, figures, data, setwright, asked, pace, file } = toKeep;
  const order = { ...place, series };
  const about = seriesOf(system).about(data);
  const sets = await writeReport(pathOf(order), toKeep);
  const when = toKeep.when ?? new Date().toISOString();
  const entry: Entry = {
    series,
    when,
    matches: figures.matches,
    asked,
    about,
    sets,
    pace,
    file,
    report: form,
    setwright,
  };
  await writeFileSafely(entryOf(order), `${JSON.stringify(entry)}\n`);
  open.delete(pathOf(order));
  return series;
}

/** Takes a report of the command line, or of somebody else, into the list of a set. */
export async function takeReport(place: ShelfPlace, path: string): Promise<string> {
  const { file, data, rules, matches } = openReport(basename(path), await readJson(path));
  const { system, kept, setwright } = file;
  const words = rules.words(data.plan);
  // The figures are worked out anew: those in the file are its sender's.
  const figures = rules.report(data);
  const asked = words && askedBy(matches, words);
  return keepSeries(place, { system, figures, data, kept, setwright, asked, file: basename(path) });
}

/** The order that plays such a series again. */
const askedBy = (matches: number, { teams: _, ...words }: SeriesWords): SeriesAsked => ({ matches, ...words });

/** Takes a series out of the list for good. */
export async function deleteSeries(order: ShelfOrder): Promise<void> {
  if (!isName(order.series)) throw missing();
  open.delete(pathOf(order));
  await rm(entryOf(order), { force: true });
  await rm(pathOf(order), { force: true });
}

/** The file of a kept series, as the command line would have written it. */
export async function readKept(order: ShelfOrder): Promise<Uint8Array<ArrayBuffer>> {
  if (!isName(order.series)) throw missing();
  return new Uint8Array(await readFile(pathOf(order)).catch(() => Promise.reject(missing())));
}
