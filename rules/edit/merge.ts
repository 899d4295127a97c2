import deepEqual from 'fast-deep-equal';
import { formatJson, parseJson } from '../../schemas/json.ts';
import { inKeyOrder } from './key-order.ts';

/**
 * Both changes of a JSON text in one, where they touched different places; undefined where they did not. A file that one side removed
 * or that is no JSON is one place.
 */
export function mergeTexts(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
): { readonly text: string | undefined } | undefined {
  if (theirs === base || mine === theirs) return { text: mine };
  if (mine === base) return { text: theirs };
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  const [before, one, other] = [base, mine, theirs].map((text) => parseJson('', text).value);
  if (before === undefined || one === undefined || other === undefined) return undefined;
  const merged = merge(before, one, other);
  return merged && { text: formatJson(merged.value) };
}

/** One place of JSON, `value` undefined where the place is gone. */
interface Merged {
  readonly value: unknown;
}

function merge(base: unknown, mine: unknown, theirs: unknown): Merged | undefined {
  if (deepEqual(base, theirs) || deepEqual(mine, theirs)) return { value: mine };
  if (deepEqual(base, mine)) return { value: theirs };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  return isObject(base) && isObject(mine) && isObject(theirs) ? mergeObjects(base, mine, theirs) : undefined;
}

/** Where one side added or took entries away, nobody can tell which belong together. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Merged | undefined {
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const entries = base.map((entry, index) => merge(entry, mine[index], theirs[index]));
  return entries.every((entry) => entry !== undefined) ? { value: entries.map(({ value }) => value) } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function mergeObjects(base: Fields, mine: Fields, theirs: Fields): Merged | undefined {
  const keys = Object.keys(theirs);
  for (const key of Object.keys(mine)) if (!keys.includes(key)) keys.splice(inKeyOrder(keys, key), 0, key);
  const entries: [string, unknown][] = [];
  const of = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);
  for (const key of keys) {
    const merged = merge(of(base, key), of(mine, key), of(theirs, key));
    if (!merged) return undefined;
    if (merged.value !== undefined) entries.push([key, merged.value]);
  }
  return { value: Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
