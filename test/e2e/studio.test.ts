import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openFolder, openPage, SharedPage } from './page.ts';
import { shippedSet } from './window.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const ironAge = { 'set.json': setJson, 'heroes/warden.json': hero };
const bronzeAge = {
  'set.json': { ...setJson, id: 'bronze-age', name: 'Bronze Age' },
  'heroes/smith.json': { ...hero, name: 'Smith' },
};
const shared = new SharedPage();

describe.skipIf(missing !== '')(`the studio in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });
  const open = (wanted?: Parameters<typeof openPage>[1]) => openPage(launched.browser, wanted);
  const show = (files: Readonly<Record<string, unknown>>) => shared.show(launched.browser, files);

  it('shows every hero of the set at a glance, and leads to each card by a click, by its name and by keys', async () => {
    const { page } = await open();
    const { set } = await loadSet(shippedSet);
    const heroes = set?.entities.filter(({ kind }) => kind === 'hero') ?? [];
    expect(await page.textContent('h1')).toBe(set?.manifest.name);
    expect(await page.locator('section[aria-label=Heroes] button[aria-label^="Open "]').count()).toBe(heroes.length);
    await page.click('main button[aria-label="Open Granny Brine"]');
    await page.waitForSelector('section[aria-label="Granny Brine"] canvas[data-painted]');
    const brine = heroes.find(({ id }) => id === 'brine')?.data as { health: number; abilities: unknown[] };
    expect(await page.locator('main [data-card]').count()).toBeGreaterThan(brine.abilities.length);
    expect(await page.inputValue('aside[aria-label=Inspector] [data-field="/health"] input')).toBe(
      String(brine.health),
    );

    const list = page.locator('aside[aria-label=Heroes]');
    await list.getByLabel('Find in this list').fill('maren');
    expect(await list.locator('section button').allTextContents()).toHaveLength(1);
    await list.getByText('Maren Undertow').click();
    await page.waitForSelector('section[aria-label="Maren Undertow"]');
    await list.getByLabel('Find in this list').fill('no hero says this');
    expect(await list.textContent()).toContain('Nothing here says');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+p');
    const everything = page.getByPlaceholder('Heroes, cards, maps, words');
    await everything.fill('locked shields');
    await page.waitForSelector('.mantine-Spotlight-action:first-child >> text=Locked Shields');
    await everything.press('Enter');
    await page.waitForSelector('section[aria-label="Sergeant Brack"] [aria-pressed=true]');
    expect(await page.textContent('aside[aria-label=Inspector] [aria-current]')).toBe('Locked Shields');

    const selected = () => page.getAttribute('[aria-pressed=true]', 'data-card');
    await page.focus('section[aria-label="Sergeant Brack"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    const first = await selected();
    await page.keyboard.press('ArrowRight');
    expect(await selected()).not.toBe(first);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(await selected());
    await page.keyboard.press('ArrowLeft');
    expect(await selected()).toBe(first);
    const zoom = async () => Number.parseInt((await page.textContent('footer span:last-child')) ?? '', 10);
    const before = await zoom();
    await page.keyboard.press('+');
    expect(await zoom()).toBeGreaterThan(before);
    await page.keyboard.press('0');
    expect(await zoom()).toBe(before);
    await page.keyboard.press('Escape');
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);

    for (const [place, least] of [
      ['Maps', 1],
      ['Words', 2],
    ] as const) {
      await goTo(page, place);
      expect(await page.locator('main [data-card]').count(), place).toBeGreaterThanOrEqual(least);
    }
  });

  it('remembers the screen and the hidden panels over a reload, and tells a second tab why it has no studio', async () => {
    const yard = { name: 'Yard', columns: 8, rows: 6 };
    const { page, address } = await open({ set: folderWith({ ...ironAge, 'maps/yard.json': yard }) });
    await goTo(page, 'Maps');
    const list = page.locator('aside[aria-label=Maps]');
    await page.click('button[aria-label="Hide the panels"]');
    expect(await list.isVisible()).toBe(false);
    await page.reload();
    await page.waitForSelector('main [data-card] canvas[data-painted]');
    expect(await page.getAttribute('nav [aria-current=page]', 'title')).toBe('Maps (3)');
    expect(await list.isVisible()).toBe(false);
    await page.click('button[aria-label="Show the panels"]');
    expect(await list.isVisible()).toBe(true);
    const second = await page.context().newPage();
    await second.goto(address);
    await second.waitForSelector('text=The studio cannot be reached');
    expect(await second.textContent('[role=status]')).toContain('worked once');
  });

  it('prints a PDF into the folder that is named, and says so only while that set is open', async () => {
    const shield = { name: 'Shield', text: 'Def 1.' };
    const { page, scratch } = await open({ set: folderWith({ ...ironAge, 'tokens/shield.json': shield }) });
    await page.click('nav >> text=Out');
    await page.click('aside >> text=Paper');
    // In a small window all that can be printed can be chosen, and the button is in sight before and after.
    await page.setViewportSize({ width: 1024, height: 700 });
    const choices = page.getByRole('radiogroup', { name: 'What to print' });
    expect(await choices.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    const button = await page.locator('button:has-text("Export PDF")').boundingBox();
    expect(button && button.y + button.height <= 700).toBe(true);
    await page.click('label:has-text("Tokens")');
    await page.waitForSelector('aside[aria-label=Inspector] canvas[data-painted]');
    await page.click('button:has-text("Export PDF")');
    const made = page.locator('section[aria-label="What was made"]');
    await made.waitFor({ timeout: 20_000 });
    const path = join(scratch, 'exports', 'iron-age-tokens-a4.pdf');
    // Said once, and in sight.
    expect((await made.textContent())?.split(path)).toHaveLength(2);
    const inSight = () => made.evaluate((part) => part.getBoundingClientRect().bottom <= window.innerHeight);
    await expect.poll(inSight).toBe(true);
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
    await openFolder(page, folderWith(bronzeAge));
    await page.waitForSelector('h1 >> text=Bronze Age');
    await page.click('nav >> text=Out');
    // Each set remembers what it was exported as.
    expect(await page.textContent('main')).toContain('Export save');
    expect(await made.count()).toBe(0);
  });

  it('says why pictures could not be written, and writes them once that is mended', async () => {
    const { page, scratch } = await open({ set: folderWith(ironAge) });
    // A file stands where the folder of exports would be made.
    writeFileSync(join(scratch, 'exports'), '');
    await page.click('nav >> text=Out');
    await page.click('aside >> text=Pictures');
    await page.click('button:has-text("Export pictures")');
    const refusal = page.locator('main [role=alert]');
    await refusal.waitFor({ timeout: 20_000 });
    expect(await refusal.textContent()).toMatch(/exports.*: a file stands where a folder is needed; choose another/);
    expect(await page.locator('section[aria-label="What was made"]').count()).toBe(0);
    mkdirSync(join(scratch, 'elsewhere'));
    await page.getByLabel('Folder').fill(join(scratch, 'elsewhere'));
    await page.click('button:has-text("Use another folder")');
    await page.click('button:has-text("Export pictures")');
    const made = page.locator('section[aria-label="What was made"]');
    await made.waitFor({ timeout: 20_000 });
    expect(await made.textContent()).toContain(join(scratch, 'elsewhere', 'iron-age pictures'));
  });

  it('keeps the set and says so when the studio has stopped', async () => {
    const { page, close } = await open({ set: folderWith(ironAge), allowed: /ERR_/ });
    await goTo(page, 'Heroes');
    await close();
    await page.waitForSelector('main [role=alert]');
    expect(await page.textContent('main [role=alert]')).toContain('Start it again');
    expect(await page.locator('main section[aria-label="Warden"] [data-card]').count()).toBe(1);
  });

  it('says in its place what could not be fetched while the studio was gone, and shows it with the window anew', async () => {
    const allowed = /ERR_|401|Failed to fetch/;
    const { page, kill, restart } = await open({ set: folderWith(ironAge), unknown: true, allowed });
    await kill();
    await page.click('nav >> text=Play');
    await page.waitForSelector('main >> text=This part of the window could not be fetched');
    const other = await page.context().newPage();
    await other.goto(await restart());
    // By then it has handed its key on.
    await other.waitForSelector('canvas[data-painted]');
    await page.click('main >> role=button[name="Load the window anew"]');
    await page.waitForSelector('main >> role=button[name=/Begin|Start/]');
  });

  it('has no serious barrier for people who cannot see, use a mouse or tell colours apart', async () => {
    const { page } = await open({ script: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    for (const scheme of ['light', 'dark'] as const) {
      const check = async (where: string) => {
        // In the dark only colours are others.
        expect(await barriers(page, scheme === 'dark' ? 'colours' : undefined), where).toEqual([]);
      };
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const place of ['Set', 'Heroes', 'Words', 'Out']) {
        await page.click(`nav >> text=${place}`);
        await page.waitForSelector(place === 'Out' ? 'main form' : 'main canvas[data-painted]');
        await check(`${place}, ${scheme}`);
      }
      await page.keyboard.press('?');
      // Half faded in, nothing has its contrast yet.
      await page.waitForFunction(() => {
        const dialog = document.querySelector('[role=dialog]');
        return dialog && getComputedStyle(dialog).opacity === '1';
      });
      await check(`Keys, ${scheme}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
    }
  });

  it('goes on with Tab wherever the mouse rests; Ctrl+\\ hides the panels, and ? says so', async () => {
    const { page } = await show(ironAge);
    await goTo(page, 'Heroes');
    const list = page.locator('aside[aria-label=Heroes]');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    await page.hover('main section');
    await page.focus('main section');
    const walked = [await focused()];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab');
      walked.push(await focused());
    }
    await page.keyboard.press('Shift+Tab');
    expect(new Set(walked).size).toBe(4);
    expect(await focused()).toBe(walked[2]);
    expect(await list.isVisible()).toBe(true);
    // In a field too, where the letter alone is text.
    await list.getByLabel('Find in this list').focus();
    await page.keyboard.press('Control+\\');
    expect(await list.isVisible()).toBe(false);
    await page.focus('main section');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.waitFor();
    expect(await keys.textContent()).toContain('Ctrl+\\Hide or show the panels');
    await page.keyboard.press('Control+\\');
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
  });

  it('says why a folder cannot be opened and keeps what is open', async () => {
    const { page } = await show(ironAge);
    await openFolder(page, folderWith());
    expect(await page.textContent('[role=alert]')).toContain('holds no set.json');
    expect(await page.textContent('h1')).toBe('Iron Age');
    expect(await page.locator('main button[aria-label^="Open "]').count()).toBeGreaterThan(0);
  });

  it('shows the later one of two sets that are opened quickly one after the other', async () => {
    const { page, set: folder } = await show(ironAge);
    await openFolder(page, folderWith(bronzeAge));
    await page.waitForSelector('h1 >> text=Bronze Age');
    // The first answer is held back until the second set is there.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/call/openSet', async (route) => {
      if (route.request().postData()?.includes('saltmarch')) await held;
      await route.continue();
    });
    await page.click('aside >> text=Saltmarch');
    await page.click('aside >> text=Iron Age');
    await page.waitForSelector('h1 >> text=Iron Age');
    const late = page.waitForResponse((response) => !!response.request().postData()?.includes('saltmarch'));
    letGo();
    await late;
    // Sets are laid out one after the other, so the late one is through when a change of the open one is seen.
    await untilSeen(page, 'button[aria-label="Open Smith"]', () =>
      writeFileSync(join(folder, 'heroes/smith.json'), JSON.stringify({ ...hero, name: 'Smith' })),
    );
    expect(await page.textContent('h1')).toBe('Iron Age');
    expect(await page.getAttribute('header', 'aria-busy')).toBe('false');
  });

  it('keeps the set as it was last read while its set.json is broken, says what is wrong, and goes on once it is mended', async () => {
    const { page, set: folder } = await show(ironAge);
    await goTo(page, 'Heroes');
    await untilSeen(page, 'main [role=alert]', () => writeFileSync(join(folder, 'set.json'), '{ "id": "iron-age", '));
    const banner = (await page.textContent('main [role=alert]')) ?? '';
    expect(banner).toContain('Iron Age cannot be read again');
    expect(banner).toContain('set.json');
    expect(banner).toContain('as it was last read');
    expect(await page.locator('main section[aria-label="Warden"] [data-card]').count()).toBe(1);
    expect(await page.textContent('footer')).toContain('error');
    writeFileSync(join(folder, 'set.json'), JSON.stringify({ ...setJson, name: 'Iron Age Two' }));
    await page.waitForSelector('h1 >> text=Iron Age Two');
    expect(await page.locator('main [role=alert]').count()).toBe(0);
    expect(await page.getAttribute('nav [aria-current=page]', 'title')).toBe('Heroes (2)');
  });

  it('keeps the set when its folder goes away, and reads it again when asked to', async () => {
    const { page, set: folder } = await show(ironAge);
    const elsewhere = `${folder}-elsewhere`;
    await untilSeen(page, 'footer >> text=error', () => writeFileSync(join(folder, 'heroes/broken.json'), '{'));
    renameSync(folder, elsewhere);
    await page.waitForSelector('main [role=alert] >> text=this folder is not there any more');
    expect(await page.locator('main button[aria-label="Open Warden"]').count()).toBe(1);
    renameSync(elsewhere, folder);
    // A slow system may tell only now that files went: then it is read again before the click.
    await page.click('button:has-text("Read it again")', { timeout: 5_000 }).catch(() => {});
    await page.waitForSelector('main [role=alert]', { state: 'detached' });
    await untilSeen(page, 'button[aria-label="Open Smith"]', () =>
      writeFileSync(join(folder, 'heroes/smith.json'), JSON.stringify({ ...hero, name: 'Smith' })),
    );
    // What is changed meanwhile is saved once the folder is back, and what it holds is seen again.
    renameSync(folder, elsewhere);
    await page.click('nav >> text=Heroes');
    await page.click('aside >> text=Warden');
    await page.fill('[data-field="/health"] input', '17');
    await page.waitForSelector('main [role=alert] >> text=Iron Age cannot be saved');
    renameSync(elsewhere, folder);
    await page.waitForSelector('main [role=alert]', { state: 'detached' });
    expect(JSON.parse(readFileSync(join(folder, 'heroes/warden.json'), 'utf8')).health).toBe(17);
    await untilSeen(page, 'aside >> text=Joiner', () =>
      writeFileSync(join(folder, 'heroes/joiner.json'), JSON.stringify({ ...hero, name: 'Joiner' })),
    );
  });

  it('says when the system does not let a set be watched, and reads it again when asked to', async () => {
    const { page, set: folder } = await show(ironAge);
    // A system that refuses cannot be had here, so its answer stands in for it.
    const unseen = { folder, unseen: 'The system does not let all files of the set be watched. (ENOSPC)' };
    await page.route('**/call/watch', (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: `${JSON.stringify({ event: unseen })}\n${JSON.stringify({ result: null })}\n`,
      }),
    );
    await page.click('aside >> text=Iron Age');
    await page.waitForSelector('main [role=alert]');
    expect(await page.textContent('main [role=alert]')).toContain(unseen.unseen);
    expect(await page.locator('main button[aria-label="Open Warden"]').count()).toBe(1);
    writeFileSync(join(folder, 'heroes/smith.json'), JSON.stringify({ ...hero, name: 'Smith' }));
    await page.click('button:has-text("Read it again")');
    await page.waitForSelector('button[aria-label="Open Smith"]');
  });
});

/** Writes until the window has seen it: the watcher needs a moment to look around first. */
async function untilSeen(page: Page, selector: string, write: () => void): Promise<void> {
  write();
  const writing = setInterval(write, 250);
  try {
    await page.waitForSelector(selector);
  } finally {
    clearInterval(writing);
  }
}
