import { create } from 'zustand';
import type { SetFolder } from '../../app/contract/studio.ts';
import { type Change, type Changed, changed, type Texts, withChanged } from '../../rules/edit/change.ts';
import { mergeTexts } from '../../rules/edit/merge.ts';
import {
  add,
  addOutside,
  addTo,
  type Entry,
  type History,
  historyOf,
  lastOf,
  nextOf,
  redone,
  settled,
  undone,
} from '../model/history.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';

/** How the work in the window stands to the disk. */
export type WorkStatus = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'read-only' | 'lost';

/** A file that was changed here and on the disk; what it is here stands in the history. Undefined where there is no file. */
export interface Clash {
  readonly file: string;
  /** What both changes were made on. */
  readonly base: string | undefined;
  /** What lies on the disk now. */
  readonly theirs: string | undefined;
}

/** The set as it is being worked on. */
export interface Work {
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
  /** Files to choose a side for. Nothing is saved until that is done. */
  readonly clashes: readonly Clash[];
  /** Why nothing can be saved here, and what to do, as sentences. */
  readonly readOnly?: string;
  /** Whether a copy could be changed, where this set cannot. */
  readonly copyHelps: boolean;
  /** Why the last edit or undo was refused, as a sentence. */
  readonly refusal?: string;
  /** Why the disk does not take what was done, as a sentence; it is offered again and again. */
  readonly notSaved?: string | undefined;
}

const nothing = { doing: '', clashes: [], savedLabel: undefined, refusal: undefined, notSaved: undefined };

export const useWork = create<Work>(() => ({
  ...nothing,
  copyHelps: true,
  history: historyOf(new Map()),
  disk: new Map(),
  status: 'saved',
}));

/** Begins to work on a set as it lies on the disk. */
export function begin({ folder, files, readOnly, copyIsNoHelp }: SetFolder): void {
  const disk = new Map(files);
  const status = readOnly === undefined ? 'saved' : 'read-only';
  const copyHelps = copyIsNoHelp === undefined;
  useWork.setState({ ...nothing, folder, history: historyOf(disk), disk, status, readOnly, copyHelps });
}

/**
 * Changes the set: at once in the window, on the disk within a second. All changes of one call are one step of undo. `label` says what is
 * being done, as the undo button names it. Changes of one and the same text, one after the other, make one step, until `settle` is called.
 * @param typing the place that is typed in, where whole files are changed letter by letter
 */
export function edit(label: string, changes: readonly Change[], typing?: string): void {
  const { history, status } = useWork.getState();
  if (status === 'read-only') return;
  const after = changed(history.files, changes);
  if ('code' in after) useWork.setState({ refusal: after.message });
  else take(add(history, label, after, typing ?? typingOf(changes, history.files)), label);
}

/** Ends the typing in a place and answers with the step that it was; undefined where nothing was typed there or it was taken back. */
export function settledTyping(file: string, pointer: string): Entry | undefined {
  if (lastOf(useWork.getState().history)?.typing !== `${file}#${pointer}`) return undefined;
  settle();
  return lastOf(useWork.getState().history);
}

/** Makes changes that go with a step, as one with it; a step of their own, called `label`, where something else was done since. */
export function editWith(step: Entry, label: string, changes: readonly Change[]): void {
  const { history, status } = useWork.getState();
  if (status === 'read-only') return;
  const after = changed(history.files, changes);
  if ('code' in after) useWork.setState({ refusal: after.message });
  else take(addTo(history, step, label, after), label);
}

/** Takes the last edit back. */
export function undo(): void {
  const { history } = useWork.getState();
  const label = lastOf(history)?.label;
  if (label !== undefined) take(undone(history), words.edit.undone(label));
}

/** Does what was undone last again. */
export function redo(): void {
  const { history } = useWork.getState();
  const label = nextOf(history)?.label;
  if (label === undefined) return;
  const again = redone(history);
  if (again) take(again, label);
  else useWork.setState({ refusal: words.edit.changedSince(label) });
}

/** Ends the typing in a field, when it loses the focus: what is typed there next is a step of its own. */
export function settle(): void {
  useWork.setState(({ history }) => ({ history: settled(history) }));
}

