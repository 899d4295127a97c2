import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Change, changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { openSet } from '../../../rules/open.ts';
import { fromCsv, sheetText } from '../../../rules/table/csv.ts';
import { changesOf } from '../../../rules/teamfight/table/ask.ts';
import { readSheet } from '../../../rules/teamfight/table/sheet.ts';
import { counted } from '../../../schemas/words.ts';
import { CannotRun } from '../cannot-run.ts';
import { slugOf } from '../slug.ts';
import { starterSet } from '../starter-set.ts';
import { writeFileSafely } from '../write-files.ts';
import { writeFolder } from '../write-folder.ts';

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

/** Turns heroes and cards from a spreadsheet into a new Game Set in `folder`, which must be empty or not there. */
export async function importCsv(source: string, folder: string): Promise<ImportedSheet> {
  const file = basename(source);
  const table = fromCsv(file, await readSheetText(source));
  if ('code' in table) throw new CannotRun(table.code, table.message);
  const begun = frame(slugOf(basename(folder), 'set'), sheetName(source));
  const sheet = readSheet(file, table.grid, begun);
  if ('code' in sheet) throw new CannotRun(sheet.code, sheet.message);
  if (sheet.asks.length === 0) {
    throw new CannotRun(
      'csv/no-rows',
      `${file} has headings, but no row with a name under them, so there is nothing to import. Check that it is the right sheet.`,
    );
  }
  const contents = contentsOf(sheet.asks.map(({ kind }) => kind));
  return { contents, notes: sheet.notes, ...(await writtenSet(folder, begun, changesOf(begun, sheet.asks))) };
}

/** Writes a begun set with what a sheet adds to it into a folder that holds nothing, and says what no set may say. */
export async function writtenSet(
  folder: string,
  begun: Texts,
  changes: readonly Change[],
): Promise<Pick<ImportedSheet, 'folder' | 'errors'>> {
  const after = changed(begun, changes);
  if ('code' in after) throw new CannotRun(after.code, after.message);
  const files = withChanged(begun, after);
  await refuseFull(folder);
  await writeFolder(folder, undefined, async (staging) => {
    for (const [path, text] of files) await writeFileSafely(join(staging, path), text);
  });
  const { problems } = openSet(basename(folder), files);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { folder, errors };
}

/** A new set without anything in it: what it is, and how it looks. */
function frame(id: string, name: string): Texts {
  const starter = starterSet(id, name);
  return new Map([...starter].filter(([path]) => !path.includes('/')));
}

function contentsOf(kinds: readonly string[]): string {
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const others = kinds.length - count('hero') - count('card');
  const cards = counted(count('card'), 'ability card');
  return [counted(count('hero'), 'hero', 'heroes'), cards, ...(others > 0 ? [counted(others, 'other row')] : [])].join(
    ', ',
  );
}

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
