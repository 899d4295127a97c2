import { create } from 'zustand';
import type { SeriesReport } from '../../app/contract/series.ts';
import type { Progress } from '../../app/contract/studio.ts';
import { type FirstNumber, firstNumber } from '../model/first-number.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { editField } from './editing.ts';
import { chooseKind, choosePdf } from './exports.ts';
import { openFolder, useOpened } from './opened.ts';
import { chooseTool } from './painter.ts';
import { save } from './saving.ts';
import { sentence, studio } from './session.ts';
import { systemNow } from './system.ts';
import { goTo } from './view.ts';
import { edit, textsNow } from './work.ts';

/** The first steps, in their order. */
export const tourSteps = ['change', 'matches', 'wall', 'print', 'byHand', 'keep'] as const;
export type TourStep = (typeof tourSteps)[number];

/** Matches of each of the two series. */
export const tourMatches = 200;
/** Any will do, as long as both series have it. */
const seed = 1;

/** What bots play with: the set as it came, or as it was changed. */
type Arm = 'before' | 'after';

/** The first steps with a copy to play with. */
interface Tour {
  /** Undefined once they are over. */
  readonly step?: TourStep;
  /** Folder of the copy, and of the set that it is a copy of. */
  readonly folder?: string;
  readonly original?: string;
  /** What is changed. */
  readonly first?: FirstNumber;
  /** The map that a wall is drawn on, as it was before. */
  readonly map?: { readonly file: string; readonly text: string };
  /** What bots found before and after. */
  readonly before?: SeriesReport;
  readonly after?: SeriesReport;
  readonly running?: Progress & { readonly arm: Arm };
  /** Whether the copy is being made a set of its own. */
  readonly keeping?: boolean;
  /** Why the matches were not played or the copy is not kept, as a sentence. */
  readonly refusal?: string;
}

export const useTour = create<Tour>(() => ({}));

let stop: AbortController | undefined;

/** Begins in the set in the window. Without an ability there is nothing to show. @param original folder of the set that it is a copy of */
export function beginTour(original: string): void {
  const { folder, catalogue } = useOpened.getState();
  const first = catalogue?.set && firstNumber(catalogue.set);
  if (folder !== undefined && first) {
    useTour.setState({
      folder,
      original,
      first,
      map: undefined,
      before: undefined,
      after: undefined,
      refusal: undefined,
    });
    goToStep('change');
  } else goTo(systemNow().home);
}

/** Shows a step, and what it is about. */
export function goToStep(step: TourStep): void {
  const { first } = useTour.getState();
  useTour.setState({ step, refusal: undefined });
  if (step === 'change' || step === 'byHand') showFirst();
  else if (step === 'matches' && first) goTo('heroes', first.hero);
  else if (step === 'wall') showMap();
  else if (step === 'print') {
    chooseKind('pdf');
    choosePdf({ what: 'cards' });
    goTo('out');
  } else if (step === 'keep') goTo('set');
}

/** Shows a map with a wall in the hand. */
function showMap(): void {
  const { map } = useTour.getState();
  const items = useOpened.getState().catalogue?.items ?? [];
  const file = map?.file ?? items.find(({ screen, entity }) => screen === 'maps' && entity)?.file;
  if (!map && file !== undefined) useTour.setState({ map: { file, text: textsNow().get(file) ?? '' } });
  goTo('maps', items.find((item) => item.file === file)?.ref);
  chooseTool('wall');
}

/** Puts the cursor into the text that the steps are about. */
function showFirst(): void {
  const { first } = useTour.getState();
  if (!first) return;
  goTo('heroes', first.hero);
  editField(first.place);
}

export function endTour(): void {
  stop?.abort();
  useTour.setState({ step: undefined });
}

/** The text that the steps are about, as it is now. */
function firstTextNow(): string {
  const { first } = useTour.getState();
  const text = first && valueIn(textsNow(), first.place.file, first.place.pointer);
  return typeof text === 'string' ? text : '';
}

/** Writes a sentence into that text which nobody but people can play. */
export function writeByHand(): void {
  const { first } = useTour.getState();
  const { byHand } = words.tour;
  if (!first || firstTextNow().includes(byHand.sentence)) return;
  const value = `${firstTextNow().trimEnd()} ${byHand.sentence}`.trim();
  edit(byHand.label(first.ability), [{ ...first.place, value }]);
  showFirst();
}

export function removeByHand(): void {
  const { first } = useTour.getState();
  const { byHand } = words.tour;
  if (!first) return;
  const value = firstTextNow().replace(byHand.sentence, '').trim();
  edit(byHand.removed(first.ability), [{ ...first.place, value }]);
}

/** Lets bots play with the set as it came, once, and with the copy as it is now. */
export async function playMatches(): Promise<void> {
  const { folder, original, running } = useTour.getState();
  if (running || folder === undefined || original === undefined) return;
  stop = new AbortController();
  const { signal } = stop;
  const play = (arm: Arm, of: string, since?: string) => {
    useTour.setState({ running: { arm, done: 0, total: 0, what: '' } });
    const onEvent = (progress: Progress) => useTour.setState({ running: { ...progress, arm } });
    return studio().simulate({ folder: of, matches: tourMatches, seed, since }, { onEvent, signal });
  };
  useTour.setState({ after: undefined, refusal: undefined });
  try {
    await save();
    const before = useTour.getState().before ?? (await play('before', original));
    useTour.setState({ before });
    useTour.setState({ after: await play('after', folder, before.series) });
  } catch (error) {
    if (!signal.aborted) useTour.setState({ refusal: sentence(error), before: undefined });
  } finally {
    useTour.setState({ running: undefined });
  }
}

export function stopMatches(): void {
  stop?.abort();
}

/** Makes a set with a name and an id of its own out of the copy, and opens it. */
export async function keepAs(name: string): Promise<void> {
  const { folder } = useTour.getState();
  if (folder === undefined) return;
  useTour.setState({ keeping: true, refusal: undefined });
  try {
    await save();
    await openFolder(await studio().copySet({ folder, name }));
    endTour();
  } catch (error) {
    useTour.setState({ refusal: sentence(error) });
  } finally {
    useTour.setState({ keeping: false });
  }
}
