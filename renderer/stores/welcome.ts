import { create } from 'zustand';
import { type Imported, type ImportFormat, StudioError } from '../../app/contract/studio.ts';
import type { SystemId } from '../../schemas/systems.ts';
import { words } from '../words.ts';
import { openFolder, useOpened } from './opened.ts';
import { sentence, studio } from './session.ts';
import { systemNow } from './system.ts';
import { beginTour } from './tour.ts';
import { goTo, useView } from './view.ts';

/** A way to begin. */
export type Way = 'play' | 'start' | 'import';

/** The screen on which a person begins. */
interface Welcome {
  readonly shown: boolean;
  /** The way that is being gone. */
  readonly doing?: Way;
  /** Why a way led nowhere, as a sentence. */
  readonly refusal?: { readonly way: Way; readonly message: string };
  /** A spreadsheet of which is yet to be said what its rows are. */
  readonly sheet?: string;
  /** What the last import made. */
  readonly imported?: Imported;
}

export const useWelcome = create<Welcome>(() => ({ shown: false }));

export function showWelcome(): void {
  useWelcome.setState({ shown: true, refusal: undefined, imported: undefined });
}

/** Goes on to the set in the window. */
export function leaveWelcome(): void {
  useWelcome.setState({ shown: false });
}

/** Makes a copy of the set in the window and takes the first steps in it. */
export function playWithThis(): Promise<void> {
  return go('play', async () => {
    const { folder: original } = useOpened.getState();
    if (original === undefined) return;
    if (await opened(await studio().copySet({ folder: original }))) beginTour(original);
  });
}

/** Makes a small set of a system and opens it at its first cards. */
export function startMine(system: SystemId, name: string): Promise<void> {
  return go('start', async () => {
    if (await opened(await studio().newSet({ system, name }))) goTo(systemNow().home);
  });
}

/** Turns a file of another program into sets: one that the person chooses in the system's dialog. */
export function importChosen(): Promise<void> {
  return importFile(() => studio().chooseFile({ purpose: 'import' }));
}

/** Turns a file into sets that was dropped on the window or chosen in the browser's own dialog. */
export function importGiven(file: File): Promise<void> {
  return importFile(async () => {
    if (file.size > largest) throw new StudioError('file/too-large', words.welcome.tooLarge(file.name, largest / 1e6));
    const bytes = new Uint8Array(await file.arrayBuffer());
    return studio().giveFile({ name: file.name, bytes });
  });
}

/** Bytes of the largest file that the studio takes. */
const largest = 20_000_000;

function importFile(granted: () => Promise<string | undefined>): Promise<void> {
  return go('import', async () => {
    const file = await granted();
    if (file === undefined) return;
    if (isSheet(file)) useWelcome.setState({ sheet: file });
    else useWelcome.setState({ imported: await studio().importSet({ from: 'teamfight-yaml', file }) });
  });
}

/** Whether it is a spreadsheet, by the end of its name. */
const isSheet = (file: string): boolean => /\.(?:csv|tsv|txt)$/i.test(file);

/** Turns the chosen spreadsheet into a set. Where nothing is to be said of it, it is opened at its first cards. */
export function importSheet(from: Exclude<ImportFormat, 'teamfight-yaml'>): Promise<void> {
  const { sheet } = useWelcome.getState();
  if (sheet === undefined) return Promise.resolve();
  // A file that could not be taken has to be given anew.
  useWelcome.setState({ sheet: undefined });
  return go('import', async () => {
    const imported = await studio().importSet({ from, file: sheet });
    const [made] = imported.sets;
    if (from !== 'plain-csv' || imported.notes.length > 0 || !made) useWelcome.setState({ imported });
    else if (await opened(made.folder)) goTo('heroes');
  });
}

export const forgetSheet = (): void => useWelcome.setState({ sheet: undefined, refusal: undefined });

/** Opens a set and leaves the welcome for it; with what is wrong in it, where that is what to do next. */
export async function openFrom(folder: string, showProblems = false): Promise<void> {
  await openFolder(folder);
  leaveWelcome();
  // What a sheet of cards became is its faces.
  if (showProblems && systemNow().deck === 'card-kind') goTo('heroes');
  if (showProblems && (useOpened.getState().catalogue?.problems.length ?? 0) > 0)
    useView.setState({ problemsOpen: true });
}

/** Whether a set is in the window now. Where it cannot be read, the workbench says why. */
async function opened(folder: string): Promise<boolean> {
  await openFolder(folder);
  leaveWelcome();
  return useOpened.getState().folder === folder;
}

/** One way at a time. */
async function go(way: Way, doing: () => Promise<void>): Promise<void> {
  if (useWelcome.getState().doing !== undefined) return;
  useWelcome.setState({ doing: way, refusal: undefined, imported: undefined });
  try {
    await doing();
  } catch (error) {
    useWelcome.setState({ refusal: { way, message: sentence(error) } });
  } finally {
    useWelcome.setState({ doing: undefined });
  }
}
