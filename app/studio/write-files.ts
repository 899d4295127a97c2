import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { CannotRun } from './cannot-run.ts';

/** Writes one file whole or not at all, and only when it differs. Makes the folders on the way. Says whether it wrote. */
export async function writeFileSafely(path: string, content: string | Uint8Array): Promise<boolean> {
  try {
    const bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const old = await readFile(path).catch(() => undefined);
    if (old?.equals(bytes)) return false;
    await makeFolder(dirname(path));
    await writeFileAtomic(path, bytes);
    return true;
  } catch (error) {
    throw notWritten(error, path);
  }
}

/**
 * Makes a folder and those above it. Not with the `recursive` of Node: where a place refuses folders as "not there" (as /proc does),
 * that never ends.
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  const facts = await stat(folder).catch(() => undefined);
  if (facts?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else may have made it in the meantime.
    const made = error.code === 'EEXIST' && (await stat(folder)).isDirectory();
    if (!made) throw error;
  });
}

/** Folders that are being filled right now and locks that are held. */
const unfinished = new Set<string>();

/** What is told when somebody stopped an export. */
export const stopped = 'Stopped; the earlier export is untouched.';

/** How many exports are putting their files into their places, which is not broken off. */
let placing = 0;

/** Runs what a stop must wait for. */
export async function unbroken<T>(work: () => Promise<T>): Promise<T> {
  placing++;
  try {
    return await work();
  } finally {
    placing--;
  }
}

/**
 * Takes away what was being written, for the moment when somebody stops the program. False where it is too late for that: new files
 * take their places.
 */
export function abandonUnfinished(): boolean {
  if (placing > 0) return false;
  for (const staged of unfinished) removeNow(staged);
  return true;
}

/** A file that was being made meanwhile needs another try; what stays all the same is discarded as forgotten. */
function removeNow(staged: string): void {
  for (let tries = 0; tries < 5; tries++) {
    try {
      rmSync(staged, { force: true, recursive: true });
      return;
    } catch {}
  }
}

/** Lies in every folder of what is not whole yet, and in no other. */
const unfinishedMark = '.setwright-unfinished';

/** An age in ms at which nobody fills such a folder any more: a day. */
const forgottenAfter = 24 * 60 * 60 * 1000;

/**
 * Makes a folder beside `target` for what is not whole yet; beside its mark it is empty. Whoever asks for it ends with `discard`.
 * Takes away those for the same target whose program was killed long ago.
 */
export async function stagedFor(target: string): Promise<string> {
  const beside = dirname(target);
  await makeFolder(beside);
  await discardForgotten(target);
  const staged = join(beside, `.${basename(target)}.${randomUUID().slice(0, 8)}`);
  unfinished.add(staged);
  await mkdir(staged);
  await writeFile(join(staged, unfinishedMark), '');
  return staged;
}

async function discardForgotten(target: string): Promise<void> {
  const start = `.${basename(target)}.`;
  for (const entry of await readdir(dirname(target), { withFileTypes: true }).catch(() => [])) {
    const { name } = entry;
    if (!entry.isDirectory() || !name.startsWith(start) || !/^[0-9a-f]{8}$/.test(name.slice(start.length))) continue;
    const staged = join(dirname(target), name);
    const mark = await lstat(join(staged, unfinishedMark)).catch(() => undefined);
    if (mark?.isFile() && Date.now() - mark.mtimeMs > forgottenAfter) await discard(staged);
  }
}

/** Has `abandonUnfinished` take a file or folder away too, until it is discarded. */
export function remember(path: string): void {
  unfinished.add(path);
}

/** Takes away what is left of a folder of `stagedFor`, or a file. */
export async function discard(staged: string): Promise<void> {
  await rm(staged, { force: true, recursive: true }).catch(() => {});
  unfinished.delete(staged);
}

/**
 * Writes one large file through `write`, which fills the path it is given; the file takes the name `path` only once it is complete.
 */
export async function writeFileStaged<T>(path: string, write: (staged: string) => Promise<T>): Promise<T> {
  const target = resolve(path);
  let staged: string | undefined;
  try {
    staged = await stagedFor(target);
    const file = join(staged, basename(target));
    const result = await write(file);
    await rename(file, target);
    return result;
  } catch (error) {
    throw notWritten(error, path);
  } finally {
    if (staged !== undefined) await discard(staged);
  }
}

/** Whether a file is what is written to `path`, lies in or above it, or stands in for it until it is whole. */
function isOf(path: string, file: string): boolean {
  const target = resolve(path);
  const other = resolve(file);
  const staged = join(dirname(target), `.${basename(target)}.`);
  return other.startsWith(target) || other.startsWith(staged) || `${target}${sep}`.startsWith(join(other, sep));
}

/**
 * The reason of the operating system why `path` was not written, as a sentence; what is already a sentence or no such reason comes back
 * as it is. A file elsewhere that the reason names was read for it.
 */
export function notWritten(error: unknown, path: string): unknown {
  if (error instanceof CannotRun) return error;
  const { code, path: read } = (error ?? {}) as NodeJS.ErrnoException;
  if (typeof read === 'string' && (code === 'ENOENT' || code === 'EACCES' || code === 'EPERM') && !isOf(path, read)) {
    const what =
      code === 'ENOENT'
        ? 'this file went away before it was used; put it back or open the set again'
        : 'you may not read this file; change its permissions';
    return new CannotRun('file/not-read', `${read}: ${what}. ${path} is as it was.`);
  }
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new CannotRun(
        'disk/full',
        `${path}: there is no space left on the disk. What was there before is unchanged; make room and try again.`,
      );
    case 'EROFS':
      return new CannotRun('disk/read-only', `${path}: this disk can only be read; choose another place to write to.`);
    case 'EACCES':
    case 'EPERM':
      return new CannotRun(
        'file/not-allowed',
        `${path}: you may not write here; choose another place or change its permissions.`,
      );
    case 'EBUSY':
    case 'ETXTBSY':
      return new CannotRun('file/busy', `${path}: another program is using this file; close it there and try again.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new CannotRun('folder/is-file', `${path}: a file stands where a folder is needed; choose another place.`);
    case 'EISDIR':
    case 'ENOTEMPTY':
      return new CannotRun('file/is-folder', `${path}: a folder stands where a file is needed; choose another name.`);
    case 'ENAMETOOLONG':
      return new CannotRun('file/name-too-long', `${path}: this name is too long for the disk; choose a shorter one.`);
    case 'ENOENT':
      return new CannotRun(
        'folder/missing',
        `${path}: the folder is not there and cannot be made; choose another place.`,
      );
    default:
      return error;
  }
}
