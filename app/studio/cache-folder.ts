import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, notWritten } from './write-files.ts';

/**
 * Where this system wants things to be that can be made again. Where it has no such place, a folder of temporary files that is this
 * process's own: in one with a known name somebody else could have laid other files.
 */
export async function cacheFolder(name: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const usual = join(place(env), name);
  try {
    await makeFolder(usual);
    return usual;
  } catch {
    temporary ??= mkdtemp(join(tmpdir(), 'setwright-')).then(forgottenAtExit);
    try {
      const fallback = join(await temporary, name);
      await mkdir(fallback, { recursive: true });
      return fallback;
    } catch (error) {
      temporary = undefined;
      throw notWritten(error, tmpdir());
    }
  }
}

/** Made with the first need for it. */
let temporary: Promise<string> | undefined;

function forgottenAtExit(folder: string): string {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function place(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Setwright', 'Cache');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'Setwright');
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'setwright');
}
