// The peer for sheets: each card a page in headless Chromium and a screenshot, put together with sharp, five to a sheet as decks are.
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
for (let at = 0; at < shots.length; at += 5) {
  const row = shots.slice(at, at + 5);
  await sharp({ create: { width: 750 * row.length, height: 1050, channels: 3, background: '#fff' } })
    .composite(row.map((input, index) => ({ input, left: index * 750, top: 0 })))
    .png({ compressionLevel: 6 })
    .toFile(join(out, `${at}.png`));
}
