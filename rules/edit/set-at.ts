import { inKeyOrder } from './key-order.ts';

/**
 * The value with something else at one place; what is on the way there is made where it is missing. Nothing that was given is changed. New
 * keys take the place among the others that files of a set have them in.
 */
export function setAt(whole: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(whole)) return inList(whole, key, rest, value);
  const object = whole !== null && typeof whole === 'object' ? (whole as Readonly<Record<string, unknown>>) : undefined;
  if (object === undefined && /^(?:-|0)$/.test(key)) return inList([], key, rest, value);
  const entries = Object.entries(object ?? {});
  const at = entries.findIndex(([known]) => known === key);
  const before = at < 0 ? undefined : entries[at]?.[1];
  const after = setAt(before, rest, value);
  if (at >= 0) entries.splice(at, 1, ...(after === undefined ? [] : [[key, after] as [string, unknown]]));
  else if (after !== undefined) entries.splice(inKeyOrder(Object.keys(object ?? {}), key), 0, [key, after]);
  // Not by assignment: "__proto__" is a key like any other.
  return Object.fromEntries(entries);
}

function inList(list: readonly unknown[], key: string, rest: readonly string[], value: unknown): unknown[] {
  const at = key === '-' ? list.length : Number(key);
  if (!Number.isInteger(at) || at < 0 || at > list.length) return [...list];
  const after = setAt(list[at], rest, value);
  return [...list.slice(0, at), ...(after === undefined ? [] : [after]), ...list.slice(at + 1)];
}
