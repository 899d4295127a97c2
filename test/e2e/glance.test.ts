import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openFolder, openPage, SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shared = new SharedPage(axe);

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (!folder) return;
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

const files = {
  'set.json': setJson,
  'heroes/oracle.json': { ...hero, name: 'Oracle', status: 'done' },
  'heroes/warden.json': {
    ...hero,
    status: 'draft',
    abilities: [{ id: 'bash', name: 'Bash', text: 'Range 2, 1dmg. The bell tolls.' }],
    tokens: ['shield'],
  },
  'tokens/shield.json': { name: 'Shield', text: 'Def 1.' },
};

/** Thirteen heroes with three errors each, and a file that is no JSON. */
const broken = {
  'set.json': setJson,
  'heroes/a-whole-one.json': hero,
  'heroes/smith.json': '{ "name": "Smith", "health": 5, }',
  ...Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [
      `heroes/hero-${index + 10}.json`,
      {
        name: `Hero ${index + 10}`,
        health: 'ten',
        helth: 1,
        abilities: [{ id: 'hit', name: 'Hit', text: 3 }],
        speed: 2,
      },
    ]),
  ),
};

/** So many heroes that their faces are laid out in waves, each with a text by hand. */
const large = {
  'set.json': setJson,
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [
      `heroes/hero-${n}.json`,
      {
        ...hero,
        name: `Hero ${n}`,
        defaultAbilities: ['Hum', 'Sing'].map((name) => ({ name, text: 'Everybody sings.' })),
      },
    ]),
  ),
};

/** A script for a page whose workers fail the first time they are asked these questions. Answers with its path. */
function failsFirst(...names: readonly string[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'setwright-script-')), 'fails.js');
  const script = `
    const left = new Set(${JSON.stringify(names)});
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, moved) {
      if (!left.delete(message.name)) return post.call(this, message, moved);
      setTimeout(() => this.onmessage({ data: { id: message.id, failed: 'Failed to fetch' } }));
    };`;
  writeFileSync(path, script);
  return path;
}

