import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { buildIfNeeded } from '../../../bin/build.mjs';
import { folderWith, hero, setJson } from '../set-folder.ts';
import { layAppFolder } from './app-folder.ts';

it('an installed app has all that exports and matches need, without the project around it', async () => {
  await buildIfNeeded(() => {});
  const scratch = folderWith({ 'iron-age/set.json': setJson, 'iron-age/heroes/warden.json': hero });
  const app = join(scratch, 'resources/app.asar.unpacked');
  layAppFolder(app);
  expect(existsSync(join(app, 'node_modules/electron'))).toBe(false);
  const run = async (...args: string[]) => {
    const home = { HOME: scratch, XDG_CACHE_HOME: join(scratch, 'cache'), XDG_CONFIG_HOME: join(scratch, 'config') };
    const env = { PATH: process.env.PATH, ...home, LOCALAPPDATA: scratch, APPDATA: scratch };
    return promisify(execFile)(process.execPath, [join(app, 'dist/node/cli.js'), ...args], { cwd: scratch, env });
  };
  await run('export', 'png', 'iron-age', '--out', 'png', '--dpi', '72');
  await run('export', 'pdf', 'iron-age', '--out', 'cards.pdf');
  const saltmarch = join(app, 'content/teamfight/saltmarch');
  const { stdout } = await run('simulate', saltmarch, '--matches', '4', '--bots', 'random', '--json');
  expect(
    readdirSync(join(scratch, 'png'), { recursive: true }).filter((name) => String(name).endsWith('.png')).length,
  ).toBeGreaterThan(1);
  expect(existsSync(join(scratch, 'cards.pdf'))).toBe(true);
  expect(JSON.parse(stdout).matches).toBe(4);
});
