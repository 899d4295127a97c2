import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { digestText } from '../../rules/kernel/digest.ts';
import type { Write } from '../contract/save.ts';
import {
  type FilePurpose,
  type MenuChoice,
  type Octets,
  type Purpose,
  type Studio,
  StudioError,
  type Welcome,
} from '../contract/studio.ts';
import { about } from './about.ts';
import { addPicture } from './add-picture.ts';
import { refuseNoFile, refuseUnfit } from './chosen.ts';
import { readPresets, writePresets } from './export-presets.ts';
import { GivenFiles } from './given-files.ts';
import { Grants } from './grants.ts';
import { linkedTables } from './linked-tables.ts';
import { type LoadedSet, loadSet } from './load-set.ts';
import { type LongWork, longWork } from './long-work.ts';
import { newSet } from './new-set.ts';
import { markPrinted, printedOf } from './printed.ts';
import { recentSets } from './recent-sets.ts';
import { OwnWrites } from './save/own-writes.ts';
import { readOnlyReason } from './save/read-only.ts';
import { saveFiles } from './save/save-files.ts';
import { foldersOf, toSetFolder } from './set-folder.ts';
import { copySet } from './sets/copy-set.ts';
import { freeFolder } from './sets/free-folder.ts';
import { importSets } from './sets/import-sets.ts';
import { describe, shippedSets } from './sets-on-disk.ts';
import { settingsFolder } from './settings-folder.ts';
import { slugOf } from './slug.ts';
import { keepVersion, readVersion, versionsOf } from './versions.ts';
import { watchSet } from './watch-set.ts';

/** What differs between the shells. */
interface Shell {
  readonly name: Welcome['shell'];
  /** Folder of the set to show first. */
  readonly open?: string;
  /** Asks the person for a folder or file; undefined when none was chosen. */
  choose(purpose: Purpose | FilePurpose, typed: string | undefined): Promise<string | undefined>;
  /** Tells what is chosen in the system's menu, until the function it gives is called. */
  readonly onMenu?: (tell: (choice: MenuChoice) => void) => () => void;
  /** Where long work runs, if not in this process. */
  readonly work?: LongWork;
  /** Where new, copied and imported sets go, if the system says so. */
  readonly setsFolder?: string;
  /** Overrides for the tests. */
  readonly settings?: string;
  readonly exportFolder?: string;
}

