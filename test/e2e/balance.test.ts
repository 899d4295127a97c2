import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith } from '../app/set-folder.ts';
import { skirmish } from '../app/studio/simulate/skirmish-set.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Long enough for some matches on a busy machine. */
const longest = 60_000;

/** The small set with a hero who throws too far and too hard, and a goal. */
const strong = {
  ...skirmish,
  'set.json': {
    ...skirmish['set.json'],
    rules: { ...skirmish['set.json'].rules, rounds: 3 },
    goals: [{ figure: 'rounds', most: 8 }],
  },
  'heroes/oak.json': {
    ...skirmish['heroes/oak.json'],
    abilities: [{ id: 'throw', name: 'Throw', text: 'Range 3, 3dmg.' }],
  },
  'terrain/pond.json': { name: 'Pond', colour: '#2f6f86', blocksMovement: true },
  'maps/yard.json': {
    ...skirmish['maps/yard.json'],
    walls: ['1,1 1,3'],
    terrain: [{ kind: 'pond', cells: ['2,0'] }],
    controlPoints: [{ name: 'Well', cells: ['2-3,3'] }],
  },
};

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

describe.skipIf(missing !== '')(`balance in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it(
    'runs, cancels and runs a series; after a card was weakened runs it again and names the card; opens a report from a file',
    async () => {
      const set = folderWith(
        Object.fromEntries(Object.entries(strong).map(([file, data]) => [file, formatJson(data)])),
      );
      const { page, scratch } = await openPage(launched.browser, { set, script: axe });
      await page.click('nav >> text=Balance');
      await page.waitForSelector('main >> text=No series yet');
      const form = page.locator('aside form');
      const matches = form.getByRole('textbox', { name: 'Matches' });
      const run = form.getByRole('button', { name: /^Run / });

      await matches.fill('50000');
      await run.click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.waitForSelector('footer >> text=Stopped; nothing of it is kept.');

      // A window that is closed in the middle says what became of it when it is open again.
      await run.click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.reload();
      await page.click('nav >> text=Balance');
      await page.getByText(/^A series of 50,000 matches with .* was under way when this window was closed\./).waitFor();

      await matches.fill('80');
      await run.click();
      const report = page.locator('main article');
      await report.getByRole('heading', { name: '80 matches between greedy bots' }).waitFor({ timeout: longest });
      await form.locator('button[type=submit]:enabled').waitFor();
      const told = (await report.textContent()) ?? '';
      // What was simulated comes before all figures.
      expect(told.indexOf('How much of the game was simulated: 100 %')).toBe(0);
      expect(told).toMatch(/Act: greedy bots win \d+\s% \(\d+ to \d+, \d+ matches\) with Oak/);
      expect(told).toContain('MetRounds: 8 at most: met: 3.00 (3.00 to 3.00)');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          await picture(page, `balance-${colorScheme}-${width}`);
        }
        // The pointer on the button is what a person sees before pressing it.
        await run.hover();
        expect(await barriers(page), `report, ${colorScheme}`).toEqual([]);
      }
      // What a dark space is can be told: the map lies beneath.
      const yard = report.getByRole('group', { name: 'Yard: where heroes stand and die' }).locator('[data-map] path');
      expect(await yard.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))).toEqual([
        'M2 0h1v1h-1z',
        'M2 3L4 3L4 4L2 4Z',
        'M1 1L1 3',
      ]);
      // However narrow the window is, whose figures they are and the way to their matches stay in sight.
      await page.setViewportSize({ width: 1024, height: 700 });
      const heroes = report.getByRole('region', { name: 'Heroes' });
      const watch = heroes.getByRole('button', { name: 'Watch matches: Oak' });
      const inTable = async (part: Locator) => {
        const [table, box] = [await heroes.boundingBox(), await part.boundingBox()];
        return !!table && !!box && box.x >= table.x && box.x + box.width <= table.x + table.width;
      };
      const scrolled = heroes.locator('table').locator('..');
      expect(await scrolled.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(true);
      expect(await inTable(watch)).toBe(true);
      await scrolled.evaluate((part) => part.scrollTo(part.scrollWidth, 0));
      expect(await inTable(heroes.getByRole('rowheader', { name: 'Oak' }))).toBe(true);
      await watch.click();
      await report
        .getByText(/Match \d+: Oak wins, deals \d+/)
        .first()
        .waitFor();

      await report
        .getByRole('region', { name: 'Matches that show it: Oak' })
        .getByRole('button', { name: 'Watch' })
        .first()
        .click();
      await page.waitForSelector('nav [aria-current=page]:has-text("Play")');
      await page.waitForSelector('main >> text=/Oak/');
      await picture(page, 'balance-watched');
      await page.click('nav >> text=Balance');

      const oak = join(set, 'heroes/oak.json');
      writeFileSync(oak, readFileSync(oak, 'utf8').replace('Range 3, 3dmg.', 'Range 1, 1dmg.'));
      const changed = page.locator('main [role=note]');
      await changed.getByText('The set has changed since.').waitFor();
      await changed.getByRole('button', { name: 'Run again' }).click();
      const compared = page.getByRole('article', { name: 'Before and after' });
      await compared.waitFor({ timeout: longest });
      expect(await compared.getByRole('region', { name: 'What changed on the cards' }).textContent()).toContain(
        'Throw',
      );
      expect(await compared.getByRole('region', { name: 'What changed in the figures' }).textContent()).toMatch(
        /Look: Oak: \d+ % before, \d+ % after: \d+ points less/,
      );
      expect(await barriers(page), 'comparison').toEqual([]);
      await picture(page, 'balance-compared');

      // A report that lies anywhere is opened and kept; here it is one of those that are kept already.
      const kept = join(scratch, 'settings/series');
      const [place = ''] = readdirSync(kept);
      const file = readdirSync(join(kept, place)).find((name) => !name.endsWith('.entry.json')) ?? '';
      await page.locator('input[type=file]').setInputFiles(join(kept, place, file));
      await page.waitForSelector(`aside >> text=from ${file}`);
      expect(await page.locator('aside button:has-text("80 matches"):not([type=submit])').count()).toBe(3);
    },
    3 * longest,
  );
});
