import type { Write } from '../../app/contract/save.ts';
import { digestText } from '../../rules/kernel/digest.ts';
import { isGone } from './connection.ts';
import { keep } from './journal.ts';
import { sentence, studio, thisWindow } from './session.ts';
import { type Left, takeIn, useWork, type Work, wrote } from './work.ts';

/** Rest in ms after the last letter before it is saved, and the longest that a letter waits while more are typed. */
const rest = 300;
const longest = 900;

/** ms after which what could not be saved is offered to the disk again. */
const untilAgain = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;
let first: number | undefined;
/** What was asked of the disk last: one thing at a time, so that what is read is never half of what is being written. */
let last: Promise<unknown> = Promise.resolve();

/** Does something with the files on the disk once all that was asked before is done. */
export function onDisk<T>(doing: () => Promise<T>): Promise<T> {
  const done = last.then(doing);
  last = done.catch(() => undefined);
  return done;
}

/** Saves from now on what is done in the window, and keeps in the browser what is not saved yet. */
export function keepSaving(): void {
  useWork.subscribe((work, before) => {
    const same = work.history.files === before.history.files && work.disk === before.disk;
    if (same && work.clashes === before.clashes) return;
    const left = unsaved(work);
    if (work.folder !== undefined) keep(work.folder, work.doing, left);
    if (left.length > 0 && work.status !== 'read-only') saveSoon();
  });
  // A tab that is left does not wait.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save();
  });
}

/** Saves in a moment. */
function saveSoon(): void {
  if (useWork.getState().status === 'saved') useWork.setState({ status: 'unsaved' });
  const now = performance.now();
  first ??= now;
  clearTimeout(timer);
  timer = setTimeout(() => void save(), Math.max(0, Math.min(rest, first + longest - now)));
}

/** Saves all that is not on the disk yet. */
export function save(): Promise<void> {
  clearTimeout(timer);
  first = undefined;
  return onDisk(saveNow);
}

async function saveNow(): Promise<void> {
  const work = useWork.getState();
  const { folder, status, doing } = work;
  if (folder === undefined || status === 'read-only' || status === 'conflict') return;
  const left = unsaved(work);
  if (left.length === 0) return useWork.setState({ status: 'saved', notSaved: undefined });
  if (status !== 'lost') useWork.setState({ status: 'saving' });
  try {
    const result = await studio().save({ folder, window: thisWindow, label: doing, writes: left.map(writeOf) });
    if (useWork.getState().folder !== folder) return;
    if (result.kind === 'saved') {
      wrote(new Map(left.map(({ file, text }) => [file, text])), doing);
      useWork.setState((now) => ({ status: unsaved(now).length === 0 ? 'saved' : 'unsaved' }));
    } else {
      const now = new Map(useWork.getState().disk);
      for (const { file, text } of result.files) {
        if (text === undefined) now.delete(file);
        else now.set(file, text);
      }
      useWork.setState({ status: 'unsaved' });
      takeIn(now);
    }
  } catch (error) {
    if (isGone(error)) return useWork.setState({ status: 'lost', notSaved: undefined });
    useWork.setState({ status: 'unsaved', notSaved: sentence(error) });
    clearTimeout(timer);
    timer = setTimeout(() => void save(), untilAgain);
  }
}

/** What differs from the disk. */
function unsaved({ history, disk }: Work): Left[] {
  if (history.files === disk) return [];
  return [...new Set([...history.files.keys(), ...disk.keys()])].flatMap((file) => {
    const [text, base] = [history.files.get(file), disk.get(file)];
    return text === base ? [] : [{ file, base, text }];
  });
}

const writeOf = ({ file, base, text }: Left): Write => ({
  file,
  base: base === undefined ? undefined : digestText(base),
  text,
});
