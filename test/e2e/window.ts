import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalHost, startLocalHost } from '../../app/local/host.ts';
import { workBeside } from '../../app/local/work-beside.ts';
import { createStudio } from '../../app/studio/studio.ts';
import { buildIfNeeded, root } from '../../bin/build.mjs';

/** The built window over the real local host, with settings and exports in a folder of its own. */
export interface TestWindow extends LocalHost {
  /** Folder for this window's settings and exports, and for whatever a test needs. */
  readonly scratch: string;
  /** Ends the studio in the middle of whatever it does; the folders stay. */
  kill(): Promise<void>;
  /** Starts a studio with a new key at the same place, and answers with its address. */
  restart(): Promise<string>;
}

export const shippedSet = join(root, 'content/teamfight/saltmarch');

/** Builds what is missing and serves the studio on a set, or on none (false); at this port, where it is free. */
export async function openWindow(set: string | false = shippedSet, at?: number): Promise<TestWindow> {
  await buildIfNeeded(() => {});
  const scratch = await mkdtemp(join(tmpdir(), 'setwright-window-'));
  const { work, end } = workBeside();
  const start = async (port?: number) => {
    const studio = await createStudio({
      name: 'browser',
      open: set || undefined,
      choose: async (_purpose, typed) => typed,
      settings: join(scratch, 'settings'),
      exportFolder: join(scratch, 'exports'),
      setsFolder: join(scratch, 'sets'),
      work,
    });
    return startLocalHost(studio, join(root, 'dist/renderer'), port);
  };
  let host = await start(at);
  return {
    ...host,
    scratch,
    kill: () => host.close(),
    restart: async () => {
      host = await start(Number(new URL(host.origin).port));
      return host.address;
    },
    close: async () => {
      await host.close();
      end();
      // What was asked for last may still be written down.
      await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
