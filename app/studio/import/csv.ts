import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Change, changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { digestText } from '../../../rules/kernel/digest.ts';
import { openSet } from '../../../rules/open.ts';
import { changesOf } from '../../../rules/table/ask.ts';
import { fromCsv, type Grid, sheetText } from '../../../rules/table/csv.ts';
import type { Ask, RowKind } from '../../../rules/table/shape.ts';
import { readSheet } from '../../../rules/table/sheet.ts';
import { tables } from '../../../rules/table/systems.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { counted, listed } from '../../../schemas/words.ts';
import { CannotRun } from '../cannot-run.ts';
import { loadSet } from '../load-set.ts';
import { starters } from '../new-set.ts';
import { saveFiles } from '../save/save-files.ts';
import { slugOf } from '../slug.ts';
import { writeFileSafely } from '../write-files.ts';
import { writeFolder } from '../write-folder.ts';
import { withPictures } from './sheet-pictures.ts';

/** Largest sheet in bytes; ten thousand cards have about 3 MB. */
const maxSheetBytes = 20_000_000;

export interface ImportedSheet {
  /** The new set's folder. */
  readonly folder: string;
  /** What it holds, in words. */
  readonly contents: string;
  /** What was set right or could not be taken over, in sentences. */
  readonly notes: readonly string[];
  /** What the sheet says that no set may say. It came over as it is. */
  readonly errors: readonly string[];
}

/** The name of the set that a sheet becomes, and with it its id: that of the file. */
export const sheetName = (source: string): string =>
  [
    ...basename(source)
      .replace(/\.[^.]*$/, '')
      .trim(),
  ]
    .slice(0, 120)
    .join('') || 'Sheet';

/** Turns the rows of a spreadsheet into a new Game Set of a system in `folder`, which must be empty or not there; with the pictures that lie beside it. */
export async function importCsv(source: string, folder: string, system: SystemId): Promise<ImportedSheet> {
  const file = basename(source);
  const grid = await readGrid(source);
  const begun = frame(system, slugOf(basename(folder), 'set'), sheetName(source));
  const table = tables[system];
  const sheet = readSheet(table, file, grid, begun);
  if ('code' in sheet) throw new CannotRun(sheet.code, sheet.message);
  if (sheet.asks.length === 0) throw nothingIn(file);
  const notes = [...sheet.notes];
  const written = await writtenSet(folder, begun, async (staging) => {
    const taken = await withPictures(source, staging, sheet.asks, []);
    notes.push(...taken.notes);
    return changesOf(table, begun, taken.asks);
  });
  return { contents: contentsOf(sheet.asks), notes, ...written };
}

/** Writes a begun set with what is added to it into a folder that holds nothing, and says what no set may say. `add` may put pictures into the folder that it is given. */
export async function writtenSet(
  folder: string,
  begun: Texts,
  add: (staging: string) => Promise<readonly Change[]> | readonly Change[],
): Promise<Pick<ImportedSheet, 'folder' | 'errors'>> {
  await refuseFull(folder);
  const files = await writeFolder(folder, undefined, async (staging) => {
    const texts = changedTexts(begun, await add(staging));
    for (const [path, text] of texts) await writeFileSafely(join(staging, path), text);
    return texts;
  });
  const { problems } = openSet(basename(folder), files);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { folder, errors };
}

/** What a sheet changed in a set that there was. */
export interface UpdatedSet {
  readonly added: number;
  readonly changed: number;
  readonly notes: readonly string[];
}

/**
 * Takes what a spreadsheet says otherwise into the set in `folder`: rows are known by their ids or names, those that the sheet lacks stay as
 * they are. All of it is written, or nothing.
 */
