import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { comes } from './comes.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const shield = { id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.', copies: 9 };
const folderOfOne = (): string =>
  folderWith({
    'set.json': formatJson(setJson),
    'heroes/broken.json': '{"name": "Broken"}',
    'heroes/warden.json': formatJson({ ...hero, abilities: [shield] }),
  });

describe.skipIf(missing !== '')(`exports in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('shows the pages as they will come out, follows what is edited, and exports by one key from anywhere', async () => {
    const { page, scratch } = await openPage(launched.browser, { set: folderOfOne(), script: axe });
    const inspector = page.locator('aside[aria-label=Inspector]');
    const sheets = inspector.locator('button:has(canvas[data-painted])');
    await page.click('nav >> text=Out');
    await page.click('aside >> text=Paper');
    await inspector.getByText('2 pages', { exact: true }).waitFor();
    await sheets.nth(1).waitFor();
    await page.getByRole('combobox', { name: 'Backs' }).selectOption('long-edge');
    await inspector.getByText('4 pages', { exact: true }).waitFor();
    await inspector.getByText('Left out because of errors: "Broken".').waitFor();
    const painted = () =>
      sheets
        .first()
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await painted();

    await page.getByRole('textbox', { name: 'Name for these choices' }).fill('Both sides');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Both sides/ }).waitFor();
    await sheets.first().click();
    await page.waitForSelector('[role=dialog] canvas[data-painted]');
    await picture(page, 'page');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
    await page.click('aside >> text=Pictures');
    await inspector.getByText(/^\d pictures$/).waitFor();
    expect(await barriers(page)).toEqual([]);

    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.locator('[data-field="/health"] input').fill('9');
    await page.locator('main [data-card]').first().focus();
    await page.keyboard.press('Shift+Digit1');
    const made = page.locator('section[aria-label="What was made"]');
    await made.waitFor({ timeout: 20_000 });
    expect(await made.textContent()).toContain('4 pages with 10 cards');
    expect(existsSync(join(scratch, 'exports', 'iron-age-cards-a4.pdf'))).toBe(true);
    // What was typed just before is in it, and on the page that is shown.
    await inspector.getByText('4 pages', { exact: true }).waitFor();
    await comes(async () => expect(await painted()).not.toBe(before));
    await page.getByRole('button', { name: 'Forget the preset Both sides' }).click();
    await page.getByRole('button', { name: /^Both sides/ }).waitFor({ state: 'detached' });
  });

  it('says beside each choice how many cards a sheet holds, keeps a printer, and prints only what changed', async () => {
    const { page, scratch } = await openPage(launched.browser, { set: folderOfOne(), script: axe });
    const inspector = page.locator('aside[aria-label=Inspector]');
    await page.click('nav >> text=Out');
    await page.click('aside >> text=Paper');
    await page.getByText('8 a sheet, 2 sheets', { exact: true }).waitFor();
    await page.click('label:has-text("Full bleed")');
    await page.getByText('An eighth of an inch of bleed around each card').waitFor();
    await picture(page, 'paper-simple');

    const backs = page.getByRole('combobox', { name: 'Backs' });
    await backs.selectOption({ label: 'Both sides by hand: all fronts, then all backs (8 a sheet, 2 sheets)' });
    await inspector.getByText('5 pages', { exact: true }).waitFor();
    await page.click('button:has-text("More for printing")');
    await page.getByLabel('Name of the printer').fill('Attic');
    await page.getByLabel('Across, mm').fill('30');
    await page.click('button:has-text("Keep printer")');
    await page.waitForSelector('main [role=alert]:has-text("Attic: no printer is 30 mm off")');
    await page.getByLabel('Across, mm').fill('1.5');
    await page.click('button:has-text("Keep printer")');
    await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('Attic');
    await picture(page, 'paper-more');
    expect(await barriers(page)).toEqual([]);

    await page.getByLabel('White at the edges of the page').fill('60');
    await inspector.getByText('A margin of 60 mm leaves no room on the page').waitFor();
    await page.getByLabel('White at the edges of the page').fill('5');
    await inspector.getByText('5 pages', { exact: true }).waitFor();
    await page.click('button:has-text("Print calibration page")');
    const made = page.locator('section[aria-label="What was made"]');
    await made.getByText('2 pages with 1 ruler').waitFor({ timeout: 20_000 });
    expect(existsSync(join(scratch, 'exports', 'calibration-a4.pdf'))).toBe(true);

    await page.click('button:has-text("Export PDF")');
    await made.getByText('5 pages with 10 cards').waitFor({ timeout: 20_000 });
    await page.click('button:has-text("Mark as printed: my box")');
    await made.getByText('Marked.').waitFor();
    await page.getByRole('combobox', { name: 'Only what changed since' }).selectOption('my box');
    await inspector.getByText('Nothing is to be printed: the cards of "my box" look as the set does now.').waitFor();
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.locator('[data-field="/health"] input').fill('9');
    await page.click('nav >> text=Out');
    await inspector.getByText('3 pages', { exact: true }).waitFor();
    await inspector.getByText('Left out: what has not changed since "my box" was printed.').waitFor();
    await picture(page, 'paper-since');

    // What was chosen for the set is chosen when it is opened again; everything is printed unless somebody asks otherwise.
    await page.reload();
    await expect.poll(() => backs.inputValue()).toBe('by-hand');
    await inspector.getByText('5 pages', { exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: /Full bleed/ }).isChecked()).toBe(true);
  });

  it('shows the sheets of the shipped set, and stops an export in the middle', async () => {
    const { page, scratch } = await openPage(launched.browser);
    const inspector = page.locator('aside[aria-label=Inspector]');
    await page.click('nav >> text=Out');
    await inspector.locator('canvas[data-painted]').nth(2).waitFor({ timeout: 20_000 });
    await picture(page, 'out-tts');
    // A clock as fine as that of some browsers: no two looks at it are alike.
    await page.evaluate(() => {
      const coarse = performance.now.bind(performance);
      let looks = 0;
      performance.now = () => coarse() + ++looks / 1e6;
    });
    await page.click('button:has-text("Export save")');
    await page.click('button:has-text("Stop")');
    await page.waitForSelector('footer >> text=Stopped; nothing of it is kept.');
    // Nothing half made is left.
    const exported = join(scratch, 'exports');
    const left = () => (existsSync(exported) ? readdirSync(exported, { recursive: true }).map(String) : []);
    await expect.poll(() => left().filter((name) => /\.(json|png|jpg)$/.test(name)), { timeout: 20_000 }).toEqual([]);
    await page.click('aside >> text=Paper');
    await inspector.getByText(/pages$/).waitFor({ timeout: 20_000 });
    await inspector.locator('canvas[data-painted]').first().waitFor({ timeout: 20_000 });
    await picture(page, 'out-pdf');
  });
});