/** The texts of the set with everything that was done in the window. */
export const textsNow = (): Texts => useWork.getState().history.files;

/**
 * Takes in what the disk holds now: a change from outside becomes an edit, also of a file that was changed here in another place and not saved yet.
 * Where it was the same place, it is a clash.
 */
export function takeIn(now: Texts): void {
  const { history, disk, clashes, status } = useWork.getState();
  const outside = new Map<string, string | undefined>();
  const both = new Map(clashes.map((clash) => [clash.file, clash]));
  for (const file of new Set([...now.keys(), ...disk.keys()])) {
    const [theirs, base, mine] = [now.get(file), disk.get(file), history.files.get(file)];
    if (theirs === base) continue;
    const merged = both.has(file) ? undefined : mergeTexts(base, mine, theirs);
    if (mine === theirs) both.delete(file);
    else if (merged) outside.set(file, merged.text);
    else both.set(file, { file, base: both.get(file)?.base ?? base, theirs });
  }
  const left = [...both.values()];
  useWork.setState({
    history: addOutside(history, words.edit.outside([...outside.keys()]), outside),
    disk: now,
    clashes: left,
    status: left.length > 0 ? 'conflict' : status === 'conflict' ? 'unsaved' : status,
  });
}

/** Takes up again what could not be saved when the window was left. It was made on texts that may not be those of the disk any more. */
export function takeUp(label: string, left: readonly Left[]): void {
  const { history, disk } = useWork.getState();
  const mine = new Map(left.filter(({ file, text }) => disk.get(file) !== text).map(({ file, text }) => [file, text]));
  const clashes = left
    .filter(({ file, base }) => mine.has(file) && disk.get(file) !== base)
    .map(({ file, base }): Clash => ({ file, base, theirs: disk.get(file) }));
  if (mine.size === 0) return;
  const status = clashes.length > 0 ? 'conflict' : 'unsaved';
  useWork.setState({ history: add(history, label, mine), doing: label, clashes, status });
}

/** A change that was not saved: what the file was and what it became. */
export interface Left {
  readonly file: string;
  readonly base: string | undefined;
  readonly text: string | undefined;
}

/** Settles a clash: with what was done here, with what lies on the disk, or with both where they touched different places. */
export function choose(file: string, side: 'mine' | 'theirs' | 'both'): void {
  const { history, clashes } = useWork.getState();
  const clash = clashes.find((one) => one.file === file);
  if (!clash) return;
  const merged = side === 'both' ? bothOf(clash, history.files.get(file)) : undefined;
  const after: Changed = new Map(side === 'mine' ? [] : [[file, side === 'both' ? merged?.text : clash.theirs]]);
  const left = clashes.filter((one) => one !== clash);
  const label = side === 'theirs' ? words.edit.theirs(file) : words.edit.both(file);
  useWork.setState({
    history: add(history, label, after),
    clashes: left,
    status: left.length > 0 ? 'conflict' : 'unsaved',
  });
}

/** Both changes of a clash in one; undefined where they touched the same place. */
export const bothOf = ({ base, theirs }: Clash, mine: string | undefined) => mergeTexts(base, mine, theirs);

/** The studio does not answer any more. What is done meanwhile is kept. */
export function lose(): void {
  if (useWork.getState().status !== 'read-only')
    useWork.setState({ status: 'lost', refusal: undefined, notSaved: undefined });
}

/** Marks texts as lying on the disk. */
export function wrote(texts: Changed, label: string): void {
  const disk = withChanged(useWork.getState().disk, texts);
  useWork.setState({ disk, savedLabel: label, refusal: undefined, notSaved: undefined });
}

function take(history: History, doing: string): void {
  if (history !== useWork.getState().history) useWork.setState({ history, doing, refusal: undefined });
}

/** The place that is typed in, where the changes are of one text; it is one also when its last letter goes. */
function typingOf(changes: readonly Change[], files: Texts): string | undefined {
  const [only, ...more] = changes;
  if (only === undefined || more.length > 0 || !('pointer' in only)) return undefined;
  const { file, pointer, value } = only;
  const isText =
    typeof value === 'string' || (value === undefined && typeof valueIn(files, file, pointer) === 'string');
  return isText ? `${file}#${pointer}` : undefined;
}
