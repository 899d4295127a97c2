import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** How long (ms) fetching Electron may take before the studio opens in the browser instead. */
const longestFetch = 60_000;
/** How long (ms) the site it is fetched from may take to say a first word. */
const longestGreeting = 3_000;
const downloadSite = 'https://github.com/electron/electron/releases';

/** Path of Electron's program if it is on this machine. Never downloads. */
export function electronProgram(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folder = electronFolder();
  if (!folder) return undefined;
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return undefined;
  const program = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), readFileSync(named, 'utf8').trim());
  return existsSync(program) ? program : undefined;
}

/** Electron's program, fetched by Electron's own installer if need be. Undefined where it cannot be had soon. */
export async function fetchElectron(say: (line: string) => void): Promise<string | undefined> {
  const present = electronProgram();
  const folder = electronFolder();
  if (present || !folder) return present;
  const reached = await fetch(downloadSite, { method: 'HEAD', signal: AbortSignal.timeout(longestGreeting) }).catch(
    () => undefined,
  );
  if (!reached?.ok) return undefined;
  say('Fetching the desktop shell (Electron, about 110 MB), this once …');
  await new Promise<void>((resolve) => {
    const installer = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore', timeout: longestFetch });
    installer.once('error', () => resolve());
    installer.once('exit', () => resolve());
  });
  return electronProgram();
}

function electronFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}
