import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../../bin/build.mjs';

let scratch: string | undefined;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill('SIGKILL');
  if (scratch) await rm(scratch, { recursive: true, force: true });
});

/** Runs the installed command from another folder, as a person would. */
async function setwright(...args: string[]) {
  scratch = await mkdtemp(join(tmpdir(), 'setwright-open-'));
  const env = { ...process.env, XDG_CONFIG_HOME: scratch, APPDATA: scratch };
  const running = spawn(process.execPath, [join(root, 'bin/setwright.mjs'), ...args], { cwd: scratch, env });
  child = running;
  const said = { out: '', err: '' };
  running.stdout.on('data', (part) => {
    said.out += part;
  });
  running.stderr.on('data', (part) => {
    said.err += part;
  });
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
  const printed = new Promise<void>((resolve) => running.stdout.once('data', () => resolve()));
  return { running, said, ended, printed };
}

describe('setwright open', () => {
  it('prints the address of the studio, serves it, and ends on Ctrl+C', async () => {
    const { running, said, ended, printed } = await setwright('open', '--browser');
    await Promise.race([printed, ended]);
    expect(said.out).toMatch(/^The studio is open at http:\/\/127\.0\.0\.1:\d+\/#code=[\w-]+\n$/);
    const { origin } = new URL(said.out.replace(/^.* at /, '').trim());
    expect(await (await fetch(origin)).text()).toContain('<title>Setwright</title>');
    running.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('says that a folder is not there', async () => {
    const { said, ended } = await setwright('open', 'no-such-set');
    expect(await ended).toBe(2);
    expect(said.err).toContain('no-such-set: there is no such folder.');
    expect(said.out).toBe('');
  });
});