export async function updateFromCsv(source: string, folder: string): Promise<UpdatedSet> {
  const file = basename(source);
  const grid = await readGrid(source);
  const { set, folder: root, given } = await loadSet(folder);
  if (!set) {
    throw new CannotRun(
      'set/not-open',
      `${folder}: this set has errors that keep it from being opened, so nothing was changed. See them with setwright validate.`,
    );
  }
  const table = tables[set.manifest.system];
  const sheet = readSheet(table, file, grid, given.files);
  if ('code' in sheet) throw new CannotRun(sheet.code, sheet.message);
  const { asks, notes } = await withPictures(source, root, sheet.asks, given.options.pictures?.keys() ?? []);
  const after = changed(given.files, changesOf(table, given.files, asks));
  if ('code' in after) throw new CannotRun(after.code, after.message);
  const base = (path: string) => {
    const text = given.files.get(path);
    return text === undefined ? undefined : digestText(text);
  };
  const writes = [...after].map(([path, text]) => ({ file: path, base: base(path), text }));
  const result = await saveFiles(root, `Rows of ${file}`, writes);
  if (result.kind === 'conflict') {
    const others = result.files.map((one) => one.file);
    throw new CannotRun(
      'save/conflict',
      `${listed(others, 'and', 3)} changed while the sheet was read, so nothing was written. Import it once more.`,
    );
  }
  const fresh = asks.filter(({ row }) => row === undefined).length;
  return { added: fresh, changed: asks.length - fresh, notes: [...sheet.notes, ...notes] };
}

async function readGrid(source: string): Promise<Grid> {
  const table = fromCsv(basename(source), await readSheetText(source));
  if ('code' in table) throw new CannotRun(table.code, table.message);
  return table.grid;
}

const nothingIn = (file: string) =>
  new CannotRun(
    'csv/no-rows',
    `${file} has headings, but no row with a name under them, so there is nothing to import. Check that it is the right sheet.`,
  );

function changedTexts(begun: Texts, changes: readonly Change[]): Texts {
  const after = changed(begun, changes);
  if ('code' in after) throw new CannotRun(after.code, after.message);
  return withChanged(begun, after);
}

/** A new set without anything in it: what it is, and how it looks. */
function frame(system: SystemId, id: string, name: string): Texts {
  const starter = starters[system](id, name);
  const texts = new Map([...starter].filter(([path]) => !path.includes('/')));
  // A starter says of itself that it is one.
  return changedTexts(texts, [{ file: 'set.json', pointer: '/description', value: undefined }]);
}

/** `2 heroes, 3 cards`. */
function contentsOf(asks: readonly Ask[]): string {
  const kinds = new Set(asks.map(({ kind }) => kind));
  return [...kinds]
    .map((kind) => {
      const count = asks.filter((ask) => ask.kind === kind).length;
      // What a designer calls a kind has no plural that we know.
      if (kind.made !== undefined) return `${counted(count, 'card')} with ${counted(fieldCount(kind), 'field')}`;
      return counted(count, kind.word, kind.title.toLowerCase());
    })
    .join(', ');
}

const fieldCount = ({ fields }: RowKind): number => [...fields.values()].filter(({ keys }) => keys.length > 1).length;

/** Text of a sheet on the disk. */
export async function readSheetText(source: string): Promise<string> {
  const file = basename(source);
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new CannotRun('file/missing', `${source}: there is no such file; check the path.`);
  if (!facts.isFile()) throw new CannotRun('file/is-folder', `${source} is no file; name the CSV file itself.`);
  if (facts.size > maxSheetBytes) {
    throw new CannotRun(
      'csv/too-large',
      `${file} has ${(facts.size / 1e6).toFixed(1)} MB; at most ${maxSheetBytes / 1e6} MB are read. Split it, or check that it is the right file.`,
    );
  }
  const bytes = await readFile(source).catch(() => {
    throw new CannotRun('file/unreadable', `${source}: this file cannot be read; check its permissions.`);
  });
  const read = sheetText(file, bytes);
  if ('code' in read) throw new CannotRun(read.code, read.message);
  return read.text;
}

/** Refuses a folder that holds anything. */
async function refuseFull(folder: string): Promise<void> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new CannotRun('folder/unreadable', `${folder}: this is no folder that can be written; choose another name.`);
  });
  if (there.length > 0) {
    throw new CannotRun(
      'folder/not-empty',
      `${folder} is not empty, and nothing in it is overwritten. Import into another folder, or take the sheet into that set with its table.`,
    );
  }
}
