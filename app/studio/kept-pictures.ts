import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import type { Entries } from '../contract/entries.ts';
import { CannotRun } from './cannot-run.ts';
import { notWritten, writeFileSafely } from './write-files.ts';

/** All pictures of all versions of a set together, in octets. */
const mostKept = 500_000_000;

/** Beside the versions: each picture once, however many versions show it, under the SHA-256 of its content. */
const folderIn = (versions: string): string => join(versions, 'pictures');
const nameOf = (path: string, hash: string): string => `${hash}${extname(path).toLowerCase()}`;

/**
 * Keeps those pictures of the set in the real folder `root` that are not kept yet, by their paths and hashes, and answers with the paths
 * of those for which there is no room, or which changed at this very moment.
 */
export async function keepPictures(root: string, versions: string, pictures: Entries<string>): Promise<string[]> {
  if (pictures.length === 0) return [];
  const folder = folderIn(versions);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw notWritten(error, folder);
  });
  if ((await realpath(folder)) !== folder || !(await lstat(folder)).isDirectory())
    throw new CannotRun('version/link', `${folder}: here stands something else than a folder. Take it away.`);
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder)) sizes.set(name, (await lstat(join(folder, name))).size);
  let room = mostKept - [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const without: string[] = [];
  for (const [path, hash] of pictures) {
    const name = nameOf(path, hash);
    if (sizes.has(name)) continue;
    const bytes = await ownBytes(root, path);
    if (bytes === undefined || bytes.length > room || hashOf(bytes) !== hash) {
      without.push(path);
      continue;
    }
    await writeFileSafely(join(folder, name), bytes);
    sizes.set(name, bytes.length);
    room -= bytes.length;
  }
  return without;
}

/** Which of the pictures of a version are kept, by their paths. */
export async function keptOf(versions: string, pictures: Entries<string>): Promise<string[]> {
  const names = new Set(await readdir(folderIn(versions)).catch(() => []));
  return pictures.filter(([path, hash]) => names.has(nameOf(path, hash))).map(([path]) => path);
}

/** A picture that a version had at `path`, with a name like the one it had. */
export async function keptPicture(
  versions: string,
  path: string,
  hash: string,
): Promise<{ name: string; bytes: Buffer }> {
  const file = join(folderIn(versions), nameOf(path, hash));
  const facts = /^[0-9a-f]{64}$/.test(hash) ? await lstat(file).catch(() => undefined) : undefined;
  const bytes = facts?.isFile() && facts.size <= mostKept ? await readFile(file) : undefined;
  if (bytes === undefined || hashOf(bytes) !== hash) {
    throw new CannotRun('version/no-picture', `${path}: no version keeps this picture. Put the old file back by hand.`);
  }
  return { name: basename(path), bytes };
}

/** What a picture file of the set holds; of a link to another place nothing. */
async function ownBytes(root: string, path: string): Promise<Buffer | undefined> {
  const real = await realpath(join(root, path)).catch(() => undefined);
  return real?.startsWith(root + sep) ? await readFile(real).catch(() => undefined) : undefined;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
