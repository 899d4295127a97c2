import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestText } from '../../rules/kernel/digest.ts';
import { CannotRun } from './cannot-run.ts';
import { writeFileSafely } from './write-files.ts';

/** Records of matches that notes lead back to. They lie with the person's settings: each holds a whole set, and notes travel without them. */
const placeOf = (settings: string, match: string): string => join(settings, 'matches', `${match}.match.json`);

/** Keeps a record under a name that follows from it; the same one is not kept twice. */
export async function keepMatch(settings: string, record: string): Promise<string> {
  const match = digestText(record).slice(0, 16);
  await writeFileSafely(placeOf(settings, match), record);
  return match;
}

export async function keptMatch(settings: string, match: string): Promise<string> {
  const missing = () =>
    new CannotRun(
      'match/missing',
      'This match is not kept on this machine. Whoever pinned the note has it, and can save its record for you.',
    );
  if (!/^[0-9a-f]{16}$/.test(match)) throw missing();
  return readFile(placeOf(settings, match), 'utf8').catch(() => Promise.reject(missing()));
}
