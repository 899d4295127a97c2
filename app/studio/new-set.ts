import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { SystemId } from '../../schemas/systems.ts';
import { CannotRun } from './cannot-run.ts';
import { hammerspaceStarter } from './hammerspace-starter.ts';
import { plainStarter } from './plain-starter.ts';
import { slugOf } from './slug.ts';
import { starterSet } from './starter-set.ts';
import { thouaStarter } from './thoua-starter.ts';
import { valyrStarter } from './valyr-starter.ts';
import { writeFileSafely } from './write-files.ts';

/** What each system starts a designer with. */
export const starters: Readonly<Record<SystemId, typeof starterSet>> = {
  teamfight: starterSet,
  hammerspace: hammerspaceStarter,
  thoua: thouaStarter,
  valyr: valyrStarter,
  plain: plainStarter,
};

/** Writes a small valid set into a folder that is empty or not there. Refuses any other, so that nothing is ever overwritten. */
export async function newSet(folder: string, system: SystemId, name: string): Promise<void> {
  const length = [...name.trim()].length;
  if (length === 0 || length > 120) {
    throw new CannotRun('name/length', `A name has 1 to 120 letters; this one has ${length}.`);
  }
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') {
      throw new CannotRun('folder/is-file', `${folder}: this is a file, not a folder; choose another name.`);
    }
    throw new CannotRun('folder/unreadable', `${folder}: this folder cannot be read (${error.code ?? error.message}).`);
  });
  if (there.length > 0) {
    throw new CannotRun('folder/not-empty', `${folder}: this folder is not empty; choose a new one for the set.`);
  }
  const files = starters[system](slugOf(basename(resolve(folder)), 'new-set'), name.trim());
  try {
    for (const [file, text] of files) await writeFileSafely(join(folder, file), text);
  } catch (error) {
    // The folder was empty, so all that is in it now is ours.
    for (const file of files.keys())
      await rm(join(folder, file.split('/')[0] as string), { recursive: true, force: true });
    throw error;
  }
}
