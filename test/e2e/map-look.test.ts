import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { setJson } from '../app/set-folder.ts';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, SharedPage } from './page.ts';
import { placesOn } from './places-on.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const shared = new SharedPage(axe);

const quarry = { name: 'Quarry', columns: 8, rows: 6 };

async function openLook(launched: Launched, map: object = quarry) {
  const { page, set } = await shared.show(launched.browser, {
    'set.json': formatJson(setJson),
    'theme.json': formatJson({ maps: { floor: 'sand' } }),
    'maps/quarry.json': formatJson(map),
  });
  await goTo(page, 'Maps');
  // It may be open from the map of that name before.
  const head = page.getByRole('button', { name: 'Look of the map' });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  const look = page.getByRole('region', { name: 'Look of the map' });
  const written = () => JSON.parse(readFileSync(join(set, 'maps/quarry.json'), 'utf8')) as MapFile;
  return { page, look, written };
}

/** A scanned map of 8 by 6 cells of 100 pixels, with a white margin of 50. */
const scan = () => {
  const lines = Array.from({ length: 9 }, (_, n) => `<path d="M${50 + 100 * n} 50V650"/>`);
  const rows = Array.from({ length: 7 }, (_, n) => `<path d="M50 ${50 + 100 * n}H850"/>`);
  const body = `<rect width="900" height="700" fill="#fff"/><g stroke="#c00" stroke-width="4">${lines.join('')}${rows.join('')}</g>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${body}</svg>`))
    .png()
    .toBuffer();
};

describe.skipIf(missing !== '')(`the look of maps in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('lays a picture to trace below a map, and its grid on the map’s by clicks on two far corners', async () => {
    const { page, look, written } = await openLook(launched);
    const below = look.getByRole('region', { name: 'Picture below' });
    const buffer = await scan();
    await below.locator('input[type=file]').setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
    await expect.poll(() => written().picture?.file, { timeout: 15_000 }).toBe('art/scan.png');
    await below.getByRole('combobox', { name: 'Use of the picture' }).click();
    await page.getByRole('option', { name: 'tracing' }).click();
    await expect.poll(() => written().pictureUse, { timeout: 15_000 }).toBe('tracing');
    await below.getByRole('button', { name: 'Align by two corners' }).click();
    expect(await page.textContent('footer')).toContain('and Enter: a corner of the picture’s grid');
    const at = await placesOn(page, quarry);
    // Corners of the scan's own grid, on the picture fitted to the whole map: the first by keys, 13 pixels from where the mouse is.
    const [x, y] = at((50 / 900) * 8, (50 / 700) * 6);
    await page.mouse.move(x - 13, y);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await below.getByText('Now click another corner').waitFor();
    await page.mouse.click(...at((850 / 900) * 8, (650 / 700) * 6));
    await below.getByText('8 cells across and 6 down lie between them.').waitFor();
    // The picture's grid has a row less than it seems: the second corner is said by hand.
    await below.getByRole('textbox', { name: 'Second corner: rows from the top' }).fill('5');
    await below.getByText('8 cells across and 5 down lie between them.').waitFor();
    await below.getByRole('textbox', { name: 'Second corner: rows from the top' }).fill('6');
    await below.getByRole('button', { name: 'Align picture' }).click();
    await expect.poll(() => written().pictureAt, { timeout: 15_000 }).toBeDefined();
    const place = written().pictureAt!;
    // A click is as exact as a pixel of the screen.
    for (const [key, meant] of Object.entries({ x: -0.5, y: -0.5, width: 9, height: 7 }))
      expect(Math.abs(place[key as keyof typeof place] - meant), key).toBeLessThan(0.05);
    expect(written().walls, 'clicks on corners paint nothing').toBeUndefined();
    await page.mouse.move(...at(2, 1));
    await page.mouse.down();
    await page.mouse.move(...at(5, 1), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => written().walls, { timeout: 15_000 }).toEqual(['2,1 5,1']);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tracing.png` });
  });

  it('says of a picture that is missing how to mend it', async () => {
    const map = formatJson({ ...quarry, picture: { file: 'art/gone.png' } });
    const { page } = await shared.show(launched.browser, {
      'set.json': formatJson(setJson),
      'maps/quarry.json': map,
    });
    await page
      .locator('footer')
      .getByRole('button', { name: /warning/ })
      .click();
    await page.getByRole('region', { name: 'Problems' }).getByText('art/gone.png').click();
    // Its sentence leads to where it is mended, and nowhere else does a map have a picture.
    const look = page.getByRole('region', { name: 'Look of the map' });
    await expect
      .poll(() => look.getByRole('button', { name: 'Replace' }).evaluate((one) => one.matches(':focus')))
      .toBe(true);
    expect(await page.getByRole('button', { name: 'Replace' }).count()).toBe(1);
    const alert = look.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Choose it again, or take it away.');
    await look.getByRole('button', { name: 'Take away' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  it('says what holds where the map leaves it open, chooses floor and walls, and shows low ink and page edges by keys', async () => {
    const { page, look, written } = await openLook(launched, { ...quarry, walls: ['2,1 5,1'] });
    const open = await look
      .getByRole('combobox')
      .evaluateAll((all) => all.map((one) => one.getAttribute('placeholder')));
    expect(open).toEqual(['sand', 'stone', 'lines', 'all sides', 'none']);
    await look.getByRole('combobox', { name: 'Floor' }).click();
    await page.getByRole('option', { name: 'planks' }).click();
    await look.getByRole('combobox', { name: 'Legend' }).click();
    await page.getByRole('option', { name: 'below' }).click();
    await page.getByRole('img', { name: 'Legend' }).waitFor();
    await expect.poll(() => written().look, { timeout: 15_000 }).toEqual({ floor: 'planks', legend: 'below' });
    await page.locator('main [data-stage]').focus();
    await page.keyboard.press('Shift+P');
    await look.getByText('It prints on one page').waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/pages.png` });
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.locator('main [data-stage]').focus();
    await page.keyboard.press('Shift+L');
    expect(await look.getByRole('checkbox', { name: 'As it prints in low ink' }).isChecked()).toBe(true);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/low.png` });
  });
});
