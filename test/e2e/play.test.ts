import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toPlay = async (page: Page) => {
  await page.click('nav >> text=Play');
  await page.getByRole('heading', { name: 'Play a match' }).waitFor();
};
const timeline = (page: Page) => page.locator('input[type=range]');
const isOver = (page: Page) => page.getByText(/(wins|A draw), \d+ : \d+/).first();

describe.skipIf(missing !== '')(`matches, in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('are watched, scrubbed over, stopped, changed by hand on a branch, saved, and opened again', async () => {
    const { page, scratch } = await openPage(launched.browser, { script: axe });
    await toPlay(page);
    expect(await barriers(page)).toEqual([]);
    await button(page, 'Watch two greedy bots').click();
    await page.waitForSelector('button[data-unit]');
    // The whole match is played ahead of what is seen.
    await page.waitForSelector('[data-mark=round]:text("6")', { state: 'attached' });
    await button(page, 'To the end').click();
    await isOver(page).waitFor();
    // The number of a round can be read, whatever happened as it began.
    const topOf = (mark: string) =>
      page
        .locator(mark)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    const [number, point] = await Promise.all(['round', 'point'].map((is) => topOf(`[data-mark=${is}]`)));
    expect((point ?? 0) - (number ?? 0)).toBeGreaterThan(14);
    await button(page, 'To the beginning').click();
    await page.getByText('is the map').first().waitFor();
    await button(page, 'Next round').click();
    await button(page, 'Next kill').click();
    const at = Number(await timeline(page).inputValue());
    expect(at).toBeGreaterThan(0);
    await page.keyboard.press('k');
    await page.waitForFunction(
      (from) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > from,
      at,
    );
    await button(page, 'Why?').click();
    await page
      .getByText(/expected/)
      .first()
      .waitFor();
    await page.keyboard.press('h');
    // A moment in which nothing is open: another one, where this has a choice.
    await page.locator('button[data-unit][data-side=red]').first().click();
    for (let tries = 0; ; tries++) {
      const health = page.getByLabel('Health', { exact: true });
      await health.fill('99');
      await health.press('Enter');
      const lines = page.getByLabel('Lines of this match').first();
      const refused = button(page, 'Close this message');
      await lines.or(refused).first().waitFor();
      if ((await refused.count()) === 0) break;
      expect(tries).toBeLessThan(40);
      await refused.click();
      await button(page, 'One step on').click();
    }
    await button(page, 'Done').click();
    await page.getByText('by hand').first().waitFor();
    expect(await page.getByLabel('Lines of this match').first().inputValue()).toMatch(/^Branch/);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the record').click()]);
    const file = join(scratch, 'match.json');
    await download.saveAs(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ record: 2, edits: [{ edit: { value: 99 } }] });
    await button(page, 'Another match').click();
    // A match that was put away by mistake is not lost.
    await button(page, 'Back to the match').click();
    await page.getByText('by hand').first().waitFor();
    expect(await page.getByLabel('Lines of this match').first().inputValue()).toMatch(/^Branch/);
    await button(page, 'Another match').click();
    await page.setInputFiles('input[type=file]', {
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{'),
    });
    await page.getByText('broken.json is no record').waitFor();
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('button[data-unit]');
    await button(page, 'To the end').click();
    await page.getByText('by hand').first().waitFor();
  }, 120_000);

  it('name the heroes of both pools to whoever takes one, in a narrow window too', async () => {
    const { page } = await openPage(launched.browser, { view: { width: 1024, height: 700 } });
    await toPlay(page);
    for (const side of ['Red', 'Blue']) {
      await page.getByLabel(`Who plays: ${side}`).click();
      await page.getByRole('option', { name: 'a person' }).locator('visible=true').click();
    }
    await button(page, 'Begin the match').click();
    // Who is chosen does not look like the button that divides.
    const divide = page.locator('[data-action=divide]');
    const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
    const chosen = page.locator('section[aria-label="What you can do"] button[aria-pressed=true]');
    await chosen.nth(5).waitFor();
    expect(await ground(chosen.first())).not.toBe(await ground(divide));
    await divide.click();
    const pools = page.locator('[data-action=choose]');
    await pools.first().waitFor();
    const drawn = await page
      .getByText(/ is the map; the heroes are /)
      .first()
      .textContent();
    const heroes = (drawn ?? '').replace(/^.* the heroes are | \(.*$/g, '').split(', ');
    const named = await Promise.all(
      [1, 2].map((pool) =>
        page
          .getByRole('region', { name: `Pool ${pool}` })
          .locator('button + button')
          .allTextContents(),
      ),
    );
    expect(named.map((pool) => pool.length)).toEqual([6, 6]);
    expect(named.flat().sort()).toEqual(heroes.sort());
    const [, second = []] = named;
    await page.getByRole('button', { name: second[0], exact: true }).hover();
    await page.locator(`section[aria-label="${second[0]}"] canvas[data-painted]`).waitFor();
    await pools.last().click();
    const chooser = page.getByRole('region', { name: 'Heroes of Blue' });
    await chooser.getByText('To deploy').waitFor();
    expect(await chooser.locator('li').allTextContents()).toEqual(second);
  });

  it('are played by a person against the greedy bot to the end, by mouse and by keys', async () => {
    const { page } = await openPage(launched.browser, { script: axe });
    await toPlay(page);
    await page.getByLabel('Rounds').fill('1');
    await page.getByLabel('Seed').fill('11');
    await page.getByLabel('Who plays: Red').click();
    await page.getByRole('option', { name: 'a person' }).click();
    await button(page, 'Begin the match').click();
    // What the heroes are is seen before they are divided.
    const red = page.getByRole('region', { name: 'Heroes of Red' });
    await button(page, 'Granny Brine').focus();
    await red.locator('canvas[data-face^="saltmarch/brine"]').waitFor();
    await red.getByText('Call the Crabs').waitFor();
    await page.locator('[data-action=divide]').click();
    await page.getByLabel('Steps a second').click();
    await page.getByRole('option', { name: '30×' }).click();
    const asked = page.getByText('it is your decision');
    let byKeys = 0;
    for (let decisions = 0; ; decisions++) {
      expect(decisions).toBeLessThan(200);
      await asked.or(isOver(page)).first().waitFor();
      if ((await isOver(page).count()) > 0) break;
      const before = await timeline(page).getAttribute('max');
      const acts = page.locator('[data-action]:not([data-action=use])');
      const spaces = page.locator('button[data-space]');
      // Every second turn an ability is used where one can be.
      const uses = page.locator('[data-action=use]');
      if (decisions % 2 === 0 && (await uses.count()) > 0) await uses.first().click();
      else if ((await acts.count()) > 0) await acts.last().click();
      else {
        await spaces.first().focus();
        await page.keyboard.press('Enter');
        byKeys++;
      }
      await page.waitForFunction(
        (known) => document.querySelector<HTMLInputElement>('input[type=range]')?.max !== known,
        before,
      );
    }
    expect(byKeys).toBeGreaterThan(3);
    expect(await barriers(page)).toEqual([]);
    // The same match with other dice; what was decided is taken back, and how it went stays.
    await button(page, 'Again with other dice').click();
    const divide = page.locator('[data-action=divide]');
    await divide.click();
    await divide.waitFor({ state: 'detached' });
    await asked.waitFor();
    await button(page, 'Take back').click();
    await divide.waitFor();
    expect(await page.getByLabel('Lines of this match').first().inputValue()).toBe('Branch 1');
  });
});
