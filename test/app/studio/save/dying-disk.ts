import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** What of the file system changes something. */
const changing = ['writeFile', 'rename', 'rm', 'mkdir', 'link', 'copyFile'] as const;

/**
 * Lets `work` change the disk so many times and then no more, as if the program had been killed there: not even what it would do on its way
 * out. The last file that is written is written by half. Says whether it died, or lived to the end.
 */
export async function dyingAfter(changes: number, work: () => Promise<unknown>): Promise<boolean> {
  const whole = Object.fromEntries(changing.map((name) => [name, fs[name]]));
  let left = changes;
  const dead = new Error('killed here');
  let died = false;
  for (const name of changing) {
    const real = whole[name] as (...args: unknown[]) => Promise<unknown>;
    const mortal = async (...args: unknown[]) => {
      left -= 1;
      if (left >= 0) return real(...args);
      if (left === -1 && name === 'writeFile') {
        const text = String(args[1]);
        await real(args[0], text.slice(0, text.length / 2), args[2]);
      }
      died = true;
      throw dead;
    };
    Object.assign(fs, { [name]: mortal });
  }
  syncBuiltinESMExports();
  try {
    await work().catch((error: unknown) => {
      if (!died) throw error;
    });
    return died;
  } finally {
    Object.assign(fs, whole);
    syncBuiltinESMExports();
  }
}
