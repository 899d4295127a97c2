import deepEqual from 'fast-deep-equal';
import { parseJson } from '../../schemas/json.ts';
import { at } from '../../schemas/place.ts';

/** What the files hold, by their texts: an edit makes a new text, so that a known one is never read again. */
const values = new Map<string, { readonly text: string; readonly value: unknown }>();

/** What stands at a place of a file of some texts; undefined where nothing does. The same text gives the same objects. */
export function valueIn(files: ReadonlyMap<string, string>, file: string, pointer = ''): unknown {
  const text = files.get(file);
  if (text === undefined) return undefined;
  let known = values.get(file);
  if (known?.text !== text) {
    known = { text, value: kept(known?.value, parseJson(file, text).value) };
    values.set(file, known);
  }
  return at(known.value, pointer);
}

/** `after`, where what is equal to what stood in the same place of `before` is the same object: only what changed is rendered anew. */
function kept(before: unknown, after: unknown): unknown {
  if (deepEqual(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return after.map((entry, index) => kept(before[index], entry));
  if (!isObject(before) || !isObject(after)) return after;
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, kept(before[key], value)]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
