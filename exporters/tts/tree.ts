import { type Mark, readMark } from './mark.ts';
import type { TableObject } from './save.ts';

/** Every object of a list with all that it holds, states and glued parts included. */
export function* tree(objects: readonly TableObject[]): Generator<TableObject> {
  for (const object of objects) {
    yield object;
    yield* tree(heldBy(object));
  }
}

/** What an object holds directly. Objects of other makers may have parts that Setwright never writes. */
export function heldBy(object: TableObject): TableObject[] {
  const parts = object as { ContainedObjects?: unknown; ChildObjects?: unknown; States?: unknown };
  const states = parts.States && typeof parts.States === 'object' ? Object.values(parts.States) : [];
  return [parts.ContainedObjects, parts.ChildObjects, states].flatMap((held) =>
    Array.isArray(held) ? (held as TableObject[]).filter((part) => typeof part === 'object' && part) : [],
  );
}

/** Every object that Setwright wrote, with its mark. */
export function* marked(objects: readonly TableObject[]): Generator<{ object: TableObject; mark: Mark }> {
  for (const object of tree(objects)) {
    const mark = readMark(object.GMNotes);
    if (mark) yield { object, mark };
  }
}
