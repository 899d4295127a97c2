import { symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalHost, startLocalHost } from '../../../app/local/host.ts';
import { buildIfNeeded, root } from '../../../bin/build.mjs';
import { type SmallSet, smallSet } from '../contract/small-set.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

let small: SmallSet;
let host: LocalHost;
let token: string;
const renderer = join(root, 'dist/renderer');

/** Asks with exactly these headers; fetch would put its own Host. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Promise<Answer> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const own = () => ({ origin: host.origin, 'x-setwright-token': token, 'content-type': 'application/json' });

beforeAll(async () => {
  await buildIfNeeded(() => {});
  small = await smallSet();
  host = await startLocalHost(small.studio, renderer);
  const code = JSON.stringify(new URL(host.address).hash.replace('#code=', ''));
  const traded = await ask('POST', '/session', { origin: host.origin }, code);
  ({ token } = JSON.parse(traded.body) as { token: string });
});
afterAll(async () => {
  await host.close();
  await small.remove();
});

describe('the local host', () => {
  it('gives its key for the code in the address once, and never for a wrong one', async () => {
    const code = new URL(host.address).hash.replace('#code=', '');
    for (const tried of [code, '', 'undefined', `${code}x`]) {
      const answer = await ask('POST', '/session', { origin: host.origin }, JSON.stringify(tried));
      expect(answer.status).toBe(403);
      expect(answer.body).not.toContain(token);
    }
    expect(token.length).toBeGreaterThan(40);
  });

  it('answers with the key, and not without it or with another', async () => {
    expect((await ask('POST', '/call/about', own(), '{}')).status).toBe(200);
    expect((await ask('POST', '/call/about', { origin: host.origin }, '{}')).status).toBe(401);
    const wrong = { ...own(), 'x-setwright-token': token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) };
    expect((await ask('POST', '/call/about', wrong, '{}')).status).toBe(401);
  });

  it('takes much only where a call needs it, and octets only where they belong', async () => {
    const folder = small.folder;
    await ask('POST', '/call/openSet', own(), JSON.stringify({ args: { folder } }));
    const text = ' '.repeat(100_000);
    const save = { folder, label: 'Edit', writes: [{ file: 'heroes/long.json', text }] };
    expect((await ask('POST', '/call/openSet', own(), JSON.stringify({ args: { folder: text } }))).status).toBe(413);
    expect((await ask('POST', '/call/save', own(), JSON.stringify({ args: save }))).body).toContain('"saved"');
    const octets = { ...own(), 'content-type': 'application/x-setwright-octets' };
    const line = `${JSON.stringify({ args: { folder, name: 'a.png' } })}\n`;
    const sent = (call: string, body: string) => ask('POST', `/call/${call}`, octets, body);
    expect((await sent('addPicture', `${line}no picture`)).body).toContain('picture/unreadable');
    for (const [call, body, status] of [
      ['addPicture', line.trim(), 400],
      ['addPicture', '{"args":{"folder"', 400],
      ['addPicture', `null\noctets`, 400],
      ['openSet', `${JSON.stringify({ args: { folder } })}\noctets`, 400],
      ['openSet', `${line}${text}`, 413],
    ] as const)
      expect((await sent(call, body)).status, `${call} ${body.slice(0, 60)}`).toBe(status);
    expect((await ask('POST', '/call/addPicture', { ...octets, 'x-setwright-token': 'x' }, line)).status).toBe(401);
    expect((await ask('POST', '/call/save', { ...own(), origin: 'http://evil.example' }, '{}')).status).toBe(403);
  });

  it('turns away every Host and Origin but its own', async () => {
    const port = new URL(host.origin).port;
    for (const name of [`localhost:${port}`, `studio.example:${port}`, '127.0.0.1', `127.0.0.1:${port}.example`]) {
      expect((await ask('POST', '/call/about', { ...own(), host: name }, '{}')).status, name).toBe(403);
      expect((await ask('GET', '/', { host: name })).status, name).toBe(403);
    }
    for (const origin of ['http://evil.example', 'null', `http://localhost:${port}`, `https://127.0.0.1:${port}`]) {
      expect((await ask('POST', '/call/about', { ...own(), origin }, '{}')).status, origin).toBe(403);
      expect((await ask('GET', '/', { origin })).status, origin).toBe(403);
    }
    const { origin: _origin, ...without } = own();
    expect((await ask('POST', '/call/about', without, '{}')).status).toBe(403);
    expect((await ask('OPTIONS', '/call/about', { origin: 'http://evil.example' })).status).toBe(403);
  });

  it('confines its page and sets no cookie', async () => {
    const page = await ask('GET', '/');
    const policy = String(page.headers['content-security-policy']);
    expect(page.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(page.headers['set-cookie']).toBeUndefined();
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect((await ask('GET', '/')).body).not.toContain(String(nonce));
  });

  it('serves the built window by its right types', async () => {
    const names = [...(await ask('GET', '/')).body.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(
      ([name]) => `/${name}`,
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const file = await ask('GET', name);
      expect(file.status, name).toBe(200);
      expect(file.headers['content-type'], name).toMatch(name.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
    }
  });

  it('serves nothing beside the window: no way up, no link out, no drawing', async () => {
    const assets = join(small.scratch, 'renderer', 'assets');
    const { mkdir } = await import('node:fs/promises');
    await mkdir(assets, { recursive: true });
    await writeFile(join(small.scratch, 'secret.js'), 'secret');
    await writeFile(join(assets, 'sign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(assets, 'good.js'), 'good');
    await symlink(join(small.scratch, 'secret.js'), join(assets, 'link.js'));
    const other = await startLocalHost(small.studio, join(small.scratch, 'renderer'));
    const before = host;
    host = other;
    try {
      expect((await ask('GET', '/assets/good.js')).body).toBe('good');
      const ways = [
        '/assets/../../secret.js',
        '/assets/%2e%2e/%2e%2e/secret.js',
        '/assets/..%2f..%2fsecret.js',
        '/assets/..\\..\\secret.js',
        '/../secret.js',
        '//etc/passwd',
        '/assets/link.js',
        '/assets/sign.svg',
        '/secret.js',
      ];
      for (const way of ways) {
        const answer = await ask('GET', way);
        expect(answer.status, way).toBe(404);
        expect(answer.body, way).not.toMatch(/^secret|<svg/);
      }
    } finally {
      host = before;
      await other.close();
    }
  });

  it('refuses a body that is too large or no JSON, also one that hides its length', async () => {
    const huge = JSON.stringify({ args: { folder: 'x'.repeat(200_000) } });
    expect((await ask('POST', '/call/openSet', { ...own(), 'content-length': String(huge.length) })).status).toBe(413);
    const hidden = await ask('POST', '/call/openSet', { ...own(), 'transfer-encoding': 'chunked' }, huge).catch(
      () => undefined,
    );
    expect(hidden?.status ?? 413).toBe(413);
    expect((await ask('POST', '/call/openSet', own(), '{"args":')).status).toBe(400);
    expect((await ask('POST', '/call/about', own(), '{}')).status).toBe(200);
  });

  it('hands out files of granted folders only, and pictures by their type', async () => {
    const call = (name: string, args: unknown) => ask('POST', `/call/${name}`, own(), JSON.stringify({ args }));
    const foreign = await call('openSet', { folder: small.scratch });
    expect(foreign.status).toBe(403);
    expect(JSON.parse(foreign.body)).toMatchObject({ refusal: { code: 'folder/not-granted' } });
    expect((await call('openSet', { folder: small.folder })).status).toBe(200);
    const picture = await call('picture', { folder: small.folder, key: 'small/art/warden.png' });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const drawing = await call('picture', { folder: small.folder, key: 'small/art/drawing.svg' });
    expect(JSON.parse(drawing.body)).toMatchObject({ refusal: { code: 'picture/missing' } });
    expect(drawing.headers['content-type']).toBe('application/x-ndjson');
    expect((await call('nothing', {})).status).toBe(404);
  });
});
