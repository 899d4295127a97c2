import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

describe.skipIf(missing !== '')(`two tabs on one set in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('each shows what is typed in the other, without a word about both sides', async () => {
    const set = folderWith({ 'set.json': formatJson(setJson), 'heroes/warden.json': formatJson(hero) });
    const { page, origin } = await openPage(launched.browser, { set });
    // As a browser does it when a tab is duplicated.
    const key = await page.evaluate(() => sessionStorage.getItem('setwright-token') ?? '');
    const other = await page.context().newPage();
    await other.addInitScript((token) => sessionStorage.setItem('setwright-token', token), key);
    await other.goto(origin);
    await other.waitForSelector('canvas[data-painted]');
    const health = (tab: typeof page) => tab.locator('[data-field="/health"] input');
    for (const tab of [page, other]) {
      await goTo(tab, 'Heroes');
      await health(tab).waitFor();
    }
    await health(page).fill('7');
    await expect.poll(() => health(other).inputValue(), { timeout: 8000 }).toBe('7');
    await health(other).fill('8');
    await expect.poll(() => health(page).inputValue(), { timeout: 8000 }).toBe('8');
    for (const tab of [page, other]) {
      await tab.waitForSelector('footer [data-saved=saved]');
      expect(await tab.locator('main [role=alert]').count()).toBe(0);
    }
    expect(JSON.parse(readFileSync(join(set, 'heroes/warden.json'), 'utf8'))).toMatchObject({ health: 8 });
  });
});
