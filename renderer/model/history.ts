import { type Changed, type Texts, withChanged } from '../../rules/edit/change.ts';

/** An edit of the set, with what its files were before and are after it; undefined where there is no file. */
export interface Entry {
  /** What was done, as the buttons of undo and redo name it: "Warden, health". */
  readonly label: string;
  readonly before: Changed;
  readonly after: Changed;
  /** The one place that is being typed in; more letters there make the same entry. */
  readonly typing?: string;
  /** Made by another program on the disk. */
  readonly outside?: true;
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
export function add(
  history: History,
  label: string,
  after: Changed,
  more: Pick<Entry, 'typing' | 'outside'> = {},
): History {
  if (after.size === 0) return history;
  const last = history.past.at(-1);
  const files = withChanged(history.files, after);
  const before = new Map([...after.keys()].map((file) => [file, history.files.get(file)]));
  if (more.typing !== undefined && last?.typing === more.typing && history.future.length === 0) {
    const both: Entry = {
      label,
      typing: more.typing,
      before: new Map([...before, ...last.before]),
      after: new Map([...last.after, ...after]),
    };
    return { files, past: [...history.past.slice(0, -1), both], future: [] };
  }
  return { files, past: [...history.past, { label, before, after, ...more }], future: [] };
}

/** Ends the typing in a place: the next letter there is an edit of its own. */
export function settled({ files, past, future }: History): History {
  const last = past.at(-1);
  if (last?.typing === undefined) return { files, past, future };
  const { typing: _, ...entry } = last;
  return { files, past: [...past.slice(0, -1), entry], future };
}

/** Takes the last edit back. */
export function undone(history: History): History {
  const entry = history.past.at(-1);
  if (!entry) return history;
  return {
    files: withChanged(history.files, entry.before),
    past: history.past.slice(0, -1),
    future: [...history.future, entry],
  };
}

/** Does what was undone last again. */
export function redone(history: History): History {
  const entry = history.future.at(-1);
  if (!entry) return history;
  return {
    files: withChanged(history.files, entry.after),
    past: [...history.past, entry],
    future: history.future.slice(0, -1),
  };
}
