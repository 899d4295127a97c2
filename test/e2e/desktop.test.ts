import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { electronProgram } from '../../app/desktop/runtime.ts';
import { buildIfNeeded, root } from '../../bin/build.mjs';
import { shippedSet } from './window.ts';

const program = electronProgram();
const screen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
const missing = program
  ? screen
    ? ''
    : ' (skipped: there is no screen)'
  : " (skipped: Electron's runtime is not on this machine)";

describe('the desktop shell', () => {
  it.skipIf(missing !== '')(`opens a set in a window that has nothing of Node${missing}`, async () => {
    await buildIfNeeded(() => {});
    const scratch = await mkdtemp(join(tmpdir(), 'setwright-desktop-'));
    const env = { ...process.env, XDG_CONFIG_HOME: scratch, APPDATA: scratch } as Record<string, string>;
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const app = await _electron.launch({
      executablePath: program,
      args: [...sandbox, root, `--set=${shippedSet}`],
      env,
    });
    try {
      const page = await app.firstWindow();
      await page.waitForSelector('canvas[data-painted]');
      expect(await page.textContent('h1')).toBe('Saltmarch');
      expect(await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in window))).toEqual([]);
    } finally {
      await app.close();
      await rm(scratch, { recursive: true, force: true });
    }
  });
});
