/** Takes the picture of the studio for the README: a hero of the shipped set, in the real window. */
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../bin/build.mjs';
import { findBrowser } from '../test/e2e/browser.ts';
import { openWindow } from '../test/e2e/window.ts';

const found = findBrowser();
if ('missing' in found) throw new Error(`No picture was taken: ${found.missing}.`);
const [{ browser, close }, studio] = await Promise.all([found.launch(), openWindow()]);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
await page.goto(studio.address);
await page.click('main button[aria-label="Open Granny Brine"]');
await page.waitForFunction(() => {
  const canvases = [...document.querySelectorAll<HTMLCanvasElement>('main section canvas')];
  return canvases.length > 0 && canvases.every((canvas) => canvas.dataset.painted);
});
// The canvases are painted once more when the stage has come to rest.
await page.waitForTimeout(1000);
const png = await page.screenshot();
await sharp(png)
  .png({ palette: true, colours: 256, dither: 0.6, effort: 10 })
  .toFile(join(root, 'docs', 'studio.png'));
await close();
await studio.close();
