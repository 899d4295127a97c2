import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../bin/build.mjs';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choices = (page: Page) => page.locator('section[aria-label="What you can do"]');
const track = (page: Page) => page.getByRole('region', { name: 'Order of turns' });
/** Where something is once it is laid out: it is asked until it stays where it is. */
const placeOf = async (what: Locator) => {
  let place = await what.boundingBox();
  await expect
    .poll(async () => {
      const before = place;
      place = await what.boundingBox();
      return JSON.stringify(place) === JSON.stringify(before);
    })
    .toBe(true);
  return place;
};
const mine = (page: Page) => page.getByText('The party, it is your decision').waitFor();

describe.skipIf(missing !== '')(`an encounter of THOUA in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('has its enemies placed on its map, and is played by a person with initiative, targets and odds in sight', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'setwright-shrines-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const set = join(folder, 'four-shrines');
    await cp(join(root, 'content/thoua/four-shrines'), set, { recursive: true });
    const { page } = await openPage(launched.browser, { set, script: axe });
    await page.click('nav >> text=Cards');
    await page.getByText('Something on the Path', { exact: true }).first().click();
    const map = page.getByRole('region', { name: 'Map of the encounter' });
    // By keys: a bandit comes beside the start of the party.
    await map.locator('[data-name="Road Bandit 2"]').focus();
    await page.keyboard.press('Enter');
    await map.locator('button[data-space="5,6"]').focus();
    await page.keyboard.press('Enter');
    await map.getByRole('button', { name: 'Road Bandit 2, 5,6' }).first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(page, 'Play this encounter').click();
    await mine(page);
    await button(page, 'Another match').click();

    // The same from the form, with luck that is known. Everybody of the party is placed by a click; then the highest initiative acts.
    await page.getByLabel('Seed').fill('3');
    await button(page, 'Begin the match').click();
    for (const who of ['Odo of the Cut', 'Maren Kiln', 'Sel by the Reeds']) {
      await choices(page).getByText(`${who}: where to start`).waitFor();
      await page.locator('button[data-space]').first().click();
    }
    await choices(page).getByText('AP left').waitFor();
    await mine(page);
    await track(page).getByRole('button', { name: 'Sel by the Reeds, initiative 15, acts now' }).waitFor();
    await track(page)
      .getByRole('button', { name: /comes next$/ })
      .waitFor();
    expect(await barriers(page)).toEqual([]);

    // By hand: the bandit gets a condition that counts down, and loses HP; the way it went stays as another line.
    await page.keyboard.press('h');
    await page.locator('main [data-name="Road Bandit 2"]').click();
    await page.getByLabel('HP', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    const bandit = page.getByRole('article', { name: 'Road Bandit 2' });
    await bandit.getByText(/^3 of \d+ HP/).waitFor();
    await page.getByLabel('Condition', { exact: true }).first().click();
    await page.getByRole('option', { name: 'Dazed' }).click();
    await button(page, 'Give it').click();
    await bandit.getByRole('list', { name: 'What Road Bandit 2 has' }).getByText('Dazed').waitFor();
    await button(page, 'Done').click();

    // The target of an ability lights up with the odds beside it; Escape puts the ability away.
    const undertow = choices(page).locator('[data-ability=Undertow]');
    await undertow.click();
    await page.keyboard.press('Escape');
    await choices(page).locator('[data-ability=Undertow][aria-pressed=false]').waitFor();
    await undertow.click();
    const target = page.locator('main button[data-space="5,6"]');
    expect(await target.getAttribute('aria-label')).toMatch(/^Undertow on Road Bandit 2 \d+ % success/);
    await target.click();
    await page
      .getByText(/rolls -?\d+ for (defence|resistance)/)
      .first()
      .waitFor();

    // A bot takes over and plays to the end; who falls is found, and a rule says what it says.
    await page.keyboard.press('h');
    await page.getByLabel('Who plays: The party').first().click();
    await page.getByRole('option', { name: 'the greedy bot' }).click();
    await button(page, 'Done').click();
    await page
      .getByRole('region', { name: 'Through the match' })
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await page.waitForSelector('[data-mark=over]', { state: 'attached' });
    await button(page, 'To the beginning').click();
    await button(page, 'Next fall').click();
    await page.getByRole('article').getByText('fallen', { exact: true }).first().waitFor();
    await button(page, 'U-081').last().click();
    await page.getByText(/^U-081 · /).waitFor();

    // The board is what there is to be seen, also in a small window and at 200 %.
    const board = page.locator('main [data-board] section').first();
    const heightIn = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return (await board.boundingBox())?.height ?? 0;
    };
    await expect.poll(() => heightIn(1024, 700)).toBeGreaterThan(300);
    await expect.poll(() => heightIn(640, 400)).toBeGreaterThan(150);
    // The log goes along below it, and moves nothing but itself.
    const before = await placeOf(board);
    await page.keyboard.press('Home');
    await page.keyboard.press('k');
    await page.getByRole('article').getByText('fallen', { exact: true }).first().waitFor({ state: 'attached' });
    expect(await placeOf(board)).toEqual(before);
  }, 120_000);
});
