import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage, SharedPage } from './page.ts';
import { shippedSet } from './window.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const shared = new SharedPage();

/** A set of one hero as files of a set are written. */
const filesOfOne = {
  'set.json': formatJson(setJson),
  'heroes/warden.json': formatJson({ ...hero, note: 'Old.' }),
};
const file = 'heroes/warden.json';
const onDisk = (folder: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as { note?: string; health: number };

describe.skipIf(missing !== '')(`editing in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  const openHero = async (set: string, wanted: Parameters<typeof openPage>[1] = {}) => {
    const studio = await openPage(launched.browser, { ...wanted, set });
    await goTo(studio.page, 'Heroes');
    await note(studio.page).waitFor();
    return studio;
  };
  const showHero = async () => {
    const shown = await shared.show(launched.browser, filesOfOne);
    await goTo(shown.page, 'Heroes');
    await note(shown.page).waitFor();
    return shown;
  };
  const note = (page: Page) => page.getByRole('textbox', { name: 'Private note' });
  const saved = (page: Page, status = 'saved') => page.waitForSelector(`footer [data-saved=${status}]`);
  const undoName = (page: Page) =>
    page
      .locator('header button[aria-label^=Undo], header button[aria-label^=Nothing]')
      .first()
      .getAttribute('aria-label');

  it('keeps what is typed while the studio is gone, and saves it when it is back', async () => {
    const set = folderWith(filesOfOne);
    const { page, restart, kill } = await openHero(set, { allowed: /ERR_|401/ });
    await note(page).fill('Before.');
    await saved(page);
    await note(page).pressSequentially(' Half', { delay: 10 });
    await kill();
    await note(page).pressSequentially(' and the rest.', { delay: 10 });
    await saved(page, 'lost');
    await picture(page, 'lost');
    expect(onDisk(set).note).not.toContain('rest');
    const address = await restart();
    // What the person does: opens the new address, in another tab.
    const other = await page.context().newPage();
    await other.goto(address);
    await saved(page);
    expect(onDisk(set).note).toBe('Before. Half and the rest.');
  });

  it('saves what was typed in a tab that was closed while the studio was gone', async () => {
    const set = folderWith(filesOfOne);
    const { page, restart, kill } = await openHero(set, { allowed: /ERR_|401/ });
    await kill();
    await note(page).fill('Written to nobody.');
    await saved(page, 'lost');
    const context = page.context();
    const address = await restart();
    const other = await context.newPage();
    await page.close();
    await other.goto(address);
    await other.waitForSelector('footer [data-saved=saved]:has-text("private note")');
    expect(onDisk(set).note).toBe('Written to nobody.');
  });

  it('shows a set that cannot be changed, and opens a copy that can', async () => {
    const { page } = await openHero(shippedSet);
    const banner = page.locator('main [role=alert]');
    expect(await banner.textContent()).toContain('but not changed');
    expect(await page.getAttribute('footer [role=status]', 'data-saved')).toBe('read-only');
    await picture(page, 'read-only');
    await banner.getByRole('button', { name: 'Make a copy' }).click();
    await saved(page);
    expect(await banner.count()).toBe(0);
  });

  it('saves what is typed within a second, undoes and redoes it by name, and has it after it was closed and opened again', async () => {
    const { page, set } = await showHero();
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

  it('takes a change from outside in, and takes it back as a step of its own', async () => {
    const { page, set } = await showHero();
    await note(page).fill('Mine.');
    await saved(page);
    writeFileSync(join(set, file), formatJson({ ...onDisk(set), health: 14 }));
    await expect.poll(() => page.inputValue('[data-field="/health"] input')).toBe('14');
    expect(await undoName(page)).toBe(`Undo: ${file}, changed from outside`);
    await page.keyboard.press('Control+z');
    await page.waitForSelector('footer [data-saved=saved]:has-text("Undo of")');
    expect(onDisk(set)).toMatchObject({ note: 'Mine.', health: 10 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => note(page).inputValue()).toBe('Old.');
    await page.waitForSelector('footer [data-saved=saved]:has-text("private note")');
    // The same place on both sides: what was undone stays so, and the status line says why.
    writeFileSync(join(set, file), formatJson({ ...onDisk(set), note: 'Theirs.' }));
    await expect.poll(() => note(page).inputValue()).toBe('Theirs.');
    await page.keyboard.press('Control+Shift+z');
    await page.waitForSelector('footer [role=status]:has-text("another program has changed the same place")');
    expect(onDisk(set).note).toBe('Theirs.');
  });

  it('takes in what was changed outside in another place of the file that is being typed in, and asks nothing', async () => {
    const { page, set } = await showHero();
    // Saving waits until the other program is through.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/call/save', async (route) => {
      await held;
      await route.continue();
    });
    await note(page).fill('Mine.');
    await saved(page, 'saving');
    writeFileSync(join(set, file), formatJson({ ...hero, note: 'Old.', health: 12 }));
    letGo();
    await expect.poll(() => onDisk(set)).toMatchObject({ note: 'Mine.', health: 12 });
    await saved(page);
    expect(await page.locator('[data-field="/health"] input').inputValue()).toBe('12');
    expect(await note(page).inputValue()).toBe('Mine.');
    expect(await page.locator('main [role=alert]').count()).toBe(0);
  });

  it('shows both sides of a file that was changed here and outside, and keeps the chosen one', async () => {
    const { page, set } = await showHero();
    // Saving waits until the other program is through.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/call/save', async (route) => {
      await held;
      await route.continue();
    });
    await note(page).fill('Mine.');
    await saved(page, 'saving');
    writeFileSync(join(set, file), formatJson({ ...hero, note: 'Theirs.', health: 12 }));
    letGo();
    await page.click('main [role=alert] button');
    const clash = page.locator(`section[aria-label="${file}"]`);
    await clash.waitFor();
    expect(await clash.locator('figure').allTextContents()).toEqual([
      expect.stringContaining('Mine.'),
      expect.stringContaining('Theirs.'),
    ]);
    await picture(page, 'clash');
    await clash.getByRole('button', { name: 'Take mine' }).click();
    await saved(page);
    expect(onDisk(set)).toEqual({ ...hero, note: 'Mine.' });
    expect(await page.locator('main [role=alert]').count()).toBe(0);
  });

  it('lets odds be aimed in a set that cannot be changed', async () => {
    const charge = { id: 'charge', name: 'Charge', text: 'Range 2, 1dmg.' };
    const { page } = await shared.show(launched.browser, {
      'set.json': { ...setJson, format: 99 },
      'heroes/oracle.json': { ...hero, name: 'Oracle', health: 2 },
      'heroes/warden.json': { ...hero, abilities: [charge] },
    });
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.click('main [aria-label="Ability card: Charge"]');
    // Beside the text that they are of.
    const odds = page.locator('[data-field="/abilities/0/text"] section[aria-label="Odds against"]');
    expect(await page.locator('[data-field="/abilities/0/name"] input').isDisabled()).toBe(true);
    const told = () => odds.locator('li').allTextContents();
    await odds.locator('li').first().waitFor();
    const before = await told();
    await odds.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Oracle' }).click();
    await expect.poll(told).not.toEqual(before);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    await picture(page, 'odds-read-only');
  });

  it('says of a set from a newer Setwright what can be done, and offers no copy that could not be changed either', async () => {
    const { page } = await shared.show(launched.browser, {
      'set.json': { ...setJson, format: 99 },
      'heroes/warden.json': hero,
    });
    const banner = page.locator('main [role=alert]');
    expect(await banner.textContent()).toContain('Update Setwright to change it');
    expect(await banner.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Control+Shift+p');
    await page.getByPlaceholder('What to do').fill('copy of this set');
    await page.getByText('Nothing that can be done now is called that.').waitFor();
  });
});
