import { lstat, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  entityPlace,
  isDeviceName,
  playtestFolder,
  playtestPlace,
  translationPlace,
} from '../../../rules/file-names.ts';
import { type SystemId, systems } from '../../../schemas/systems.ts';
import { CannotRun } from '../cannot-run.ts';

const systemIds = Object.keys(systems) as SystemId[];

/** Whether a set of any system can hold a file of this path. */
const isProper = (file: string): boolean =>
  file === 'set.json' ||
  file === 'theme.json' ||
  translationPlace(file) !== undefined ||
  playtestPlace(file) !== undefined ||
  systemIds.some((system) => entityPlace(system, file) !== undefined);

/** Folders of entities, of all systems, and of evenings. */
const ownFolders = new Set<string>([
  ...systemIds.flatMap((system) => systems[system].kinds.map(({ folder }) => folder)),
  playtestFolder,
]);

/** Whether a file of this path lies where those of a set do, but has no name that a set reads. It can be mended and taken away. */
function isMisnamed(file: string): boolean {
  const parts = file.split('/');
  if (parts.some((part) => !/^[^.\\/:*?"<>|][^\\/:*?"<>|]*$/.test(part))) return false;
  const depth = parts[0] === 'texts' ? 3 : ownFolders.has(parts[0] ?? '') ? 2 : 0;
  return parts.length === depth && /\.json$/i.test(file);
}

/**
 * The absolute path of a file that may be written, by its path inside the set in the real folder `root`. Refuses what a set does not
 * hold, and every way out of the folder.
 */
export async function pathOfSetFile(root: string, file: string): Promise<string> {
  const last = file.split('/').pop() ?? '';
  const path = join(root, ...file.split('/'));
  if (!isProper(file) || isDeviceName(last)) {
    const there = isMisnamed(file) && (await lstat(path).catch(() => undefined));
    if (!there) {
      throw new CannotRun(
        'save/no-set-file',
        `${file}: a set holds no such file, so it was not written. It holds set.json, theme.json, and files such as heroes/warden.json and texts/es/warden.json.`,
      );
    }
  }
  const folder = dirname(path);
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined && real !== folder) {
    throw new CannotRun(
      'save/link',
      `${file}: its folder is a link to another place, which is not written to. Put a folder in its place.`,
    );
  }
  const facts = await lstat(path).catch(() => undefined);
  if (facts?.isSymbolicLink()) {
    throw new CannotRun('save/link', `${file}: this is a link, which is not written to. Put the file itself here.`);
  }
  if (facts && !facts.isFile()) {
    throw new CannotRun('save/no-file', `${file}: no plain file stands here, so it was not written. Move it away.`);
  }
  return path;
}
