import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';

/** The files under a folder, by path with forward slashes, and what could not be looked at. */
export interface FolderFiles {
  /** Absolute path and size in bytes of every file that may be read. */
  readonly files: ReadonlyMap<string, { readonly path: string; readonly size: number }>;
  /** What stands in the way of the others, by path. */
  readonly refused: ReadonlyMap<string, Problem>;
}

/** More than this is no set but somebody's disk. */
const mostFiles = 50_000;
/** Folders in folders; a set needs three. */
const deepest = 12;

/**
 * Lists a folder as hostile: links are followed only to files inside of it, only plain files count, names that begin with a dot are
 * left alone. `root` is a real path.
 */
export async function folderFiles(root: string): Promise<FolderFiles> {
  const files = new Map<string, { path: string; size: number }>();
  const refused = new Map<string, Problem>();
  const refuse = (path: string, code: string, sentence: string) =>
    refused.set(path, problemAt('error', code, path, undefined, '', sentence));

  const look = async (entry: Dirent, path: string): Promise<void> => {
    let target = join(root, ...path.split('/'));
    if (entry.isSymbolicLink()) {
      const real = await realpath(target).catch(() => undefined);
      if (real === undefined)
        return void refuse(path, 'file/broken-link', 'this link leads to nothing; remove it or mend it.');
      if (real !== root && !real.startsWith(root + sep)) {
        return void refuse(
          path,
          'file/outside',
          "this link leads out of the set's folder and is not followed; copy the file into the set.",
        );
      }
      target = real;
    }
    const facts = await stat(target).catch((error: unknown) => void refuse(path, 'file/unreadable', unreadable(error)));
    if (!facts) return;
    if (facts.isFile()) files.set(path, { path: target, size: facts.size });
    else if (facts.isDirectory())
      refuse(path, 'file/folder-link', 'links to folders are not followed; move the folder itself here.');
    else refuse(path, 'file/special', 'this is no plain file and is not read; remove it.');
    if (files.size > mostFiles) {
      throw new CannotRun(
        'folder/too-many-files',
        `${root}: there are more than ${mostFiles.toLocaleString('en-GB')} files here; is this the folder of a set?`,
      );
    }
  };

  const walk = async (folder: string, depth: number): Promise<void> => {
    let entries: Dirent[];
    try {
      entries = await readdir(join(root, folder), { withFileTypes: true });
    } catch (error) {
      refuse(folder, 'folder/unreadable', unreadable(error));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) await look(entry, path);
      else if (depth < deepest) await walk(path, depth + 1);
      else
        refuse(path, 'folder/too-deep', `folders lie more than ${deepest} deep here; what is in this one is not read.`);
    }
  };
  await walk('', 0);
  return { files, refused };
}

/** The reason why the operating system does not let us read, as a sentence. */
export function unreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read this; change its permissions.';
  if (code === 'ENOENT') return 'this went away while the set was being read; open the set again.';
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'too many files are open on this computer; close some programs and try again.';
  return `this cannot be read (${code ?? message}).`;
}
