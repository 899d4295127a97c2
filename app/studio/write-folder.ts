import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { discard, makeFolder, notWritten, stagedFor, writeFileSafely } from './write-files.ts';

/** Hashes of files by their paths inside a folder. */
type Files = ReadonlyMap<string, string>;

/** Names what each export wrote, so that the next one of the same kind and sets can take away what it no longer makes and nothing else. */
const listName = '.setwright-files.json';

/** The name under which a folder remembers an export. @param kind such as "png" @param sets ids, in any order */
export function exportKey(kind: string, sets: readonly string[]): string {
  return [kind, ...[...sets].sort()].join(' ');
}

/**
 * Fills the folder `out` through `make`, which writes into an empty folder beside it. The earlier export stays whole until `make` is
 * done; then the new files take their places, and files of the earlier export with the same `key` that are no longer made go, if nobody
 * changed them and no other export into this folder has them too. Files that Setwright did not write stay.
 * @param key see `exportKey`; without it nothing is taken away and nothing remembered
 */
export async function writeFolder<T>(
  out: string,
  key: string | undefined,
  make: (staging: string) => Promise<T>,
): Promise<T> {
  const target = resolve(out);
  const staging = stagedFor(target);
  try {
    await makeFolder(dirname(target));
    await mkdir(staging);
    const result = await make(staging);
    const made = await filesIn(staging);
    await makeFolder(target);
    for (const path of made.keys()) {
      await makeFolder(dirname(join(target, path)));
      await rename(join(staging, path), join(target, path));
    }
    if (key !== undefined) await remember(target, key, made);
    return result;
  } catch (error) {
    throw notWritten(error, out);
  } finally {
    await discard(staging);
  }
}

async function filesIn(folder: string): Promise<Files> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length + 1).replaceAll(sep, '/'), await hashOf(file));
  }
  return files;
}

/** Takes away what the export of this key made before and does no more, and lists what it made now. */
async function remember(target: string, key: string, made: Files): Promise<void> {
  const lists = await readLists(target);
  const earlier = lists.get(key) ?? new Map<string, string>();
  lists.set(key, made);
  const listed = new Set([...lists.values()].flatMap((files) => [...files.keys()]));
  for (const [path, hash] of earlier) {
    if (listed.has(path) || path.split(/[/\\]/).includes('..')) continue;
    const stale = join(target, path);
    if ((await hashOf(stale).catch(() => undefined)) === hash) await rm(stale, { force: true });
  }
  const told = sorted([...lists].map(([name, files]) => [name, sorted([...files])]));
  await writeFileSafely(join(target, listName), `${JSON.stringify(told, undefined, 2)}\n`);
}

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** What earlier exports made, by their keys. A list that somebody broke is as good as none. */
async function readLists(folder: string): Promise<Map<string, Files>> {
  try {
    const lists: unknown = JSON.parse(await readFile(join(folder, listName), 'utf8'));
    const found = new Map<string, Files>();
    for (const [key, files] of Object.entries(lists as object)) {
      if (typeof files !== 'object' || files === null) continue;
      const hashes = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      found.set(key, new Map(hashes));
    }
    return found;
  } catch {
    return new Map();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
