import { expect } from 'vitest';
import type { Transport } from '../../../app/contract/client.ts';
import { httpTransport } from '../../../app/contract/http-transport.ts';
import { ipcTransport } from '../../../app/contract/ipc-transport.ts';
import { type Studio, StudioError } from '../../../app/contract/studio.ts';
import { bridgeOver } from '../../../app/desktop/bridge.ts';
import { serveIpc } from '../../../app/desktop/ipc.ts';
import { startLocalHost } from '../../../app/local/host.ts';
import { ipcPair } from './ipc-pair.ts';

interface Carried {
  readonly transport: Transport;
  end(): Promise<void>;
}

/** Both ways to the studio, for suites that hold for either. */
export const transports: Readonly<Record<string, (studio: Studio) => Promise<Carried>>> = {
  'the local host': async (studio) => {
    const host = await startLocalHost(studio, '/nowhere');
    const code = new URL(host.address).hash.replace('#code=', '');
    const traded = await fetch(`${host.origin}/session`, {
      method: 'POST',
      headers: { origin: host.origin },
      body: JSON.stringify(code),
    });
    const { token } = (await traded.json()) as { token: string };
    const send: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, origin: host.origin } });
    return { transport: httpTransport(host.origin, token, send), end: host.close };
  },
  'the IPC of the desktop shell': async (studio) => {
    const { main, isOurs, window } = ipcPair();
    serveIpc(main, studio, isOurs);
    return { transport: ipcTransport(bridgeOver(window.renderer)), end: async () => {} };
  },
};

/** The refusal that a call ends with. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StudioError);
  const { code, message } = error as StudioError;
  return { code, message };
}
