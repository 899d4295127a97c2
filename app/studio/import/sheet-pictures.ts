import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { picturesIn, withFiles } from '../../../rules/table/pictures.ts';
import type { Ask } from '../../../rules/table/shape.ts';
import { addPicture } from '../add-picture.ts';
import { CannotRun } from '../cannot-run.ts';
import { isWithin } from '../grants.ts';
import { isPictureName } from '../ready-picture.ts';

/** Where people keep the pictures of a sheet, seen from it. */
const places = ['', 'art', 'images', 'pictures'];

/** Larger files are no pictures that a set takes, see `ready-picture.ts`. */
const largest = 100_000_000;

/** The file that a cell of a sheet names, where it is a picture that lies beside the sheet or in a folder there; no link leads out of it. */
export async function pictureBeside(sheet: string, name: string): Promise<string | undefined> {
  const folder = await realpath(dirname(sheet)).catch(() => undefined);
  if (folder === undefined || !isPictureName(name)) return undefined;
  for (const place of places) {
    const path = await realpath(resolve(folder, place, name)).catch(() => undefined);
    if (path === undefined || !isWithin(folder, path) || !isPictureName(path)) continue;
    const facts = await stat(path).catch(() => undefined);
    if (facts?.isFile() && facts.size <= largest) return path;
  }
  return undefined;
}

/** Asks whose pictures lie in the set. */
interface Taken {
  readonly asks: readonly Ask[];
  /** Pictures that could not be taken, in sentences. */
  readonly notes: readonly string[];
}

/** Puts the pictures that the asks name and that lie beside the sheet into the set in the folder `root`. @param there the pictures that it has */
export async function withPictures(
  sheet: string,
  root: string,
  asks: readonly Ask[],
  there: Iterable<string>,
): Promise<Taken> {
  const known = new Set(there);
  const into = await realpath(root);
  const added = new Map<string, string>();
  const notes: string[] = [];
  for (const name of picturesIn(asks)) {
    if (known.has(name)) continue;
    const path = await pictureBeside(sheet, name);
    if (path === undefined) continue;
    try {
      added.set(name, (await addPicture(into, basename(name), await readFile(path))).file);
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      notes.push(`${name}: ${error.message}`);
    }
  }
  return { asks: withFiles(asks, added), notes };
}
