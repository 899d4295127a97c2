import { join } from 'node:path';
import type { SetFolder } from '../contract/studio.ts';
import type { CannotRun } from './cannot-run.ts';
import type { ReadSet } from './load-set.ts';

/** A loaded set as it travels to the window: entries in place of maps, and only what the window opens it from. */
export function toSetFolder({ folder, given, pictures }: ReadSet, readOnly: CannotRun | undefined): SetFolder {
  const { uses, pictures: facts, unreadable } = given.options;
  return {
    folder,
    readOnly: readOnly?.message,
    ...(readOnly?.code === 'set/newer-format' && { copyIsNoHelp: true }),
    files: [...given.files],
    uses: [...(uses ?? [])].map(([as, { set, problems }]) => [as, { set, problems }]),
    pictures: [...(facts ?? [])],
    unreadable: [...(unreadable ?? [])],
    problems: given.problems,
    sizes: [...pictures].map(([key, { width, height, hash }]) => [key, { width, height, hash }]),
  };
}

/** The folders whose changes change the set: its own and those of the sets that it uses. */
export function foldersOf({ folder, given }: ReadSet): string[] {
  return [folder, ...[...(given.options.uses?.keys() ?? [])].map((path) => join(folder, path))];
}
