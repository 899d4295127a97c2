import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** A set of one hero as files of a set are written. */
const folderOfOne = (): string =>
  folderWith({ 'set.json': formatJson(setJson), 'heroes/warden.json': formatJson({ ...hero, note: 'Old.' }) });
const file = 'heroes/warden.json';
const onDisk = (folder: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as { note?: string; health: number };

describe.skipIf(missing !== '')(`editing in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  const openHero = async (set: string, wanted: Parameters<typeof openPage>[1] = {}) => {
    const studio = await openPage(launched.browser, { ...wanted, set });
    await goTo(studio.page, 'Heroes');
    return studio;
  };
  const note = (page: Page) => page.getByRole('textbox', { name: 'Private note' });
  const saved = (page: Page, status = 'saved') => page.waitForSelector(`footer [data-saved=${status}]`);
  const undoName = (page: Page) =>
    page
      .locator('header button[aria-label^=Undo], header button[aria-label^=Nothing]')
      .first()
      .getAttribute('aria-label');

  it('saves what is typed within a second, undoes and redoes it by name, and has it after it was closed and opened again', async () => {
    const set = folderOfOne();
    const { page } = await openHero(set);
    await note(page).fill('');
    await note(page).pressSequentially('Holds the gate.', { delay: 15 });
    await page.waitForSelector('footer [data-saved=saved]:has-text("Warden, private note")');
    expect(onDisk(set).note).toBe('Holds the gate.');
    expect(await undoName(page)).toBe('Undo: Warden, private note');
    // One field is one step, and its own key works in it.
    await page.keyboard.press('Control+z');
    expect(await note(page).inputValue()).toBe('Old.');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    expect(await note(page).inputValue()).toBe('Holds the gate.');
    await saved(page);
    await page.reload();
    await goTo(page, 'Heroes');
    expect(await note(page).inputValue()).toBe('Holds the gate.');
    expect(readFileSync(join(set, file), 'utf8')).toBe(formatJson({ ...hero, note: 'Holds the gate.' }));
  });
});
