import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded, root } from '../../bin/build.mjs';

export const command = join(root, 'bin/setwright.mjs');

/** Runs the real command, as it is built for users, in its own process. */
export async function setwright(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  await buildIfNeeded(() => {});
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { cwd: root }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
