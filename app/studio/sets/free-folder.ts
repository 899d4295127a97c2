import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotRun } from '../cannot-run.ts';

const most = 1000;

/** A folder below `parent` that is not there yet: of this name, or of this name with a number. */
export async function freeFolder(parent: string, name: string): Promise<string> {
  for (let count = 1; count <= most; count++) {
    const folder = join(parent, count === 1 ? name : `${name}-${count}`);
    if (!(await lstat(folder).catch(() => undefined))) return folder;
  }
  throw new CannotRun('folder/taken', `${parent}: there are ${most} sets of this name already. Choose another name.`);
}
