import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, resolve } from 'node:path';
import type { PictureFile, PictureFiles } from '../../exporters/pictures.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { idIn, type OpenedSet, type OpenOptions, openSet, type PictureFacts } from '../../rules/open.ts';
import { maxFileSize, notText, parseJson, tooLarge } from '../../schemas/json.ts';
import { problemAt } from '../../schemas/place.ts';
import { type Problem, sortProblems } from '../../schemas/problem.ts';
import { listed } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';
import { type FolderFiles, folderFiles, unreadable } from './folder-files.ts';
import { inParallel } from './in-parallel.ts';
import { isPictureName, readyPicture } from './ready-picture.ts';
import { finishSave } from './save/journal.ts';

/** The folder of a set as it was read, for whoever opens it elsewhere. */
export interface ReadSet {
  /** What its set.json calls it; undefined where that is broken. */
  readonly id: string | undefined;
  /** The pictures of the set and of the sets that it uses. */
  readonly pictures: PictureFiles;
  /** Absolute real path of the set's folder. */
  readonly folder: string;
  /** What `openSet` was given, so that the window can open the set itself. */
  readonly given: Given;
}

/** A set as it lies on this machine, opened. */
export interface LoadedSet extends ReadSet {
  readonly set: GameSet | undefined;
  readonly problems: readonly Problem[];
}

/** The texts of a set's folder, and what is known beside them. */
interface Given {
  readonly files: ReadonlyMap<string, string>;
  readonly options: OpenOptions;
  /** Problems that were found while reading, of files that `openSet` does not see. */
  readonly problems: readonly Problem[];
}

const folders = new WeakMap<GameSet, string>();

/** Absolute real path of the folder that a set, or one it uses, was loaded from. */
export const folderOf = (set: GameSet): string => folders.get(set) ?? set.folder;

/** Reads the set in a folder, the sets it uses and its pictures. Throws `CannotRun` only where nothing can be opened at all. */
export async function readSet(folder: string): Promise<ReadSet> {
  return read(await setFolder(folder), []);
}

/** As `readSet`, and opens what was read. */
export async function loadSet(folder: string): Promise<LoadedSet> {
  return opened(await readSet(folder));
}

function opened(read: ReadSet): LoadedSet {
  const { files, options, problems } = read.given;
  const { set, problems: found } = openSet(basename(read.folder), files, options);
  if (set) folders.set(set, read.folder);
  return { ...read, set, problems: sortProblems([...found, ...problems]) };
}

/** @param users real folders of the sets that brought us here, to see circles */
async function read(root: string, users: readonly string[]): Promise<ReadSet> {
  const broken = await finishSave(root);
  const listing = await folderFiles(root);
  const texts = await readTexts(listing);
  const pictures = await readPictures(listing);
  const uses = await loadUses(root, texts.files.get('set.json') ?? '', users);
  const options = { uses: uses.opened, pictures: pictures.facts, unreadable: texts.unreadable };
  const id = idIn(texts.files, texts.unreadable);
  const all = new Map(uses.pictures);
  const owner = id ?? basename(root);
  for (const [path, picture] of pictures.ready) all.set(`${owner}/${path}`, picture);
  const elsewhere = [...listing.refused.values()].filter(({ file }) => !texts.unreadable.has(file));
  const problems = [...broken, ...pictures.problems, ...elsewhere, ...otherData(listing)];
  return { id, pictures: all, folder: root, given: { files: texts.files, options, problems } };
}

