import type { Input } from './field.ts';
import type { Part } from './part.ts';

/**
 * What an input can show of what stands in a file, which may be anything while it is being mended: lists keep the entries that are of their
 * kind, and what an input checks itself is left to it. Pure.
 */
export function fitting({ kind }: Input, value: unknown): unknown {
  switch (kind) {
    case 'refs':
    case 'choices':
    case 'colours':
      return listOf(value, (entry) => typeof entry === 'string');
    case 'focus':
      return Array.isArray(value) && value.every((entry) => typeof entry === 'number') ? value : undefined;
    case 'dice':
      return listOf(value, (entry) => isObject(entry) && typeof entry.name === 'string' && isValues(entry.values));
    case 'picture':
      return isObject(value) ? value : undefined;
    default:
      return value;
  }
}

/** The entries of a list of parts as they can be shown, each at its place; those that are whole are the same objects. Pure. */
export function shownParts(value: unknown): readonly Part[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).map((entry) => {
    const fields = isObject(entry) ? entry : {};
    if (isPart(fields)) return fields;
    const { id, name, text } = fields;
    return {
      ...(typeof id === 'string' && { id }),
      name: typeof name === 'string' ? name : '',
      ...(typeof text === 'string' && { text }),
    };
  });
}

const isPart = (fields: { readonly [key: string]: unknown }): fields is Part & { readonly [key: string]: unknown } =>
  typeof fields.name === 'string' &&
  [fields.id, fields.text].every((one) => one === undefined || typeof one === 'string');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValues = (value: unknown): boolean => value === undefined || Array.isArray(value);

/** The list itself where all its entries fit. */
function listOf(value: unknown, fits: (entry: unknown) => boolean): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list = value as readonly unknown[];
  return list.every(fits) ? list : list.filter(fits);
}
