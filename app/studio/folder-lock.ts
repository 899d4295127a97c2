import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotRun } from './cannot-run.ts';
import { discard, makeFolder, remember } from './write-files.ts';

/** Who fills a folder: the process, and since when, in ms since 1970. */
interface Holder {
  readonly pid: number;
  readonly since: number;
}

/** Locks that this process holds, or is about to, and since when (ms since 1970): an earlier process may have had the same number. */
const held = new Map<string, number>();
/** How long (ms) a lock may take to be written; one that is not whole by then was left by a crash. */
const longestWriting = 1_000;

/** Runs `work` while nobody else fills `folder`, and refuses at once where somebody does. The lock lies beside the folder. */
export async function lockedFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dirname(folder), `.${basename(folder)}.setwright-lock`);
  await makeFolder(dirname(folder));
  return locked(lock, (holder) => busy(folder, holder), work);
}

/** Runs `work` while the file `lock`, whose folder is there, is ours. Throws what `refusal` makes where it is somebody else's. */
export async function locked<T>(
  lock: string,
  refusal: (holder: Holder | undefined) => CannotRun,
  work: () => Promise<T>,
): Promise<T> {
  const since = held.get(lock);
  if (since !== undefined) throw refusal({ pid: process.pid, since });
  held.set(lock, Date.now());
  try {
    await take(lock, refusal);
    remember(lock);
    try {
      return await work();
    } finally {
      await discard(lock);
    }
  } finally {
    held.delete(lock);
  }
}

async function take(lock: string, refusal: (holder: Holder | undefined) => CannotRun): Promise<void> {
  const own: Holder = { pid: process.pid, since: Date.now() };
  for (let tries = 0; tries < 8; tries++) {
    try {
      await writeFile(lock, JSON.stringify(own), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = await readFile(lock, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const holder = holderIn(text);
    if (!holder && (await isYoung(lock))) {
      // Somebody is writing it right now.
      await setTimeout(longestWriting / 5);
      continue;
    }
    if (isAlive(holder)) throw refusal(holder);
    // Only one of two that find a stale lock can move it away; what the other one moves then is no longer what it read.
    const aside = `${lock}.${randomUUID().slice(0, 8)}`;
    if (
      !(await rename(lock, aside).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const moved = await readFile(aside, 'utf8');
    if (moved !== text) {
      await rename(aside, lock);
      throw refusal(holderIn(moved));
    }
    await rm(aside, { force: true });
  }
  throw refusal(undefined);
}

async function isYoung(lock: string): Promise<boolean> {
  const facts = await stat(lock).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs < longestWriting;
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, since } = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(pid) && Number.isFinite(since) ? { pid: pid as number, since: since as number } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that made a lock still runs. A lock that is not whole was left by a crash. */
function isAlive(holder: Holder | undefined): boolean {
  // What this process holds, it knows without a file.
  if (!holder || holder.pid === process.pid) return false;
  // Numbers of processes begin anew when the computer does.
  if (holder.since < Date.now() - uptime() * 1000) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function busy(folder: string, holder: Holder | undefined): CannotRun {
  const since = holder && ` (process ${holder.pid}, since ${new Date(holder.since).toLocaleTimeString('en-GB')})`;
  return new CannotRun(
    'export/busy',
    `${folder}: another export into this folder is running${since ?? ''}, so this one was not begun. Wait until that one is done, or choose another folder.`,
  );
}
