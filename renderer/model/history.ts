import { type Changed, type Texts, withChanged } from '../../rules/edit/change.ts';
import { mergeTexts } from '../../rules/edit/merge.ts';

/** An edit of the set, with what its files were before and are after it; undefined where there is no file. */
export interface Entry {
  /** What was done, as the buttons of undo and redo name it: "Warden, health". */
  readonly label: string;
  readonly before: Changed;
  readonly after: Changed;
  /** The one place that is being typed in; more letters there make the same entry. */
  readonly typing?: string;
}

/** The texts of a set with all edits of this session. Plain data; an edit makes a new one. */
export interface History {
  readonly files: Texts;
  /** Oldest first. */
  readonly past: readonly Entry[];
  /** What was undone, the next to be redone last. */
  readonly future: readonly Entry[];
}

/** A history without any edit yet. */
export const historyOf = (files: Texts): History => ({ files, past: [], future: [] });

/** Adds an edit. Letters typed where the last edit was typed in make one edit with it. */
export function add(history: History, label: string, after: Changed, typing?: string): History {
  if (after.size === 0) return history;
  const { past, future } = history;
  const files = withChanged(history.files, after);
  const before = was(history, after);
  const last = past.at(-1);
  if (last && typing !== undefined && last.typing === typing && future.length === 0) {
    const whole = { before: new Map([...before, ...last.before]), after: new Map([...last.after, ...after]) };
    return { files, past: [...past.slice(0, -1), { label, typing, ...whole }], future };
  }
  return { files, past: [...past, { label, before, after, ...(typing === undefined ? {} : { typing }) }], future: [] };
}

/** Adds to the last edit what goes with it, so that both are one step; a step of its own where something else was done since. */
export function addTo(history: History, entry: Entry, label: string, after: Changed): History {
  const last = history.past.at(-1);
  if (after.size === 0 || last === undefined || last !== entry) return add(history, label, after);
  const files = withChanged(history.files, after);
  const before = new Map([...was(history, after), ...last.before]);
  const whole: Entry = { ...last, before, after: new Map([...last.after, ...after]) };
  return { ...history, files, past: [...history.past.slice(0, -1), whole] };
}

/** Adds what another program changed, as a step like any other. What was undone can still be redone. */
export function addOutside(history: History, label: string, after: Changed): History {
  if (after.size === 0) return history;
  const entry: Entry = { label, before: was(history, after), after };
  return { ...history, files: withChanged(history.files, after), past: [...history.past, entry] };
}

/** Ends the typing in a place: the next letter there is an edit of its own. */
export function settled(history: History): History {
  const last = history.past.at(-1);
  if (last?.typing === undefined) return history;
  const { typing: _, ...entry } = last;
  return { ...history, past: [...history.past.slice(0, -1), entry] };
}

/** What would be undone: the last edit, wherever it was made. */
export const lastOf = ({ past }: History): Entry | undefined => past.at(-1);

/** What would be redone. */
export const nextOf = ({ future }: History): Entry | undefined => future.at(-1);

/** The last edit taken back. */
export function undone(history: History): History {
  const { files, past, future } = history;
  const entry = lastOf(history);
  if (!entry) return history;
  const { label, before, after } = entry;
  return {
    files: withChanged(files, before),
    past: past.slice(0, -1),
    future: [...future, { label, before, after }],
  };
}

/** What was undone last, done again; undefined where another program has changed the same place since. */
export function redone(history: History): History | undefined {
  const { files, past, future } = history;
  const entry = nextOf(history);
  if (!entry) return history;
  const texts = turned(files, entry.before, entry.after);
  if (!texts) return undefined;
  const again: Entry = { label: entry.label, before: was(history, texts), after: texts };
  return { files: withChanged(files, texts), past: [...past, again], future: future.slice(0, -1) };
}

const was = ({ files }: History, changed: Changed): Changed =>
  new Map([...changed.keys()].map((file) => [file, files.get(file)]));

/** The texts with what led from `from` to `to`; what happened to them meanwhile stays. */
function turned(files: Texts, from: Changed, to: Changed): Changed | undefined {
  const texts = new Map<string, string | undefined>();
  for (const [file, text] of to) {
    const merged = mergeTexts(from.get(file), text, files.get(file));
    if (!merged) return undefined;
    texts.set(file, merged.text);
  }
  return texts;
}
