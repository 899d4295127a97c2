import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const csv = 'Name,Cost,Text,Copies\nEmber Fox,2,Draw a card.,3\nStone Ox,5,Blocks two.,1\n';

describe.skipIf(missing !== '')(`cards of one's own in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('leads from a spreadsheet in two steps to faces, over their fields, to a deck on the table', async () => {
    const { page, scratch } = await openPage(launched.browser, { set: false, script: axe });
    const saved = (what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);
    writeFileSync(join(scratch, 'Spirits.csv'), csv);
    await page.setInputFiles('input[type=file]', join(scratch, 'Spirits.csv'));
    await page.getByRole('button', { name: 'Cards of my own' }).click();
    await page.waitForSelector('main [aria-label="Card: Stone Ox"] canvas[data-painted]');
    // What plays has no place where there are no rules.
    const rail = await page.locator('nav[aria-label=Places] button').allTextContents();
    expect(rail).toEqual(['Set', 'Cards', 'Maps', 'Pieces', 'Table', 'Look', 'Versions', 'Out']);

    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByRole('button', { name: 'Add a field' }).click();
    await inspector.getByRole('textbox', { name: 'Name of the field' }).last().fill('Element');
    await saved('New fiel');
    expect(await barriers(page), 'kind').toEqual([]);
    await page.locator('main [aria-label="Card: Stone Ox"]').click();
    await inspector.getByRole('textbox', { name: 'Element' }).fill('Earth');
    await saved('Stone Ox, element');
    const card = () => JSON.parse(readFileSync(join(scratch, 'sets/spirits/cards/stone-ox.json'), 'utf8'));
    await expect.poll(() => Object.values(card().values)).toContain('Earth');

    // A kind may be of a size of its own, and what can be added is what this set has.
    await page.getByRole('navigation', { name: 'Editing' }).getByText('Spirits').last().click();
    const painted = page.locator('main [aria-label="Card: Stone Ox"] canvas');
    const shape = () =>
      painted.evaluate((face) => (face as HTMLCanvasElement).height / (face as HTMLCanvasElement).width);
    await expect.poll(shape).toBeCloseTo(88.9 / 63.5, 1);
    await inspector.getByRole('combobox', { name: 'Card size' }).click();
    await page.getByRole('option', { name: 'tarot' }).click();
    await expect.poll(shape).toBeCloseTo(120.65 / 69.85, 1);
    await page.keyboard.press('Control+Shift+p');
    await page.getByPlaceholder('What to do').fill('add');
    await expect
      .poll(() => page.locator('.mantine-Spotlight-action').allTextContents())
      .toEqual(['Add to Spirits', 'Add a kind of card', 'Add map', 'Add token', 'Add marker', 'Add terrain']);
    await page.keyboard.press('Escape');

    // A field that cards say something in names what it would take along.
    await page.getByRole('navigation', { name: 'Editing' }).getByText('Spirits').last().click();
    await inspector.getByRole('button', { name: 'Delete the field Element' }).click();
    await page.getByText('One card says something in Element.').waitFor();
    await page.getByRole('button', { name: 'Delete Element' }).click();
    await expect.poll(() => Object.values(card().values)).not.toContain('Earth');
    await page.keyboard.press('Control+z');
    await expect.poll(() => Object.values(card().values)).toContain('Earth');

    await page.click('nav >> text=Out');
    await page.getByRole('button', { name: 'Export save' }).click();
    await page.locator('section[aria-label="What was made"]').waitFor({ timeout: 60_000 });
    const name = readdirSync(join(scratch, 'exports')).find((one) => one.endsWith('for Tabletop Simulator')) ?? '';
    const saves = readdirSync(join(scratch, 'exports', name)).filter((one) => one.endsWith('.json'));
    const tables = saves.map((one) => readFileSync(join(scratch, 'exports', name, one), 'utf8')).join();
    expect(tables.match(/"Nickname": ?"Ember Fox"/g)).toHaveLength(3);
  }, 120_000);
});
