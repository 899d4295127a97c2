import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { channels } from '../../../app/contract/channels.ts';
import { studioOver } from '../../../app/contract/client.ts';
import { type Bridge, ipcTransport } from '../../../app/contract/ipc-transport.ts';
import { bridgeOver } from '../../../app/desktop/bridge.ts';
import { buildIfNeeded, root } from '../../../bin/build.mjs';
import { refusal } from '../contract/transport-kinds.ts';
import { fakeElectron } from './fake-electron.ts';

const fake = fakeElectron();
const { told, handlers } = fake;
vi.mock('electron', () => fake.electron);

const page = (path: string) => handlers.page?.({ url: `setwright://window${path}` }) as Promise<Response>;

describe('the desktop shell', () => {
  beforeAll(async () => {
    await buildIfNeeded(() => {});
    vi.stubEnv('XDG_CONFIG_HOME', fake.scratch);
    vi.stubEnv('APPDATA', fake.scratch);
    const mainFrame = { origin: 'setwright://window' };
    Object.assign(fake.window.sender, { mainFrame });
    fake.window.event.senderFrame = mainFrame;
    await import('../../../app/desktop/main.ts');
    await vi.waitFor(() => expect(told.loaded).toBeDefined());
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(fake.scratch, { recursive: true, force: true });
  });

  it('opens one isolated window without Node, in a sandbox, on a page of its own', () => {
    expect(told.error).toBeUndefined();
    expect(told.sandboxed).toEqual([]);
    expect(told.loaded).toEqual(['setwright://window/']);
    const [{ webPreferences }] = told.window as [{ webPreferences: { preload: string } }];
    const preload = join(root, 'dist/node/preload.cjs');
    expect(webPreferences).toEqual({ preload, contextIsolation: true, sandbox: true, nodeIntegration: false });
    expect(existsSync(preload)).toBe(true);
    expect(told.menu).toHaveLength(1);
  });

  it('gives the page no permission, no other window and no other address', () => {
    const allowed = vi.fn();
    handlers.permission?.({}, 'media', allowed);
    expect(allowed.mock.calls).toEqual([[false]]);
    expect(handlers['permission check']?.({}, 'clipboard-read')).toBe(false);
    expect(handlers['open window']?.({ url: 'https://example.com' })).toEqual({ action: 'deny' });
    const event = { preventDefault: vi.fn() };
    handlers['will-navigate']?.(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('confines its page and serves nothing beside the window', async () => {
    const first = await page('/');
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    const script = /assets\/[\w.-]+\.js/.exec(await first.text())?.[0] ?? '';
    expect((await page(`/${script}`)).headers.get('content-type')).toMatch(/^text\/javascript/);
    for (const path of ['/../node/cli.js', '/%2e%2e/node/cli.js', '/package.json', '/assets/..%2f..%2fnode%2fcli.js'])
      expect((await page(path)).status, path).toBe(404);
  });

  it('lets the page reach the contract and nothing else, and answers only its own top frame', async () => {
    await import('../../../app/desktop/preload.ts');
    const [name, bridge] = told.exposed as [string, Bridge];
    expect([name, Object.keys(bridge).sort()]).toEqual(['setwright', ['call', 'listen', 'stop']]);
    const studio = studioOver(ipcTransport(bridge));
    expect(Object.keys(studio).sort()).toEqual(Object.keys(channels).sort());
    expect((await studio.welcome()).shell).toBe('desktop');
    expect((await refusal(ipcTransport(bridge).call('then' as never, {}))).code).toBe('call/unknown');
    const stranger = studioOver(ipcTransport(bridgeOver(fake.foreign.renderer)));
    expect((await refusal(stranger.welcome())).code).toBe('request/foreign');
    const own = fake.window.event.senderFrame;
    for (const frame of [{ origin: 'setwright://window' }, { origin: 'https://example.com' }]) {
      fake.window.event.senderFrame = frame;
      expect((await refusal(studio.welcome())).code).toBe('request/foreign');
    }
    Object.assign(own, { origin: 'https://example.com' });
    fake.window.event.senderFrame = own;
    expect((await refusal(studio.welcome())).code).toBe('request/foreign');
    Object.assign(own, { origin: 'setwright://window' });
  });

  it('has exports and matches done in a process of their own', async () => {
    const studio = studioOver(ipcTransport(bridgeOver(fake.window.renderer)));
    const { shipped, setsFolder } = await studio.welcome();
    expect(setsFolder).toBe(join(fake.scratch, 'Setwright'));
    const folder = shipped[0]?.folder ?? '';
    await studio.openSet({ folder });
    const stop = new AbortController();
    const played = refusal(
      studio.simulate({ folder, matches: 200, seed: 1 }, { onEvent: () => {}, signal: stop.signal }),
    );
    await vi.waitFor(() => expect(told['work sent']).toBeDefined());
    expect(told.forked?.[0]).toBe(join(root, 'dist/node/work.js'));
    expect(existsSync(String(told.forked?.[0]))).toBe(true);
    const settings = join(fake.scratch, 'setwright');
    expect(told['work sent']).toEqual([{ id: 1, name: 'simulate', args: { folder, matches: 200, seed: 1, settings } }]);
    fake.child.emit('exit', 1);
    expect((await played).code).toBe('work/ended');
  });
});
