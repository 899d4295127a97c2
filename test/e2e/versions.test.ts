import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage, SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shield = { id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.' };
const filesOfTwo = {
  'set.json': formatJson(setJson),
  'heroes/oracle.json': formatJson({ name: 'Oracle', health: 7, speed: 4 }),
  'heroes/warden.json': formatJson({ ...hero, abilities: [shield] }),
};
const shared = new SharedPage(axe);

describe.skipIf(missing !== '')(`versions in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('leaves the rest of the window as it is where one part has a defect, and says so', async () => {
    const { page } = await openPage(launched.browser, { set: folderWith(filesOfTwo), allowed: /no such calendar/ });
    await page.click('nav >> text=Versions');
    await page.getByRole('textbox', { name: 'Name of this state' }).fill('v1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main >> text=Nothing that players see has changed.');
    await page.evaluate(() => {
      Date.prototype.toLocaleString = () => {
        throw new Error('no such calendar');
      };
    });
    await page.click('nav >> text=Heroes');
    await page.click('nav >> text=Versions');
    await page.waitForSelector('aside >> text=Setwright has a defect here (no such calendar).');
    await picture(page, 'defect');
    await page.click('nav >> text=Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.locator('[data-field="/health"] input').fill('9');
    await page.waitForSelector('footer [data-saved=saved]:has-text("Warden, health")');
  });

  it('keeps a version, tells what changed since as notes to post, and gives one hero and then the whole set back', async () => {
    const { page, set } = await shared.show(launched.browser, filesOfTwo);
    const before = ['heroes/oracle.json', 'heroes/warden.json'].map((file) => readFileSync(join(set, file), 'utf8'));
    const saved = (label: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${label}")`);
    await page.click('nav >> text=Versions');
    await page.waitForSelector('main >> text=No version yet');
    await page.waitForSelector('aside[aria-label=Inspector] >> text=The first one comes about when you write a name');
    await page.getByRole('textbox', { name: 'Name of this state' }).fill('v1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main >> text=Nothing that players see has changed.');
    // The same name twice is refused with a sentence.
    await page.getByRole('textbox', { name: 'Name of this state' }).fill('V1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('aside [role=alert]:has-text("There is a version named")');

    await page.click('nav >> text=Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Oracle');
    await page.getByRole('button', { name: 'Delete: Oracle' }).click();
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.locator('[data-field="/health"] input').fill('9');
    await page.click('main [aria-label="Ability card: Shield"]');
    await page.focus('[data-field="/abilities/0/text"] [contenteditable]');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('Range 2, 2dmg.');
    await page.click('nav >> text=Versions');
    const notes = page.locator('main article');
    await notes.locator('ins').first().waitFor();
    expect(await notes.locator('del, ins').allTextContents()).toEqual(['1dmg', '2dmg']);
    expect(await notes.getByRole('region', { name: 'Warden' }).textContent()).toContain('Health 10 → 9');
    await picture(page, 'versions');
    expect(await barriers(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.waitForSelector('button:has-text("Copied")');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '# Iron Age: changes since v1\n\n## Heroes\n\n### Oracle (removed)\n\n### Warden\n- Health: 10 → 9\n' +
        '- **Shield**, extra ability card\n  - Old: Range 2, ~~1dmg~~.\n  - New: Range 2, **2dmg**.\n',
    );

    await page.getByRole('button', { name: 'Restore Oracle' }).click();
    await saved('Oracle as in v1');
    expect(readFileSync(join(set, 'heroes/oracle.json'), 'utf8')).toBe(before[0]);
    await page.getByRole('button', { name: 'Restore the whole set' }).click();
    await saved('Set as in v1');
    expect(readFileSync(join(set, 'heroes/warden.json'), 'utf8')).toBe(before[1]);
    await page.waitForSelector('main >> text=Nothing that players see has changed.');
    // Nothing was asked, because it can be undone.
    await page.keyboard.press('Control+z');
    await notes.locator('ins').first().waitFor();
  });

  it('gives a hero its picture back, whether another one has taken its place or it is gone, and says so before', async () => {
    const dot = (background: string) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .png()
        .toBuffer();
    const { page, set } = await shared.show(launched.browser, {
      'set.json': formatJson(setJson),
      'heroes/warden.json': formatJson({ ...hero, art: { file: 'art/warden.png' } }),
      'art/warden.png': await dot('#b5541c'),
    });
    const first = readFileSync(join(set, 'art/warden.png'));
    const warden = page.locator('main article').getByRole('region', { name: 'Warden' });
    const heroNow = () => JSON.parse(readFileSync(join(set, 'heroes/warden.json'), 'utf8'));
    await page.click('nav >> text=Versions');
    await page.getByRole('textbox', { name: 'Name of this state' }).fill('v1');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main >> text=Nothing that players see has changed.');
    expect(await page.locator('main').getByRole('note').count()).toBe(0);
    const second = await dot('#1c54b5');
    writeFileSync(join(set, 'art/warden.png'), second);
    // Where nothing but its picture is another, it has its way back all the same.
    const repictured = page.getByRole('region', { name: 'Pictures that are others now' });
    await repictured.getByRole('button', { name: 'Restore Warden' }).waitFor();
    await page.click('nav >> text=Heroes');
    await page.locator('[data-field="/health"] input').fill('9');
    await page.click('nav >> text=Versions');
    await repictured.waitFor({ state: 'detached' });
    await warden.getByText('Comes back too: "art/warden.png".').waitFor();
    await picture(page, 'pictures-back');
    await warden.getByRole('button', { name: 'Restore Warden' }).click();
    await page.waitForSelector('footer [data-saved=saved]:has-text("Warden as in v1")');
    // The newer picture stays; the old one lies beside it.
    expect(heroNow()).toEqual({ ...hero, art: { file: 'art/warden-2.png' } });
    expect(readFileSync(join(set, 'art/warden-2.png'))).toEqual(first);
    expect(readFileSync(join(set, 'art/warden.png'))).toEqual(second);
    await page.keyboard.press('Control+z');
    await page.waitForSelector('footer [data-saved=saved]:has-text("Undo of Warden as in v1")');
    rmSync(join(set, 'art/warden.png'));
    await warden.getByText('Comes back too: "art/warden.png".').waitFor();
    await warden.getByRole('button', { name: 'Restore Warden' }).click();
    await expect.poll(heroNow).toEqual({ ...hero, art: { file: 'art/warden.png' } });
    expect(readFileSync(join(set, 'art/warden.png'))).toEqual(first);
  });
});
