/** Takes the pictures of the README: the shipped sets in the real window, a place each. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { root } from '../bin/build.mjs';
import { findBrowser } from '../test/e2e/browser.ts';
import { openWindow } from '../test/e2e/window.ts';

const found = findBrowser();
if ('missing' in found) throw new Error(`No picture was taken: ${found.missing}.`);
const folder = mkdtempSync(join(tmpdir(), 'setwright-pictures-'));
cpSync(join(root, 'content/teamfight'), folder, { recursive: true });
const [{ browser, close }, studio] = await Promise.all([found.launch(), openWindow(join(folder, 'saltmarch'))]);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
const place = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

await page.goto(studio.address);
await page.click('main button[aria-label="Open Gunner Pell"]');
await page
  .locator('[data-card]')
  .nth(2)
  .click({ position: { x: 100, y: 255 } });
await take(page, 'studio');
await place('Table');
await take(page, 'table');
await place('Versions');
await page.getByRole('textbox', { name: 'Name of this state' }).fill('v0.1');
await page.getByRole('button', { name: 'Keep version' }).click();
await place('Heroes');
await page
  .locator('[data-card]')
  .first()
  .click({ position: { x: 30, y: 30 } });
await page.keyboard.type('6');
await page
  .locator('[data-card]')
  .nth(2)
  .click({ position: { x: 100, y: 20 } });
await page.keyboard.type('Chains and Nails');
await place('Versions');
await take(page, 'versions');
await place('Look');
await take(page, 'look');
await place('Out');
// No folder of this machine in a picture.
await page.getByLabel('Folder', { exact: true }).evaluate((field) => {
  (field as HTMLInputElement).value = '~/Documents/Setwright';
});
await take(page, 'out');

await close();
await studio.close();
rmSync(folder, { recursive: true });

/** Writes what the window shows once all that is seen of it is painted. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('main section canvas')];
    return canvases.every((canvas) => canvas.dataset.painted);
  });
  // The canvases are painted once more when the stage has come to rest.
  await page.waitForTimeout(4000);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 256, dither: 0.6, effort: 10 })
    .toFile(join(root, 'docs', `${name}.png`));
}