/** The real path of the folder of a set, or a sentence why there is none. */
async function setFolder(folder: string): Promise<string> {
  const real = await realpath(resolve(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CannotRun('folder/missing', `${folder}: there is no such folder.`);
    if (error.code === 'ENOTDIR')
      throw new CannotRun('folder/is-file', `${folder}: there is a file where a folder is needed.`);
    throw new CannotRun('folder/unreadable', `${folder}: ${unreadable(error)}`);
  });
  const facts = await stat(real);
  if (!facts.isDirectory()) {
    const hint =
      basename(real) === 'set.json' ? 'name the folder it lies in.' : 'a set is a folder with a set.json in it.';
    throw new CannotRun('folder/is-file', `${folder}: this is a file; ${hint}`);
  }
  if (await isFile(join(real, 'set.json'))) return real;
  const entries = await readdir(real, { withFileTypes: true }).catch((error: unknown) => {
    throw new CannotRun('folder/unreadable', `${folder}: ${unreadable(error)}`);
  });
  const inner: string[] = [];
  for (const entry of entries.slice(0, 1000)) {
    if (entry.isDirectory() && (await isFile(join(real, entry.name, 'set.json')))) inner.push(entry.name);
  }
  const hint =
    inner.length > 0
      ? `The folders ${listed(inner.sort(), 'and', 8)} in it are sets.`
      : 'A set begins with one; "setwright new" writes it.';
  throw new CannotRun('set/missing', `${folder}: there is no set.json in this folder. ${hint}`);
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

interface Texts {
  readonly files: ReadonlyMap<string, string>;
  readonly unreadable: ReadonlyMap<string, Problem>;
}

async function readTexts({ files, refused }: FolderFiles): Promise<Texts> {
  const texts = new Map<string, string>();
  const failed = new Map<string, Problem>();
  const fail = (path: string, problem: Problem) => {
    texts.set(path, '');
    failed.set(path, problem);
  };
  for (const [path, problem] of refused) if (isJsonName(path)) fail(path, problem);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  await inParallel(
    [...files].filter(([path]) => isJsonName(path)),
    32,
    async ([path, file]) => {
      const refuse = (code: string, sentence: string) =>
        fail(path, problemAt('error', code, path, undefined, '', sentence));
      if (file.size > maxFileSize) return refuse('json/too-large', tooLarge(file.size));
      try {
        const bytes = await readFile(file.path);
        try {
          texts.set(path, decoder.decode(bytes));
        } catch {
          refuse('json/not-text', notText);
        }
      } catch (error) {
        refuse('file/unreadable', unreadable(error));
      }
    },
  );
  return { files: texts, unreadable: failed };
}

const isJsonName = (path: string): boolean => /\.json$/i.test(path);

/** Data that stands in a folder as if it were of the set, and is written otherwise than a set is. */
function otherData({ files }: FolderFiles): Problem[] {
  const found = [...files.keys()].filter((path) => path.includes('/') && /\.(?:ya?ml|json5|jsonc|toml)$/i.test(path));
  return found.map((path) => {
    const instead = path.replace(/[^.]*$/, 'json');
    return problemAt('note', 'file/not-read', path, undefined, '', `only JSON is read here; write it as ${instead}.`);
  });
}

interface Pictures {
  readonly ready: ReadonlyMap<string, PictureFile>;
  readonly facts: ReadonlyMap<string, PictureFacts>;
  readonly problems: readonly Problem[];
}

async function readPictures({ files, refused }: FolderFiles): Promise<Pictures> {
  const ready = new Map<string, PictureFile>();
  const facts = new Map<string, PictureFacts>();
  for (const path of refused.keys()) if (isPictureName(path)) facts.set(path, 'unreadable');
  const paths = [...files].filter(([path]) => isPictureName(path));
  const read = await inParallel(paths, 4, async ([path, file]) => ({
    path,
    ...(await readyPicture(path, file.path, file.size)),
  }));
  for (const { path, picture } of read) {
    facts.set(path, picture ? { width: picture.width, height: picture.height } : 'unreadable');
    if (picture) ready.set(path, picture);
  }
  return { ready, facts, problems: read.flatMap(({ problems }) => problems) };
}

interface Uses {
  readonly opened: ReadonlyMap<string, OpenedSet>;
  readonly pictures: PictureFiles;
}

/** Loads the sets named in `uses`: folders as seen from this one, which may lie beside it, that hold a set.json. */
async function loadUses(root: string, manifest: string, users: readonly string[]): Promise<Uses> {
  const opened = new Map<string, OpenedSet>();
  const pictures = new Map<string, PictureFile>();
  const { value } = parseJson('set.json', manifest);
  const named = (value as { uses?: unknown } | null | undefined)?.uses;
  const paths = Array.isArray(named) ? named.filter((path) => typeof path === 'string') : [];
  for (const path of new Set(paths.slice(0, mostUses))) {
    try {
      const used = await loadUse(root, path, users);
      opened.set(path, used);
      for (const [key, picture] of used.pictures) pictures.set(key, picture);
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      const problem: Problem = { severity: 'error', file: '', pointer: '', code: error.code, message: error.message };
      opened.set(path, { set: undefined, problems: [problem] });
    }
  }
  return { opened, pictures };
}

/** As many as the schema allows. */
const mostUses = 20;

async function loadUse(root: string, path: string, users: readonly string[]): Promise<LoadedSet> {
  if (isAbsolute(path) || /^([a-z]:|\\)/i.test(path)) {
    throw new CannotRun(
      'uses/absolute',
      'write the folder as seen from this one, such as "../common"; other computers have other disks.',
    );
  }
  const folder = await setFolder(join(root, path));
  if (folder === root) throw new CannotRun('uses/circular', 'it is this set itself.');
  const index = users.indexOf(folder);
  if (index >= 0) {
    const circle = [...users.slice(index), root, folder].map((user) => basename(user)).join(', which uses ');
    throw new CannotRun(
      'uses/circular',
      `it uses this set in turn (${circle}); move what both need into a set of its own.`,
    );
  }
  return opened(await read(folder, [...users, root]));
}
