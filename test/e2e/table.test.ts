import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage, SharedPage } from './page.ts';
import { cell, openTable, paste, saved, showTable } from './table-page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const charge = { id: 'charge', name: 'Charge', text: 'Range 2, 1dmg, push 2.' };
const filesOfOne = {
  'set.json': formatJson(setJson),
  'heroes/warden.json': formatJson({
    ...hero,
    passives: [{ name: 'Start of turn', text: 'Heal 1.' }],
    defaultAbilities: [{ name: 'Bash', text: 'Range 1, 2dmg.' }],
    abilities: [charge],
  }),
};
const folderOfOne = (): string => folderWith(filesOfOne);
const shared = new SharedPage(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
const fileIn = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as typeof hero;

describe.skipIf(missing !== '')(`the table in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  const open = (set: string) => openTable(launched.browser, set);
  const openShared = async (files = {}) => {
    const opened = await shared.show(launched.browser, { ...filesOfOne, ...files });
    await showTable(opened.page);
    return opened;
  };

  it('remembers its columns, rows and order, for each set by itself', async () => {
    const [one, other] = [folderOfOne(), folderOfOne()];
    const { page } = await openPage(launched.browser, { set: one });
    const titles = () => page.getByRole('columnheader').allTextContents();
    // What is done while the studio has not told everything yet counts as well.
    let asked = 0;
    await page.route('**/call/welcome', (route) => {
      asked += 1;
      return asked === 1 ? route.continue() : undefined;
    });
    await page.reload();
    await page.click('nav >> text=Table');
    await page.waitForSelector('[role=grid] [role=gridcell]');
    const usual = await titles();
    await page.getByRole('checkbox', { name: 'Speed' }).uncheck();
    await page.getByRole('button', { name: 'Name' }).click();
    await page.unroute('**/call/welcome');
    await page.reload();
    await page.waitForSelector('[role=grid] [role=gridcell]');
    await expect.poll(titles).not.toContain('Speed');
    const sorted = page.locator('[role=columnheader][aria-sort=ascending]');
    expect(await sorted.textContent()).toContain('Name');
    await page.click('nav >> text=Set');
    await page.fill('input[placeholder="/games/my-set"]', other);
    await page.click('button:has-text("Open another set")');
    await page.locator('aside[aria-label=Inspector]').getByText(other, { exact: true }).waitFor();
    await page.click('nav >> text=Table');
    await expect.poll(titles).toEqual(usual);
  });

  it('says what a CSV file says otherwise before anything is written, and leaves those rows be that it lacks', async () => {
    const set = folderOfOne();
    const { page, scratch } = await open(set);
    const out = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const kept = await (await out).path();
    const text = readFileSync(kept, 'utf8');
    expect(text.split('\r\n')[0]).toMatch(/^\ufeffId,Kind,Of,Name,Health,Speed,Text,/);
    const sheet = join(scratch, 'sheet.csv');
    const lines = text.replace('Range 1, 2dmg.', 'Range 1, 3dmg.').trimEnd().split('\r\n');
    writeFileSync(sheet, `${lines.filter((line) => !line.includes('Charge')).join('\r\n')}\r\n,hero,,Oracle,,7,3\r\n`);
    await page.locator('input[type=file]').setInputFiles(sheet);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Range 1, 3dmg.').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/Oracle.*new/),
      expect.stringContaining('Range 1, 2dmg.Range 1, 3dmg.'),
    ]);
    await picture(page, 'table-differences');
    const before = readFileSync(join(set, 'heroes/warden.json'), 'utf8');
    await dialog.getByRole('checkbox', { name: 'Take Bash' }).uncheck();
    await dialog.getByRole('button', { name: 'Take 1 row' }).click();
    await saved(page, 'Rows of sheet.csv');
    expect(readdirSync(join(set, 'heroes'))).toEqual(['oracle.json', 'warden.json']);
    expect(readFileSync(join(set, 'heroes/warden.json'), 'utf8')).toBe(before);
  });

  it('pulls what a linked file says otherwise, each time anew, and says why when it is gone', async () => {
    const set = folderOfOne();
    const { page, scratch } = await open(set);
    const sheet = join(scratch, 'linked.csv');
    writeFileSync(sheet, 'Id,Name,Health\nwarden,Warden,10\n');
    await page.getByRole('textbox', { name: 'Path of a CSV file' }).fill(sheet);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('linked.csv says nothing that the set does not say.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    writeFileSync(sheet, 'Id,Name,Health\nwarden,Warden,14\n');
    await page.getByRole('button', { name: 'Pull' }).click();
    await picture(page, 'table-linked');
    await dialog.getByRole('button', { name: 'Take 1 row' }).click();
    await saved(page, 'Rows of linked.csv');
    expect(fileIn(set, 'heroes/warden.json')).toMatchObject({ health: 14, abilities: [charge] });
    // The link is kept by the studio.
    rmSync(sheet);
    await page.reload();
    await page.click('nav >> text=Table');
    await page.getByRole('button', { name: 'Pull' }).click();
    await page.waitForSelector('aside [role=alert]:has-text("there is no such file")');
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('textbox', { name: 'Path of a CSV file' }).waitFor();
    await picture(page, 'table-unlinked');
  });

  it('takes twenty heroes from a spreadsheet, each with a card, as one step that can be undone', async () => {
    const { page, set } = await openShared();
    const rows = Array.from(
      { length: 20 },
      (_, index) => `Scout ${index + 1}\t${index + 5}\t4\tSnare\t"Range 2,\n1dmg."`,
    );
    // With headings, wherever the cursor is; then a block from the cell behind the last.
    await paste(page, ['Hero\tHP\tSpeed\tAbility\tText', ...rows].join('\r\n'));
    await saved(page, '40 rows pasted');
    expect(await page.textContent('main [role=status]')).toContain('40 rows added');
    expect(readdirSync(join(set, 'heroes'))).toHaveLength(21);
    expect(fileIn(set, 'heroes/scout-20.json')).toEqual({
      name: 'Scout 20',
      health: 24,
      speed: 4,
      abilities: [{ id: 'snare', name: 'Snare', text: 'Range 2,\n1dmg.' }],
    });
    await picture(page, 'table-pasted');
    await page.keyboard.press('Control+z');
    await saved(page, 'Undo of 40 rows pasted');
    expect(readdirSync(join(set, 'heroes'))).toEqual(['warden.json']);
    await page.getByRole('columnheader', { name: 'Name' }).waitFor();
    await page.locator('[role=grid]').press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.locator('[class*=fresh]').click();
    await paste(page, 'Oracle\t7\t5\nRanger\t6\t6\n');
    await saved(page, '2 rows pasted');
    expect(fileIn(set, 'heroes/ranger.json')).toMatchObject({ health: 6, speed: 6 });
  });

  it('lets texts follow a name that is changed in a cell, in the same step of undo', async () => {
    const { page } = await openShared({
      'heroes/oracle.json': formatJson({
        ...hero,
        name: 'Oracle',
        abilities: [{ id: 'ask', name: 'Ask', text: 'Range 1, 1dmg. Then refresh Charge.' }],
      }),
    });
    await cell(page, 'warden/charge', 'name').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Onslaught');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'oracle/ask', 'text').textContent()).toContain('refresh Onslaught');
    await page.waitForSelector('footer >> text=became');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 'oracle/ask', 'text').textContent()).toContain('refresh Charge');
    await expect.poll(() => cell(page, 'warden/charge', 'name').textContent()).toBe('Charge');
  });

  it('is written, filled, sorted, filtered and emptied by keys alone', async () => {
    const { page, set } = await openShared();
    await cell(page, 'warden', 'name').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await saved(page, 'Warden, health');
    expect(fileIn(set, 'heroes/warden.json').health).toBe(12);
    // A passive has no health: nothing can be typed there.
    await page.keyboard.type('3');
    expect(await page.locator('main textarea').count()).toBe(0);
    await cell(page, 'warden/charge', 'text').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 3.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Pull 1.');
    await picture(page, 'table-typing');
    await page.keyboard.press('Enter');
    await saved(page, 'Charge, text');
    expect(fileIn(set, 'heroes/warden.json')).toMatchObject({ abilities: [{ text: 'Range 3.\nPull 1.' }] });
    // Many cells at once.
    await cell(page, 'warden', 'status').click();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.type('done');
    await page.keyboard.press('Control+Enter');
    await saved(page, '4 cells');
    expect(fileIn(set, 'heroes/warden.json')).toMatchObject({ status: 'done', abilities: [{ status: 'done' }] });
    await page.getByRole('textbox', { name: '4 cells selected' }).fill('perhaps');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [role=status]:has-text("perhaps")');
    await picture(page, 'table-refused');
    await page.locator('[role=grid]').press('Delete');
    await saved(page, 'cells emptied');
    expect(fileIn(set, 'heroes/warden.json')).not.toHaveProperty('status');
    await page.getByRole('button', { name: 'Name' }).press('Enter');
    const names = () => page.locator('[role=gridcell][data-column=name]').allTextContents();
    expect(await names()).toEqual(['Bash', 'Charge', 'Start of turn', 'Warden']);
    await page.fill('[aria-label="Find in this list"]', 'pull');
    await expect.poll(names).toEqual(['Charge']);
    await page.fill('[aria-label="Find in this list"]', '');
    await page.getByRole('checkbox', { name: /^Passives/ }).uncheck();
    await expect.poll(names).toEqual(['Bash', 'Charge', 'Warden']);
  });

  it('is a grid that readers of the screen know, in light and in dark', async () => {
    const { page } = await openShared();
    await cell(page, 'warden', 'health').click();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await barriers(page)).toEqual([]);
      await picture(page, `table-${scheme}`);
    }
  });
});
