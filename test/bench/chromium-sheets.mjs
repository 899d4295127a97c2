// The peer for sheets: each card a page in headless Chromium and a screenshot, put together with sharp, 14 to a sheet of five by three as decks are.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { html, inline, launchOptions, style } from './html-cards.mjs';

const [list, out] = process.argv.slice(2);
const cards = JSON.parse(readFileSync(list, 'utf8'));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 750, height: 1050 } });
const shots = [];
for (const card of cards) {
  await page.setContent(`<!doctype html><meta charset=utf8><style>${style}</style>${html(card, inline(card.picture))}`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  shots.push(await page.screenshot());
}
await browser.close();
mkdirSync(out, { recursive: true });
const [perSheet, columns, rows] = [14, 5, 3];
for (let at = 0; at < shots.length; at += perSheet) {
  const faces = shots.slice(at, at + perSheet);
  await sharp({ create: { width: 750 * columns, height: 1050 * rows, channels: 3, background: '#fff' } })
    .composite(
      faces.map((input, index) => ({ input, left: 750 * (index % columns), top: 1050 * Math.floor(index / columns) })),
    )
    .png({ compressionLevel: 6 })
    .toFile(join(out, `${at}.png`));
}
