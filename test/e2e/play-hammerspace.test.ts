import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../bin/build.mjs';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.locator('section[aria-label=Table]');
const choices = (page: Page) => page.locator('section[aria-label="What you can do"]');
const isOver = (page: Page) => page.getByText(/Player \d wins$|share the win$|^A draw$/);
/** Cards of others that nobody at seat 0 knows. */
const covered = (page: Page) => table(page).locator('[data-seat]:not([data-seat="0"]) [aria-label^="a hidden card"]');

const timeline = (page: Page) => page.locator('input[type=range]');

/** Makes one decision of the person in the nearest seat, and waits until bots have gone on as far as they can. */
async function decide(page: Page): Promise<void> {
  const before = Number(await timeline(page).getAttribute('max'));
  await click(page);
  await page.waitForFunction(
    (steps) =>
      Number(document.querySelector('input[type=range]')?.getAttribute('max')) > steps &&
      document.querySelector('[data-playing]') === null,
    before,
  );
  await page.getByText('it is your decision').or(isOver(page)).first().waitFor();
}

/** By keys where the table is lit, by a click elsewhere. */
async function click(page: Page): Promise<void> {
  const asked = (await choices(page).locator('p').first().textContent()) ?? '';
  const lit = table(page).locator('[data-seat="0"] [data-row] button[data-lit]');
  if (/Lay your cards|Arrange/.test(asked)) return button(page, 'Lay the cards down').click();
  if (/Keep one/.test(asked)) return choices(page).locator('[data-action=keep-traits]').first().click();
  if (/Play one/.test(asked) && (await lit.count()) > 0) {
    await lit.first().focus();
    await page.keyboard.press('Enter');
    return choices(page).locator('li button').first().click();
  }
  if (/Play one/.test(asked)) return choices(page).locator('[data-action=pass]').click();
  await choices(page)
    .getByRole('button', { name: /^All actions/ })
    .click();
  return choices(page).locator('ul[aria-label="All actions"] button').first().click();
}

describe.skipIf(missing !== '')(`a card brawl is played in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('from a new set: a person plays turns against a bot', async () => {
    const { page } = await openPage(launched.browser, { set: false, script: axe });
    await page.getByRole('radio', { name: /card brawl/i }).check({ force: true });
    await page.getByRole('textbox', { name: 'Name of your game' }).fill('Sewing Circle');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main canvas[data-painted]');
    await page.click('nav >> text=Play');
    await page.getByRole('heading', { name: 'Play a match' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const players = page.getByLabel('Players', { exact: true }).first();
    await players.click();
    await page.getByRole('option', { name: '2 players' }).click();
    await button(page, 'Begin the match').click();
    await table(page).waitFor();
    await page.getByText('it is your decision').waitFor();
    for (let decision = 0; decision < 3; decision++) {
      await decide(page);
    }
    expect(Number(await timeline(page).getAttribute('max'))).toBeGreaterThan(2);
  }, 120_000);

  it('on a table of one size whatever is decided, with all seats beside each other in a small window', async () => {
    const set = join(root, 'content/hammerspace/jumble-sale');
    const { page } = await openPage(launched.browser, { set, view: { width: 1280, height: 800 } });
    await page.click('nav >> text=Play');
    await page.getByLabel('Seed').fill('3');
    await button(page, 'Begin the match').click();
    await page.getByText('it is your decision').waitFor();
    const size = await table(page).boundingBox();
    const asks = (what: RegExp) => choices(page).locator('p').filter({ hasText: what });
    while ((await asks(/Play one/).count()) === 0) {
      await decide(page);
      expect(await table(page).boundingBox()).toEqual(size);
    }
    await table(page).locator('[data-seat="0"] [data-row] button[data-lit]').first().click();
    await choices(page).locator('li button').first().waitFor();
    expect(await table(page).boundingBox()).toEqual(size);
    // Every action is in sight for whoever asks for the list.
    await page.keyboard.press('Escape');
    await choices(page)
      .getByRole('button', { name: /^All actions/ })
      .click();
    await choices(page).locator('ul[aria-label="All actions"] button').last().click({ trial: true });

    await page.setViewportSize({ width: 640, height: 400 });
    await table(page).locator('[data-seat]').nth(3).scrollIntoViewIfNeeded();
    const seats = await table(page)
      .locator('[data-seat]')
      .evaluateAll((all) =>
        all.map((seat) => {
          const { left, right, top, bottom } = seat.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(seats).toHaveLength(4);
    for (const [index, one] of seats.entries()) {
      const over = seats
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom);
      expect(over).toEqual([]);
    }
    // The table is scrolled to its end with the decision in sight.
    await choices(page)
      .getByRole('button', { name: /^All actions/ })
      .click({ trial: true });
  }, 120_000);

  it('by a person, by clicks and keys, who sees nothing hidden; a bot takes the seat and plays on to the end', async () => {
    const set = join(root, 'content/hammerspace/jumble-sale');
    const { page } = await openPage(launched.browser, { set, script: axe });
    await page.click('nav >> text=Play');
    await page.getByLabel('Seed').fill('3');
    await button(page, 'Begin the match').click();
    const mine = page.getByText('it is your decision');
    await mine.waitFor();
    // Before the rows are laid, nobody knows the others' cards, and no text of the page names one.
    expect(await covered(page).count()).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    for (let decision = 0; decision < 6; decision++) {
      if ((await isOver(page).count()) > 0) break;
      await decide(page);
    }
    expect(await barriers(page)).toEqual([]);
    // Whoever looks at it all sees what is hidden; the person does again not.
    const looks = page.getByLabel('Who looks').first();
    await looks.click();
    await page.getByRole('option', { name: 'Show all cards' }).click();
    await button(page, 'To the beginning').click();
    expect(await covered(page).count()).toBe(0);
    await looks.click();
    await page.getByRole('option', { name: 'Seen by Player 1' }).click();
    await page.waitForFunction(() => document.querySelector('[data-seat="1"] [aria-label^="a hidden card"]') !== null);
    await button(page, 'To the end').click();
    // A bot takes the seat, and plays on to the end.
    await page.keyboard.press('h');
    await page.getByLabel('Who plays: Player 1').first().click();
    await page.getByRole('option', { name: 'the greedy bot' }).click();
    await button(page, 'Done').click();
    await page
      .getByRole('region', { name: 'Through the match' })
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await page.waitForSelector('[data-mark=over]', { state: 'attached' });
    await button(page, 'To the end').click();
    await isOver(page).waitFor();
    await page.getByText(/\(H-07\d\)/).waitFor();
    // Scrubbing shows each moment as it was.
    await button(page, 'To the beginning').click();
    expect(await timeline(page).inputValue()).toBe('0');
    await button(page, 'Next player who is out').click();
    await table(page).locator('[data-out]').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await button(page, 'Next loss of HP').click();
    // The rule behind an event says what it says.
    await page
      .getByRole('button', { name: /^H-0\d\d$/ })
      .last()
      .click();
    await page.getByText(/^H-0\d\d · /).waitFor();
  }, 120_000);
});
