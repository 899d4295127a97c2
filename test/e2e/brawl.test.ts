import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../bin/build.mjs';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** What a save of the set in the window holds, as text. */
async function exported(page: Page, scratch: string): Promise<string> {
  await page.click('nav >> text=Out');
  await page.getByRole('button', { name: 'Export save' }).click();
  await page.locator('section[aria-label="What was made"]').waitFor({ timeout: 90_000 });
  const folder = readdirSync(join(scratch, 'exports')).find((one) => one.endsWith('for Tabletop Simulator')) ?? '';
  const saves = readdirSync(join(scratch, 'exports', folder)).filter((one) => one.endsWith('.json'));
  return saves.map((one) => readFileSync(join(scratch, 'exports', folder, one), 'utf8')).join();
}

describe.skipIf(missing !== '')(`a card brawl in a real browser${missing}`, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'setwright-brawl-'));
  const folder = join(scratch, 'jumble-sale');
  let launched: Launched;
  beforeAll(async () => {
    cpSync(join(root, 'content/hammerspace/jumble-sale'), folder, { recursive: true });
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    rmSync(scratch, { recursive: true, force: true });
    await launched?.close();
  });

  it('lists play cards and traits, changes a card on its face, adds one, shows them in Spanish, and goes out without a word of maps and figures', async () => {
    const { page } = await openPage(launched.browser, { set: folder });
    const saved = (what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);
    await page.click('nav >> text=Cards');
    const list = page.locator('aside[aria-label=Cards]');
    await list.getByText('Play cards', { exact: true }).waitFor();
    await list.getByText('Traits', { exact: true }).waitFor();

    await list.getByText('Jar of Hornets').click();
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText('this card').waitFor();
    await inspector.getByRole('textbox', { name: 'Strength' }).fill('6');
    await saved('Jar of Hornets, strength');
    expect(JSON.parse(readFileSync(join(folder, 'cards/jar-of-hornets.json'), 'utf8')).strength).toBe(6);

    await page.getByRole('button', { name: 'Add …' }).click();
    await page.getByRole('menuitem', { name: 'trait' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Moth Wings');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [data-face="jumble-sale/moth-wings"][data-painted]');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('main [data-face="jumble-sale/moth-wings"]', { state: 'detached' });

    await page.getByRole('combobox', { name: 'Language of the faces' }).selectOption('es');
    await list.getByText('Frasco de avispones').waitFor();

    // It has none of those.
    await page.click('nav >> text=Out');
    const kinds = page.locator('aside[aria-label="What to make"]');
    await kinds.getByText('A save with decks, mats and counters, ready to play.').waitFor();
    await kinds.getByText('Pictures', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'With the bleed around each card' }).waitFor();
    expect(await page.getByRole('checkbox', { name: /Maps/ }).count()).toBe(0);
    await kinds.getByText('Paper', { exact: true }).click();
    const whats = page.getByRole('radiogroup', { name: 'What to print' });
    await whats.waitFor();
    expect(
      await whats.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['cards', 'tokens', 'rules', 'boxes', 'dice']);
  });

  it('leads from a new set over a new card, changed in form and table, to a deck on the table', async () => {
    const { page, scratch } = await openPage(launched.browser, { set: false });
    const saved = (what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);
    const set = join(scratch, 'sets/attic-war');
    const cardIn = (file: string) => JSON.parse(readFileSync(join(set, file), 'utf8'));
    await page.getByRole('radio', { name: /card brawl/i }).check({ force: true });
    await page.getByRole('textbox', { name: 'Name of your game' }).fill('Attic War');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [aria-label="Play card: Ladle"] canvas[data-painted]');
    const inspector = page.locator('aside[aria-label=Inspector]');
    await page.getByRole('button', { name: 'Add …' }).click();
    await page.getByRole('menuitem', { name: 'play card' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Moth Bomb');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [aria-label="Play card: Moth Bomb"]');
    await inspector.getByRole('textbox', { name: 'Copies' }).fill('3');
    await saved('Moth Bomb, copies');
    await page.locator('[data-field="/text"] [contenteditable=true]').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Gain 3 HP.');
    await saved('Moth Bomb, text');

    await page.click('nav >> text=Table');
    const cell = (row: string, column: string) => page.locator(`[data-row="${row}"] [data-column="${column}"]`);
    expect(await cell('moth-bomb', 'copies').textContent()).toBe('3');
    await cell('tea-tray', 'defence').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('physical infinite');
    await page.keyboard.press('Enter');
    await saved('Tea Tray, defence');
    expect(cardIn('cards/tea-tray.json').defence).toEqual([{ against: 'physical', infinite: true }]);

    const table = await exported(page, scratch);
    expect(table.match(/"Nickname": ?"Moth Bomb"/g)).toHaveLength(3);
    expect(table).toContain('Gain 3 HP.');
  }, 180_000);

  it('leads from a spreadsheet to a deck on the table', async () => {
    const { page, scratch } = await openPage(launched.browser, { set: false });
    const rows = [
      'Kind,Name,Type,Subtype,Strength,Hits,Defence,Keep on dice,Text,Copies',
      'attack,Broom,physical,melee,3,one,,"5, 6",,8',
      'defence,Bin Lid,,,,,"physical 3, melee +1",,,6',
      'ability,Biscuit,,,,,,,Gain 2 HP.,6',
      'trait,Stubborn,,,,,,,+2 in all your defences.,9',
    ];
    writeFileSync(join(scratch, 'Broom Cupboard.csv'), rows.join('\n'));
    await page.setInputFiles('input[type=file]', join(scratch, 'Broom Cupboard.csv'));
    await page.getByRole('button', { name: 'Play cards and traits' }).click();
    await page.getByText('1 attack, 1 defence, 1 ability, 1 trait').waitFor();
    await page.getByRole('button', { name: /Open/ }).click();
    await page.click('nav >> text=Cards');
    await page.waitForSelector('main canvas[data-painted]');
    const table = await exported(page, scratch);
    expect(table.match(/"Nickname": ?"Broom"/g)).toHaveLength(8);
    expect(table.match(/"Nickname": ?"Stubborn"/g)).toHaveLength(9);
  }, 180_000);
});
