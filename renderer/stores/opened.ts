import { create } from 'zustand';
import type { Changed, SetFolder } from '../../app/contract/studio.ts';
import type { Problem } from '../../schemas/problem.ts';
import { forgetPictures } from '../faces/assets.ts';
import { whenPainted } from '../faces/paint-face.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { type Patch, patched } from '../model/patch.ts';
import type { Screen } from '../model/screens.ts';
import { Asking } from '../worker/ask.ts';
import { atRest } from './at-rest.ts';
import { isGone } from './connection.ts';
import { leftOf } from './journal.ts';
import { onDisk, save } from './saving.ts';
import { sentence, studio, thisWindow, useSession } from './session.ts';
import { goTo, useView } from './view.ts';
import { begin, lose, takeIn, takeUp, textsNow, useWork, type Work } from './work.ts';

/** The set in the window. While another is being opened, the old one stays. */
interface Opened {
  readonly folder?: string;
  readonly catalogue?: Catalogue;
  /** Folder that is being opened. */
  readonly opening?: string;
  /** Why a folder could not be opened, or the open one not be read again. What is open stays as it was last read. */
  readonly refusal?: { readonly folder: string; readonly message: string };
  /** Why some changes of the open set on disk are not seen. */
  readonly unseen?: string;
  /** What the faces need that are not laid out yet did not come. */
  readonly isCut?: boolean;
  /** Counts what was read from disk, so that faces are painted anew. */
  readonly edition: number;
}

export const useOpened = create<Opened>(() => ({ edition: 0 }));

/** The worker that keeps the set: reads it, lays out its faces and answers questions about its texts. */
export const desk = new Asking();

let watching: AbortController | undefined;
/** Counts the readings that were asked for: only the last one is shown, whichever comes first. */
let asked = 0;

/** Opens a granted folder and keeps the window true to what is on disk. @param screen to show, if there is a set to show there */
export async function openFolder(folder: string, screen: Screen = 'set'): Promise<void> {
  const read = await reading(folder);
  if (!read) return;
  useView.setState({ filter: '', chosen: {}, card: undefined, problem: undefined });
  goTo(made.set === undefined ? 'set' : screen);
  // It is among the recent ones now. Nobody waits for that, and the faces ask for their pictures first.
  void atRest(longestPause).then(welcomeAgain);
}

async function welcomeAgain(): Promise<void> {
  const welcome = await studio()
    .welcome()
    .catch(() => undefined);
  if (welcome) useSession.setState({ welcome });
}

/** Reads the open set again, for the moment when what kept it from being read is mended. Where the person is stays. */
export async function readAgain(): Promise<void> {
  const { folder } = useOpened.getState();
  if (folder !== undefined) await reading(folder);
}

/** Takes what is said above the set away. */
export function dismiss(): void {
  useOpened.setState({ refusal: undefined, unseen: undefined });
}

/** Reads a folder, shows it and listens to its changes; answers with nothing where that was refused or something else was asked for. */
async function reading(folder: string): Promise<SetFolder | undefined> {
  useOpened.setState({ opening: folder, refusal: undefined, unseen: undefined });
  asked += 1;
  const mine = asked;
  try {
    const read = await readAndShow(folder, mine);
    if (!read) return undefined;
    watching?.abort();
    watching = new AbortController();
    void watch(read.folder, watching.signal);
    return read;
  } catch (error) {
    if (isGone(error) && useOpened.getState().catalogue) {
      useOpened.setState({ opening: undefined });
      lose();
    } else if (mine === asked)
      useOpened.setState({ opening: undefined, refusal: { folder, message: sentence(error) } });
    return undefined;
  }
}

/** Reads a folder and shows it, or nothing where another reading was asked for meanwhile. */
async function readAndShow(folder: string, mine: number): Promise<SetFolder | undefined> {
  // What is not saved yet of the set in the window goes to the disk first; nobody is there to take it while the studio is gone.
  if (useWork.getState().status !== 'lost') await save();
  const ask = () => studio().openSet({ folder });
  const read = await (folder === useWork.getState().folder ? onDisk(ask) : ask());
  if (mine !== asked) return undefined;
  if (useWork.getState().folder === read.folder) await refresh(read);
  else await show(read);
  return read;
}

/** Puts another set into the window, with what was not saved of it when it was left. */
async function show(read: SetFolder): Promise<void> {
  lastRead = read;
  opens += 1;
  const mine = opens;
  made = await desk.ask('open', read);
  const kept = await leftOf(read.folder);
  forgetPictures();
  begin(read);
  const { edition } = useOpened.getState();
  useOpened.setState({
    folder: read.folder,
    catalogue: made,
    opening: undefined,
    refusal: undefined,
    isCut: false,
    edition: edition + 1,
  });
  for (const { label, left } of kept) takeUp(label, left);
  void showMore(read.folder, mine);
}

/** ms that all other faces wait at most for those in view, whose pictures and icons are on their way. */
const longestFirst = 1000;
/** ms that the next faces of a large set wait at most for the page to come to rest. */
const longestPause = 600;

