import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { digestText } from '../../../rules/kernel/digest.ts';
import { maxFileSize, tooLarge } from '../../../schemas/json.ts';
import type { SaveResult, Theirs, Write } from '../../contract/save.ts';
import { CannotRun } from '../cannot-run.ts';
import { notWritten } from '../write-files.ts';
import { finishSave, type Step, textOf, writeSteps } from './journal.ts';
import { readOnlyReason } from './read-only.ts';
import { savingLocked } from './saving-locked.ts';
import { pathOfSetFile } from './set-file.ts';

/** Writes files of the set in the real folder `root`, all or none. `label` names the edit in the journal. */
export async function saveFiles(root: string, label: string, writes: readonly Write[]): Promise<SaveResult> {
  const refusal = await readOnlyReason(root);
  if (refusal) throw refusal;
  await checkWrites(root, writes);
  try {
    // One that was killed comes first, or it would be done over this one.
    await finishSave(root);
    return await savingLocked(root, () => save(root, label, writes));
  } catch (error) {
    throw notWritten(error, root);
  }
}

async function checkWrites(root: string, writes: readonly Write[]): Promise<void> {
  const files = new Set<string>();
  for (const { file, text } of writes) {
    if (files.has(file.toLowerCase()))
      throw new CannotRun('save/twice', `${file}: one save writes a file once; nothing was written.`);
    files.add(file.toLowerCase());
    await pathOfSetFile(root, file);
    const size = Buffer.byteLength(text ?? '');
    if (size > maxFileSize) throw new CannotRun('save/too-large', `${file}: ${tooLarge(size)} Nothing was written.`);
    if (text !== undefined && Buffer.from(text).toString() !== text) {
      throw new CannotRun(
        'save/not-text',
        `${file}: this holds half a character, which no file can keep. Type it anew.`,
      );
    }
  }
  if (!files.has('set.json') && !(await lstat(join(root, 'set.json')).catch(() => undefined))) {
    throw new CannotRun(
      'set/gone',
      `${root}: the set.json of this set is not there any more, so nothing was written. Put the folder back, or keep what you have as a new set.`,
    );
  }
}

async function save(root: string, label: string, writes: readonly Write[]): Promise<SaveResult> {
  const steps: Step[] = [];
  const theirs: Theirs[] = [];
  for (const { file, base, text } of writes) {
    const now = await textOf(root, file);
    // Whoever did not hear that it was saved may save it again.
    if (now === text) continue;
    if ((now === undefined ? undefined : digestText(now)) !== base) theirs.push({ file, text: now });
    else steps.push({ file, before: now, after: text });
  }
  if (theirs.length > 0) return { kind: 'conflict', files: theirs };
  if (steps.length > 0) await writeSteps(root, label, steps);
  return { kind: 'saved' };
}
