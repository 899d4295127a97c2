import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const shared = new SharedPage(axe);

describe.skipIf(missing !== '')(`the zones of a template in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  const open = async (files: Readonly<Record<string, string>> = {}) => {
    const { page, set } = await shared.show(launched.browser, {
      'set.json': formatJson(setJson),
      'heroes/warden.json': formatJson({
        ...hero,
        abilities: [
          { id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.' },
          { id: 'charge', name: 'Charge', text: 'Move 3, then 2dmg.' },
        ],
      }),
      ...files,
    });
    await goTo(page, 'Heroes');
    const theme = () => {
      const file = join(set, 'theme.json');
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    };
    const zone = (id: string) => page.locator(`main [data-zone="${id}"]`);
    const painted = (label: string) =>
      page.locator(`main [aria-label="${label}"] canvas`).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    return { page, theme, zone, painted };
  };
  const middleOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it('move on all cards of it while one is dragged, in one step of undo, with handles, keys and figures', async () => {
    const { page, theme, zone, painted } = await open();
    await page.click('main [aria-label="Ability card: Shield"]', { position: { x: 8, y: 8 } });
    await page.click('nav[aria-label=Editing] >> text=Ability cards');
    await page.waitForSelector('nav[aria-label=Editing] >> text=this template');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Shows on 2 cards of the set');
    const before = await painted('Ability card: Charge');
    const heroBefore = await painted('Hero card: Warden');

    const from = await middleOf(page, 'main [data-zone=name]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 30, { steps: 3 });
    await page.mouse.move(from.x + 1, from.y + 61, { steps: 3 });
    // The other card of the template follows while the button is still down.
    await expect.poll(() => painted('Ability card: Charge')).not.toBe(before);
    await picture(page, 'template-drag');
    await page.mouse.up();
    // The file is written while the zone is dragged, too: it comes to where the zone was let go.
    const fromTop = Number(/([\d.]+) mm from the top/.exec((await zone('name').getAttribute('aria-label')) ?? '')?.[1]);
    expect(fromTop).toBeGreaterThan(12);
    await expect.poll(() => theme().templates?.ability?.name?.y).toBe(fromTop);
    expect(await painted('Hero card: Warden')).toBe(heroBefore);
    await page.waitForSelector('aside[aria-label=Inspector] >> text=moved');

    // Keys: half a millimetre, five with Shift, a handle sizes.
    const { x, y, width, height } = theme().templates.ability.name;
    await zone('name').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => theme().templates.ability.name.y).toBeCloseTo(y + 5.5, 5);
    await page.getByRole('button', { name: 'Name, right edge' }).press('ArrowLeft');
    await expect.poll(() => theme().templates.ability.name).toEqual({ x, y: y + 5.5, width: width - 0.5, height });

    // Figures, and what leaves the safe area is told with its place.
    await page.getByRole('textbox', { name: 'From the left' }).fill('1');
    await page.waitForSelector('aside[aria-label=Inspector] [aria-label=Problems] >> text=leaves the safe area');
    await picture(page, 'template-outside');
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'template-dark');
    expect(await barriers(page)).toEqual([]);

    // Four steps: the figure, the handle, the keys, the drag.
    await page.focus('[data-stage]');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => theme().templates.ability.name).toEqual({ x, y, width, height });
    await page.keyboard.press('Control+z');
    await expect.poll(() => theme().templates).toBeUndefined();
    await expect.poll(() => painted('Ability card: Charge')).toBe(before);
  });

  it('snap to each other with a line, go back by Escape, by a double click and by a button, and turn with the card', async () => {
    const { page, theme, zone } = await open();
    await page.click('main [aria-label="Hero card: Warden"]', { position: { x: 8, y: 8 } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Hero cards');
    const from = await middleOf(page, 'main [data-zone=complexity]');
    const scale = ((await zone('health').boundingBox())?.width ?? 0) / 11.8;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Its left edge comes within a hair of the left edge of the text, 4.8 mm from the card's.
    await page.mouse.move(from.x - 19 * scale, from.y + 60 * scale, { steps: 4 });
    await page.waitForSelector('main [data-line=x]');
    await expect.poll(() => theme().templates?.hero?.complexity?.x).toBe(4.8);
    await picture(page, 'template-snap');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => theme().templates).toBeUndefined();

    await zone('health').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => theme().templates?.hero?.health?.x).toBe(4.2);
    await zone('health').dblclick();
    await expect.poll(() => theme().templates).toBeUndefined();

    await zone('speed').focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Set speed back' }).click();
    await expect.poll(() => theme().templates).toBeUndefined();

    await page.focus('[data-stage]');
    await page.keyboard.press('b');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Card backs');
    await zone('plate').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => theme().templates?.back?.plate?.y).toBeCloseTo(15.4, 5);
    await picture(page, 'template-back');
  });

  it('leads from a problem of a zone to the zone', async () => {
    const { page } = await open({
      'theme.json': formatJson({
        templates: { ability: { cost: { x: 0, y: 12.6, width: 50, height: 5 } } },
      }),
    });
    await page.keyboard.press('p');
    await page.click('text=leaves the safe area at the left');
    await page.waitForSelector('main [data-zone=cost][aria-pressed=true][data-out]');
    expect(await page.locator('nav[aria-label=Editing] [aria-current]').textContent()).toBe('Ability cards');
  });

  it('are of cards that lie once a kind is laid down, with zones of their own that move, and come back when it stands', async () => {
    const { page, theme, zone, painted } = await open();
    await page.click('main [aria-label="Hero card: Warden"]', { position: { x: 8, y: 8 } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Hero cards');
    await zone('health').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => theme().templates?.hero?.health?.x).toBe(4.2);
    const shape = async () => {
      const box = await page.locator('main [aria-label="Hero card: Warden"]').boundingBox();
      return box ? box.width / box.height : 0;
    };
    expect(await shape()).toBeCloseTo(63.5 / 88.9, 2);
    const stood = await painted('Hero card: Warden');

    await page.click('aside[aria-label=Inspector] label >> text=Landscape');
    await expect.poll(() => theme().orientations).toEqual({ hero: 'landscape' });
    await expect.poll(shape).toBeCloseTo(88.9 / 63.5, 2);
    await page.waitForSelector('nav[aria-label=Editing] >> text=Hero cards, landscape');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Shows on 1 card of the set');
    const panel = await middleOf(page, 'main [data-zone=panel]');
    const art = await middleOf(page, 'main [data-zone=art]');
    // The text stands beside the picture.
    expect(panel.x).toBeGreaterThan(art.x + 50);
    await picture(page, 'template-landscape');
    const before = await painted('Hero card: Warden');
    await page.mouse.move(panel.x, panel.y);
    await page.mouse.down();
    await page.mouse.move(panel.x - 40, panel.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => theme().templates?.['hero-landscape']?.panel?.x).toBeLessThan(34);
    await expect.poll(() => painted('Hero card: Warden')).not.toBe(before);
    await picture(page, 'template-landscape-moved');
    expect(await barriers(page)).toEqual([]);

    await page.focus('[data-stage]');
    await page.keyboard.press('b');
    await page.waitForSelector('nav[aria-label=Editing] >> text=Card backs, landscape');
    await picture(page, 'template-landscape-back');
    await page.keyboard.press('b');

    await page.click('aside[aria-label=Inspector] label >> text=Portrait');
    await expect.poll(() => theme().orientations).toBeUndefined();
    await expect.poll(() => painted('Hero card: Warden')).toBe(stood);
  });
});
