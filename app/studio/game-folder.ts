import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { readBase } from '../../exporters/tts/base-table.ts';
import { setsOfUntouched } from '../../exporters/tts/signed.ts';
import { CannotRun } from './cannot-run.ts';

/** What decides where Tabletop Simulator keeps its saves. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env };
}

/** The folders in which the game may keep its data, the likeliest first. */
export function gameFolders({ platform, home, env }: Machine): string[] {
  if (platform === 'win32') {
    const roots = [env.USERPROFILE ?? home, env.OneDrive, env.OneDriveConsumer, env.OneDriveCommercial];
    return [...new Set(roots)]
      .filter((root) => root !== undefined)
      .map((root) => win32.join(root, 'Documents', 'My Games', 'Tabletop Simulator'));
  }
  if (platform === 'darwin') return [posix.join(home, 'Library', 'Tabletop Simulator')];
  const data = env.XDG_DATA_HOME ?? posix.join(home, '.local', 'share');
  return [
    posix.join(data, 'Tabletop Simulator'),
    posix.join(home, 'snap', 'steam', 'common', '.local', 'share', 'Tabletop Simulator'),
    posix.join(home, '.var', 'app', 'com.valvesoftware.Steam', '.local', 'share', 'Tabletop Simulator'),
  ];
}

/** The game's folder of saves on this machine. */
export async function savesFolder(machine: Machine): Promise<string> {
  const folders = gameFolders(machine);
  const { join } = machine.platform === 'win32' ? win32 : posix;
  for (const folder of folders) {
    const saves = join(folder, 'Saves');
    if ((await stat(saves).catch(() => undefined))?.isDirectory()) return saves;
  }
  throw new CannotRun(
    'game/missing',
    `Tabletop Simulator's folder of saves was not found; looked for ${folders.join(', ')}. Start the game once, or export without putting it there and copy the save yourself.`,
  );
}

/** Larger files are no saves that Setwright wrote. */
const longestSave = 200_000_000;

/**
 * Name of the save to write: the one that an earlier export of the same sets wrote and nobody has saved over since, or the first free
 * number. A save that is not exactly as Setwright wrote it is never taken.
 */
export async function saveName(saves: string, sets: readonly string[]): Promise<string> {
  const names = await readdir(saves);
  const numbers = names.flatMap((name) => /^TS_Save_([1-9][0-9]{0,8})\.(json|png)$/i.exec(name)?.[1] ?? []).map(Number);
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const name = `TS_Save_${number}.json`;
    if (names.includes(name) && (await isOurs(`${saves}/${name}`, sets))) return name;
  }
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free++;
  return `TS_Save_${free}.json`;
}

async function isOurs(path: string, sets: readonly string[]): Promise<boolean> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile() || file.size > longestSave) return false;
  // What cannot be read is somebody else's: its number stays taken.
  const text = await readFile(path, 'utf8').catch(() => '');
  // Most saves of a player are not ours; they need not be parsed.
  if (!text.includes('setwright')) return false;
  const base = readBase(text);
  return typeof base !== 'string' && setsOfUntouched(base)?.join() === sets.join();
}
