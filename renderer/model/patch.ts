/**
 * What became of something that is plain data, told by what is the same object as before: after an edit nearly everything is, and only the
 * rest has to travel from the worker to the page.
 */
export type Patch =
  | { readonly is: 'same' }
  | { readonly is: 'new'; readonly value: unknown }
  /** Each entry is the former one of that place, or a patch of it, or new. */
  | { readonly is: 'list'; readonly entries: readonly ListEntry[] }
  /** Every key that there is now, in order. */
  | { readonly is: 'object'; readonly keys: readonly (readonly [key: string, patch: Patch])[] };

type ListEntry = { readonly was: number; readonly patch?: Patch } | Patch;

const same: Patch = { is: 'same' };

/** So deep lies what the face of an item is painted with; each thing that is painted is sent as a whole. */
const deepest = 7;

/** How `after` came from `before`. Parts that did not change must be the same objects. */
export function patchOf(before: unknown, after: unknown, depth = 0): Patch {
  if (before === after) return same;
  if (depth < deepest && isListOfThings(before) && isListOfThings(after)) return listPatch(before, after, depth);
  if (depth < deepest && isObject(before) && isObject(after)) {
    const keys = Object.entries(after).map(
      ([key, value]) => [key, patchOf(Reflect.get(before, key), value, depth + 1)] as const,
    );
    const isSame = keys.length === Object.keys(before).length && keys.every(([, patch]) => patch.is === 'same');
    return isSame ? same : { is: 'object', keys };
  }
  return { is: 'new', value: after };
}

function listPatch(before: readonly unknown[], after: readonly unknown[], depth: number): Patch {
  const places = new Map(before.map((entry, index) => [entry, index]));
  const entries = after.map((entry, index): ListEntry => {
    const was = before[index] === entry ? index : places.get(entry);
    if (was !== undefined) return { was };
    const patch = patchOf(before[index], entry, depth + 1);
    return patch.is === 'new' ? patch : { was: index, patch };
  });
  const isSame = entries.length === before.length && entries.every((one, index) => stays(one, index));
  return isSame ? same : { is: 'list', entries };
}

const stays = (entry: ListEntry, index: number): boolean =>
  'was' in entry && entry.was === index && (entry.patch === undefined || entry.patch.is === 'same');

/** `before` with the patch: what has not changed are the same objects. */
export function patched(before: unknown, patch: Patch): unknown {
  switch (patch.is) {
    case 'same':
      return before;
    case 'new':
      return patch.value;
    case 'list': {
      const list = before as readonly unknown[];
      return patch.entries.map((entry) => {
        if (!('was' in entry)) return patched(undefined, entry);
        return entry.patch ? patched(list[entry.was], entry.patch) : list[entry.was];
      });
    }
    case 'object':
      return Object.fromEntries(
        patch.keys.map(([key, one]) => [key, patched(Reflect.get(before as object, key), one)]),
      );
  }
}

/** A list of words or numbers is sent as a whole: to tell which of them stayed would take as much. */
const isListOfThings = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (value.length === 0 || typeof value[0] === 'object');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
