import { create } from 'zustand';
import type { ComparedSeries, KeptSeries, SeriesAsked } from '../../app/contract/series.ts';
import type { Progress } from '../../app/contract/studio.ts';
import type { TellingMatch } from '../../rules/kernel/series-report.ts';
import type { AnyFigure, AnyReport } from '../../rules/series.ts';
import { download } from '../table/download.ts';
import { words } from '../words.ts';
import { watchMatch } from './match.ts';
import { tell } from './note.ts';
import { useOpened } from './opened.ts';
import { leaveEvening } from './playtests.ts';
import { save } from './saving.ts';
import { isStopped, sentence, studio } from './session.ts';
import { systemNow } from './system.ts';
import { goTo } from './view.ts';
import { useWork } from './work.ts';

/** A series that is being played: not of the screen, so that work goes on elsewhere meanwhile. */
export interface Running extends Progress {
  /** Folder and name of its set, which may not be the one in the window any more. */
  readonly folder: string;
  readonly name: string;
  readonly asked: SeriesAsked;
  /** When it began, as `performance.now` has it. */
  readonly began: number;
}

/** What is to be played, as the form has it. */
export interface Wanted {
  readonly matches: number;
  readonly seed: number;
  readonly bots: readonly [string, string];
  /** How many play, where everybody plays for themselves. */
  readonly players: readonly number[];
  readonly second?: string;
  readonly map?: string;
  readonly hero?: string;
  readonly encounter?: string;
  /** How many are in a drawn party; none for the party that an encounter names. */
  readonly sizes: readonly number[];
  readonly level?: number;
  readonly step?: string;
  /** Whether characters are drawn whole. */
  readonly builds?: boolean;
  /** A rule option with two values to compare, such as `rounds` and `5,6`. */
  readonly option?: string;
  readonly values: readonly [string, string];
}

/** Series of the set in the window. */
interface Series {
  readonly wanted: Wanted;
  readonly running?: Running;
  /** Folder that the list is of. */
  readonly folder?: string;
  readonly list: readonly KeptSeries[];
  /** Digest of the set as it lies on the disk. */
  readonly now?: string;
  /** The series that is looked at, and its figures once they are read. */
  readonly shown?: string;
  readonly report?: AnyReport;
  /** Two of them side by side. */
  readonly compared?: ComparedSeries;
  /** Matches that show a figure. */
  readonly telling?: { readonly of: AnyFigure; readonly name: string; readonly matches?: readonly TellingMatch[] };
  /** What was being played when this window was closed. */
  readonly broken?: string;
  readonly refusal?: string;
}

/** Where the window writes down what is being played, so that it can say that it was closed in the middle. */
const runningPlace = 'setwright-series';

export const useSeries = create<Series>(() => ({
  wanted: { matches: 1000, seed: 1, bots: ['greedy', 'greedy'], players: [3, 4, 5, 6], sizes: [], values: ['', ''] },
  list: [],
  broken: localStorage.getItem(runningPlace) ?? undefined,
}));

/** Whether the window is being closed: what breaks off now was broken off by that. */
let isClosing = false;
addEventListener('pagehide', () => {
  isClosing = true;
});
addEventListener('pageshow', () => {
  isClosing = false;
});

let stop: AbortController | undefined;

export function want(wanted: Partial<Wanted>): void {
  useSeries.setState((state) => ({ wanted: { ...state.wanted, ...wanted } }));
}

/** What the form wants, without what means nothing to the system of the set. */
function askedBy(wanted: Wanted): SeriesAsked {
  const { matches, seed, bots, second, option, values } = wanted;
  const options = option === undefined ? {} : { options: [`${option}=${values.join(',')}`] };
  return { matches, seed, bots, second, ...whoPlays(wanted), ...options };
}

function whoPlays({ players, map, hero, encounter, sizes, level, step, builds }: Wanted): Partial<SeriesAsked> {
  const upwards = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  switch (systemNow().series) {
    case 'sides':
      return { map, hero };
    case 'armies':
      return { map };
    case 'parties':
      return {
        encounter,
        level,
        step,
        ...(builds && { builds }),
        ...(sizes.length > 0 && { players: upwards(sizes) }),
      };
    default:
      return { players: upwards(players) };
  }
}

