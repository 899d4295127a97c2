import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotRun } from '../cannot-run.ts';
import { locked } from '../folder-lock.ts';

/** How long (ms) a save waits for another one into the same set, and how long between two looks. */
const longestWait = 5_000;
const look = 20;

/** Runs `work` while nobody else saves into the set in the real folder `root`, in this program or another. */
export async function savingLocked<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = join(root, '.setwright-lock');
  const refusal = () =>
    new CannotRun(
      'save/busy',
      `${root}: another Setwright is saving into this set and does not come to an end. Close it and try again; where none is open, take away the file ${lock}.`,
    );
  for (let waited = 0; ; waited += look) {
    try {
      return await locked(lock, refusal, work);
    } catch (error) {
      if (!(error instanceof CannotRun && error.code === 'save/busy') || waited >= longestWait) throw error;
      await setTimeout(look);
    }
  }
}
