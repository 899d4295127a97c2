// The peer for paper: the same cards, nine to an A4 page, printed by Chromium. Prints how long it took once the browser was there.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { html, launchOptions, style } from './html-cards.mjs';

const [list, out] = process.argv.slice(2);
const cards = JSON.parse(readFileSync(list, 'utf8'));
const browser = await chromium.launch(launchOptions());
const warm = performance.now();
const page = await browser.newPage();
// Zoom, as a transform makes Chromium shrink the page; 240 by 336 CSS pixels are 63.5 by 88.9 mm.
const sheet = `@page{size:A4;margin:0}.page{width:209mm;height:296mm;position:relative;overflow:hidden;break-after:page}.slot{position:absolute;width:240px;height:336px;overflow:hidden}.slot>.card{zoom:.32}`;
let body = '';
for (let at = 0; at < cards.length; at += 9) {
  const slots = cards.slice(at, at + 9).map((card, index) => {
    const place = `left:${36 + (index % 3) * 240}px;top:${57 + Math.floor(index / 3) * 336}px`;
    return `<div class=slot style="${place}">${html(card, `file://${card.picture}`)}</div>`;
  });
  body += `<div class=page>${slots.join('')}</div>`;
}
// From a file: as one string, the pictures of 700 cards are more than the browser's pipe takes.
writeFileSync(`${out}.html`, `<!doctype html><meta charset=utf8><style>${style}${sheet}</style>${body}`);
await page.goto(`file://${out}.html`);
await page.evaluate(() =>
  Promise.all([...document.images].map((image) => image.decode())).then(() => document.fonts.ready.then(() => true)),
);
writeFileSync(out, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
process.stdout.write(JSON.stringify({ warm: performance.now() - warm }));
await browser.close();
