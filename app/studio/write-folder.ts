import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { CannotRun } from './cannot-run.ts';
import { keepOutOfSets } from './export-place.ts';
import { lockedFolder } from './folder-lock.ts';
import { inParallel } from './in-parallel.ts';
import { discard, makeFolder, notWritten, stagedFor, unbroken, writeFileSafely } from './write-files.ts';

/** Hashes of files by their paths inside a folder. */
type Files = ReadonlyMap<string, string>;

/** Names what each export wrote, so that the next one of the same kind and sets can take away what it no longer makes and nothing else. */
const listName = '.setwright-files.json';

/** The name under which a folder remembers an export. @param kind such as "png" @param sets ids, in any order */
export function exportKey(kind: string, sets: readonly string[]): string {
  return [kind, ...[...sets].sort()].join(' ');
}

/**
 * The key of the files that an export begins to put into their places. Where the program is killed meanwhile, the folder holds some new
 * and some earlier files, each whole, and the next export of this kind knows all of them for its own.
 */
const unfinished = (key: string): string => `unfinished ${key}`;

/** What an export is known by, and the file of it that names the others. */
interface FolderExport {
  /** See `exportKey`. */
  readonly key: string;
  /** Path of the file that takes its place after the others. */
  readonly last?: string;
}

/**
 * Fills the folder `out` through `make`, which writes into an empty folder beside it. The earlier export stays whole until `make` is
 * done and every place is known to be free or ours; then the new files take their places, all or none, and files of the earlier export
 * with the same key that are no longer made go, if nobody changed them and no other export into this folder has them too. Files that
 * Setwright did not write stay.
 * @param what without it nothing is refused for being somebody else's, nothing taken away and nothing remembered
 */
export async function writeFolder<T>(
  out: string,
  what: FolderExport | undefined,
  make: (staging: string) => Promise<T>,
): Promise<T> {
  const target = resolve(out);
  try {
    if (what) await keepOutOfSets(out);
    return await lockedFolder(target, () => fill(target, what, make));
  } catch (error) {
    throw notWritten(error, out);
  }
}

async function fill<T>(
  target: string,
  what: FolderExport | undefined,
  make: (staging: string) => Promise<T>,
): Promise<T> {
  let staging: string | undefined;
  try {
    staging = await stagedFor(target);
    const fresh = join(staging, 'new');
    await mkdir(fresh);
    const result = await make(fresh);
    const made = await filesIn(fresh);
    const lists = await readLists(target);
    await checkPlaces(target, [...made.keys(), listName]);
    if (what) await checkOwner(target, made, lists);
    const stale = what ? await staleIn(target, what.key, made, lists) : [];
    const begun = join(staging, 'begun', listName);
    if (what) {
      await writeFileSafely(begun, textOf(new Map([...lists, [unfinished(what.key), made]])));
      const others = [...lists].filter(([key]) => key !== unfinished(what.key));
      await writeFileSafely(join(fresh, listName), textOf(new Map([...others, [what.key, made]])));
    }
    const order = [...made.keys()].filter((path) => path !== what?.last);
    if (what?.last !== undefined) order.push(what.last);
    const places: Places = { fresh, begun: what && begun, earlier: join(staging, 'old'), order, stale };
    await unbroken(() => takePlaces(target, places));
    return result;
  } finally {
    if (staging !== undefined) await discard(staging);
  }
}

