import { create } from 'zustand';
import type { Changed, SetFolder } from '../../app/contract/studio.ts';
import type { Problem } from '../../schemas/problem.ts';
import { forgetPictures } from '../faces/assets.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { Asking } from '../worker/ask.ts';
import { sentence, studio, useSession } from './session.ts';
import { goTo, useView } from './view.ts';
import { begin, useWork } from './work.ts';

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
  /** Counts what was read from disk, so that faces are painted anew. */
  readonly edition: number;
}

export const useOpened = create<Opened>(() => ({ edition: 0 }));

/** The worker that keeps the set: reads it, lays out its faces and answers questions about its texts. */
export const desk = new Asking();

let watching: AbortController | undefined;
/** Counts the readings that were asked for: only the last one is shown, whichever comes first. */
let asked = 0;

/** Opens a granted folder and keeps the window true to what is on disk. */
export async function openFolder(folder: string): Promise<void> {
  const read = await reading(folder);
  if (!read) return;
  useView.setState({ filter: '', chosen: {}, card: undefined });
  goTo('set');
  useSession.setState({ welcome: await studio().welcome() });
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
    if (mine === asked) useOpened.setState({ opening: undefined, refusal: { folder, message: sentence(error) } });
    return undefined;
  }
}

/** Reads a folder and shows it, or nothing where another reading was asked for meanwhile. */
async function readAndShow(folder: string, mine: number): Promise<SetFolder | undefined> {
  const read = await studio().openSet({ folder });
  const catalogue = await desk.ask('open', read);
  if (mine !== asked) return undefined;
  const { folder: open, catalogue: before, edition } = useOpened.getState();
  if (!catalogue.set && before?.set && open === read.folder) {
    useOpened.setState({ opening: undefined, ...lastGood(before, catalogue.problems, open) });
    return read;
  }
  forgetPictures();
  begin(read);
  useOpened.setState({ folder: read.folder, catalogue, opening: undefined, refusal: undefined, edition: edition + 1 });
  return read;
}

/** What was read is no set any more: the set as it was, with the problems as they are and the first error as the reason. */
function lastGood(before: Catalogue, problems: readonly Problem[], folder: string) {
  const reason = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return { catalogue: { ...before, problems }, refusal: { folder, message: reason?.message ?? '' } };
}

/** Shows from now on what edits make of the set. */
export function keepShowing(): void {
  useWork.subscribe(({ history, folder }, before) => {
    if (history.files === before.history.files || folder !== before.folder) return;
    const files = new Set([...history.files.keys(), ...before.history.files.keys()]);
    const changes = [...files]
      .filter((file) => history.files.get(file) !== before.history.files.get(file))
      .map((file) => [file, history.files.get(file)] as const);
    void desk.ask('change', changes).then((catalogue) => {
      if (useOpened.getState().folder === folder) useOpened.setState({ catalogue });
    });
  });
}

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
      if (mine === asked) useOpened.setState({ refusal: { folder, message: sentence(error) } });
    }
  };
  await studio()
    .watch({ folder }, { onEvent, signal })
    .catch((error: unknown) => {
      if (!signal.aborted) useOpened.setState({ refusal: { folder, message: sentence(error) } });
    });
}
