import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../bin/build.mjs';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

describe.skipIf(missing !== '')(`a card brawl in a real browser${missing}`, () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'setwright-brawl-')), 'jumble-sale');
  let launched: Launched;
  beforeAll(async () => {
    cpSync(join(root, 'content/hammerspace/jumble-sale'), folder, { recursive: true });
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await launched?.close();
  });

  it('lists play cards and traits, changes a card on its face, adds one, and shows them in Spanish', async () => {
    const { page } = await openPage(launched.browser, { set: folder });
    const saved = (what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);
    await page.click('nav >> text=Cards');
    const list = page.locator('aside[aria-label=Cards]');
    await list.getByText('Play cards', { exact: true }).waitFor();
    await list.getByText('Traits', { exact: true }).waitFor();

    await list.getByText('Jar of Hornets').click();
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText('this card').waitFor();
    await inspector.getByRole('textbox', { name: 'Strength' }).fill('6');
    await saved('Jar of Hornets, strength');
    expect(JSON.parse(readFileSync(join(folder, 'cards/jar-of-hornets.json'), 'utf8')).strength).toBe(6);

    await page.getByRole('button', { name: 'Add …' }).click();
    await page.getByRole('menuitem', { name: 'trait' }).click();
    await page.waitForSelector('main [data-face="jumble-sale/new-trait"][data-painted]');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('main [data-face="jumble-sale/new-trait"]', { state: 'detached' });

    await page.getByRole('combobox', { name: 'Language of the faces' }).selectOption('es');
    await list.getByText('Frasco de avispones').waitFor();
  });
});
