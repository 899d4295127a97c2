import type { ErrorObject } from 'ajv';
import { pointerKeys, pointerTo } from './place.ts';
import { foldAlternatives } from './validate.ts';
import { validators } from './validators.generated.js';

/** A value of which parts may be missing; a missing entry of a list leaves its place empty, so that the others keep theirs. */
export type Parts<T> = T extends readonly (infer Item)[]
  ? readonly (Parts<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Parts<T[Key]> }
    : T;

/** What is left of a value without what its schema does not allow. */
export interface SoundParts {
  /** Undefined where nothing is left. */
  readonly value: object | undefined;
  /** Pointers of what was taken out, and of objects that lack a key. */
  readonly broken: readonly string[];
}

/** Takes out of a value what does not agree with the schema, and only that: all that remains agrees, but keys may be missing. */
export function soundParts(schema: string, value: unknown): SoundParts {
  const check = validators[schema];
  if (!check) throw new Error(`There is no schema ${schema}.`);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { value: undefined, broken: [''] };
  if (check(value)) return { value, broken: [] };
  const rest: object = structuredClone(value);
  const broken = new Set<string>();
  // Of alternatives first what helps people is taken out; where that was not enough, all of it.
  let errors = foldAlternatives(check.errors ?? []);
  for (let taken = true; taken; ) {
    taken = false;
    for (const pointer of errors.flatMap(toTakeOut)) {
      broken.add(pointer);
      if (takeOut(rest, pointer)) taken = true;
    }
    for (const { keyword, instancePath } of errors) if (keyword === 'required') broken.add(instancePath);
    errors = check(rest) ? [] : (check.errors ?? []);
  }
  return { value: rest, broken: [...broken] };
}

/** The place that an error speaks of, if taking it out mends the error. */
function toTakeOut({ keyword, instancePath, params, data, propertyName }: ErrorObject): string[] {
  // An empty place of a list is one that was taken out before.
  if (keyword === 'required' || propertyName !== undefined || data === undefined) return [];
  const { additionalProperty, propertyName: badKey } = params as Readonly<Record<string, unknown>>;
  const key =
    keyword === 'additionalProperties' ? additionalProperty : keyword === 'propertyNames' ? badKey : undefined;
  return [key === undefined ? instancePath : instancePath + pointerTo(String(key))];
}

/** Whether there was something at `pointer` to take out. */
function takeOut(value: object, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  let node: unknown = value;
  for (const key of keys) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return false;
    node = (node as Record<string, unknown>)[key];
  }
  if (last === undefined || node === null || typeof node !== 'object' || !Object.hasOwn(node, last)) return false;
  const parent = node as Record<string, unknown>;
  if (Array.isArray(node)) {
    if (parent[last] === undefined) return false;
    parent[last] = undefined;
  } else delete parent[last];
  return true;
}
