import { parseJson } from '../../schemas/json.ts';
import { at, pointerKeys, pointerTo } from '../../schemas/place.ts';
import type { Change, Texts } from './change.ts';
import { freeId, idFrom } from './ids.ts';

/** Adds an entry to a list of a file, at `index` or at its end; the list is made where there is none. */
export function inserted(files: Texts, file: string, list: string, entry: unknown, index?: number): Change[] {
  const entries = listAt(files, file, list);
  const place = Math.min(index ?? entries.length, entries.length);
  const value = [...entries.slice(0, place), entry, ...entries.slice(place)];
  return [{ file, pointer: list, value }, ...translated(files, file, list, (old) => (old < place ? old : old + 1))];
}

/** Takes an entry out of a list; a list that holds nothing any more goes with it. */
export function removed(files: Texts, file: string, list: string, index: number): Change[] {
  const value = listAt(files, file, list).filter((_, place) => place !== index);
  const move = (old: number) => (old === index ? undefined : old < index ? old : old - 1);
  return [{ file, pointer: list, value: value.length > 0 ? value : undefined }, ...translated(files, file, list, move)];
}

/** Puts an entry of a list to another place in it. */
export function moved(files: Texts, file: string, list: string, from: number, to: number): Change[] {
  const order = listAt(files, file, list).map((entry, index) => ({ entry, index }));
  const [taken] = order.splice(from, 1);
  if (!taken || from === to) return [];
  order.splice(to, 0, taken);
  const value = order.map(({ entry }) => entry);
  const places = new Map(order.map(({ index }, place) => [index, place]));
  return [{ file, pointer: list, value }, ...translated(files, file, list, (old) => places.get(old))];
}

/** Copies an entry of a list to the place behind it, under a name and, where it has one, an id of its own. */
export function duplicated(files: Texts, file: string, list: string, index: number): Change[] {
  const entries = listAt(files, file, list);
  const entry = entries[index];
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, name } = entry as { readonly id?: unknown; readonly name?: unknown };
  const ids = new Set(
    entries.map((one) => (one as { readonly id?: unknown } | null)?.id).filter((one) => typeof one === 'string'),
  );
  const called =
    typeof name === 'string'
      ? copyName(name, new Set(entries.map((one) => String((one as { name?: unknown } | null)?.name))))
      : undefined;
  const copy = {
    ...entry,
    ...(typeof id === 'string' ? { id: freeId(idFrom(called ?? id) ?? id, ids) } : {}),
    ...(called === undefined ? {} : { name: called }),
  };
  return inserted(files, file, list, copy, index + 1);
}

/** "Warden copy", "Warden copy 2". */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  let copy = `${name} copy`;
  for (let number = 2; taken.has(copy); number++) copy = `${name} copy ${number}`;
  return copy;
}

function listAt(files: Texts, file: string, list: string): readonly unknown[] {
  const found = at(parseJson(file, files.get(file) ?? '{}').value, list);
  return Array.isArray(found) ? found : [];
}

/** Translations name texts by their places, so they move with the entries. */
function translated(files: Texts, file: string, list: string, move: (index: number) => number | undefined): Change[] {
  const name = file.split('/').pop() ?? '';
  const keys = pointerKeys(list);
  return [...files].flatMap(([path, text]): Change[] => {
    if (!path.startsWith('texts/') || !path.endsWith(`/${name}`)) return [];
    const { value } = parseJson(path, text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const entries = Object.entries(value).flatMap(([pointer, words]): [string, unknown][] => {
      const own = pointerKeys(pointer);
      const index = own[keys.length];
      if (index === undefined || !keys.every((key, n) => own[n] === key)) return [[pointer, words]];
      const place = move(Number(index));
      return place === undefined ? [] : [[pointerTo(...keys, place, ...own.slice(keys.length + 1)), words]];
    });
    const after = Object.fromEntries(entries);
    return JSON.stringify(after) === JSON.stringify(value) ? [] : [{ file: path, pointer: '', value: after }];
  });
}
