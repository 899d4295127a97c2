import { create } from 'zustand';
import type { Version, VersionTexts } from '../../app/contract/version.ts';
import type { Change, Texts } from '../../rules/edit/change.ts';
import { words } from '../words.ts';
import { save } from './saving.ts';
import { sentence, studio } from './session.ts';
import { edit, textsNow, useWork } from './work.ts';

/** The named versions of the set in the window. */
interface Versions {
  /** Folder of the set that they are of. */
  readonly folder?: string;
  /** Newest first; undefined until they are read. */
  readonly list?: readonly Version[];
  /** Name of the version that is looked at; the newest if none was chosen. */
  readonly from?: string;
  /** Name of the version that it is compared with; the set as it is now if none was chosen. */
  readonly to?: string;
  /** Versions that were handed over, by name; they never change. */
  readonly read: ReadonlyMap<string, VersionTexts>;
  /** Why something was not done, as a sentence. */
  readonly refusal?: string;
}

const nothing = { list: undefined, from: undefined, to: undefined, refusal: undefined, read: new Map() };

export const useVersions = create<Versions>(() => nothing);

/** Reads which versions there are of a set. */
export async function listVersions(folder: string): Promise<void> {
  const same = useVersions.getState().folder === folder;
  useVersions.setState(same ? { refusal: undefined } : { ...nothing, folder });
  try {
    const list = await studio().versions({ folder });
    if (useVersions.getState().folder === folder) useVersions.setState({ list });
  } catch (error) {
    useVersions.setState({ list: [], refusal: sentence(error) });
  }
}

/** Chooses which two states are compared; without `to` the newer one is the set as it is now. */
export function compareVersions(from: string, to?: string): void {
  useVersions.setState({ from, to: to === from ? undefined : to, refusal: undefined });
}

/** Reads a version, once. */
export async function readVersion(name: string): Promise<void> {
  const { folder, read } = useVersions.getState();
  if (folder === undefined || read.has(name)) return;
  try {
    const version = await studio().readVersion({ folder, name });
    const now = useVersions.getState();
    if (now.folder === folder) useVersions.setState({ read: new Map([...now.read, [name, version]]) });
  } catch (error) {
    useVersions.setState({ refusal: sentence(error) });
  }
}

/** Keeps the set as it is in the window under a name. Answers whether that was done. */
export async function keepVersion(name: string): Promise<boolean> {
  const { folder } = useVersions.getState();
  if (folder === undefined) return false;
  useVersions.setState({ refusal: undefined });
  await save();
  if (useWork.getState().status !== 'saved') {
    useVersions.setState({ refusal: words.versions.notSaved });
    return false;
  }
  try {
    const kept = await studio().keepVersion({ folder, name });
    await listVersions(folder);
    compareVersions(kept.name);
    return true;
  } catch (error) {
    useVersions.setState({ refusal: sentence(error) });
    return false;
  }
}

/** Gives a thing its text of a version back, with the translations of it. */
export function restoreThing(name: string, file: string, version: VersionTexts): void {
  const own = file.split('/').at(-1) ?? file;
  const mine = (path: string) => path === file || (path.startsWith('texts/') && path.endsWith(`/${own}`));
  edit(words.versions.restored(name, version.name), changesTo(version, textsNow(), mine));
}

/** Gives all files their texts of a version back. */
export function restoreSet(version: VersionTexts): void {
  edit(
    words.versions.restoredSet(version.name),
    changesTo(version, textsNow(), () => true),
  );
}

/** What makes some files what they were in a version. Pure. */
export function changesTo(version: VersionTexts, now: Texts, wanted: (file: string) => boolean): Change[] {
  const then = new Map(version.files);
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((file) => wanted(file) && then.get(file) !== now.get(file))
    .map((file) => ({ file, text: then.get(file) }));
}