/** Refuses where a folder stands in the place of a file or a file in that of a folder, before anything is changed. */
async function checkPlaces(target: string, paths: readonly string[]): Promise<void> {
  const folders = new Set([target]);
  for (const path of paths) {
    const file = join(target, path);
    if ((await stat(file).catch(() => undefined))?.isDirectory()) throw notWritten({ code: 'EISDIR' }, file);
    for (let folder = dirname(file); folder !== target; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of folders) {
    const facts = await stat(folder).catch(() => undefined);
    if (facts && !facts.isDirectory()) throw notWritten({ code: 'ENOTDIR' }, folder);
  }
}

/** Refuses to replace what no export wrote, or what somebody changed since, and to fill the folder of a set further down. */
async function checkOwner(target: string, made: Files, lists: ReadonlyMap<string, Files>): Promise<void> {
  for (const folder of new Set([...made.keys()].map((path) => dirname(join(target, path)))))
    await keepOutOfSets(folder);
  for (const [path, hash] of made) {
    const there = await hashOf(join(target, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (there === undefined || there === hash) continue;
    const known = [...lists.values()].map((files) => files.get(path)).filter((one) => one !== undefined);
    // Who changes a picture that is named by its content cannot expect it to be kept under that name.
    if (known.includes(there) || (known.length > 0 && namedByContent.test(path))) continue;
    const why = known.length > 0 ? 'was changed since Setwright wrote it' : 'was not written by an export of Setwright';
    throw new CannotRun(
      'export/not-ours',
      `${join(target, path)}: this file ${why}, so it stays and nothing was exported. Export into another folder, or move this file away and try again.`,
    );
  }
}

/** Sixteen digits of a hash at the end of a picture's name, as in `alpha-warden-cards-0123456789abcdef.png`. */
const namedByContent = /-[0-9a-f]{16}\.png$/;

/** Files of the earlier export of this key that it does no more make, that nobody changed and no other export has. */
async function staleIn(target: string, key: string, made: Files, lists: ReadonlyMap<string, Files>): Promise<string[]> {
  const others = [...lists].filter(([name]) => name !== unfinished(key));
  const listed = new Set([...new Map([...others, [key, made]]).values()].flatMap((files) => [...files.keys()]));
  const stale: string[] = [];
  for (const [path, hash] of [...(lists.get(key) ?? []), ...(lists.get(unfinished(key)) ?? [])]) {
    if (listed.has(path) || path.split(/[/\\]/).includes('..')) continue;
    if ((await hashOf(join(target, path)).catch(() => undefined)) === hash) stale.push(path);
  }
  return stale;
}

interface Places {
  /** Folder of the new files. */
  readonly fresh: string;
  /** The list of files that takes its place before all others: it has the earlier and the new ones. */
  readonly begun: string | undefined;
  /** Folder for second names of the files that are replaced. */
  readonly earlier: string;
  /** Paths of the new files, in the order in which they take their places. */
  readonly order: readonly string[];
  /** Paths of files that go. */
  readonly stale: readonly string[];
}

/** Puts the new files into their places and takes the stale ones away; where one cannot, all is put back as it was. */
async function takePlaces(target: string, { fresh, begun, earlier, order, stale }: Places): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  // The earlier file keeps its name until the new one takes it: a program that is killed in between leaves no gap.
  const keep = async (path: string) => {
    const [from, to] = [join(target, path), join(earlier, path)];
    await makeFolder(dirname(to));
    const kept = await link(from, to)
      .catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? Promise.reject(error) : copyFile(from, to)))
      .then(() => true)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      });
    undo.push(() => (kept ? rename(to, from) : rm(from, { force: true })));
  };
  try {
    await makeFolder(target);
    if (begun !== undefined) {
      await keep(listName);
      await rename(begun, join(target, listName));
    }
    for (const path of order) {
      await makeFolder(dirname(join(target, path)));
      await keep(path);
      await rename(join(fresh, path), join(target, path));
    }
    for (const path of stale) {
      await keep(path);
      await rm(join(target, path), { force: true });
    }
    // Last of all: until then the other one knows the earlier files too.
    if (begun !== undefined) await rename(join(fresh, listName), join(target, listName));
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await inParallel(files, 2, hashOf);
  return new Map(
    files.map((file, index) => [file.slice(folder.length + 1).replaceAll(sep, '/'), hashes[index] as string]),
  );
}

/** The lists as the text of a file, the same for the same content. */
const textOf = (lists: ReadonlyMap<string, Files>): string => {
  const told = sorted([...lists].map(([name, files]) => [name, sorted([...files])]));
  return `${JSON.stringify(told, undefined, 2)}\n`;
};

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

/** Bytes of a file that are read at once. */
const pieceSize = 1 << 18;

/** Piece by piece into the same memory, as sheets are many megabytes: one piece is read while another is hashed. */
async function hashOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const hash = createHash('sha256');
    const memory = Buffer.alloc(pieceSize);
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, pieceSize);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(memory.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
