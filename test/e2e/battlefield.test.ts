import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { levy } from '../rules/valyr/field.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, SharedPage } from './page.ts';
import { placesOn } from './places-on.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shared = new SharedPage(axe);

const bare = { name: 'Kitchen', width: 24, depth: 16 };
type Way = readonly (readonly [x: number, y: number])[];

async function openKitchen(launched: Launched, field: object = bare) {
  const { page, set } = await shared.show(launched.browser, {
    'set.json': { id: 'pantry', system: 'valyr', format: 1, name: 'Pantry' },
    'battlefields/kitchen.json': field,
    // Something that can be seen whatever is wrong with the table.
    'units/fork.json': { ...levy, name: 'Fork' },
  });
  await goTo(page, 'Fields');
  // The journey before may have come near.
  await page.keyboard.press('0');
  const written = () => JSON.parse(readFileSync(join(set, 'battlefields/kitchen.json'), 'utf8')) as ValyrBattlefield;
  const at = await placesOn(page, { columns: bare.width, rows: bare.depth });
  const drag = async ([start, ...way]: Way) => {
    if (start) await page.mouse.move(...at(...start));
    await page.mouse.down();
    for (const place of way) await page.mouse.move(...at(...place), { steps: 3 });
    await page.mouse.up();
  };
  const click = (x: number, y: number) => page.mouse.click(...at(x, y));
  return { page, written, drag, click, at };
}

const saved = (page: Page, what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);

describe.skipIf(missing !== '')(`painting battlefields in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('draws a table from nothing: pieces of every form, copied opposite, turned, moved and named, and where players start', async () => {
    const { page, written, drag, click } = await openKitchen(launched);
    // Not quite where it is meant: what is drawn goes to quarters of an inch.
    await page.keyboard.press('b');
    await drag([
      [4.05, 3.1],
      [6, 4],
      [7.95, 5.02],
    ]);
    await saved(page, 'Lay Terrain on Kitchen');
    const crate = { kind: 'rectangle', x: 6, y: 4, width: 4, depth: 2 };
    expect(written().terrain).toEqual([{ name: 'Terrain', shape: crate }]);
    await page.keyboard.press('a');
    await saved(page, 'Copy Terrain opposite on Kitchen');
    expect(written().terrain?.[1]?.shape).toEqual({ ...crate, x: 18, y: 12 });
    await page.keyboard.press('q');
    await page.keyboard.press('Shift+ArrowRight');
    await saved(page, 'Move Terrain on Kitchen');
    expect(written().terrain?.[1]?.shape).toEqual({ ...crate, x: 19, y: 12, turn: 15 });
    // An outline by its corners, the last of which is taken back.
    await page.keyboard.press('o');
    for (const [x, y] of [
      [11, 7],
      [14, 7],
      [13, 9],
      [2, 2],
    ] as const)
      await click(x, y);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).nth(1).fill('Puddle');
    await page.locator('main [data-stage]').focus();
    await page.keyboard.press('e');
    await drag([
      [3, 12],
      [4, 12],
    ]);
    await saved(page, 'Lay Terrain on Kitchen');
    const shapes = () => written().terrain?.map(({ name, shape }) => [name, shape.kind]);
    expect(shapes()).toEqual([
      ['Terrain', 'rectangle'],
      ['Terrain', 'rectangle'],
      ['Puddle', 'polygon'],
      ['Terrain', 'circle'],
    ]);
    expect(written().terrain?.[3]?.shape).toEqual({ kind: 'circle', x: 3, y: 12, radius: 1 });
    await page.keyboard.press('d');
    await drag([
      [4, 0.2],
      [15, 0.4],
    ]);
    await page.keyboard.press('a');
    await expect
      .poll(() => written().starts)
      .toEqual([
        { edge: 'top', from: 4, to: 15 },
        { edge: 'bottom', from: 9, to: 20 },
      ]);
    expect(await barriers(page)).toEqual([]);
  });

  it('moves a piece by hand or by keys, forms it by its corners, measures, and takes everything back', async () => {
    const points = [
      { x: 4, y: 4 },
      { x: 8, y: 4 },
      { x: 8, y: 7 },
      { x: 4, y: 7 },
    ];
    const field = { ...bare, terrain: [{ name: 'Crate', shape: { kind: 'polygon', points } }] };
    const { page, written, drag, click } = await openKitchen(launched, field);
    const corners = () => {
      const shape = written().terrain?.[0]?.shape;
      return shape?.kind === 'polygon' ? shape.points.map(({ x, y }) => `${x} ${y}`) : [];
    };
    await drag([
      [6, 5],
      [8.1, 6.9],
    ]);
    await saved(page, 'Move Crate on Kitchen');
    expect(corners()).toEqual(['6 6', '10 6', '10 9', '6 9']);
    // A corner, then the middle of a side, which becomes one.
    await drag([
      [10, 6],
      [11.5, 5.5],
    ]);
    await drag([
      [8, 9],
      [8, 10.5],
    ]);
    await expect.poll(corners).toEqual(['6 6', '11.5 5.5', '10 9', '8 10.5', '6 9']);
    await click(20, 14);
    await page.keyboard.press('m');
    await drag([
      [15, 3],
      [18, 7],
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.locator('[data-part="terrain 0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => corners()[0]).toBe('5.75 6');
    await page.keyboard.press('Delete');
    await expect.poll(() => written().terrain).toBe(undefined);
    for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('Control+z');
    await expect.poll(corners).toEqual(['4 4', '8 4', '8 7', '4 7']);
  });

  it('stays on the stage with an error, says what is wrong, and a click leads to the piece', async () => {
    const terrain = [
      { name: 'Crate', shape: { kind: 'circle', x: 5, y: 8, radius: 1 } },
      { name: 'Spoon on the floor', shape: { kind: 'circle', x: 40, y: 4, radius: 1 } },
    ];
    const starts = [
      { edge: 'top', from: 2, to: 12 },
      { edge: 'bottom', from: 2, to: 12 },
    ];
    const { page, written } = await openKitchen(launched, { ...bare, terrain, starts });
    await page.getByRole('button', { name: '1 error' }).click();
    await page
      .getByRole('button', { name: /this lies beside the table/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Chosen: Spoon on the floor' }).waitFor();
    await page.locator('main [data-stage]').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'no problems' }).waitFor();
    await expect.poll(() => written().terrain?.map(({ name }) => name)).toEqual(['Crate']);
  });
});
