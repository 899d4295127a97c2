import { stat } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { type Purpose, StudioError } from '../contract/studio.ts';
import { describe } from './sets-on-disk.ts';

/** Says why a file that the person chose cannot be read. */
export async function refuseNoFile(chosen: string): Promise<void> {
  if (!isAbsolute(chosen)) {
    throw new StudioError(
      'file/relative',
      `"${chosen}" is not a whole path. It begins at the top, as in ${resolve('/games/my-game.yaml')}.`,
    );
  }
  const facts = await stat(chosen).catch(() => undefined);
  if (!facts) throw new StudioError('file/missing', `${chosen}: there is no such file. Check how it is written.`);
  if (!facts.isFile()) throw new StudioError('file/is-folder', `${chosen} is no file. Name the file itself.`);
}

/** Says why a folder that the person chose cannot be what it was chosen for. */
export async function refuseUnfit(chosen: string, purpose: Purpose): Promise<void> {
  if (!isAbsolute(chosen)) {
    throw new StudioError(
      'folder/relative',
      `"${chosen}" is not a whole path. It begins at the top, as in ${resolve('/games/my-set')}.`,
    );
  }
  const facts = await stat(chosen).catch(() => undefined);
  if (!facts) throw new StudioError('folder/missing', `${chosen}: there is no such folder. Check how it is written.`);
  if (!facts.isDirectory())
    throw new StudioError('folder/file', `${chosen} is a file. Name the folder that it lies in.`);
  if (purpose === 'open-set' && (await describe(chosen)).length === 0) {
    throw new StudioError(
      'set/missing',
      `${chosen} holds no set.json, so it is no Game Set. Make one there with: setwright new "${chosen}" --system teamfight`,
    );
  }
}
