import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { root } from '../../bin/build.mjs';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { mmPerInch, Rasteriser } from '../../exporters/png/raster.ts';
import type { Catalogue } from '../../renderer/model/catalogue.ts';
import { type Patch, patched } from '../../renderer/model/patch.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Dots an inch at which faces are compared, and those of a CSS inch. */
const [dpi, cssDpi] = [300, 96];
/**
 * At most so many of the pixels of faces differ, and of the one with the lightest print. Pictures and shapes are the same: what is left is
 * the contrast that a browser's Skia and Node's are built to give thin letters.
 */
const [mostDifferent, mostOfOne] = [0.001, 0.0015];

/** A face as Node lays it out, by the key that the window has for it. */
type Laid = readonly [key: string, front: DisplayList, back: DisplayList | undefined];

describe.skipIf(missing !== '').each(['saltmarch', 'windfall'])(`the faces of %s in a real browser${missing}`, (id) => {
  const folder = join(root, 'content/teamfight', id);
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  const inNode = async () => {
    const { set, pictures } = await loadSet(folder);
    if (!set) throw new Error(`${folder} cannot be opened.`);
    const { decks, pieces, boards } = faceMakers[set.manifest.system](set, pictures);
    const heroes = new Set(set.entities.filter(({ kind }) => kind === 'hero').map(({ ref }) => ref));
    const laid: Laid[] = [
      ...decks.flatMap(({ ref, cards }) =>
        cards.map((card, index): Laid => [heroes.has(ref) ? `${ref}#${index}` : card.ref, card.front, card.back]),
      ),
      ...pieces.filter(({ kind }) => kind !== 'standee').map(({ ref, front, back }): Laid => [ref, front, back]),
      ...boards.map(({ ref, list }): Laid => [ref, list, undefined]),
    ];
    return { decks, laid, pictures };
  };

  it('are the same display lists, letter by letter, in its worker and in Node', async () => {
    const { page } = await openPage(launched.browser, { set: folder, unknown: true });
    await page.addInitScript(() => {
      const answers: unknown[] = [];
      Object.assign(window, { answers });
      const laying = new Set(['open', 'more', 'change']);
      window.Worker = class extends Worker {
        // Each worker numbers what it is asked by itself.
        readonly #asked = new Map<number, string>();
        constructor(...of: ConstructorParameters<typeof Worker>) {
          super(...of);
          this.addEventListener('message', ({ data }) => {
            if (laying.has(this.#asked.get(data.id) ?? '')) answers.push(data.answer ?? 'all');
          });
        }
        override postMessage(message: { readonly id: number; readonly name: string }, moved: unknown) {
          this.#asked.set(message.id, message.name);
          super.postMessage(message, moved as Transferable[]);
        }
      };
    });
    await page.reload();
    const all = await page.waitForFunction(() => {
      const { answers } = window as unknown as { answers?: unknown[] };
      return answers?.at(-1) === 'all' && JSON.stringify(answers);
    });
    const [first, ...more] = JSON.parse(String(await all.jsonValue())) as [Catalogue, ...(Patch | 'all')[]];
    const made = more.reduce<unknown>((before, one) => (one === 'all' ? before : patched(before, one)), first);
    const shown = new Map((made as Catalogue).items.flatMap(({ faces }) => faces.map((face) => [face.key, face])));
    const { laid } = await inNode();
    expect(laid.length).toBeGreaterThan(80);
    for (const [key, front, back] of laid) {
      const face = shown.get(key);
      expect(JSON.stringify(face?.list), key).toBe(JSON.stringify(front));
      expect(JSON.stringify(face?.back), `back of ${key}`).toBe(JSON.stringify(back));
    }
  });

  // Painting knows nothing of sets: what one set has of faces is enough.
  if (id !== 'saltmarch') return;
  it('are painted on the screen like the exported pictures of them', async () => {
    const { decks, laid, pictures } = await inNode();
    const raster = new Rasteriser(pictures);
    const view = { width: 1600, height: 1000, deviceScaleFactor: dpi / cssDpi };
    const { page } = await openPage(launched.browser, { set: folder, view });
    const different: number[] = [];
    const compare = async (key: string, list: DisplayList) => {
      const canvas = await paintedAt(page, key, Math.round((list.width * dpi) / mmPerInch));
      const exported = sharp(await raster.png(list, canvas.css / list.width, 'trim'));
      const { width = 0, height = 0 } = await exported.metadata();
      // The window leaves out what is less than a pixel at the edge.
      const area = { left: 0, top: 0, width: Math.min(width, canvas.width), height: Math.min(height, canvas.height) };
      const [one, other] = await Promise.all(
        [sharp(canvas.png), exported].map((picture) => picture.extract(area).ensureAlpha().raw().toBuffer()),
      );
      if (!one || !other) throw new Error(`${key} was not painted.`);
      const pixels = area.width * area.height;
      const part = pixelmatch(one, other, undefined, area.width, area.height, { threshold: 0.1 }) / pixels;
      different.push(part);
      expect(part, key).toBeLessThan(mostOfOne);
    };
    const listOf = (key: string) => {
      const [, front, back] = laid.find(([one]) => one === key) ?? [];
      if (!front) throw new Error(`There is no face ${key}.`);
      return { front, back };
    };

    // A hero with a summon has three templates on its stage, and the back is the fourth.
    const deck = decks.find(({ cards }) => cards.some(({ kind }) => kind === 'summon') && cards[0]?.kind === 'hero');
    if (!deck) throw new Error('No hero has a summon.');
    await goTo(page, 'Heroes');
    await page.click(`aside[aria-label=Heroes] >> text="${deck.name}"`);
    await page.waitForSelector(`main [data-face="${deck.ref}#0"][data-painted]`);
    await atRealSize(page);
    for (const [index] of deck.cards.entries())
      await compare(`${deck.ref}#${index}`, listOf(`${deck.ref}#${index}`).front);
    const { back } = listOf(`${deck.ref}#0`);
    const front = await paintedAt(page, `${deck.ref}#0`);
    await page.keyboard.press('b');
    await expect.poll(async () => (await paintedAt(page, `${deck.ref}#0`)).png.equals(front.png)).toBe(false);
    if (back) await compare(`${deck.ref}#0`, back);
    await page.keyboard.press('b');

    await goTo(page, 'Words');
    for (const group of ['Rules', 'Hints', 'Tokens', 'Markers']) {
      const first = page.locator(`aside[aria-label=Words] section[aria-label="${group}"] button`).first();
      if ((await first.count()) === 0) continue;
      await first.click();
      await page.waitForSelector(`main section[aria-label="${group}"] [data-painted]`);
      await atRealSize(page);
      const key = await page.getAttribute('main [data-face]', 'data-face');
      await compare(key ?? '', listOf(key ?? '').front);
    }
    expect(different.reduce((sum, part) => sum + part, 0) / different.length).toBeLessThan(mostDifferent);
  });
});

/** Shows faces as large as they are printed. */
async function atRealSize(page: Page): Promise<void> {
  await page.focus('[data-stage]');
  await page.keyboard.press('r');
}

/** What a face's canvas holds when it is painted as wide as it is shown, and so many pixels wide where that is said. */
async function paintedAt(page: Page, key: string, wanted?: number) {
  // Looked at and taken in one: painting follows zooming after a moment, and may be about to.
  const painted = ([name, width]: readonly [string, number | undefined]) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`main [data-face="${name}"][data-painted]`);
    if (!canvas) return false;
    const css = Number.parseFloat(canvas.style.width) * devicePixelRatio;
    const isSharp = Math.abs(canvas.width - css) <= 1 && (width === undefined || Math.abs(canvas.width - width) <= 1);
    return isSharp && { url: canvas.toDataURL(), css, width: canvas.width, height: canvas.height };
  };
  const taken = await (await page.waitForFunction(painted, [key, wanted] as const)).jsonValue();
  if (!taken) throw new Error(`${key} was not painted.`);
  const { url, ...size } = taken;
  return { ...size, png: Buffer.from(url.replace(/^.*,/, ''), 'base64') };
}
