import { parseJson } from '../../schemas/json.ts';
import { at, pointerKeys, pointerTo } from '../../schemas/place.ts';
import { originalKey, originalsIn } from '../translation-files.ts';
import { type Change, changed, type Texts, withChanged } from './change.ts';
import { freeId, idFrom } from './ids.ts';

/** Adds an entry to a list of a file, at `index` or at its end; the list is made where there is none. */
export function inserted(files: Texts, file: string, list: string, entry: unknown, index?: number): Change[] {
  const entries = listAt(files, file, list);
  const place = Math.min(index ?? entries.length, entries.length);
  const value = [...entries.slice(0, place), entry, ...entries.slice(place)];
  return [{ file, pointer: list, value }, ...translated(files, file, list, (old) => [old < place ? old : old + 1])];
}

/** Takes an entry out of a list; a list that holds nothing any more goes with it. */
export function removed(files: Texts, file: string, list: string, index: number): Change[] {
  const value = listAt(files, file, list).filter((_, place) => place !== index);
  const move = (old: number) => (old === index ? [] : [old < index ? old : old - 1]);
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
  return [{ file, pointer: list, value }, ...translated(files, file, list, (old) => [places.get(old) ?? old])];
}

/** A name for a copy of an entry that no other of its list has; undefined where the entry has none. */
export function nameOfCopyIn(files: Texts, file: string, list: string, index: number): string | undefined {
  const names = listAt(files, file, list).map((one) => (one as { readonly name?: unknown } | null)?.name);
  const name = names[index];
  return typeof name === 'string' ? copyName(name, new Set(names.map(String))) : undefined;
}

/** An id for an entry of a list, made of its name, that no other of the list has. */
export function idInList(files: Texts, file: string, list: string, name: string): string {
  const ids = listAt(files, file, list).map((one) => (one as { readonly id?: unknown } | null)?.id);
  return freeId(idFrom(name) ?? 'card', new Set(ids.filter((one) => typeof one === 'string')));
}

/** Copies an entry of a list to the place behind it, under a name and, where it has one, an id of its own. */
export function duplicated(
  files: Texts,
  file: string,
  list: string,
  index: number,
  called = nameOfCopyIn(files, file, list, index),
): Change[] {
  const entries = listAt(files, file, list);
  const entry = entries[index];
  if (typeof entry !== 'object' || entry === null) return [];
  const { id } = entry as { readonly id?: unknown };
  const copy = {
    ...entry,
    ...(typeof id === 'string' ? { id: idInList(files, file, list, called ?? id) } : {}),
    ...(called === undefined ? {} : { name: called }),
  };
  const value = [...entries.slice(0, index + 1), copy, ...entries.slice(index + 1)];
  // Its name is another one, which nobody has translated yet.
  const move = (old: number, field: string) =>
    old < index ? [old] : old > index ? [old + 1] : field === 'name' ? [old] : [old, old + 1];
  return [{ file, pointer: list, value }, ...translated(files, file, list, move)];
}

/**
 * Where whole new lists take the places of those of a file, translations follow the entries that are still there.
 * @param saidOf what an entry is known by again
 */
export function followed(
  files: Texts,
  file: string,
  lists: ReadonlyMap<string, readonly unknown[]>,
  saidOf: (entry: unknown) => string,
): Change[] {
  let texts = files;
  for (const [list, after] of lists) {
    const waiting = after.map((entry, index) => ({ said: saidOf(entry), index }));
    const places = listAt(files, file, list).map((entry) => {
      const found = waiting.findIndex(({ said }) => said === saidOf(entry));
      return found < 0 ? [] : waiting.splice(found, 1).map(({ index }) => index);
    });
    const made = changed(
      texts,
      translated(texts, file, list, (old) => places[old] ?? []),
    );
    if (!('code' in made)) texts = withChanged(texts, made);
  }
  return [...files].flatMap(([path, text]) =>
    texts.get(path) === text ? [] : [{ file: path, text: texts.get(path) }],
  );
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

/**
 * Translations name texts by their places, so they move with the entries.
 * @param move the places at which an entry stands afterwards, for a text of it by its key
 */
function translated(
  files: Texts,
  file: string,
  list: string,
  move: (index: number, field: string) => readonly number[],
): Change[] {
  const name = file.split('/').pop() ?? '';
  const keys = pointerKeys(list);
  return [...files].flatMap(([path, text]): Change[] => {
    if (!path.startsWith('texts/') || !path.endsWith(`/${name}`)) return [];
    const { value } = parseJson(path, text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const movedIn = (texts: object): [string, unknown][] =>
      Object.entries(texts).flatMap(([pointer, words]): [string, unknown][] => {
        const own = pointerKeys(pointer);
        const index = own[keys.length];
        if (index === undefined || !keys.every((key, n) => own[n] === key)) return [[pointer, words]];
        const rest = own.slice(keys.length + 1);
        return move(Number(index), rest.join('/')).map((place) => [pointerTo(...keys, place, ...rest), words]);
      });
    const { [originalKey]: _, ...texts } = value as Readonly<Record<string, unknown>>;
    const entries = movedIn(texts);
    const originals = movedIn(originalsIn(value as Readonly<Record<string, unknown>>));
    const after = Object.fromEntries([
      ...entries,
      ...(originals.length > 0 ? [[originalKey, Object.fromEntries(originals)] as const] : []),
    ]);
    if (JSON.stringify(after) === JSON.stringify(value)) return [];
    return entries.length === 0 ? [{ file: path, text: undefined }] : [{ file: path, pointer: '', value: after }];
  });
}
