import { create } from 'zustand';
import type { Version, VersionTexts } from '../../app/contract/version.ts';
import type { Change, Texts } from '../../rules/edit/change.ts';
import { type ChangedPicture, picturesSince } from '../model/pictures-since.ts';
import { words } from '../words.ts';
import { readAgain, readNow, useOpened } from './opened.ts';
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
    if (kept.without.length > 0) useVersions.setState({ refusal: words.versions.withoutPictures(kept) });
    return true;
  } catch (error) {
    useVersions.setState({ refusal: sentence(error) });
    return false;
  }
}

/** Gives a thing its text of a version back, with the translations of it. */
export async function restoreThing(name: string, file: string, version: VersionTexts): Promise<void> {
  const own = file.split('/').at(-1) ?? file;
  const mine = (path: string) => path === file || (path.startsWith('texts/') && path.endsWith(`/${own}`));
  await restore(words.versions.restored(name, version.name), version, mine);
}

/** Gives all files their texts of a version back. */
export async function restoreSet(version: VersionTexts): Promise<void> {
  await restore(words.versions.restoredSet(version.name), version, () => true);
}

/** The pictures first, so that no face lacks one; where another one has their place by now, the texts name the new place. */
async function restore(label: string, version: VersionTexts, wanted: (file: string) => boolean): Promise<void> {
  const { folder } = useVersions.getState();
  const places = new Map<string, string>();
  try {
    for (const { path, kept } of changedPictures(version, wanted)) {
      if (folder === undefined || !kept) continue;
      places.set(path, (await studio().restorePicture({ folder, name: version.name, path })).file);
    }
    if (places.size > 0) await readAgain();
  } catch (error) {
    useVersions.setState({ refusal: sentence(error) });
    return;
  }
  const files = version.files.map(([file, text]) => [file, movedPictures(text, places)] as const);
  edit(label, changesTo({ ...version, files }, textsNow(), wanted));
}

/** A text with the places where its pictures are now. */
const movedPictures = (text: string, places: ReadonlyMap<string, string>): string =>
  [...places].reduce((now, [from, to]) => now.replaceAll(JSON.stringify(from), JSON.stringify(to)), text);

/** Pictures that some texts of a version show and that are not as they were then. */
export function changedPictures(version: VersionTexts, wanted: (file: string) => boolean): readonly ChangedPicture[] {
  const set = useOpened.getState().catalogue?.set?.id ?? '';
  const hashes = new Map((readNow()?.sizes ?? []).map(([key, { hash }]) => [key, hash]));
  return picturesSince(version, set, hashes, wanted);
}

/** What makes some files what they were in a version. Pure. */
export function changesTo(version: VersionTexts, now: Texts, wanted: (file: string) => boolean): Change[] {
  const then = new Map(version.files);
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((file) => wanted(file) && then.get(file) !== now.get(file))
    .map((file) => ({ file, text: then.get(file) }));
}
