import { formatJson, parseJson } from '../../schemas/json.ts';
import { pointerKeys } from '../../schemas/place.ts';
import type { Refusal } from '../kernel/rules.ts';
import { setAt } from './set-at.ts';

/** Texts of a set's files by their paths. */
export type Texts = ReadonlyMap<string, string>;

/** A change at one place of a file, or of a whole file. */
export type Change =
  | {
      readonly file: string;
      /** JSON pointer; `-` as its last key adds to the end of a list. */
      readonly pointer: string;
      /** Plain JSON; undefined takes the place away, an entry of a list with its place. */
      readonly value: unknown;
    }
  | {
      readonly file: string;
      /** The whole file; undefined removes it. */
      readonly text: string | undefined;
    };

/** What some changes make of the files that they touch: the new texts, undefined where a file is removed. */
export type Changed = ReadonlyMap<string, string | undefined>;

/** Carries changes out, one after the other. All or none: a file that cannot be read as JSON refuses the changes of its places. */
export function changed(files: Texts, changes: readonly Change[]): Changed | Refusal {
  const texts = new Map<string, string | undefined>();
  const values = new Map<string, unknown>();
  for (const change of changes) {
    const { file } = change;
    if ('text' in change) {
      texts.set(file, change.text);
      values.delete(file);
      continue;
    }
    if (!values.has(file)) {
      const before = texts.has(file) ? texts.get(file) : files.get(file);
      const { value, problems } = before === undefined ? { value: {}, problems: [] } : parseJson(file, before);
      const [first] = problems;
      if (value === undefined && first) return { code: first.code, message: first.message };
      values.set(file, value);
    }
    values.set(file, setAt(values.get(file), pointerKeys(change.pointer), change.value));
    texts.set(file, undefined);
  }
  for (const [file, value] of values) texts.set(file, formatJson(value));
  return new Map([...texts].filter(([file, text]) => text !== files.get(file)));
}

/** The texts after some files changed. */
export function withChanged(files: Texts, after: Changed): Texts {
  const all = new Map(files);
  for (const [file, text] of after) {
    if (text === undefined) all.delete(file);
    else all.set(file, text);
  }
  return all;
}