/** Reads the list of the set in the window, and the newest report unless another one is looked at. */
export async function listSeries(): Promise<void> {
  const { folder } = useOpened.getState();
  if (folder === undefined) return;
  const { folder: before } = useSeries.getState();
  if (before !== folder) {
    useSeries.setState({
      folder,
      list: [],
      shown: undefined,
      report: undefined,
      compared: undefined,
      telling: undefined,
    });
  }
  try {
    const { list, now } = await studio().keptSeries({ folder });
    if (useSeries.getState().folder !== folder) return;
    useSeries.setState({ list, now });
    const { shown, compared } = useSeries.getState();
    const newest = list.find(({ refused }) => refused === undefined);
    if (shown === undefined && compared === undefined && newest) await showSeries(newest.series);
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}

export async function showSeries(series: string): Promise<void> {
  const { folder } = useSeries.getState();
  if (folder === undefined) return;
  useSeries.setState({ shown: series, compared: undefined, telling: undefined, refusal: undefined });
  try {
    const report = await studio().readSeries({ folder, series });
    if (useSeries.getState().shown === series) useSeries.setState({ report });
  } catch (error) {
    useSeries.setState({ refusal: sentence(error), report: undefined });
  }
}

/** Plays what the form wants. */
export const runWanted = (): Promise<void> => run(askedBy(useSeries.getState().wanted));

/** Lets bots play a series in the background, one at a time; the report is kept and shown. */
export async function run(asked: SeriesAsked): Promise<void> {
  await play(asked, asked.matches, async (folder, follow) => {
    const order = { folder, ...asked, keep: true };
    return (await studio().simulate(order, follow)).series;
  });
}

/** Plays more matches of the series that is looked at, with the set as it was then. */
export async function runMore(matches: number): Promise<void> {
  const { shown, list } = useSeries.getState();
  const kept = list.find(({ series }) => series === shown);
  if (!kept) return;
  const asked = kept.asked ?? { matches: kept.matches, seed: 0 };
  await play(asked, matches, async (folder, follow) => {
    await studio().continueSeries({ folder, series: kept.series, matches }, follow);
    return kept.series;
  });
}

type Playing = (folder: string, follow: Parameters<ReturnType<typeof studio>['simulate']>[1]) => Promise<string>;

async function play(asked: SeriesAsked, matches: number, playing: Playing): Promise<void> {
  const { folder, catalogue } = useOpened.getState();
  if (useSeries.getState().running || folder === undefined) return;
  stop = new AbortController();
  leaveEvening();
  const name = catalogue?.set?.manifest.name ?? folder;
  const far = { folder, name, asked, began: performance.now() };
  useSeries.setState({ running: { ...far, done: 0, total: 0, what: '' }, broken: undefined, refusal: undefined });
  localStorage.setItem(runningPlace, words.balance.brokenOff(matches, name));
  try {
    // What is played is what lies on the disk.
    await save();
    if (['conflict', 'lost', 'unsaved'].includes(useWork.getState().status)) {
      useSeries.setState({ refusal: words.balance.notSaved });
      return;
    }
    const onEvent = (progress: Progress) => useSeries.setState({ running: { ...far, ...progress } });
    const series = await playing(folder, { onEvent, signal: stop.signal });
    if (useOpened.getState().folder === folder) {
      await showSeries(series);
      await listSeries();
    }
  } catch (error) {
    if (isStopped(error)) tell(sentence(error));
    else useSeries.setState({ refusal: sentence(error) });
  } finally {
    if (!isClosing) localStorage.removeItem(runningPlace);
    useSeries.setState({ running: undefined });
  }
}

export function stopSeries(): void {
  stop?.abort();
}

/** Plays what is looked at once more, with the set as it is now, and puts both side by side. */
export async function runAgain(): Promise<void> {
  const { shown, list } = useSeries.getState();
  const before = list.find(({ series }) => series === shown);
  if (!before?.asked) return;
  await run(before.asked);
  const after = useSeries.getState().shown;
  if (after !== undefined && after !== before.series) await compare(before.series, after);
}

export async function compare(before: string, after: string): Promise<void> {
  const { folder } = useSeries.getState();
  if (folder === undefined) return;
  try {
    const compared = await studio().compareSeries({ folder, before, after });
    useSeries.setState({ compared, shown: after, telling: undefined, refusal: undefined });
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}

export async function deleteSeries(series: string): Promise<void> {
  const { folder, shown } = useSeries.getState();
  if (folder === undefined) return;
  await studio().deleteSeries({ folder, series });
  if (shown === series) useSeries.setState({ shown: undefined, report: undefined, compared: undefined });
  await listSeries();
}

/** Takes a report in that the person chooses: by the desktop's dialog, or the file that the browser's own gave. */
export async function takeReport(given?: File): Promise<void> {
  const { folder } = useSeries.getState();
  if (folder === undefined) return;
  try {
    const file = given
      ? await studio().giveFile({ name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) })
      : await studio().chooseFile({ purpose: 'report' });
    if (file === undefined) return;
    const series = await studio().takeReport({ folder, file });
    leaveEvening();
    await showSeries(series);
    await listSeries();
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}

/** Looks for the matches that show a figure best. */
export async function showTelling(of: AnyFigure, name: string): Promise<void> {
  const { folder, shown: series } = useSeries.getState();
  if (folder === undefined || series === undefined) return;
  useSeries.setState({ telling: { of, name } });
  try {
    const matches = await studio().tellingMatches({ folder, series, figure: of });
    useSeries.setState({ telling: { of, name, matches } });
  } catch (error) {
    useSeries.setState({ telling: undefined, refusal: sentence(error) });
  }
}

/** Goes to the form, filled in for one map, hero or encounter. */
export function orderAbout(about: Pick<Wanted, 'map' | 'hero' | 'encounter'>): void {
  want({ map: undefined, hero: undefined, encounter: undefined, ...about });
  goTo('balance');
}

const recordOf = (match: number) => {
  const { folder = '', shown = '' } = useSeries.getState();
  return studio().matchRecord({ folder, series: shown, match });
};

/** Opens the place for matches on a match of the series that is looked at, as it was played. */
export async function watchTelling(match: number): Promise<void> {
  try {
    await watchMatch({ record: await recordOf(match) });
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}

/** Hands over a match as a file that anyone can replay. */
export async function saveRecord(match: number): Promise<void> {
  try {
    download(`match-${match}.json`, JSON.stringify(await recordOf(match)), 'application/json');
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}

/** Hands over the report that is looked at: whole, or its figures as a table. */
export async function saveReport(form: 'json' | 'csv'): Promise<void> {
  const { folder = '', shown = '' } = useSeries.getState();
  try {
    const { type, bytes } = await studio().seriesFile({ folder, series: shown, form });
    download(`report.${form}`, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), type);
  } catch (error) {
    useSeries.setState({ refusal: sentence(error) });
  }
}
