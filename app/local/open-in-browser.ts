import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../studio/project-root.ts';
import { startLocalHost } from './host.ts';
import { workBeside } from './work-beside.ts';

/** Where the person reads what is going on: results, and lines about the work. */
interface Terminal {
  line(text: string): void;
  aside(text: string): void;
}

/** One that no well known program has, so that a studio that is started again finds what its page has kept in the browser. */
const usualPort = 41708;

/** Runs the studio for a browser until the person ends it (Ctrl+C). @param folder set to show first, if one was named */
export async function openInBrowser(folder: string | undefined, terminal: Terminal): Promise<void> {
  const { work, end } = workBeside();
  // The address is told before the studio is loaded: meanwhile the browser gets the page.
  const studio = import('../studio/studio.ts').then(({ createStudio }) =>
    createStudio({ name: 'browser', open: folder, choose: async (_purpose, typed) => typed, work }),
  );
  const host = await startLocalHost(studio, join(projectRoot, 'dist', 'renderer'), usualPort);
  // Whoever reads the address may end the studio at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  terminal.line(`The studio is open at ${host.address}`);
  terminal.aside('This address works once, in one tab. Ctrl+C ends the studio.');
  if (process.stdout.isTTY && !process.env.SETWRIGHT_NO_BROWSER) showInBrowser(host.address);
  try {
    await studio;
    await stopped;
  } finally {
    await host.close();
    end();
  }
}

/** Asks the system for its browser. Where there is none, the printed address is enough. */
function showInBrowser(address: string): void {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['rundll32', 'url.dll,FileProtocolHandler', address]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', address];
  const child = spawn(program as string, args, { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
