import { createHash } from 'node:crypto';
import { readMark, writeMark } from './mark.ts';
import type { TableObject } from './save.ts';

const bearsDigest = (object: TableObject) => readMark(object.GMNotes)?.digest !== undefined;

/** The save with its digest noted on what stands there once, by which an untouched save of ours is known again. */
export function signed<S extends { ObjectStates: TableObject[] }>(save: S): S {
  const hub = save.ObjectStates.find(bearsDigest)!;
  hub.GMNotes = writeMark({ ...readMark(hub.GMNotes)!, digest: digestOf(save) });
  return save;
}

/** The sets of a save that is exactly as Setwright wrote it; undefined for any other. */
export function setsOfUntouched(save: { ObjectStates: TableObject[] }): readonly string[] | undefined {
  const copy = structuredClone(save);
  const hub = copy.ObjectStates.find(bearsDigest);
  const mark = hub && readMark(hub.GMNotes);
  if (!hub || !mark?.digest) return undefined;
  hub.GMNotes = writeMark({ ...mark, digest: '' });
  return digestOf(copy) === mark.digest ? mark.sets : undefined;
}

function digestOf(save: unknown): string {
  return createHash('sha256').update(JSON.stringify(save)).digest('hex');
}
