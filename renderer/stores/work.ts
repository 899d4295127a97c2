import { create } from 'zustand';
import type { SetFolder } from '../../app/contract/studio.ts';
import { type Change, changed, type Texts } from '../../rules/edit/change.ts';
import { add, type History, historyOf, redone, settled, undone } from '../model/history.ts';

/** How the work in the window stands to the disk. */
export type WorkStatus = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'read-only' | 'lost';

/** A file that was changed here and on the disk. Undefined where one side removed it. */
export interface Clash {
  readonly file: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** The set as it is being worked on. */
interface Work {
  /** Folder of the set. */
  readonly folder?: string;
  readonly history: History;
  /** The texts as they lie on the disk, as far as the window knows. */
  readonly disk: Texts;
  /** What was done last, by its label. */
  readonly doing: string;
  readonly status: WorkStatus;
  /** What was saved last, by its label. */
  readonly savedLabel?: string;
  /** Files to choose a side for, while the status is `conflict`. */
  readonly clashes: readonly Clash[];
  /** Why nothing can be saved here, and what to do, as sentences. */
  readonly readOnly?: string;
  /** Why the last edit or save was refused, as a sentence. */
  readonly refusal?: string;
}

export const useWork = create<Work>(() => ({
  history: historyOf(new Map()),
  disk: new Map(),
  doing: '',
  status: 'saved',
  clashes: [],
}));

/** Begins to work on a set as it lies on the disk. */
export function begin({ folder, files, readOnly }: SetFolder): void {
  const disk = new Map(files);
  const status = readOnly === undefined ? 'saved' : 'read-only';
  const fresh = { doing: '', clashes: [], savedLabel: undefined, refusal: undefined };
  useWork.setState({ ...fresh, folder, history: historyOf(disk), disk, status, readOnly });
}

/**
 * Changes the set: at once in the window, on the disk within a second. All changes of one call are one step of undo. `label` says what is
 * being done, as the undo button names it. Changes of one and the same text, one after the other, make one step, until `settle` is called.
 */
export function edit(label: string, changes: readonly Change[]): void {
  const { history, status } = useWork.getState();
  if (status === 'read-only') return;
  const after = changed(history.files, changes);
  if ('code' in after) useWork.setState({ refusal: after.message });
  else take(add(history, label, after, { typing: typingOf(changes) }), label);
}

/** Takes the last edit back. */
export function undo(): void {
  const { history } = useWork.getState();
  const last = history.past.at(-1);
  if (last) take(undone(history), last.label);
}

/** Does what was undone last again. */
export function redo(): void {
  const { history } = useWork.getState();
  const next = history.future.at(-1);
  if (next) take(redone(history), next.label);
}

/** Ends the typing in a field, when it loses the focus: what is typed there next is a step of its own. */
export function settle(): void {
  useWork.setState(({ history }) => ({ history: settled(history) }));
}

/** The texts of the set with everything that was done in the window. */
export const textsNow = (): Texts => useWork.getState().history.files;

function take(history: History, label: string): void {
  if (history === useWork.getState().history) return;
  useWork.setState({ history, doing: label, refusal: undefined });
}

/** The place that is typed in, where the changes are of one text. */
function typingOf(changes: readonly Change[]): string | undefined {
  const [only, ...more] = changes;
  if (only === undefined || more.length > 0 || !('pointer' in only) || typeof only.value !== 'string') return undefined;
  return `${only.file}#${only.pointer}`;
}