/** The studio on this machine, for either shell. */
export async function createStudio(shell: Shell): Promise<Studio> {
  const grants = new Grants();
  /** Files that the person has chosen. */
  const files = new Grants();
  const given = new GivenFiles();
  const settings = shell.settings ?? settingsFolder();
  const recent = recentSets(settings);
  const linked = linkedTables(settings);
  const work = shell.work ?? longWork();
  const exportFolder = shell.exportFolder ?? join(homedir(), 'Setwright');
  const setsFolder = shell.setsFolder ?? join(homedir(), 'Documents', 'Setwright');
  const own = new OwnWrites();
  const opened = new Map<string, LoadedSet>();
  const open = shell.open && (await grants.allow(shell.open));

  // One after the other: two that are made at once would take the same free name.
  let making: Promise<unknown> = Promise.resolve();
  const made = async <T>(make: () => Promise<T>): Promise<T> => {
    const mine = making.then(make);
    making = mine.catch(() => undefined);
    return mine;
  };

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
    async chooseFile({ purpose, typed }) {
      const chosen = await shell.choose(purpose, typed);
      if (chosen === undefined) return undefined;
      await refuseNoFile(chosen);
      return await files.allow(chosen);
    },
    async giveFile({ name, bytes }) {
      return await files.allow(await given.keep(name, bytes));
    },
    async save({ folder, label, writes }) {
      const { folder: root } = await openedSet(folder);
      const save = () => saveFiles(root, label, writes);
      return own.during(save, ({ kind }) => (kind === 'saved' ? hashesOf(root, writes) : new Map()));
    },
    async addPicture({ folder, name, bytes }) {
      const read = await openedSet(folder);
      const add = () => addPicture(read.folder, name, bytes);
      const { file, picture } = await own.during(add, (added) => new Map([[added.picture.path, added.picture.hash]]));
      const key = `${read.set?.id ?? basename(read.folder)}/${file}`;
      const now = opened.get(read.folder) ?? read;
      opened.set(read.folder, { ...now, pictures: new Map([...now.pictures, [key, picture]]) });
      return { file, key, width: picture.width, height: picture.height };
    },
    async versions({ folder }) {
      return versionsOf((await openedSet(folder)).folder);
    },
    async keepVersion({ folder, name }) {
      return keepVersion((await openedSet(folder)).folder, name);
    },
    async readVersion({ folder, name }) {
      return readVersion((await openedSet(folder)).folder, name);
    },
    async copySet({ folder, name }) {
      const real = await grants.check(folder);
      return grants.allow(await made(() => copySet(real, setsFolder, name)));
    },
    async newSet({ system, name }) {
      const make = async () => {
        const folder = await freeFolder(setsFolder, slugOf(name, 'set'));
        await newSet(folder, system, name);
        return folder;
      };
      return grants.allow(await made(make));
    },
    async importSet({ from, file }) {
      const real = await files.check(file);
      const { sets, notes } = await made(() => importSets(from, real, setsFolder)).finally(() => given.forget(real));
      const granted = sets.map(async (set) => ({ ...set, folder: await grants.allow(set.folder) }));
      return { sets: await Promise.all(granted), notes };
    },
    async linkTable({ folder, file }) {
      const { folder: root } = await openedSet(folder);
      await linked.link(root, file === undefined ? undefined : await files.check(file));
      return undefined;
    },
    async linkedTable({ folder }) {
      return linked.read((await openedSet(folder)).folder);
    },
    async simulate(order, follow) {
      const { folder } = await openedSet(order.folder);
      return work.simulate({ ...order, folder }, follow);
    },
    async printed({ folder, copy }) {
      return printedOf(settings, (await openedSet(folder)).folder, copy);
    },
    async markPrinted({ folder, copy }) {
      return markPrinted(settings, (await openedSet(folder)).folder, copy);
    },
    menu: (_, { onEvent, signal }) =>
      new Promise((resolve) => {
        const stop = shell.onMenu?.(onEvent);
        const end = () => {
          stop?.();
          resolve(undefined);
        };
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      }),
    async planExport(order) {
      const { folder } = await openedSet(order.folder);
      const nobody = { onEvent: () => {}, signal: new AbortController().signal };
      return work.planExport({ ...order, folder }, nobody);
    },
    exportPresets: () => readPresets(settings),
    async keepExportPresets({ presets }) {
      await writePresets(settings, presets);
      return undefined;
    },
    async exportSet(order, follow) {
      const { folder, set } = await openedSet(order.folder);
      if (!set) {
        const sentence = 'This set has errors that keep it from being exported. See its problems.';
        throw new StudioError('export/not-open', sentence);
      }
      const out = order.out === exportFolder ? exportFolder : await grants.check(order.out);
      return work.exportSet({ name: set.id, settings, order: { ...order, folder, out } }, follow);
    },
  };
}

const hashesOf = (root: string, writes: readonly Write[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    writes.map(({ file, text }) => [join(root, ...file.split('/')), text === undefined ? undefined : digestText(text)]),
  );

async function octets(type: string, path: string): Promise<Octets> {
  return { type, bytes: new Uint8Array(await readFile(path)) };
}

async function fontFile(id: string): Promise<Octets> {
  const font = fonts.find((known) => known.id === id);
  if (!font) throw new StudioError('font/unknown', `There is no font "${id}".`);
  return octets('font/ttf', createRequire(import.meta.url).resolve(font.file));
}
