import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

describe.skipIf(missing !== '')(`the keyboard alone in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('is where it was after the search, the palette and the small board, and closes the problems from a field', async () => {
    const set = folderWith({
      'set.json': formatJson(setJson),
      'heroes/oracle.json': formatJson({ ...hero, name: 'Oracle', health: 'ten' }),
      'heroes/warden.json': formatJson(hero),
    });
    const { page } = await openPage(launched.browser, { set });
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.locator('main [data-card]').first().focus();
    for (const key of ['Control+p', 'Control+Shift+p']) {
      await page.keyboard.press(key);
      await page.waitForSelector('[role=dialog]');
      await hasFocus(page, '[role=dialog] input');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog]', { state: 'detached' });
      await hasFocus(page, '[data-card]');
    }

    await page.getByRole('button', { name: 'Try it: Warden' }).focus();
    await page.keyboard.press('Enter');
    const board = 'section[aria-label="Try a card"]';
    await hasFocus(page, board);
    await page.keyboard.press('Escape');
    await page.waitForSelector(board, { state: 'detached' });
    await hasFocus(page, 'button[aria-label="Try it: Warden"]');

    await page.keyboard.press('F8');
    const problems = page.getByText('Problems: ');
    await problems.waitFor();
    await hasFocus(page, '[data-edits] *');
    await page.keyboard.press('Escape');
    await problems.waitFor({ state: 'detached' });
    // The cursor stays in the field.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-edits]') !== null)).toBe(true);
  });
});
