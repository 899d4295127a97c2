import { mkdir } from 'node:fs/promises';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './write-files.ts';

/** Where this system wants things to be that can be made again. Falls back to the folder of temporary files. */
export async function cacheFolder(name: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const usual = join(place(env), name);
  try {
    await makeFolder(usual);
    return usual;
  } catch {
    const fallback = join(tmpdir(), `setwright-${userInfo().username}`, name);
    await mkdir(fallback, { recursive: true, mode: 0o700 });
    return fallback;
  }
}

function place(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Setwright', 'Cache');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'Setwright');
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'setwright');
}
