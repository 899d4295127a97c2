import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { StudioError } from '../contract/studio.ts';

/** The folders that the page may name. A folder is granted by its real path, so that no link leads elsewhere later. */
export class Grants {
  readonly #folders = new Set<string>();

  /** Grants an existing folder and answers with its real path. */
  async allow(folder: string): Promise<string> {
    const real = await realpath(folder);
    this.#folders.add(real);
    return real;
  }

  /** Real path of a folder that is granted itself or lies under a granted one. Refuses every other. */
  async check(folder: string): Promise<string> {
    const real = await realpath(folder).catch(() => undefined);
    const granted = (path: string) => [...this.#folders].some((root) => isWithin(root, path));
    if (real !== undefined && granted(real)) return real;
    if (real === undefined && granted(resolve(folder))) {
      throw new StudioError(
        'folder/missing',
        `${folder}: this folder is not there any more. Put it back under this name, or choose another one.`,
      );
    }
    throw new StudioError(
      'folder/not-granted',
      `The window may not read ${folder}. Open it with "Open another set" first.`,
    );
  }
}

/** Whether `path` is `root` or lies under it. Both absolute and real. */
export function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || (!isAbsolute(way) && way !== '..' && !/^\.\.[/\\]/.test(way));
}
