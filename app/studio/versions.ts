import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Entries } from '../contract/entries.ts';
import type { KeptVersion, Version, VersionTexts } from '../contract/version.ts';
import { CannotRun } from './cannot-run.ts';
import { inParallel } from './in-parallel.ts';
import { keepPictures, keptOf, keptPicture } from './kept-pictures.ts';
import { loadSet } from './load-set.ts';
import { readOnlyReason } from './save/read-only.ts';
import { slugOf } from './slug.ts';
import { notWritten, writeFileSafely } from './write-files.ts';

/**
 * Named versions lie in the set's folder, so that they go wherever it goes, and under a name with a dot, which nothing else reads: they are
 * neither opened, exported nor digested, and the watcher is silent about them.
 */
const folderName = '.versions';
const folderOf = (root: string): string => join(root, folderName);

/** Version of the file's own form. */
const form = 1;
/** A file of a set of 500 heroes has a few million octets. */
const largest = 200_000_000;
const mostVersions = 1000;

/** The named versions of the set in the real folder `root`, newest first. What is no version is left out. */
export async function versionsOf(root: string): Promise<Version[]> {
  const read = await inParallel(await filesIn(root), 4, readVersionFile);
  return read
    .flatMap((version) => (version ? [{ name: version.name, kept: version.kept }] : []))
    .sort((a, b) => (a.kept < b.kept ? 1 : -1));
}

/** Keeps all texts and pictures of the set under a name that no version has yet. */
export async function keepVersion(root: string, given: string): Promise<KeptVersion> {
  const refusal = await readOnlyReason(root);
  if (refusal) throw refusal;
  const name = given.trim();
  if (name === '') throw new CannotRun('version/no-name', 'A version needs a name, such as "v0.14".');
  const versions = await versionsOf(root);
  if (versions.length >= mostVersions)
    throw new CannotRun(
      'version/too-many',
      `This set has ${mostVersions} versions; take some files away from ${folderName}.`,
    );
  const same = versions.find((version) => version.name.toLowerCase() === name.toLowerCase());
  if (same) {
    throw new CannotRun(
      'version/same-name',
      `There is a version named "${same.name}" already; versions never change. Take another name.`,
    );
  }
  const { given: read, pictures, set } = await loadSet(root);
  const owner = `${set?.id ?? basename(root)}/`;
  const files = [...read.files].filter(([path]) => !read.options.unreadable?.has(path)).sort(byPath);
  const hashes = [...pictures].flatMap(([key, { hash }]) =>
    key.startsWith(owner) ? [[key.slice(owner.length), hash] as const] : [],
  );
  const kept = new Date().toISOString();
  const folder = folderOf(root);
  const path = join(
    folder,
    `${slugOf(name, 'version')}-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 8)}.json`,
  );
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw notWritten(error, folder);
  });
  await refuseLink(folder);
  const without = await keepPictures(root, folder, hashes);
  const version = { version: form, name, kept, files: Object.fromEntries(files), pictures: Object.fromEntries(hashes) };
  await writeFileSafely(path, `${JSON.stringify(version, undefined, 1)}\n`);
  return { name, kept, without };
}

/** A named version with all its texts. */
export async function readVersion(root: string, name: string): Promise<VersionTexts> {
  for (const path of await filesIn(root)) {
    const version = await readVersionFile(path);
    if (version?.name !== name) continue;
    return { ...version, keptPictures: await keptOf(folderOf(root), version.pictures) };
  }
  throw new CannotRun('version/missing', `There is no version "${name}" in this set any more.`);
}

/** A picture that a version had at a path. */
export async function pictureOfVersion(root: string, name: string, path: string) {
  const { pictures } = await readVersion(root, name);
  const hash = new Map(pictures).get(path) ?? '';
  return keptPicture(folderOf(root), path, hash);
}

const byPath = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

async function refuseLink(folder: string): Promise<void> {
  const facts = await lstat(folder).catch(() => undefined);
  if (facts?.isDirectory()) return;
  throw new CannotRun(
    'version/link',
    `${folder}: here stands something else than a folder, which is not written to. Take it away.`,
  );
}

async function filesIn(root: string): Promise<string[]> {
  const folder = folderOf(root);
  if (!(await lstat(folder).catch(() => undefined))?.isDirectory()) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(folder, entry.name))
    .sort()
    .slice(0, mostVersions);
}

/** A version from a file, as hostile as any of the set. */
async function readVersionFile(path: string): Promise<Omit<VersionTexts, 'keptPictures'> | undefined> {
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size > largest) return undefined;
  try {
    const read = JSON.parse(await readFile(path, 'utf8')) as Partial<Record<string, unknown>> | null;
    const { version, name, kept } = read ?? {};
    if (version !== form || typeof name !== 'string' || typeof kept !== 'string') return undefined;
    return { name, kept, files: textsOf(read?.files), pictures: textsOf(read?.pictures) };
  } catch {
    return undefined;
  }
}

const textsOf = (value: unknown): Entries<string> =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
