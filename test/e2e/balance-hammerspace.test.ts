import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith } from '../app/set-folder.ts';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Long enough for some matches on a busy machine. */
const longest = 60_000;

const club = { kind: 'attack', type: 'physical', subtype: 'melee', strength: 4, hits: 'one', copies: 3 };
const manifest = { id: 'brawl', system: 'hammerspace', format: 1, name: 'Brawl', rules: { startingHp: 10 } };
const lid = { name: 'Lid', kind: 'defence', defence: [{ against: 'all', points: 2 }], copies: 4 };

/** A deck of the same attack under nine names, of which one is far stronger. */
const files: Readonly<Record<string, object>> = {
  'set.json': manifest,
  'cards/lid.json': lid,
  ...Object.fromEntries(
    'ABCDEFGHI'
      .split('')
      .map((letter) => [`cards/club-${letter.toLowerCase()}.json`, { name: `Club ${letter}`, ...club }]),
  ),
  'cards/club-e.json': { name: 'Club E', ...club, strength: 20 },
};

describe.skipIf(missing !== '')(`balance of Hammerspace in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it(
    'runs a series with so many players, names the card that is too strong, and says what its mending changed',
    async () => {
      const set = folderWith(Object.fromEntries(Object.entries(files).map(([file, data]) => [file, formatJson(data)])));
      const { page } = await openPage(launched.browser, { set, script: axe });
      await page.click('nav >> text=Balance');
      await page.waitForSelector('main >> text=No series yet');
      const form = page.locator('aside form');
      await form.getByRole('textbox', { name: 'Matches' }).fill('160');
      for (const players of ['4', '5', '6']) await form.getByText(players, { exact: true }).click();
      await form.getByRole('button', { name: /^Run / }).click();
      const report = page.locator('main article');
      await report
        .getByRole('heading', { name: '160 matches between greedy bots · 3 players' })
        .waitFor({ timeout: longest });
      await form.locator('button[type=submit]:enabled').waitFor();
      const told = (await report.textContent()) ?? '';
      expect(told.indexOf('How much of the game was simulated')).toBe(0);
      expect(told).toMatch(/(Act|Look): greedy bots who draw Club E win \d+ points more/);
      expect(told).toContain('that is assumed, not measured');
      expect(await barriersInBothThemes(page), 'report').toEqual([]);
      await report.getByRole('button', { name: 'Watch matches: Club E' }).first().click();
      await report
        .getByText(/Match \d+: player \d draws Club E and wins with \d+ HP/)
        .first()
        .waitFor();
      const telling = report.getByRole('region', { name: 'Matches that show it: Club E' });
      await telling.getByRole('button', { name: 'Watch' }).first().click();
      await page.waitForSelector('nav [aria-current=page]:has-text("Play")');
      await page.click('nav >> text=Balance');

      writeFileSync(join(set, 'cards/club-e.json'), formatJson({ name: 'Club E', ...club }));
      await page.getByRole('button', { name: 'Run again' }).click();
      await page.getByRole('heading', { name: 'Before and after' }).waitFor({ timeout: longest });
      const compared = page.locator('main article');
      await expect.poll(() => compared.textContent()).toMatch(/Look: draw of Club E: \d+ % before, .* points less/);
      expect(await compared.textContent()).toContain('The same cards were dealt with the same dice.');
    },
    longest * 3,
  );
});
