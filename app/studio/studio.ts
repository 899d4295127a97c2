import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { digestText } from '../../rules/kernel/digest.ts';
import type { Write } from '../contract/save.ts';
import { type Octets, type Purpose, type Studio, StudioError, type Welcome } from '../contract/studio.ts';
import { about } from './about.ts';
import { exportSet } from './export-set.ts';
import { Grants } from './grants.ts';
import { type LoadedSet, loadSet } from './load-set.ts';
import { recentSets } from './recent-sets.ts';
import { OwnWrites } from './save/own-writes.ts';
import { readOnlyReason } from './save/read-only.ts';
import { saveFiles } from './save/save-files.ts';
import { foldersOf, toSetFolder } from './set-folder.ts';
import { describe, shippedSets } from './sets-on-disk.ts';
import { settingsFolder } from './settings-folder.ts';
import { watchSet } from './watch-set.ts';

/** What differs between the shells. */
interface Shell {
  readonly name: Welcome['shell'];
  /** Folder of the set to show first. */
  readonly open?: string;
  /** Asks the person for a folder; undefined when none was chosen. */
  choose(purpose: Purpose, typed: string | undefined): Promise<string | undefined>;
  /** Overrides for the tests. */
  readonly settings?: string;
  readonly exportFolder?: string;
  readonly setsFolder?: string;
}

/** The studio on this machine, for either shell. */
export async function createStudio(shell: Shell): Promise<Studio> {
  const grants = new Grants();
  const recent = recentSets(shell.settings ?? settingsFolder());
  const exportFolder = shell.exportFolder ?? join(homedir(), 'Setwright');
  const setsFolder = shell.setsFolder ?? join(homedir(), 'Documents', 'Setwright');
  const own = new OwnWrites();
  const opened = new Map<string, LoadedSet>();
  const open = shell.open && (await grants.allow(shell.open));

  const openedSet = async (folder: string): Promise<LoadedSet> => {
    const real = await grants.check(folder);
    const known = opened.get(real);
    if (!known) throw new StudioError('set/not-open', `${folder} is not open. Open it first.`);
    return known;
  };

  return {
    about,
    async welcome() {
      const shipped = await shippedSets();
      const remembered = (await Promise.all((await recent.list()).map(describe))).flat();
      for (const { folder } of [...shipped, ...remembered]) await grants.allow(folder);
      return { shell: shell.name, open, shipped, recent: remembered, exportFolder, setsFolder };
    },
    async openSet({ folder }) {
      const real = await grants.check(folder);
      const read = await loadSet(real);
      const before = opened.get(real);
      // While its set.json is broken, the window shows the set as it was and goes on asking for its pictures.
      opened.set(real, read.set || !before ? read : { ...read, pictures: before.pictures });
      await recent.remember(real);
      return toSetFolder(read, await readOnlyReason(real));
    },
    async watch({ folder }, { onEvent, signal }) {
      const read = await openedSet(folder);
      await watchSet(foldersOf(read), signal, {
        onChange: async (files) => {
          const news = await own.newsOf(files);
          const inside = news.map((path) => relative(read.folder, path).replaceAll(sep, '/'));
          if (news.length > 0 && !signal.aborted) onEvent({ folder, files: inside });
        },
        onUnseen: (reason) =>
          onEvent({
            folder,
            files: [],
            unseen: `The system does not let all files of the set be watched. (${reason})`,
          }),
      });
      return undefined;
    },
    async chooseFolder({ purpose, typed }) {
      const chosen = await shell.choose(purpose, typed);
      if (chosen === undefined) return undefined;
      await refuseUnfit(chosen, purpose);
      return await grants.allow(chosen);
    },
    async picture({ folder, key }) {
      const picture = (await openedSet(folder)).pictures.get(key);
      if (!picture) throw new StudioError('picture/missing', `The set has no picture "${key}" that can be painted.`);
      return octets(`image/${picture.format}`, picture.path).catch(() => {
        throw new StudioError('picture/gone', `${key}: this picture went away or may not be read. Open the set again.`);
      });
    },
    async font({ id }) {
      return fontFile(id);
    },
    async icons({ names }) {
      const { iconLibrary } = await import('../../exporters/png/icon-library.ts');
      return iconLibrary(names);
    },
    chooseFile: notYet,
    async save({ folder, label, writes }) {
      const { folder: root } = await openedSet(folder);
      const save = () => saveFiles(root, label, writes);
      return own.during(save, ({ kind }) => (kind === 'saved' ? hashesOf(root, writes) : new Map()));
    },
    addPicture: notYet,
    versions: notYet,
    keepVersion: notYet,
    readVersion: notYet,
    copySet: notYet,
    newSet: notYet,
    importSet: notYet,
    simulate: notYet,
    printed: notYet,
    markPrinted: notYet,
    menu: notYet,
    async exportSet(order, follow) {
      const read = await openedSet(order.folder);
      const out = order.out === exportFolder ? exportFolder : await grants.check(order.out);
      return exportSet(read, { ...order, out }, follow);
    },
  };
}

const hashesOf = (root: string, writes: readonly Write[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    writes.map(({ file, text }) => [join(root, ...file.split('/')), text === undefined ? undefined : digestText(text)]),
  );

async function notYet(): Promise<never> {
  throw new StudioError('studio/not-yet', 'This Setwright cannot do this yet.');
}

async function octets(type: string, path: string): Promise<Octets> {
  return { type, bytes: new Uint8Array(await readFile(path)) };
}

/** Says why a folder that the person chose cannot be what it was chosen for. */
async function refuseUnfit(chosen: string, purpose: Purpose): Promise<void> {
  if (!isAbsolute(chosen)) {
    throw new StudioError(
      'folder/relative',
      `"${chosen}" is not a whole path. It begins at the top, as in ${resolve('/games/my-set')}.`,
    );
  }
  const facts = await stat(chosen).catch(() => undefined);
  if (!facts) throw new StudioError('folder/missing', `${chosen}: there is no such folder. Check how it is written.`);
  if (!facts.isDirectory())
    throw new StudioError('folder/file', `${chosen} is a file. Name the folder that it lies in.`);
  if (purpose === 'open-set' && (await describe(chosen)).length === 0) {
    throw new StudioError(
      'set/missing',
      `${chosen} holds no set.json, so it is no Game Set. Make one there with: setwright new "${chosen}" --system teamfight`,
    );
  }
}

async function fontFile(id: string): Promise<Octets> {
  const font = fonts.find((known) => known.id === id);
  if (!font) throw new StudioError('font/unknown', `There is no font "${id}".`);
  return octets('font/ttf', createRequire(import.meta.url).resolve(font.file));
}
