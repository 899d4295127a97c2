import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this system wants settings of a program to be. */
export function settingsFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (process.platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Setwright');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Setwright');
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'setwright');
}
