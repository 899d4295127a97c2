import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith } from '../app/set-folder.ts';
import { levy } from '../rules/valyr/field.ts';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Long enough for some battles on a busy machine. */
const longest = 60_000;

const starts = [
  { edge: 'top', from: 4, to: 8 },
  { edge: 'bottom', from: 4, to: 8 },
];
/** A set with one army, on a table so small that battles are over in a moment. */
const files: Readonly<Record<string, object>> = {
  'set.json': { id: 'skirmish', system: 'valyr', format: 1, name: 'Skirmish', rules: { limit: 150 } },
  'units/levy.json': levy,
  'units/hound.json': { ...levy, name: 'Hound', movement: { sprint: 6, sustain: 6 }, appraisal: 40 },
  'armies/pack.json': { name: 'Pack', units: [{ unit: 'hound', count: 3 }] },
  'battlefields/yard.json': { name: 'Yard', width: 12, depth: 12, starts },
};

describe.skipIf(missing !== '')(`armies of Valyr in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it(
    'leads from a new army to the table of Tabletop Simulator, to paper and to a series',
    async () => {
      const set = folderWith(Object.fromEntries(Object.entries(files).map(([file, data]) => [file, formatJson(data)])));
      const { page, scratch } = await openPage(launched.browser, { set, script: axe });
      await page.click('nav >> text=Units');
      await page.getByRole('button', { name: 'Add …' }).click();
      await page.getByRole('menuitem', { name: 'Army' }).click();
      const inspector = page.locator('aside').last();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Watch');
      await page.keyboard.press('Enter');
      await inspector.getByText('the army has no units yet, so it cannot be fielded').waitFor();
      await inspector.getByRole('button', { name: 'Add units' }).click();
      await page.getByRole('option', { name: 'Levy' }).click();
      // Four of them are too many for the limit, and three are not.
      const count = inspector.locator('[data-field="/units/0/count"] input');
      await count.fill('4');
      await inspector.getByText(/add up to 200/).waitFor();
      await count.fill('3');
      await inspector.getByText(/add up to 200/).waitFor({ state: 'detached' });

      await page.click('nav >> text=Out');
      await page.getByRole('button', { name: 'Export save' }).click();
      const made = page.locator('section[aria-label="What was made"]');
      await made.waitFor({ timeout: longest });
      const exports = join(scratch, 'exports');
      const folder = join(exports, readdirSync(exports).find((one) => one.endsWith('for Tabletop Simulator')) ?? '');
      const saves = readdirSync(folder).filter((one) => one.endsWith('.json'));
      const save = saves.map((one) => readFileSync(join(folder, one), 'utf8')).join();
      const roles = [...save.matchAll(/\\"setwright\\":\\"(\w+)\\"/g)].map(([, role]) => role);
      expect(roles.filter((role) => role === 'army')).toHaveLength(2);
      // Three levies, three hounds, and one of each for whoever needs one more.
      expect(roles.filter((role) => role === 'base')).toHaveLength(8);
      // Tiled knows cells only.
      expect(await page.locator('aside').getByText('Tiled', { exact: true }).count()).toBe(0);
      await page.click('aside >> text=Paper');
      await page.getByText('Figures', { exact: true }).click();
      await page.getByRole('button', { name: 'Export PDF' }).click();
      await made.getByText('2 pages with 6 figures').waitFor({ timeout: longest });

      await page.click('nav >> text=Balance');
      await page.waitForSelector('main >> text=No series yet');
      const form = page.locator('aside form');
      await form.getByRole('textbox', { name: 'Matches' }).fill('24');
      await form.getByRole('button', { name: /^Run / }).click();
      const report = page.locator('main article');
      await report.getByRole('heading', { name: '24 matches between greedy bots' }).waitFor({ timeout: longest });
      const armies = report.getByRole('region', { name: 'Army against army' });
      expect(await armies.textContent()).toMatch(/Against Pack.*Against Watch/);
      const told = (await report.textContent()) ?? '';
      expect(told.indexOf('How much of the game was simulated')).toBe(0);
      expect(told).toMatch(/Hound40 points(cannot tell yet: [\d,]+ matches, about |\d+)/);
      expect(await barriersInBothThemes(page), 'report').toEqual([]);
      await armies.getByRole('button', { name: 'Watch matches: Watch against Pack' }).click();
      const telling = report.getByRole('region', { name: 'Matches that show it: Watch against Pack' });
      await telling.getByRole('button', { name: 'Watch', exact: true }).first().click();
      await page.waitForSelector('nav [aria-current=page]:has-text("Play")');
    },
    longest * 3,
  );

  it('says of each battlefield when one pairing there is too few to tell what units take', async () => {
    const more = {
      'armies/watch.json': { name: 'Watch', units: [{ unit: 'levy', count: 3 }] },
      'battlefields/garden.json': { name: 'Garden', width: 12, depth: 12, starts },
    };
    const all = Object.entries({ ...files, ...more });
    const set = folderWith(Object.fromEntries(all.map(([file, data]) => [file, formatJson(data)])));
    const { page } = await openPage(launched.browser, { set });
    await page.click('nav >> text=Balance');
    const form = page.locator('aside form');
    await form.getByRole('textbox', { name: 'Matches' }).fill('2');
    await form.getByRole('button', { name: /^Run / }).click();
    const taken = page
      .locator('main article')
      .getByRole('region', { name: 'What units take a point on each battlefield' });
    await taken.waitFor({ timeout: longest });
    const cells = await taken.locator('tbody tr', { hasText: 'Hound' }).locator('td').allTextContents();
    // Nobody fought in the other one.
    expect(cells.sort()).toEqual(['', expect.stringMatching(/^[\d.]+ \(too few to tell\)/)]);
  });
});
