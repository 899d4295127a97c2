import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { setJson } from '../app/set-folder.ts';
import { barriers, barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shared = new SharedPage(axe);

const quarry = {
  name: 'Quarry',
  columns: 8,
  rows: 6,
  walls: ['2,0 2,3'],
  deploy: { red: ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5'], blue: ['7,1', '7,2'] },
  controlPoints: [{ name: 'Well', cells: ['3,2'] }],
};

/** A set with one map, on the screen of maps. */
async function openMap(launched: Launched, map: object, more: Readonly<Record<string, object>> = {}) {
  const { page, set } = await shared.show(launched.browser, {
    'set.json': formatJson(setJson),
    'maps/quarry.json': formatJson({ ...quarry, ...map }),
    'terrain/water.json': formatJson({ name: 'Water', blocksMovement: true }),
    'terrain/mud.json': formatJson({ name: 'Mud', enterCost: 2 }),
    'heroes/warden.json': formatJson({ name: 'Warden', health: 10, speed: 3 }),
    ...Object.fromEntries(Object.entries(more).map(([file, value]) => [file, formatJson(value)])),
  });
  await page.click('nav >> text=Maps');
  const written = () => JSON.parse(readFileSync(join(set, 'maps/quarry.json'), 'utf8')) as MapFile;
  return { page, set, written, before: written() };
}

const hints = (page: Page) => page.getByRole('region', { name: 'What may be unfair' });
const hint = (page: Page, text: string | RegExp) => hints(page).getByRole('button', { name: text });
const stage = async (page: Page) => (await page.locator('main [data-stage]').screenshot()).toString('base64');
const painter = (page: Page) => page.waitForSelector('main [data-card] canvas[data-painted]');

describe.skipIf(missing !== '')(`what is said about a map, in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('says what may be unfair, shows its place on the map, and follows what is painted', async () => {
    const { page } = await openMap(launched, {});
    await painter(page);
    const unequal = hint(page, 'Red has 6 free cells to start on, blue has 2.');
    await unequal.waitFor();
    const heading = hints(page).getByRole('button', { name: /^What may be unfair/ });
    const count = async () => Number(/(\d+) hint/.exec((await heading.textContent()) ?? '')?.[1]);
    expect(await count()).toBe(await hints(page).locator('li').count());
    await page.mouse.move(0, 0);
    const bare = await stage(page);
    await unequal.hover();
    await expect.poll(() => stage(page)).not.toBe(bare);
    await page.mouse.move(0, 0);
    await expect.poll(() => stage(page)).toBe(bare);
    // From the keyboard, and from far away: the place comes into view.
    await page.locator('main [data-stage]').focus();
    for (let step = 0; step < 8; step++) await page.keyboard.press('+');
    const near = await stage(page);
    await hint(page, 'Red has 6').focus();
    await page.keyboard.press('Enter');
    expect(await unequal.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('footer').textContent()).not.toContain('800 %');
    expect(await stage(page)).not.toBe(near);
    await page.keyboard.press('Escape');
    expect(await unequal.getAttribute('aria-pressed')).toBe('false');
    // Another speed, another first move.
    await hint(page, /Well: .* with speed 3 /).waitFor();
    await page.getByLabel('First moves with speed').fill('9');
    await hint(page, /Well: .* with speed 9 both are there/).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    // What is painted is looked at as soon as it rests.
    const well = hint(page, /Well: /);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.locator('main [data-stage]').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await well.waitFor({ state: 'detached' });
  });

  it('parts zones that overlap, leaves one terrain a cell and takes off a picture that is missing, each as one step', async () => {
    const { page, written, before } = await openMap(launched, {
      picture: { file: 'art/none.png' },
      deploy: { red: ['0-2,1'], blue: ['2-4,1'] },
      terrain: [
        { kind: 'water', cells: ['5-6,4'] },
        { kind: 'mud', cells: ['6-7,4'] },
      ],
    });
    await painter(page);
    await hint(page, /lies in two zones/).waitFor();
    await hints(page).getByRole('button', { name: 'Take it out of both zones' }).click();
    await expect.poll(() => written().deploy).toEqual({ red: ['0-1,1'], blue: ['3-4,1'] });
    await hint(page, /lies in two zones/).waitFor({ state: 'detached' });
    await hints(page).getByRole('button', { name: 'Keep what lies on top' }).click();
    await expect
      .poll(() => written().terrain)
      .toEqual([
        { kind: 'water', cells: ['5,4'] },
        { kind: 'mud', cells: ['6-7,4'] },
      ]);
    await page.getByText('there is no picture "art/none.png"').first().waitFor();
    await page.getByRole('button', { name: 'Take the picture off the map' }).click();
    await expect.poll(() => written().picture).toBeUndefined();
    await page.getByText('there is no picture').first().waitFor({ state: 'detached' });
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => written()).toEqual(before);
  });

  it('mends maps of no and of 10,000 columns, with walls off the grid and askew, at a press', async () => {
    const broken = [
      ['None', { columns: 0 }, 'columns', 'Make it 8 columns'],
      ['Wide', { columns: 10_000 }, 'columns', 'Make it 100 columns'],
      ['Off', { walls: ['2,0 2,3', '20,0 20,3'] }, 'lies outside of the map', 'Take it off the map'],
      ['Askew', { walls: ['0,0 3,3'] }, 'does not run straight', 'Take it off the map'],
    ] as const;
    const fileOf = (name: string) => `maps/${name.toLowerCase()}.json`;
    const maps = broken.map(([name, different]) => [fileOf(name), { ...quarry, ...different, name }] as const);
    const { page, set } = await openMap(launched, {}, Object.fromEntries(maps));
    for (const [name, different, sentence, button] of broken) {
      const written = () => JSON.parse(readFileSync(join(set, fileOf(name)), 'utf8')) as MapFile;
      const before = { ...quarry, ...different, name };
      await page.locator('aside[aria-label=Maps]').getByText(name, { exact: true }).click();
      await page.getByRole('heading', { name: `${name} is left out` }).waitFor();
      await page.locator('main').getByText(sentence).first().waitFor();
      expect(await barriers(page), name).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await painter(page);
      await expect.poll(written).not.toEqual(before);
      await page.keyboard.press('Control+z');
      await page.getByRole('heading', { name: `${name} is left out` }).waitFor();
      await expect.poll(written).toEqual(before);
    }
  });

  it('mends many walls off the grid at once, and takes a missing picture off', async () => {
    const { page, written, before } = await openMap(launched, {
      walls: ['2,0 2,3', '20,0 20,3', '0,0 3,3', '4,4 4,44'],
      picture: { file: 'art/none.png' },
    });
    await page.getByRole('button', { name: /^Mend all \d so/ }).click();
    await painter(page);
    await expect.poll(() => written().walls).toEqual(['2,0 2,3', '4,4 4,6']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => written()).toEqual(before);
  });
});
