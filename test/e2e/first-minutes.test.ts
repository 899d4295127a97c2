import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbour } from '../app/import/harbour.ts';
import { barriers, barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Long enough for an export and some matches on a busy machine. */
const longest = 60_000;

describe.skipIf(missing !== '')(`the first three minutes in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  const openFirst = () => openPage(launched.browser, { set: false, script: axe });
  const steps = (page: Page) => page.locator('section[aria-label="First steps"]');
  const press = (page: Page, name: string) => steps(page).getByRole('button', { name, exact: true }).click();
  const saved = (page: Page, what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);

  it(
    'plays with a copy: a number, 200 matches before and after, paper, a text by hand, and a set of one’s own in the end',
    async () => {
      const { page, scratch } = await openFirst();
      expect(await page.locator('main button[aria-label^="Look at"]').count()).toBe(12);
      expect(await barriersInBothThemes(page), 'welcome').toEqual([]);
      await page.getByRole('button', { name: 'Play with Saltmarch' }).click();

      // The cursor is in an ability: typing is enough.
      const editor = page.locator('.cm-focused');
      expect(await editor.textContent()).toBe('Range 1, 2dmg, push 1.');
      const inspector = page.locator('aside[aria-label=Inspector]');
      await inspector.getByText('The target takes 2 damage.').waitFor();
      await page.keyboard.press('Home');
      for (let letter = 0; letter < 'Range 1, '.length; letter++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      await page.keyboard.type('4');
      await inspector.getByText('The target takes 4 damage.').waitFor();
      await inspector.getByText('4 damage, always.').waitFor();
      expect(await steps(page).textContent()).toContain('saved');
      expect(await barriers(page), 'a step').toEqual([]);
      await saved(page, 'Halberd');

      // The studio plays fewer here: what they show is the same, and 400 take their time.
      await page.route('**/call/simulate', (route) => {
        const postData = route.request().postData()?.replace('"matches":200,"seed":1', '"matches":8,"seed":5');
        return route.continue({ postData });
      });
      await press(page, 'Next');
      await press(page, 'Play 200 matches');
      await steps(page).locator('figure').waitFor({ timeout: longest });
      const told = (await steps(page).textContent()) ?? '';
      expect(told).toMatch(/before\d+ % \(\d+ to \d+, \d+ matches\)after\d+ % \(\d+ to \d+, \d+ matches\)/);
      expect(told).toContain('a hint, not a verdict');

      await press(page, 'Next');
      await page.waitForSelector('main [data-card] canvas[data-painted]');
      const map = await page.locator('main [data-card]').boundingBox();
      if (!map) throw new Error('There is no map.');
      await page.mouse.move(map.x + map.width / 2 - 60, map.y + map.height / 2);
      await page.mouse.down();
      await page.mouse.move(map.x + map.width / 2 + 60, map.y + map.height / 2, { steps: 5 });
      await page.mouse.up();
      await steps(page).getByText('There it stands').waitFor();
      expect(await barriers(page), 'the map').toEqual([]);

      await press(page, 'Next');
      await page.getByRole('button', { name: 'Export PDF' }).click();
      await steps(page).getByText('There it is').waitFor({ timeout: longest });
      expect(readdirSync(join(scratch, 'exports')).join()).toContain('.pdf');

      await press(page, 'Next');
      await press(page, 'Write “The loser tells a joke.”');
      await inspector.getByText('1 clause by hand').waitFor();
      await press(page, 'Take it out again');
      await inspector.getByText('1 clause by hand').waitFor({ state: 'detached' });

      await press(page, 'Next');
      await steps(page).getByRole('textbox', { name: 'Name of your set' }).fill('Salt and Iron');
      await press(page, 'Keep this as my set');
      await page.waitForSelector('h1 >> text=Salt and Iron');
      expect(await steps(page).count()).toBe(0);
      const kept = join(scratch, 'sets/salt-and-iron');
      expect(JSON.parse(readFileSync(join(kept, 'set.json'), 'utf8'))).toMatchObject({ id: 'salt-and-iron' });
      expect(readFileSync(join(kept, 'heroes/brack.json'), 'utf8')).toContain('Range 1, 4dmg, push 1.');
    },
    2 * longest,
  );

  it('can be skipped at any step, and is left by opening another set', async () => {
    const { page } = await openFirst();
    await page.getByRole('button', { name: 'Play with Saltmarch' }).click();
    await press(page, 'Next');
    await page.click('nav >> text=Set');
    await page.click('aside >> text=Windfall');
    await page.waitForSelector('h1 >> text=Windfall');
    expect(await steps(page).count()).toBe(0);
    await page.locator('section[aria-label=Recent] button').first().click();
    await page.waitForSelector('h1 >> text=Saltmarch');
    await press(page, 'Skip the rest');
    expect(await steps(page).count()).toBe(0);
    // Who comes again goes on with what is theirs.
    await page.reload();
    await page.waitForSelector('footer [data-saved=saved]');
  });

  it('starts a set of one’s own by its kind and name, and gets from a new hero to its deck in a save', async () => {
    const { page, scratch } = await openFirst();
    const start = page.getByRole('button', { name: 'Start my set' });
    expect(await start.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Name of your game' }).fill('Iron Age');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1 >> text=Iron Age');
    await page.waitForSelector('main [data-card] canvas[data-painted]');
    expect(readdirSync(join(scratch, 'sets/iron-age'))).toContain('heroes');
    await page.click('nav >> text=Heroes');
    await page.getByRole('button', { name: 'Add hero' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Lamp Keeper');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-field="/name"]:focus-within');
    await page.waitForSelector('main [aria-label="Hero card: Lamp Keeper"]');
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.waitForSelector('[role=dialog] input:focus');
    await page.keyboard.type('Signal');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-field="/abilities/0/text"]:focus-within');
    await page.keyboard.type('Range 3, 2dmg, give Rooted.');
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText('The target takes 2 damage.').waitFor();
    // What it gives and the set does not have is a click away, and the cursor stays where it is.
    await inspector.getByRole('button', { name: 'Add condition “Rooted”' }).click();
    await inspector.getByText('The target gains Rooted.').waitFor();
    await page.click('nav >> text=Out');
    await page.getByRole('button', { name: 'Export save' }).click();
    const made = page.locator('section[aria-label="What was made"]');
    await made.waitFor({ timeout: longest });
    // The window speaks of nothing that only the command line has.
    expect(await made.textContent()).not.toContain('--install');
    const name = readdirSync(join(scratch, 'exports')).find((one) => one.endsWith('for Tabletop Simulator')) ?? '';
    const files = readdirSync(join(scratch, 'exports', name)).filter((one) => one.endsWith('.json'));
    const saves = files.map((one) => readFileSync(join(scratch, 'exports', name, one), 'utf8'));
    expect(saves.join()).toContain('"Nickname": "Signal"');
    // The way back to the beginning.
    await page.click('nav >> text=Set');
    await page.getByRole('button', { name: 'New set or import' }).click();
    await page.getByRole('button', { name: 'Back to Iron Age' }).click();
    await page.waitForSelector('h1 >> text=Iron Age');
  });

  it('imports old files and spreadsheets, says what is to be looked at, and opens the set with its problems, which are mended there; says why a file is refused', async () => {
    const { page, scratch } = await openFirst();
    const give = async (name: string, text: string) => {
      writeFileSync(join(scratch, name), text);
      await page.setInputFiles('input[type=file]', join(scratch, name));
    };
    await give('Holiday.txt', 'Nothing of a game.');
    await page.getByRole('button', { name: 'Heroes and their cards' }).click();
    await page.waitForSelector('main [role=alert]');
    await give('harbour.yaml', harbour);
    const outcome = page.locator('section[aria-label="What came of the file"]');
    await outcome.waitFor();
    expect(await outcome.locator('li').count()).toBeGreaterThan(0);
    expect(await page.locator('main [role=alert]').count()).toBe(0);
    expect(await barriers(page), 'imported').toEqual([]);
    await outcome.getByRole('button', { name: 'Open tide-guild' }).click();
    const problems = page.locator('main section[aria-label=Problems]');
    await problems.waitFor();
    // A hero without health is left out until it has some; what speaks of it is mended with it.
    const count = () => page.textContent('footer button');
    expect(await count()).toBe('1 error, 4 warnings');
    await problems.getByText('heroes/torrent.json, health').click();
    await page.waitForSelector('[data-field="/health"]:focus-within');
    await page.keyboard.type('7');
    await expect.poll(count).toBe('3 warnings');
    await page.waitForSelector('main [aria-label^="Hero card"] canvas[data-painted]');
    await saved(page, 'health');
    await page.keyboard.press('Escape');
    await page.click('nav >> text=Set');
    // A spreadsheet comes in the same way, and by dropping it anywhere.
    await page.getByRole('button', { name: 'New set or import' }).click();
    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['Hero,Health,Speed\nSmith,7,3\nOracle,5,4\n'], 'Iron Age.csv'));
      return dropped;
    });
    await page.dispatchEvent('main', 'drop', { dataTransfer });
    await page.getByRole('button', { name: 'Heroes and their cards' }).click();
    await outcome.getByRole('button', { name: /^Open/ }).click();
    await page.waitForSelector('button[aria-label="Open Smith"]');
  });
});
