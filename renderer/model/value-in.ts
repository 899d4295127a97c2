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
    known = { text, value: parseJson(file, text).value };
    values.set(file, known);
  }
  return at(known.value, pointer);
}