/** Counts the sets that were opened: faces that come in later waves are those of the last one. */
let opens = 0;

/** Brings the faces of a large set that were not in view first, wave after wave; what is done meanwhile goes in between. */
async function showMore(folder: string, mine: number): Promise<void> {
  // What is in view is painted first.
  await whenPainted(longestFirst);
  try {
    while (mine === opens) {
      await atRest(longestPause);
      if (mine !== opens) return;
      const patch = await desk.ask('more', undefined);
      if (patch === undefined) return;
      if (mine === opens) showPatch(folder, patch);
      else made = patched(made, patch) as Catalogue;
    }
  } catch {
    if (mine === opens) useOpened.setState({ isCut: true });
  }
}

/** Goes on with the faces that are not laid out yet, after that had failed. */
export function layOutRest(): void {
  const { folder } = useOpened.getState();
  useOpened.setState({ isCut: false });
  if (folder !== undefined) void showMore(folder, opens);
}

/** Waits until all faces of the set are laid out, or for so many ms. */
export const whenLaidOut = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      stop();
      resolve();
    };
    const stop = useOpened.subscribe(({ catalogue }) => {
      if (!catalogue?.waits) go();
    });
    setTimeout(go, atMost);
  });

/** Takes in what changed on the disk of the set in the window. */
async function refresh(read: SetFolder): Promise<void> {
  lastRead = read;
  if (useWork.getState().status === 'lost') useWork.setState({ status: 'unsaved' });
  takeIn(new Map(read.files));
  const reopened = desk.ask('reopen', { ...read, files: [...textsNow()] });
  forgetPictures();
  useOpened.setState(({ edition }) => ({ opening: undefined, refusal: undefined, edition: edition + 1 }));
  showPatch(read.folder, await reopened);
  await save();
}

/** What the worker made of the set last; what the window shows is that, or the last good state of it. */
let made: Catalogue = { items: [], problems: [] };

/** Lays all faces out in a language of the set; undefined for the one it is written in. */
export async function layOutIn(language: string | undefined): Promise<void> {
  const { folder } = useOpened.getState();
  const patch = await desk.ask('language', language);
  if (folder !== undefined) showPatch(folder, patch);
}

/** Answers come in the order of asking, so each patch fits what the former one made. */
function showPatch(folder: string, patch: Patch): void {
  made = patched(made, patch) as Catalogue;
  const { folder: open, catalogue: before, refusal } = useOpened.getState();
  if (open !== folder) return;
  const good = made.set !== undefined || before?.set === undefined;
  useOpened.setState(
    good
      ? { catalogue: made, refusal: refusal?.folder === open ? undefined : refusal }
      : lastGood(before, made.problems, open),
  );
}

/** What was read is no set any more: the set as it was, with the problems as they are and the first error as the reason. */
function lastGood(before: Catalogue, problems: readonly Problem[], folder: string) {
  const reason = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return { catalogue: { ...before, problems }, refusal: { folder, message: reason?.message ?? '' } };
}

/** The files that differ between two states of the work; undefined for one that went away. */
export function changesSince(before: Work, now: Work): (readonly [string, string | undefined])[] {
  const [old, files] = [before.history.files, now.history.files];
  const differ = [...new Set([...files.keys(), ...old.keys()])].filter((file) => files.get(file) !== old.get(file));
  return differ.map((file) => [file, files.get(file)]);
}

/** What was read from the disk last, with everything that was done in the window. */
export const readNow = (): SetFolder | undefined => lastRead && { ...lastRead, files: [...textsNow()] };

let lastRead: SetFolder | undefined;

/** Shows from now on what edits make of the set. */
export function keepShowing(): void {
  useWork.subscribe((work, before) => {
    const { history, folder } = work;
    if (history.files === before.history.files || folder !== before.folder) return;
    void desk
      .ask('change', changesSince(before, work))
      .then((patch) => folder !== undefined && showPatch(folder, patch));
  });
}

// What stood between the set and its disk may have come between the set and what is watched too.
useWork.subscribe(({ notSaved, status, folder }, before) => {
  if (before.notSaved !== undefined && notSaved === undefined && status !== 'lost' && folder === before.folder)
    void readAgain();
});

async function watch(folder: string, signal: AbortSignal): Promise<void> {
  const onEvent = async ({ unseen }: Changed) => {
    // The set in the window is about to be another one.
    if (signal.aborted || useOpened.getState().opening !== undefined) return;
    if (unseen !== undefined) return useOpened.setState({ unseen });
    asked += 1;
    const mine = asked;
    try {
      await readAndShow(folder, mine);
    } catch (error) {
      if (isGone(error)) lose();
      else if (mine === asked) useOpened.setState({ refusal: { folder, message: sentence(error) } });
    }
  };
  await studio()
    .watch({ folder, window: thisWindow }, { onEvent, signal })
    .catch((error: unknown) => {
      if (signal.aborted) return;
      if (isGone(error)) lose();
      else useOpened.setState({ refusal: { folder, message: sentence(error) } });
    });
}
