import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { maxFileSize } from '../../../schemas/json.ts';
import { problemAt } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import { listed } from '../../../schemas/words.ts';
import { makeFolder, unbroken } from '../write-files.ts';
import { savingLocked } from './saving-locked.ts';
import { pathOfSetFile } from './set-file.ts';

/** One file of a save: its text before and after; undefined where there is no file. */
export interface Step {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Where a save lies until all of it is in its places: the new files, numbered, and the journal, which holds every text before and after.
 * While there is no journal nothing has changed yet; from the moment it has its name, what is missing can be done by anybody.
 */
const stageName = '.setwright-save';
const journalName = 'journal.json';
/** A journal holds every text twice; the contract lets a save have 64 million octets. */
const largestJournal = 400_000_000;

const stageOf = (root: string): string => join(root, stageName);

/** Writes all steps or none. The caller holds the lock and has checked that the files are as before. */
export async function writeSteps(root: string, label: string, steps: readonly Step[]): Promise<void> {
  const stage = stageOf(root);
  await discardStage(root);
  await mkdir(stage);
  let begun = false;
  try {
    // All that needs room on the disk comes before the first change.
    for (const [index, { after }] of steps.entries()) {
      if (after !== undefined) await writeFile(join(stage, String(index)), after, { flush: true });
    }
    await writeFile(join(stage, 'journal'), JSON.stringify({ label, steps }), { flush: true });
    await unbroken(async () => {
      await rename(join(stage, 'journal'), join(stage, journalName));
      begun = true;
      for (const [index, step] of steps.entries()) await put(root, step.file, step.after, join(stage, String(index)));
    });
  } catch (error) {
    // Where this fails too, the journal stays, and the next opening goes on.
    if (begun) for (const [index, step] of steps.entries()) await takeBack(root, step, join(stage, `${index}-`));
    await discardStage(root);
    throw error;
  }
  await discardStage(root);
}

/** The journal goes first: without the other files it would be taken for that of a broken save. */
async function discardStage(root: string): Promise<void> {
  await rm(join(stageOf(root), journalName), { force: true });
  await rm(stageOf(root), { recursive: true, force: true });
}

async function takeBack(root: string, { file, before, after }: Step, staged: string): Promise<void> {
  if ((await textOf(root, file)) === after) await putText(root, file, before, staged);
}

/** Puts a staged file into its place, or takes away what is there. */
async function put(root: string, file: string, text: string | undefined, staged: string): Promise<void> {
  const path = await pathOfSetFile(root, file);
  if (text === undefined) return await rm(path, { force: true });
  await makeFolder(dirname(path));
  await rename(staged, path);
}

async function putText(root: string, file: string, text: string | undefined, staged: string): Promise<void> {
  if (text !== undefined) await writeFile(staged, text, { flush: true });
  await put(root, file, text, staged);
}

/**
 * Completes a save that was killed in the middle. Where somebody changed its files since, it is undone instead, and what it would have
 * written is kept beside the set's files and told.
 */
export async function finishSave(root: string): Promise<Problem[]> {
  const stage = stageOf(root);
  if (!(await lstat(stage).catch(() => undefined))?.isDirectory()) return [];
  try {
    return await savingLocked(root, async () => {
      const steps = await readJournal(root);
      const problems = steps ? await finish(root, steps) : [];
      await discardStage(root);
      return problems;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      told(
        'save/unfinished',
        `a save into this set was broken off and cannot be completed now, so that some files may be older than others. ${reason}`,
      ),
    ];
  }
}

const told = (code: string, sentence: string): Problem =>
  problemAt('warning', code, 'set.json', undefined, '', sentence);

async function finish(root: string, steps: readonly Step[]): Promise<Problem[]> {
  const stage = stageOf(root);
  const now = await Promise.all(steps.map(({ file }) => textOf(root, file)));
  const foreign = steps.filter(({ before, after }, index) => now[index] !== before && now[index] !== after);
  const redo = foreign.length === 0;
  for (const [index, step] of steps.entries()) {
    const wanted = redo ? step.after : step.before;
    if (foreign.includes(step) || now[index] === wanted) continue;
    await putText(root, step.file, wanted, join(stage, `${index}-`));
  }
  if (redo) return [];
  const kept = `.setwright-unsaved-${Date.now()}.json`;
  await rename(join(stage, journalName), join(root, kept));
  const files = listed(
    foreign.map(({ file }) => file),
    'and',
    8,
  );
  return [
    told(
      'save/undone',
      `a save into this set was broken off, and ${files} changed since, so that it was undone. What it would have written is kept in ${kept}.`,
    ),
  ];
}

/** The text of a file of the set; undefined where there is none. Octets that are no text are told apart from every text. */
export async function textOf(root: string, file: string): Promise<string | undefined> {
  const bytes = await readFile(await pathOfSetFile(root, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return bytes?.toString('utf8');
}

/** The steps of a journal, as hostile as any file of the set; undefined where there is none that can be followed. */
async function readJournal(root: string): Promise<Step[] | undefined> {
  const path = join(stageOf(root), journalName);
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size > largestJournal) return undefined;
  try {
    const { steps } = JSON.parse(await readFile(path, 'utf8')) as { steps?: unknown };
    if (!Array.isArray(steps)) return undefined;
    const checked = steps.map(stepOf);
    for (const { file } of checked) await pathOfSetFile(root, file);
    return checked;
  } catch {
    return undefined;
  }
}

function stepOf(value: unknown): Step {
  const { file, before, after } = value as Partial<Record<keyof Step, unknown>>;
  const isText = (text: unknown): text is string | undefined =>
    text === undefined || (typeof text === 'string' && text.length <= maxFileSize);
  if (typeof file !== 'string' || !isText(before) || !isText(after)) throw new TypeError('No step of a save.');
  return { file, before, after };
}
