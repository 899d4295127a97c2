import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { digestText } from '../../rules/kernel/digest.ts';
import type { MenuChoice, MenuGroup } from '../contract/menu.ts';
import { neverPrinted } from '../contract/printed.ts';
import type { Write } from '../contract/save.ts';
import {
  type AddedPicture,
  type FilePurpose,
  type Octets,
  type Purpose,
  type Studio,
  StudioError,
  type Welcome,
} from '../contract/studio.ts';
import { about } from './about.ts';
import { addPicture } from './add-picture.ts';
import { CannotRun } from './cannot-run.ts';
import { refuseNoFile, refuseUnfit } from './chosen.ts';
import { readPresets, writePresets } from './export-presets.ts';
import { GivenFiles } from './given-files.ts';
import { Grants } from './grants.ts';
import { keptIcons, readyIcons } from './kept-icons.ts';
import { keepMatch, keptMatch } from './kept-matches.ts';
import { linkedTables } from './linked-tables.ts';
import { type ReadSet, readSet } from './load-set.ts';
import { type LongWork, longWork } from './long-work.ts';
import { newSet } from './new-set.ts';
import { wasPrinted } from './printed-place.ts';
import { readPrinters, writePrinters } from './printers.ts';
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
import { keepVersion, pictureOfVersion, readVersion, versionsOf } from './versions.ts';
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
  /** Shows what can be done in the window in the system's own menu. */
  readonly showMenu?: (menus: readonly MenuGroup[]) => void;
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
  /** What each window had written. */
  const written = new Map<string, OwnWrites>();
  const writtenBy = (window = ''): OwnWrites => {
    const own = written.get(window) ?? new OwnWrites();
    written.set(window, own);
    return own;
  };
  const opened = new Map<string, ReadSet>();
  const open = shell.open && (await grants.allow(shell.open));

  // One after the other: two that are made at once would take the same free name.
  let making: Promise<unknown> = Promise.resolve();
  const made = async <T>(make: () => Promise<T>): Promise<T> => {
    const mine = making.then(make);
    making = mine.catch(() => undefined);
    return mine;
  };

  const openedSet = async (folder: string): Promise<ReadSet> => {
    const real = await grants.check(folder);
    const known = opened.get(real);
    if (!known) throw new StudioError('set/not-open', `${folder} is not open. Open it first.`);
    return known;
  };

  const shelfOf = async (folder: string) => ({ settings, folder: (await openedSet(folder)).folder });

  const added = async (read: ReadSet, name: string, bytes: Uint8Array, window?: string): Promise<AddedPicture> => {
    const { file, picture } = await writtenBy(window).during(
      () => addPicture(read.folder, name, bytes),
      ({ picture: { path, hash } }) => new Map([[path, hash]]),
    );
    const key = `${read.id ?? basename(read.folder)}/${file}`;
    const now = opened.get(read.folder) ?? read;
    opened.set(read.folder, { ...now, pictures: new Map([...now.pictures, [key, picture]]) });
    return { file, key, width: picture.width, height: picture.height };
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
      // A folder that goes away while it is read is missing, and not a set with fewer files.
      const read = await readSet(real).finally(() => grants.check(folder));
      const before = opened.get(real);
      // While its set.json is broken, the window shows the set as it was and goes on asking for its pictures.
      opened.set(real, read.id !== undefined || !before ? read : { ...read, pictures: before.pictures });
      await recent.remember(real);
      // The window lays its faces out now and asks for their icons next.
      setImmediate(() => void readyIcons());
      return toSetFolder(read, await readOnlyReason(real));
    },
    async watch({ folder, window }, { onEvent, signal }) {
      const read = await openedSet(folder);
      await watchSet(foldersOf(read), signal, {
        onChange: async (files) => {
          const news = await writtenBy(window).newsOf(files);
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
    icons: ({ names }) => keptIcons(names),
    async chooseFile({ purpose, typed }) {
      const chosen = await shell.choose(purpose, typed);
      if (chosen === undefined) return undefined;
      await refuseNoFile(chosen);
      return await files.allow(chosen);
    },
    async giveFile({ name, bytes }) {
      return await files.allow(await given.keep(name, bytes));
    },
    async save({ folder, label, writes, window }) {
      const { folder: root } = await openedSet(folder);
      const save = () => saveFiles(root, label, writes);
      return writtenBy(window).during(save, ({ kind }) => (kind === 'saved' ? hashesOf(root, writes) : new Map()));
    },
    async addPicture({ folder, name, bytes, window }) {
      return added(await openedSet(folder), name, bytes, window);
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
    async restorePicture({ folder, name, path, window }) {
      const read = await openedSet(folder);
      const picture = await pictureOfVersion(read.folder, name, path);
      return added(read, picture.name, picture.bytes, window);
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
    async linkedPictures({ folder, names, window }) {
      const read = await openedSet(folder);
      const sheet = await linked.read(read.folder);
      const pictures: [string, string][] = [];
      const notes: string[] = [];
      const { pictureBeside } = await import('./import/sheet-pictures.ts');
      for (const name of names) {
        // What the sheet does not speak of is none of the window's business.
        if (!sheet?.text?.includes(name) || read.given.options.pictures?.has(name)) continue;
        const path = await pictureBeside(sheet.file, name);
        if (path === undefined) continue;
        try {
          pictures.push([name, (await added(read, basename(name), await readFile(path), window)).file]);
        } catch (error) {
          if (!(error instanceof CannotRun)) throw error;
          notes.push(`${name}: ${error.message}`);
        }
      }
      return { pictures, notes };
    },
    async simulate(order, follow) {
      const { folder } = await openedSet(order.folder);
      return work.simulate({ ...order, folder, settings }, follow);
    },
    async keptSeries({ folder }) {
      return work.keptSeries(await shelfOf(folder), nobody());
    },
    async readSeries({ folder, ...order }) {
      return work.readSeries({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async continueSeries({ folder, ...order }, follow) {
      return work.continueSeries({ ...(await shelfOf(folder)), ...order }, follow);
    },
    async deleteSeries({ folder, ...order }) {
      return work.deleteSeries({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async compareSeries({ folder, ...order }) {
      return work.compareSeries({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async takeReport({ folder, file }) {
      const real = await files.check(file);
      const place = await shelfOf(folder);
      return work.takeReport({ ...place, file: real }, nobody()).finally(() => given.forget(real));
    },
    async tellingMatches({ folder, ...order }) {
      return work.tellingMatches({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async matchRecord({ folder, ...order }) {
      return work.matchRecord({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async seriesFile({ folder, ...order }) {
      return work.seriesFile({ ...(await shelfOf(folder)), ...order }, nobody());
    },
    async printed({ folder, copy }) {
      const { folder: real } = await openedSet(folder);
      // Where nothing was ever printed there is nothing to compare, and no process need start for it.
      return (await wasPrinted(settings, real))
        ? work.printed({ settings, folder: real, copy }, nobody())
        : neverPrinted;
    },
    async markPrinted({ folder, copy }) {
      return work.markPrinted({ settings, folder: (await openedSet(folder)).folder, copy }, nobody());
    },
    async showMenu({ menus }) {
      shell.showMenu?.(menus);
      return undefined;
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
      return work.planExport({ settings, order: { ...order, folder } }, nobody());
    },
    printers: () => readPrinters(settings),
    async keepPrinters({ printers }) {
      await writePrinters(settings, printers);
      return undefined;
    },
    keepMatch: ({ record }) => keepMatch(settings, record),
    keptMatch: ({ match }) => keptMatch(settings, match),
    exportPresets: () => readPresets(settings),
    async keepExportPresets({ presets }) {
      await writePresets(settings, presets);
      return undefined;
    },
    async saveDiagram({ folder, out, ...choices }) {
      const { folder: real, id } = await openedSet(folder);
      const place = out === exportFolder ? exportFolder : await grants.check(out);
      const { saveDiagramIn } = await import('./save-diagram.ts');
      return saveDiagramIn(place, id ?? basename(real), { folder: real, ...choices });
    },
    async exportSet(order, follow) {
      const { folder, id } = await openedSet(order.folder);
      if (id === undefined) {
        const sentence = 'This set has errors that keep it from being exported. See its problems.';
        throw new StudioError('export/not-open', sentence);
      }
      const out = order.out === exportFolder ? exportFolder : await grants.check(order.out);
      const base = order.base === undefined ? {} : { base: await files.check(order.base) };
      return work.exportSet({ name: id, settings, order: { ...order, folder, out, ...base } }, follow);
    },
  };
}

/** Follows work that nobody watches or stops. */
const nobody = () => ({ onEvent: () => {}, signal: new AbortController().signal });

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
