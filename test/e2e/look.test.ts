import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** Keeps a screenshot for people to look at, where a folder for them is named. */
const picture = async (page: Page, name: string): Promise<void> => {
  const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The mean colour of a painted face, which does not hang on the size that it is painted at. */
const painted = (page: Page, label: string) =>
  page.locator(`main [aria-label="${label}"] canvas`).evaluate((canvas: HTMLCanvasElement): number[] => {
    const mean = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!mean) return [];
    mean.imageSmoothingQuality = 'high';
    mean.drawImage(canvas, 0, 0, 1, 1);
    return [...mean.getImageData(0, 0, 1, 1).data];
  });
/** How far one mean colour is from another, of 255. */
const far = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

const shared = new SharedPage(axe);

describe.skipIf(missing !== '')(`the look of a set in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('redraws the faces as the look changes, keeps it in theme.json, and shows what others see', async () => {
    const { page, set } = await shared.show(launched.browser, {
      'set.json': formatJson(setJson),
      'heroes/warden.json': formatJson({
        ...hero,
        abilities: [{ id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.' }],
      }),
      'tokens/ember.json': formatJson({ name: 'Ember', text: 'Burns.' }),
    });
    const theme = () => JSON.parse(readFileSync(join(set, 'theme.json'), 'utf8')) as Record<string, unknown>;
    const saved = (label: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${label}")`);
    await goTo(page, 'Look');
    // A front of each kind, and every back once.
    const kinds = await page.locator('main [data-card]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(kinds).toEqual(['Hero card: Warden', 'Hero card: Warden, back', 'Ability card: Shield', 'Token: Ember']);

    // Where none is chosen, the field says which colour it is.
    expect(await page.getByRole('textbox', { name: 'Ink' }).getAttribute('placeholder')).toMatch(/^#[0-9a-f]{6}$/);
    const before = await painted(page, 'Token: Ember');
    await page.getByRole('textbox', { name: 'Colours: main colour' }).fill('#7a1f5c');
    await page.keyboard.press('Tab');
    await expect.poll(async () => far(await painted(page, 'Token: Ember'), before)).toBeGreaterThan(20);
    await saved('Look, colours');
    expect(theme().colours).toEqual(['#7a1f5c', expect.stringMatching(/^#[0-9a-f]{6}$/)]);

    // What is not printed as written is said beside the fields.
    await page.getByRole('textbox', { name: 'Ink' }).pressSequentially('#c8c0b0');
    await page.waitForSelector('aside[aria-label=Inspector] [aria-label=Problems] >> text=text needs 7:1');
    await page.getByRole('textbox', { name: 'Ink' }).fill('');
    await page.keyboard.press('Tab');
    await page.waitForSelector('aside[aria-label=Inspector] [aria-label=Problems]', { state: 'detached' });

    // A frame of one's own lies in the set and on the cards, and goes again.
    const plain = await painted(page, 'Ability card: Shield');
    const frame = await sharp({ create: { width: 70, height: 95, channels: 4, background: '#e0f020' } })
      .png()
      .toBuffer();
    await page
      .locator('[data-field="/frame"] input[type=file]')
      .setInputFiles({ name: 'gilt.png', mimeType: 'image/png', buffer: frame });
    await saved('Look, frame picture');
    expect(theme().frame).toMatch(/^art\/gilt.*\.png$/);
    await expect.poll(async () => far(await painted(page, 'Ability card: Shield'), plain)).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Take away' }).click();
    await expect.poll(async () => far(await painted(page, 'Ability card: Shield'), plain)).toBeLessThan(5);

    await page.getByRole('radio', { name: 'Without green cones (deuteranopia)' }).check();
    await page.waitForSelector(
      'aside[aria-label=Look] >> text=Damage and healing: the signs in texts look nearly alike.',
    );
    expect(await page.locator('main [data-sight]').evaluate((stage) => getComputedStyle(stage).filter)).toContain(
      '#sight',
    );
    await picture(page, 'look');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('aside[aria-label=Look] >> text=Health and speed: the badges look nearly alike.');

    await page.focus('[data-stage]');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => far(await painted(page, 'Token: Ember'), before)).toBeLessThan(5);
  });

  it('leads from a problem of the look to its field, from wherever it is seen', async () => {
    const { page } = await shared.show(launched.browser, {
      'set.json': formatJson(setJson),
      'theme.json': formatJson({ ink: '#c8c0b0' }),
      'heroes/warden.json': formatJson(hero),
      'summons/wolf.json': formatJson({ ...hero, name: 'Wolf' }),
    });
    await goTo(page, 'Words');
    // A summon that nobody calls is no hint.
    expect(
      await page.locator('aside[aria-label=Words] section').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual(['Summons']);
    await page.keyboard.press('p');
    await page.locator('main section[aria-label=Problems]').getByText('text needs 7:1').click();
    await page.waitForSelector('[data-field="/ink"]:focus-within');
    expect(await page.getAttribute('nav [aria-current=page]', 'title')).toContain('Look');
  });
});
