import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Protocol } from 'electron';
import { commonHeaders, confine, fileHeaders } from '../local/page.ts';
import { windowFile } from '../local/window-files.ts';

/** The desktop shell's page has a scheme of its own: file: pages could read other files. */
export const scheme = 'setwright';
export const pageOrigin = `${scheme}://window`;

/** Serves the built window under the scheme, confined by the same policy as in the browser. */
export function servePage(protocol: Pick<Protocol, 'handle'>, rendererFolder: string): void {
  protocol.handle(scheme, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') {
      const { html, headers } = confine(await readFile(join(rendererFolder, 'index.html'), 'utf8'));
      return new Response(html, { headers });
    }
    const file = await windowFile(rendererFolder, pathname);
    if (!file) return new Response('There is nothing here.', { status: 404, headers: commonHeaders });
    return new Response(new Uint8Array(file.bytes), { headers: { ...fileHeaders, 'content-type': file.type } });
  });
}
