import type { Write } from '../../app/contract/save.ts';
import { StudioError } from '../../app/contract/studio.ts';
import { withChanged } from '../../rules/edit/change.ts';
import { digestText } from '../../rules/kernel/digest.ts';
import { sentence, studio } from './session.ts';
import { useWork } from './work.ts';

/** Rest in ms after the last letter before it is saved, and the longest that a letter waits while more are typed. */
const rest = 300;
const longest = 900;

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

/** Saves from now on what is done in the window. */
export function keepSaving(): void {
  useWork.subscribe(({ history, folder }, before) => {
    if (history.files !== before.history.files && folder === before.folder) saveSoon();
  });
  // A tab that is left or closed does not wait.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void save());
}

/** Saves in a moment. */
function saveSoon(): void {
  const { status } = useWork.getState();
  if (status === 'read-only' || writes().length === 0) return;
  if (status === 'saved') useWork.setState({ status: 'unsaved' });
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
  const { folder, status, doing } = useWork.getState();
  const wanted = writes();
  if (folder === undefined || status === 'read-only' || status === 'conflict') return;
  if (wanted.length === 0) return useWork.setState({ status: 'saved' });
  useWork.setState({ status: 'saving' });
  try {
    const result = await studio().save({ folder, label: doing, writes: wanted });
    if (useWork.getState().folder !== folder) return;
    if (result.kind === 'saved') {
      const disk = withChanged(useWork.getState().disk, new Map(wanted.map(({ file, text }) => [file, text])));
      useWork.setState({ disk, savedLabel: doing });
      useWork.setState({ status: writes().length === 0 ? 'saved' : 'unsaved' });
    } else clash(new Map(result.files.map(({ file, text }) => [file, text])));
  } catch (error) {
    const gone = error instanceof StudioError && error.code === 'studio/gone';
    useWork.setState({ status: gone ? 'lost' : 'unsaved', refusal: gone ? undefined : sentence(error) });
  }
}

/** Files changed on the disk that were changed here too. */
function clash(theirs: ReadonlyMap<string, string | undefined>): void {
  const { history, disk } = useWork.getState();
  const clashes = [...theirs].map(([file, text]) => ({ file, mine: history.files.get(file), theirs: text }));
  useWork.setState({ status: 'conflict', clashes, disk: withChanged(disk, theirs) });
}

/** What differs from the disk. */
function writes(): Write[] {
  const { history, disk } = useWork.getState();
  const files = new Set([...history.files.keys(), ...disk.keys()]);
  return [...files].flatMap((file) => {
    const [text, base] = [history.files.get(file), disk.get(file)];
    return text === base ? [] : [{ file, base: base === undefined ? undefined : digestText(base), text }];
  });
}
