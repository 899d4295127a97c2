import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { Rasteriser } from '../../exporters/png/raster.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openWindow, shippedSet, type TestWindow } from './window.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

describe.skipIf(missing !== '')(`the studio in a real browser${missing}`, () => {
  let launched: Launched;
  let studio: TestWindow;
  let page: Page;
  /** Whatever the console or the policy complained about. */
  const complaints: string[] = [];

  beforeAll(async () => {
    if ('missing' in found) return;
    [launched, studio] = await Promise.all([found.launch(), openWindow()]);
    page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(8_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    // As a script of the browser's own, so that the page's policy is not asked.
    await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    await page.goto(studio.address);
    await page.waitForSelector('canvas[data-painted]');
  });
  afterAll(async () => {
    await launched?.close();
    await studio?.close();
  });

  it('shows every hero of the set at a glance, and opens the one that is clicked', async () => {
    const { set } = await loadSet(shippedSet);
    const heroes = set?.entities.filter(({ kind }) => kind === 'hero') ?? [];
    expect(await page.textContent('h1')).toBe(set?.manifest.name);
    expect(await page.locator('main button[aria-label^="Open "]').count()).toBe(heroes.length);
    await page.click('main button[aria-label="Open Granny Brine"]');
    await page.waitForSelector('section[aria-label="Granny Brine"] canvas[data-painted]');
    const brine = heroes.find(({ id }) => id === 'brine')?.data as { health: number; abilities: unknown[] };
    expect(await page.locator('main [data-card]').count()).toBeGreaterThan(brine.abilities.length);
    expect(await page.textContent('aside[aria-label=Inspector] dl')).toContain(`Health${brine.health}`);
  });

  it('paints a card like the exported picture of it', async () => {
    const { set, pictures } = await loadSet(shippedSet);
    if (!set) throw new Error('The shipped set does not open.');
    const sizes = new Map(pictures);
    const deck = faceMakers.teamfight(set, sizes).decks.find(({ ref }) => ref === 'saltmarch/brine');
    const list = deck?.cards[0]?.front;
    if (!list) throw new Error('There is no card of Granny Brine.');
    const key = 'saltmarch/brine#0';
    const widthOf = (name: string) => document.querySelector<HTMLCanvasElement>(`[data-face="${name}"]`)?.width ?? 0;
    const before = await page.evaluate(widthOf, key);
    // The wheel zooms around the pointer, so the card stays; it is painted anew once the zoom has come to rest.
    await page.hover(`[data-face="${key}"]`);
    await page.mouse.wheel(0, -560);
    await page.waitForFunction(
      ([name, least]) => (document.querySelector<HTMLCanvasElement>(`[data-face="${name}"]`)?.width ?? 0) > least,
      [key, before * 3] as const,
    );
    const [url, width] = await page.evaluate((name) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`[data-face="${name}"]`);
      return [canvas?.toDataURL('image/png') ?? '', Number.parseFloat(canvas?.style.width ?? '')] as const;
    }, key);
    const shown = sharp(Buffer.from(url.replace(/^.*,/, ''), 'base64'));
    const exported = sharp(await new Rasteriser(pictures).png(list, width / list.width, 'trim'));
    // Two builds of Skia set the same letters a little bolder or lighter, so what is compared is what an eye sees at half the size.
    const half = { width: Math.floor(width / 2), height: Math.floor((width * list.height) / list.width / 2) };
    const whole = { left: 0, top: 0, width: half.width * 2, height: half.height * 2 };
    const [one, other] = await Promise.all(
      [shown, exported].map((picture) => picture.extract(whole).resize(half).ensureAlpha().raw().toBuffer()),
    );
    if (!one || !other) throw new Error('Nothing was painted.');
    expect(new Set(new Uint32Array(Uint8Array.from(one).buffer)).size).toBeGreaterThan(500);
    const different = pixelmatch(one, other, undefined, half.width, half.height, { threshold: 0.2 });
    expect(different / (half.width * half.height)).toBeLessThan(0.004);
  });

  it('finds a hero in the list as it is typed, and any card with Ctrl+P', async () => {
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
    await page.waitForFunction(() => document.querySelectorAll('.mantine-Spotlight-action').length === 1);
    await everything.press('Enter');
    await page.waitForSelector('section[aria-label="Sergeant Brack"] [aria-pressed=true]');
    expect(await page.textContent('aside[aria-label=Inspector] h2')).toBe('Locked Shields');
  });

  it('walks from card to card with the arrows, and zooms with keys', async () => {
    const selected = () => page.getAttribute('[aria-pressed=true]', 'data-card');
    await page.focus('section[aria-label="Sergeant Brack"]');
    const first = await selected();
    await page.keyboard.press('ArrowRight');
    expect(await selected()).not.toBe(first);
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
  });

  it('paints maps and words', async () => {
    for (const [place, least] of [
      ['Maps', 1],
      ['Words', 2],
    ] as const) {
      await page.click(`nav >> text=${place}`);
      await page.waitForSelector('main canvas[data-painted]');
      expect(await page.locator('main [data-card]').count(), place).toBeGreaterThanOrEqual(least);
    }
  });

  it('prints a PDF into the folder that is named, and says what to do next', async () => {
    await page.click('nav >> text=Out');
    await page.click('aside >> text=Paper');
    await page.click('label:has-text("Tokens")');
    await page.waitForSelector('aside[aria-label=Inspector] [title^="Token: "] canvas[data-painted]');
    await page.click('button:has-text("Export PDF")');
    const made = page.locator('section[aria-label="What was made"]');
    await made.waitFor({ timeout: 20_000 });
    const path = join(studio.scratch, 'exports', 'saltmarch-tokens-a4.pdf');
    expect(await made.textContent()).toContain(path);
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('says why a folder cannot be opened and keeps what is open', async () => {
    await page.click('nav >> text=Set');
    await page.fill('input[placeholder="/games/my-set"]', studio.scratch);
    await page.click('button:has-text("Open another set")');
    expect(await page.textContent('[role=alert]')).toContain('holds no set.json');
    expect(await page.textContent('h1')).toBe('Saltmarch');
  });

  it('hides the panels with Tab while the hand is on the stage, and remembers them and the screen over a reload', async () => {
    const list = page.locator('aside[aria-label=Maps]');
    await page.click('nav >> text=Maps');
    await page.hover('nav >> text=Maps');
    await page.keyboard.press('Tab');
    expect(await list.isVisible()).toBe(true);
    await page.hover('main section');
    await page.keyboard.press('Tab');
    expect(await list.isVisible()).toBe(false);
    await page.reload();
    await page.waitForSelector('main [data-card] canvas[data-painted]');
    expect(await page.getAttribute('nav [aria-current=page]', 'title')).toBe('Maps (3)');
    expect(await list.isVisible()).toBe(false);
    await page.click('button[aria-label="Show the panels"]');
    expect(await list.isVisible()).toBe(true);
    await page.click('nav >> text=Set');
  });

  it('survives a reload, and tells a second tab why it has no studio', async () => {
    await page.reload();
    await page.waitForSelector('canvas[data-painted]');
    const second = await launched.browser.newPage();
    await second.goto(studio.address);
    await second.waitForSelector('text=The studio cannot be reached');
    expect(await second.textContent('[role=status]')).toContain('worked once');
    await second.close();
  });

  it('has no serious barrier for people who cannot see, use a mouse or tell colours apart', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const place of ['Set', 'Heroes', 'Words']) {
        await page.click(`nav >> text=${place}`);
        await page.waitForSelector('main canvas[data-painted]');
        const broken = await page.evaluate(async () => {
          const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
          const { violations } = await checker.run();
          return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
        });
        expect(broken, `${place}, ${scheme}`).toEqual([]);
      }
    }
  });

  it('goes the whole way without a complaint of the console or the policy', () => {
    // The second tab asked for a key with a used code, and was refused.
    expect(complaints).toEqual([]);
  });
});
