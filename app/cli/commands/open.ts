import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CannotRun } from '../../studio/cannot-run.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

/** `setwright open [<set>]`: the studio, in the desktop shell where its runtime can be had, and in the browser otherwise. */
export const register: Register = (program) => {
  program
    .command('open')
    .description('Open the studio, on a set or where you left off.')
    .argument('[set]', 'folder of the set')
    .option('--browser', 'in the browser, even where the desktop shell can be had')
    .action(async (set: string | undefined, options: { browser?: boolean }) => {
      const { projectRoot } = await import('../../studio/project-root.ts');
      const folder = set === undefined ? undefined : resolve(set);
      if (folder !== undefined && !(await stat(folder).catch(() => undefined))?.isDirectory()) {
        throw new CannotRun(
          'folder/missing',
          `${set}: there is no such folder. Name the folder that holds the set's set.json.`,
        );
      }
      const { fetchElectron } = await import('../../desktop/runtime.ts');
      const electron = options.browser ? undefined : await fetchElectron((line) => say.aside(line));
      if (electron) return await inDesktop(electron, projectRoot, folder);
      if (!options.browser)
        say.aside('The desktop shell (Electron) cannot be had here, so the studio opens in the browser.');
      const { openInBrowser } = await import('../../local/open-in-browser.ts');
      await openInBrowser(folder, say);
    });
};

async function inDesktop(electron: string, projectRoot: string, folder: string | undefined): Promise<void> {
  const { spawn } = await import('node:child_process');
  const code = await new Promise<number | null>((done, failed) => {
    const shell = spawn(electron, [projectRoot, ...(folder === undefined ? [] : [`--set=${folder}`])], {
      stdio: 'inherit',
    });
    shell.once('error', failed);
    shell.once('exit', done);
  });
  if (code)
    throw new CannotRun('desktop/ended', `The desktop shell ended with code ${code}. Try: setwright open --browser`);
}
