/**
 * The source file as a tree. An alias is the very same object as what it stands for, so identity tells a shared word from a copy.
 */
export type Value = Scalar | List | Table;

export interface Scalar {
  readonly kind: 'scalar';
  /** Line in the source, from 1. */
  readonly line: number;
  /** The words as they stand in the source, so that a name such as 007 stays what it is. */
  readonly text: string;
  /** What YAML makes of them; undefined where nothing is written. */
  readonly value: string | number | boolean | undefined;
}

export interface List {
  readonly kind: 'list';
  readonly line: number;
  readonly items: readonly Value[];
}

export interface Table {
  readonly kind: 'table';
  readonly line: number;
  readonly fields: ReadonlyMap<string, Value>;
}

export const isEmpty = (value: Value): boolean =>
  value.kind === 'scalar'
    ? value.value === undefined || value.value === ''
    : value.kind === 'list'
      ? value.items.length === 0
      : value.fields.size === 0;

/** The same content as plain data; maps stay maps, so that no key can be mistaken for one of the language. */
export function plain(value: Value): unknown {
  if (value.kind === 'scalar') return value.value;
  if (value.kind === 'list') return value.items.map(plain);
  return new Map([...value.fields].map(([key, field]) => [key, plain(field)]));
}

/** Every scalar below `value`, each once. */
export function scalarsOf(value: Value, seen: Set<Value> = new Set()): Scalar[] {
  if (seen.has(value)) return [];
  seen.add(value);
  if (value.kind === 'scalar') return [value];
  const inner = value.kind === 'list' ? value.items : [...value.fields.values()];
  return inner.flatMap((item) => scalarsOf(item, seen));
}
