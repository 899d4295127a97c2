import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinkedTable } from '../contract/linked-table.ts';
import { CannotRun } from './cannot-run.ts';
import { writeFileSafely } from './write-files.ts';

/** The CSV files that sets are linked to. They are a matter of this machine, so they lie in the settings folder and not in the sets. */
interface LinkedTables {
  /** @param folder real path of the set @param file real path of the CSV file; undefined ends the link */
  link(folder: string, file: string | undefined): Promise<void>;
  read(folder: string): Promise<LinkedTable | undefined>;
}

/** `settings` is the folder for Setwright's settings, see `settings-folder.ts`. */
export function linkedTables(settings: string): LinkedTables {
  const place = join(settings, 'linked-tables.json');
  return {
    async link(folder, file) {
      const links = new Map(await readLinks(place));
      if (file === undefined) links.delete(folder);
      else links.set(folder, file);
      await writeFileSafely(place, `${JSON.stringify([...links], undefined, 2)}\n`);
    },
    async read(folder) {
      const file = (await readLinks(place)).get(folder);
      if (file === undefined) return undefined;
      // Sheets are read seldom, and what reads them is large.
      const { readSheetText } = await import('./import/csv.ts');
      try {
        return { file, text: await readSheetText(file) };
      } catch (error) {
        if (error instanceof CannotRun) return { file, refusal: error.message };
        throw error;
      }
    },
  };
}

/** Set folders and their files. A list that somebody broke is as good as none. */
async function readLinks(place: string): Promise<ReadonlyMap<string, string>> {
  const read: unknown = await readFile(place, 'utf8')
    .then(JSON.parse)
    .catch(() => []);
  const isLink = (entry: unknown): entry is [string, string] =>
    Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string');
  return new Map(Array.isArray(read) ? read.filter(isLink) : []);
}
