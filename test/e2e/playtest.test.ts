import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

describe.skipIf(missing !== '')(`a playtest of people in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('picks who needs testing, prints their cards, takes the result by keyboard, and shows it in Balance and on the card', async () => {
    const files = { ...skirmish, 'heroes/elm.json': { ...skirmish['heroes/elm.json'], status: 'needs-testing' } };
    const set = folderWith(Object.fromEntries(Object.entries(files).map(([file, data]) => [file, formatJson(data)])));
    const { page } = await openPage(launched.browser, { set, script: axe });
    await page.click('nav >> text=Balance');
    await page.click('aside >> text=Tonight');
    const why = page.getByRole('region', { name: 'Why these' });
    await why.locator('dt').first().waitFor();
    expect((await why.locator('dt').allTextContents())[0]).toBe('Elm');
    expect(await why.locator('dd').first().textContent()).toBe('marked for testing, never played by people');
    expect(await barriers(page), 'tonight').toEqual([]);

    await page.getByRole('button', { name: 'Print their cards' }).click();
    // Two cards of each of four heroes, of six that there are.
    await page.getByRole('status').getByText('with 8 cards in').waitFor();

    await page.getByRole('radio', { name: 'Red' }).focus();
    await page.keyboard.press('Space');
    for (const typed of ['47', 'Never got near']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(typed);
    }
    expect(await barriers(page), 'result').toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Red won · 47 minutes').waitFor();
    const folder = join(set, 'playtests');
    await expect
      .poll(() => readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).matches))
      .toMatchObject([[{ winner: 'red', minutes: 47, notes: [{ hero: 'elm', text: 'Never got near' }] }]]);

    await page.click('aside >> text=Tonight');
    const people = page.getByRole('region', { name: 'People' });
    await people.getByText('1 match of people on 1 evening.').waitFor();
    expect(await people.getByRole('row', { name: /^Elm/ }).textContent()).toContain('100 % (21 to 100) of 1');

    await page.click('nav >> text=Heroes');
    await page.click('aside >> text=Elm');
    const notes = page.getByRole('region', { name: 'From playtests' });
    await notes.getByText('Never got near').waitFor();
    await notes.getByRole('button').click();
    await page.getByText('Red won · 47 minutes').waitFor();
  }, 60_000);
});
