import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iconLibrary } from '../../../exporters/png/icon-library.ts';

const names = ['visored-helm', 'visored-helm/halo', 'no-such-icon'];

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'setwright-icons-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
  vi.stubEnv('LOCALAPPDATA', cache);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

/** As a studio that is started anew has it. */
const started = async () => {
  vi.resetModules();
  return import('../../../app/studio/kept-icons.ts');
};
const folder = () => join(cache, 'setwright/icons');
const fileOf = () => join(folder(), readdirSync(folder())[0] ?? '');
const isKept = () => existsSync(folder()) && readdirSync(folder()).some((name) => name.endsWith('.json'));

it.runIf(process.platform === 'linux')(
  'gives icons as the library draws them, and the same ones when it is started again',
  async () => {
    const drawn = iconLibrary(names);
    expect(await (await started()).keptIcons(names)).toEqual(drawn);
    await expect.poll(isKept).toBe(true);
    expect(JSON.parse(readFileSync(fileOf(), 'utf8'))).toEqual(drawn);
    expect(await (await started()).keptIcons(names)).toEqual(drawn);
  },
);

it.runIf(process.platform === 'linux')('draws anew what was kept and is broken', async () => {
  await (await started()).keptIcons(names);
  await expect.poll(isKept).toBe(true);
  writeFileSync(fileOf(), '{"visored-helm": 7, "visored-helm/halo"');
  const drawn = iconLibrary(names);
  expect(await (await started()).keptIcons(names)).toEqual(drawn);
  await expect.poll(() => readFileSync(fileOf(), 'utf8')).toBe(JSON.stringify(drawn));
});
