import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (settings: string): string => join(settings, 'printed');

const ending = (folder: string): string => `-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`;

/** The file with the printed copies of the set with that id in `folder`. */
export const printedPlace = (settings: string, id: string, folder: string): string =>
  join(folderOf(settings), `${id}${ending(folder)}`);

/** Whether any copy of the set in `folder` was ever marked as printed. */
export async function wasPrinted(settings: string, folder: string): Promise<boolean> {
  const names = await readdir(folderOf(settings)).catch(() => []);
  return names.some((name) => name.endsWith(ending(folder)));
}
