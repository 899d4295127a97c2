import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { setJson } from '../app/set-folder.ts';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage, SharedPage } from './page.ts';
import { placesOn } from './places-on.ts';
import { shippedSet } from './window.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shared = new SharedPage(axe);

/** From 3,4 the rock hides half of 5,2; from there nothing hides 3,4 (T-078). */
const ravine = { name: 'Ravine', columns: 7, rows: 7, terrain: [{ kind: 'rock', cells: ['4,2'] }] };

const there = 'A (3,4) sees B (5,2) at +2 def: half in shadow of Rock 4,2.';
const back = 'B (5,2) sees A (3,4) clear.';

async function openRavine(launched: Launched) {
  const { page } = await shared.show(launched.browser, {
    'set.json': formatJson(setJson),
    'maps/ravine.json': formatJson(ravine),
    'terrain/rock.json': formatJson({ name: 'Rock', blocksMovement: true, blocksSight: true }),
  });
  await goTo(page, 'Maps');
  return { page, ...(await looking(page, ravine)) };
}

async function looking(page: Page, map: { readonly columns: number; readonly rows: number }) {
  const at = await placesOn(page, map);
  const seen = page.getByRole('region', { name: 'What the rules see' });
  const told = () => seen.locator('[aria-live] p').allTextContents();
  const point = (x: number, y: number) => page.mouse.move(...at(x + 0.5, y + 0.5));
  const click = (x: number, y: number) => page.mouse.click(...at(x + 0.5, y + 0.5));
  return { at, seen, told, point, click };
}

describe.skipIf(missing !== '')(`what the rules see on a map, in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('looks on a map that ships, with the reach of a speed and an area, and changes nothing', async () => {
    const { page } = await openPage(launched.browser, { set: shippedSet });
    await goTo(page, 'Maps');
    await page.keyboard.press('v');
    const stage = await page.locator('main [data-stage]').boundingBox();
    if (!stage) throw new Error('There is no stage.');
    await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
    const seen = page.getByRole('region', { name: 'What the rules see' });
    await seen.getByText('Seen from A').waitFor();
    const drawn = () => page.screenshot({ clip: stage });
    const before = await drawn();
    await seen.getByRole('textbox', { name: 'Speed' }).fill('1');
    await expect.poll(async () => (await drawn()).equals(before)).toBe(false);
    const walked = await drawn();
    await seen.getByRole('combobox', { name: 'Area laid from the cell' }).click();
    await page.getByRole('option', { name: 'Burst' }).click();
    await seen.getByRole('textbox', { name: 'Size' }).fill('3');
    await expect.poll(async () => (await drawn()).equals(walked)).toBe(false);
  });

  it('says of two pinned cells how each sees the other, and follows a wall while it is drawn', async () => {
    const { page, at, seen, told, point, click } = await openRavine(launched);
    await page.keyboard.press('v');
    await point(3, 4);
    await seen.getByText('Seen from column 3, row 4.').waitFor();
    await click(3, 4);
    await point(5, 2);
    const range = 'They are at range 3.';
    await expect.poll(told).toEqual([there, back, range]);
    // What is under the pointer is told; what is pinned stays.
    await point(3, 6);
    await expect.poll(async () => (await told())[0]).toBe('A (3,4) sees B (3,6) clear.');
    await click(5, 2);
    await point(0, 0);
    await expect.poll(told).toEqual([there, back, range]);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.keyboard.press('e');
    await expect.poll(async () => (await told())[0]).toBe('A (5,2) sees B (3,4) clear.');
    await seen.getByRole('button', { name: 'Look back' }).click();
    await expect.poll(told).toEqual([there, back, range]);

    await page.keyboard.press('w');
    await page.mouse.move(...at(4, 4.1));
    await page.mouse.down();
    await page.mouse.move(...at(4, 2.1), { steps: 4 });
    const hidden = ['wall 4,2 to 4,4', 'wall 4,2 to 4,4'];
    await expect
      .poll(async () => (await told()).slice(0, 2).map((sentence) => /wall [\d, to]+\d/.exec(sentence)?.[0]))
      .toEqual(hidden);
    await page.keyboard.press('Escape');
    await expect.poll(told).toEqual([there, back, range]);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect.poll(told).toEqual([]);
  });

  it('looks, pins and looks back without a mouse', async () => {
    const { page, told } = await openRavine(launched);
    await page.focus('main [data-stage]');
    await page.keyboard.press('v');
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter'])
      await page.keyboard.press(key);
    await expect.poll(async () => (await told()).slice(0, 2)).toEqual([there, back]);
    await page.keyboard.press('Backspace');
    await expect.poll(told).toEqual([]);
  });
});
