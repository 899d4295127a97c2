import { studioOver } from '../app/contract/client.ts';
import { httpTransport } from '../app/contract/http-transport.ts';
import { type Bridge, ipcTransport } from '../app/contract/ipc-transport.ts';
import { type Studio, StudioError } from '../app/contract/studio.ts';

declare global {
  interface Window {
    /** Put there by the desktop shell's preload script. */
    readonly setwright?: Bridge;
  }
}

/**
 * The token lives in the tab's session storage, so that reloading the page keeps the studio; the code in the address works
 * only once. Session storage is this tab's and this origin's (the port is part of it) and is sent to nobody.
 */
const tokenPlace = 'setwright-token';

/** The studio over whatever shell this page is in. */
export async function connect(): Promise<Studio> {
  if (window.setwright) return studioOver(ipcTransport(window.setwright));
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  history.replaceState(undefined, '', location.pathname);
  const token = (code && (await trade(code))) ?? sessionStorage.getItem(tokenPlace);
  if (!token) {
    throw new StudioError(
      'token/missing',
      'This address worked once, in the tab that opened it first. For a second tab, duplicate that one; where it is closed, start the studio again and open the address that it prints.',
    );
  }
  sessionStorage.setItem(tokenPlace, token);
  if (code) channel().postMessage(token);
  let current = token;
  // The studio that this page belongs to may have been started again and have opened another tab, which hands its key on.
  channel().addEventListener('message', ({ data }: MessageEvent<string>) => {
    current = data;
    sessionStorage.setItem(tokenPlace, current);
  });
  return studioOver({ call: (...call) => httpTransport('', current).call(...call) });
}

/** Tabs of this studio, which are of one origin. */
const channel = () => new BroadcastChannel(tokenPlace);

async function trade(code: string): Promise<string | undefined> {
  const response = await fetch('/session', { method: 'POST', body: JSON.stringify(code) });
  return response.ok ? ((await response.json()) as { token: string }).token : undefined;
}
