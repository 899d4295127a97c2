import type { GameSet } from '../../rules/game-set.ts';
import type { Schema } from '../../schemas/fields.ts';
import { at, pointerKeys, pointerTo } from '../../schemas/place.ts';
import { fieldsOf } from './field.ts';
import { schemaOfFile } from './schema-of-file.ts';
import type { Place } from './scope.ts';

/**
 * The field in which what stands at a place of a file is mended; undefined where no form has one. Pure.
 * @param value what the file holds: of something that lacks a field which it must have, that field is meant
 */
export function fieldAt(set: GameSet, { file, pointer }: Place, value?: unknown): Place | undefined {
  const schema = schemaOfFile(set, file);
  const keys = schema && within(schema, pointerKeys(pointer), value);
  return keys && { file, pointer: pointerTo(...keys) };
}

/** Keys from an object to the field that holds the rest of a path; for the whole stands what it lacks, or its name. */
function within(schema: Schema, path: readonly string[], value: unknown): readonly string[] | undefined {
  const fields = fieldsOf(schema);
  const lacks = fields.find((one) => one.required && isObject(value) && at(value, pointerTo(one.key)) === undefined);
  const [key = lacks?.key ?? 'name', ...rest] = path;
  const nested = schema.properties?.[key];
  if (nested?.type === 'object' && nested.properties && rest.length > 0) {
    const inside = within(nested, rest, at(value, pointerTo(key)));
    return inside && [key, ...inside];
  }
  // What is by hand is marked in the text itself.
  const field = fields.find((one) => one.key === (key === 'byHand' ? 'text' : key));
  if (!field) return undefined;
  const { input } = field;
  if (input.kind === 'parts') {
    const [index, ...inner] = rest;
    const found = index === undefined ? undefined : within(input.schema, inner, at(value, pointerTo(key, index)));
    return found && [key, index ?? '', ...found];
  }
  if (input.kind === 'picture') {
    const inner = input.fields.find((one) => one.key === rest[0]);
    return inner ? [key, inner.key] : [key];
  }
  return [field.key];
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
