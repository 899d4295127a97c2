import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileSafely } from './write-files.ts';

/** The folders that were opened last, newest first, kept in the person's own settings folder. */
interface RecentSets {
  list(): Promise<string[]>;
  remember(folder: string): Promise<void>;
}

const most = 12;

/** `settings` is the folder for Setwright's settings, see `settings-folder.ts`. */
export function recentSets(settings: string): RecentSets {
  const file = join(settings, 'recent-sets.json');
  const list = async (): Promise<string[]> => {
    const read: unknown = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => []);
    return Array.isArray(read) ? read.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  };
  return {
    list,
    async remember(folder) {
      const folders = [folder, ...(await list()).filter((other) => other !== folder)].slice(0, most);
      // Where the list cannot be written, the set can still be opened.
      await writeFileSafely(file, `${JSON.stringify(folders, undefined, 2)}\n`).catch(() => {});
    },
  };
}
