import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Long enough for some combats on a busy machine. */
const longest = 60_000;

describe.skipIf(missing !== '')(`a THOUA set of one's own in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it(
    'goes from a new set to sheets, paper, and how hard its encounter is',
    async () => {
      const { page, scratch } = await openPage(launched.browser, { set: false, script: axe });
      await page.getByText('Party against enemies', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Name of your game' }).fill('Hill Road');
      await page.keyboard.press('Enter');
      await page.waitForSelector('h1 >> text=Hill Road');

      await page.click('nav >> text=Cards');
      await page.getByText('Bram', { exact: true }).first().click();
      await page.waitForSelector('main [data-card] canvas[data-painted]');
      await page.click('nav >> text=Out');
      await page.click('aside >> text=Paper');
      await page.getByRole('button', { name: 'Export PDF' }).click();
      await page.locator('section[aria-label="What was made"]').waitFor({ timeout: longest });
      expect(readdirSync(join(scratch, 'exports')).join()).toContain('hill-road-cards-a4.pdf');

      await page.click('nav >> text=Balance');
      await page.waitForSelector('main >> text=No series yet');
      const form = page.locator('aside form');
      await form.getByRole('textbox', { name: 'Matches' }).fill('12');
      await form.getByRole('combobox', { name: 'What one step of an enemy changes' }).click();
      await page.getByRole('option', { name: 'a step easier' }).click();
      expect(await barriers(page), 'form').toEqual([]);
      await form.getByRole('button', { name: /^Run / }).click();
      const report = page.locator('main article');
      await report.getByRole('heading', { name: '12 matches between greedy bots' }).waitFor({ timeout: longest });
      const told = (await report.textContent()) ?? '';
      expect(told.indexOf('How much of the game was simulated')).toBe(0);
      const hard = report.getByRole('region', { name: 'How hard it is' });
      expect(await hard.textContent()).toMatch(/Two Bristleboars.*Bram, Ottilie.*Won\d+ % \(\d+ to \d+\)/);
      const steps = report.getByRole('region', { name: 'What one step of an enemy changes' });
      expect(await steps.textContent()).toContain('The same parties with the same dice; only the one number differs.');
      expect(await barriersInBothThemes(page), 'report').toEqual([]);
      await hard.getByRole('button', { name: 'Watch matches: Two Bristleboars' }).click();
      const telling = report.getByRole('region', { name: 'Matches that show it: Two Bristleboars' });
      await telling
        .getByText(/^Match \d+: the (party|enemies) /)
        .first()
        .waitFor();
      await telling.getByRole('button', { name: 'Watch' }).first().click();
      await page.waitForSelector('nav [aria-current=page]:has-text("Play")');
      await page.getByRole('region', { name: 'Order of turns' }).waitFor();
    },
    longest * 2,
  );
});
