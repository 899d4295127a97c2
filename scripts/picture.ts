/** Takes the pictures of the README: the shipped sets in the real window, a place each. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
/** ms that matches may take on a machine that does much else. */
const patience = 600_000;
const hero = join(folder, 'saltmarch/heroes/brack.json');
const { browser, close } = await found.launch();
let { studio, page } = await open(join(folder, 'saltmarch'));
const place = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

// No folder of this machine in a picture.
await page.waitForSelector('canvas[data-painted]', { timeout: patience });
await page.getByText('/saltmarch').evaluateAll((lines) => {
  for (const line of lines) line.textContent = '~/Games/saltmarch';
});
// Faces out of view wait until they come into it.
await take(page, 'set', 'main canvas[data-painted]');
await page.click('main button[aria-label="Open Gunner Pell"]');
await page
  .locator('[data-card]')
  .nth(2)
  .click({ position: { x: 100, y: 255 } });
await take(page, 'studio');
await page.keyboard.press('Escape');
await page.keyboard.press('t');
await page.waitForSelector('main [data-zone]');
await take(page, 'template');
await page.keyboard.press('t');
await place('Maps');
await page.waitForSelector('main [data-card] canvas[data-painted]');
// What lies over a map while one paints is never painted for good.
await take(page, 'painter', 'main [data-card] canvas[data-painted]');
await place('Words');
await page.getByRole('complementary').getByText('Powder Keg').click();
await take(page, 'words');
await place('Table');
await take(page, 'table');
await place('Play');
await page.getByRole('button', { name: 'Watch two greedy bots' }).click();
await page.getByRole('button', { name: 'Next kill' }).click({ timeout: patience });
await take(page, 'play', 'main canvas[data-painted]');
await place('Balance');
await page.getByRole('textbox', { name: 'Matches' }).fill('200');
await page.getByRole('button', { name: 'Run 200 matches' }).click();
await page.getByRole('heading', { name: '200 matches between greedy bots' }).waitFor({ timeout: patience });
await take(page, 'balance');
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
await page.getByLabel('Folder', { exact: true }).evaluate((field) => {
  (field as HTMLInputElement).value = '~/Documents/Setwright';
});
await take(page, 'out');
// A hero without health, to be mended.
await place('Heroes');
writeFileSync(hero, readFileSync(hero, 'utf8').replace(/"health": \d+/, '"health": 0'));
await page.keyboard.press('Escape');
await page.waitForSelector('footer button:has-text("error")');
await page.keyboard.press('p');
await page.locator('main section[aria-label=Problems]').getByText('health').first().click();
await page.waitForSelector('[data-field="/health"]:focus-within');
await take(page, 'problems');
for (const [set, watch, next, name] of [
  ['thoua/four-shrines', 'Watch bots fight it out', 'Next fall', 'play-encounter'],
  ['valyr/after-lamplight', 'Watch two greedy bots', 'Next defeat', 'play-battle'],
] as const) {
  await studio.close();
  ({ studio, page } = await open(join(root, 'content', set)));
  await place('Play');
  await page.getByRole('button', { name: watch }).click();
  await page.getByRole('button', { name: next }).click({ timeout: patience });
  await take(page, name, 'main canvas[data-painted]');
}

await studio.close();
await close();
rmSync(folder, { recursive: true });

async function open(set: string) {
  const studio = await openWindow(set);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.goto(studio.address);
  return { studio, page };
}

/** Writes what the window shows once all that is seen of it is painted. */
async function take(page: Page, name: string, shown = 'main section canvas'): Promise<void> {
  await page.waitForFunction((faces) => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>(faces)];
    return canvases.every((canvas) => canvas.dataset.painted);
  }, shown);
  // The canvases are painted once more when the stage has come to rest.
  await page.waitForTimeout(4000);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 256, dither: 0.6, effort: 10 })
    .toFile(join(root, 'docs', `${name}.png`));
}