describe.skipIf(missing !== '')(`the set at a glance, in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });
  const open = async (set: string, wanted: Parameters<typeof openPage>[1] = {}) =>
    openPage(launched.browser, { ...wanted, set });

  it('shows how far everything is, and what changed since it was printed', async () => {
    const { page } = await open(folderWith(files));
    const main = page.locator('main');
    const shown = () =>
      main.locator('button[aria-label^="Open "]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(await shown()).toEqual(['Open Oracle', 'Open Warden', 'Open Shield']);
    await main.getByRole('button', { name: '1 draft' }).click();
    expect(await shown()).toEqual(['Open Warden']);
    await main.getByRole('button', { name: '1 draft' }).click();
    // Whose texts people play by hand is found without opening every card; what is mended is so no more.
    await main.getByRole('button', { name: '2 partly by hand' }).click();
    expect(await shown()).toEqual(['Open Warden', 'Open Shield']);
    await main.getByRole('button', { name: 'Open Warden' }).click();
    // A sign on the card that has it leads to its text.
    await main.getByRole('button', { name: 'partly by hand', exact: true }).click();
    await page.waitForSelector('[data-field="/abilities/0/text"] [contenteditable]:focus');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 2, 1dmg.');
    await page.waitForSelector('footer [data-saved=saved]:has-text("Bash")');
    await page.keyboard.press('Escape');
    await page.click('nav >> text=Set');
    await main.getByRole('button', { name: '1 partly by hand' }).waitFor();
    const printed = main.locator('section[aria-label=Printed]');
    await printed.getByRole('button', { name: 'Mark as printed' }).click();
    await page.getByRole('combobox', { name: 'Name of the printed copy' }).fill('the box');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as printed' }).click();
    await printed.getByText('is as the set is now').waitFor();
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.fill('[data-field="/health"] input', '12');
    await page.waitForSelector('footer [data-saved=saved]:has-text("Warden")');
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await printed.getByText('1 changed').waitFor();
    await main.getByRole('button', { name: '1 to print' }).click();
    expect(await shown()).toEqual(['Open Warden']);
    await picture(page, 'glance-changed');
  });

  it('says where it is missed what could not be found out or laid out, and tries again', {
    timeout: 120_000,
  }, async () => {
    const { page } = await open(folderWith(large), { script: failsFirst('byHand', 'more') });
    const main = page.locator('main');
    await main.getByText('Which of them are partly by hand could not be found out.').waitFor();
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByRole('button', { name: '40 partly by hand' }).waitFor();
    expect(await main.getByText('could not be found out').count()).toBe(0);
    const banner = main.locator('[role=alert]', { hasText: 'are not laid out' });
    await banner.getByRole('button', { name: 'Lay them out' }).click();
    await banner.waitFor({ state: 'detached' });
    // One sign on a card of several texts leads from one to the next.
    await main.getByRole('button', { name: 'Open Hero 7' }).click();
    for (const text of [0, 1, 0]) {
      await main.getByRole('button', { name: 'partly by hand', exact: true }).click();
      await page.waitForSelector(`[data-field="/defaultAbilities/${text}/text"] [contenteditable]:focus`);
    }
    await picture(page, 'glance-by-hand');
  });

  it('does by name what can be done, with the keys beside it, and undoes it', async () => {
    const { page } = await open(folderWith(files), { script: axe });
    await goTo(page, 'Heroes');
    const heroes = page.locator('aside[aria-label=Heroes] section button');
    // Mantine's styles are below the window's own, whatever comes first: here it would take all padding away.
    expect(await heroes.first().evaluate((line) => getComputedStyle(line).paddingLeft)).toBe('8px');
    const run = async (typed: string, name: string) => {
      await page.keyboard.press('Control+Shift+p');
      const what = page.getByPlaceholder('What to do');
      await what.fill(typed);
      const action = page.locator('.mantine-Spotlight-action').first();
      await expect.poll(() => action.textContent()).toContain(name);
      await what.press('Enter');
      await what.waitFor({ state: 'detached' });
    };
    await run('add hero', 'Add hero');
    const name = page.getByRole('dialog', { name: 'Add hero' }).getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Scout');
    await page.keyboard.press('Enter');
    await expect.poll(() => heroes.count()).toBe(3);
    await page.waitForSelector('[data-field="/name"]:focus-within');
    await run('undo', 'Undo: Scout, addedCtrl+Z');
    await expect.poll(() => heroes.count()).toBe(2);
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await run('delete', 'Delete Warden');
    await expect.poll(() => heroes.count()).toBe(1);
    await run('paper', 'Export for paper');
    await page.waitForSelector('button:has-text("Export PDF")');
    await page.keyboard.press('Control+Shift+p');
    await page.getByPlaceholder('What to do').waitFor();
    await picture(page, 'palette');
    await expect
      .poll(() => page.locator('.mantine-Spotlight-action').allTextContents())
      .toEqual(expect.arrayContaining(['Go to Heroes2', 'Search everythingCtrl+P', 'Dark theme']));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Colours that are on their way from one scheme to the other are none of either.
      await page.waitForSelector(`html[data-mantine-color-scheme=${colorScheme}]`, { state: 'attached' });
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await barriers(page), colorScheme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('What to do').waitFor({ state: 'detached' });
    expect(await page.getAttribute('nav [aria-current=page]', 'title')).toContain('Out');
    // What a card says leads to that card.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+p');
    const search = page.getByPlaceholder('Heroes, cards, maps, words');
    await search.fill('bell tolls');
    await expect
      .poll(() => page.locator('.mantine-Spotlight-action').allTextContents())
      .toEqual(['BashAbility card of Warden · Range 2, 1dmg. The bell tolls.']);
    await picture(page, 'search');
    await search.press('Enter');
    await page.waitForSelector('[aria-label="Ability card: Bash"][aria-pressed=true]');
  });

  it('names the file that scenes wait for once, however many do, and leads to what is to be mended', async () => {
    const scene = (name: string) => ({
      name,
      drawing: ['a.', '..'],
      units: [{ letter: 'a', card: 'warden' }],
      steps: [{ end: true }],
    });
    const waiting = {
      ...files,
      'heroes/warden.json': { ...hero, health: 'ten' },
      'scenes/first.json': scene('Nobody moves'),
      'scenes/second.json': scene('Nobody stirs'),
      'scenes/third.json': scene('Nobody falls'),
    };
    const { page } = await shared.show(launched.browser, waiting);
    await page.locator('footer').getByRole('button', { name: '3 of 3 scenes not played' }).click();
    const scenes = page.getByRole('region', { name: 'Scenes' });
    await scenes.getByText('Nobody falls').waitFor();
    const cause = scenes.getByRole('button', { name: 'heroes/warden.json has an error: 3 scenes wait' });
    expect(await cause.count()).toBe(1);
    expect(await scenes.locator('li').count()).toBe(4);
    expect(await barriers(page)).toEqual([]);
    await cause.click();
    await page.waitForSelector('[data-field="/health"]:focus-within');
    await page.keyboard.type('10');
    await cause.waitFor({ state: 'detached' });
    await page.locator('footer').getByRole('button', { name: '3 scenes hold' }).waitFor();
  });

  it('mends a set.json that cannot be read at all', async () => {
    const set = folderWith({ ...files, 'set.json': '{ "id": "iron-age", ' });
    const { page } = await shared.show(launched.browser, files);
    await openFolder(page, set);
    await page.getByRole('button', { name: 'Mend set.json' }).click();
    const text = page.getByRole('textbox', { name: 'set.json as text' });
    await text.fill(formatJson({ ...setJson, name: 'Mended Age' }));
    await page.waitForSelector('h1 >> text=Mended Age');
    await page.keyboard.press('Escape');
    await page.waitForSelector('main button[aria-label="Open Warden"] canvas[data-painted]');
    await page.waitForSelector('footer [data-saved=saved]:has-text("set.json")');
    expect(readFileSync(join(set, 'set.json'), 'utf8')).toBe(formatJson({ ...setJson, name: 'Mended Age' }));
  });

  it('opens a set with forty problems, and each is a click from where it is mended', async () => {
    const { page, set } = await shared.show(launched.browser, broken);
    const count = () => page.textContent('footer button');
    await expect.poll(count).toBe('40 errors');
    expect(await page.locator('main button[aria-label^="Mend "]').count()).toBe(14);
    await picture(page, 'forty-glance');
    await page.keyboard.press('p');
    const problems = page.locator('main section[aria-label=Problems]');
    expect(await problems.locator('li').count()).toBe(40);
    await problems.getByText('heroes/hero-10.json, health').click();
    await page.waitForSelector('[data-field="/health"]:focus-within');
    await picture(page, 'forty-field');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.type('10');
    await expect.poll(count).toBe('39 errors');
    // The next one is the text of a card of the same hero.
    await problems.getByText('heroes/hero-10.json, abilities[0]').click();
    await page.waitForSelector('[data-field="/abilities/0/text"]:focus-within');
    await page.keyboard.type('Range 1, 1dmg.');
    await expect.poll(count).toBe('38 errors');
    // A key that nobody knows has no field; its file is opened where it stands.
    await problems.getByText('helth').first().click();
    const text = page.getByRole('textbox', { name: 'heroes/hero-10.json as text' });
    await text.waitFor();
    await picture(page, 'forty-text');
    const marked = await text.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
    expect(marked.trim()).toBe('"helth": 1,');
    await text.fill((await text.inputValue()).replace(/ *"helth": 1,\n/, ''));
    await page.getByText('Nothing is wrong with this file.').waitFor();
    expect(await count()).toBe('37 errors');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    await page.waitForSelector('main [aria-label="Hero card: Hero 10"] canvas[data-painted]');
    // A file that is no JSON has nothing but its text; what is wrong with it is said on the stage alone, until the list is open.
    await page.locator('aside[aria-label=Heroes]').getByText('smith').click();
    await page.waitForSelector('main h2 >> text=smith is left out');
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText('This file holds no JSON, so it has no fields here.').waitFor();
    expect(await page.getByText(/^heroes\/smith\.json, line/).count()).toBe(2);
    expect(await inspector.getByText(/, line \d+/).count()).toBe(0);
    await problems.getByText('heroes/smith.json').click();
    const smith = page.getByRole('textbox', { name: 'heroes/smith.json as text' });
    await smith.fill(formatJson({ ...hero, name: 'Smith' }));
    await expect.poll(count).toBe('36 errors');
    await page.keyboard.press('Escape');
    await page.waitForSelector('footer [data-saved=saved]:has-text("heroes/smith.json")');
    expect(JSON.parse(readFileSync(join(set, 'heroes/smith.json'), 'utf8'))).toEqual({ ...hero, name: 'Smith' });
    // F8 goes on from field to field.
    await smith.waitFor({ state: 'detached' });
    await page.keyboard.press('F8');
    await page.waitForSelector('[data-field]:focus-within, [role=dialog]');
  });
});
