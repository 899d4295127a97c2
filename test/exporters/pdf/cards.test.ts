import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../app/studio/load-set.ts';
import type { CardSize, Deck } from '../../../exporters/face/card.ts';
import type { DisplayList, Op, TextRun } from '../../../exporters/face/display-list.ts';
import { faceMakers } from '../../../exporters/face/systems.ts';
import { type CardsJob, cardsPdf } from '../../../exporters/pdf/cards.ts';
import { planSheet } from '../../../exporters/pdf/sheet-plan.ts';
import type { PictureFile } from '../../../exporters/pictures.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';
import { type ReadLine, type ReadPage, rasterPage, readPdf } from './read-pdf.ts';
import { sampleDeck } from './sample-cards.ts';

let folder: string;
const pictures = new Map<string, PictureFile>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwright-pdf-'));
  for (const [index, format] of (['jpeg', 'png', 'jpeg'] as const).entries()) {
    const path = join(folder, `picture-${index}.${format}`);
    const noise = { type: 'gaussian', mean: 120 + 20 * index, sigma: 40 } as const;
    // Soft spots: pixels of a sharp noise would not line up between two painters.
    const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080', noise } }).blur(6);
    await writeFile(path, await image[format]().toBuffer());
    pictures.set(`demo/${index}`, { path, format, width: 300, height: 200, hash: `hash-${index}` });
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function print(decks: readonly Deck[], more: Partial<CardsJob> = {}): Promise<Buffer> {
  const out = new PassThrough();
  const job = { title: 'Demo: cards', authors: 'Ann', stamps: ['Demo 0.3'], paper: 'a4', pictures, ...more } as const;
  const [bytes] = await Promise.all([buffer(out), cardsPdf(decks, job, out)]);
  return bytes;
}

const runsOf = (ops: readonly Op[]): TextRun[] => ops.filter((op) => op.op === 'text');

/** Where a card's own words come out on a page, told by its first word. */
function placeOf(list: DisplayList, page: ReadPage, first: string): { x: number; y: number } {
  const run = runsOf(list.ops)[0]!;
  const index = page.words.findIndex((word, at) => `${word.text} ${page.words[at + 1]?.text}` === first);
  const word = page.words[index]!;
  return { x: word.x - run.x, y: word.baseline - run.baseline };
}

const isUpright = (line: ReadLine) => Math.abs(line.x1 - line.x2) < 0.01;
const lengthOf = (line: ReadLine) => Math.abs(line.x1 - line.x2) + Math.abs(line.y1 - line.y2);
const distinct = (values: readonly number[]) =>
  [...new Set(values.map((value) => Math.round(value * 20) / 20))].sort((a, b) => a - b);

describe('a PDF', () => {
  const decks = [sampleDeck(12)];
  const job = { title: 'Demo', authors: '', stamps: [], paper: 'a4', pictures } as const;

  it('is written whole to a disk that takes it slowly', async () => {
    const parts: Buffer[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write(part: Buffer, _, done) {
        parts.push(part);
        setImmediate(done);
      },
    });
    await cardsPdf(decks, job, slow);
    expect(Buffer.concat(parts).equals(await print(decks, job))).toBe(true);
  });

  it.each([
    ['with a reason', new Error('gone')],
    ['without one', undefined],
  ])('ends where what it is written to is closed %s', async (_, reason) => {
    const closed = new Writable({
      write() {
        this.destroy(reason);
      },
    });
    await expect(cardsPdf(decks, job, closed)).rejects.toThrow(reason?.message ?? /close/);
  });
});

describe('cards on paper', () => {
  it('shows every word as live text at the place and width that the layout gave it', async () => {
    const deck = sampleDeck(9);
    const [page] = await readPdf(await print([deck]));
    const first = placeOf(deck.cards[0]!.front, page!, 'Card 0');
    const expected = deck.cards.flatMap(({ front }, index) =>
      runsOf(front.ops).map((run) => ({
        ...run,
        x: first.x + (index % 3) * 63.5 + run.x,
        baseline: first.y + Math.floor(index / 3) * 88.9 + run.baseline,
      })),
    );
    expect(page!.words.slice(0, expected.length).map((word) => word.text)).toEqual(expected.map((run) => run.text));
    for (const [index, run] of expected.entries()) {
      const word = page!.words[index]!;
      expect(Math.abs(word.x - run.x)).toBeLessThan(0.05);
      expect(Math.abs(word.baseline - run.baseline)).toBeLessThan(0.05);
      expect(Math.abs(word.width / run.advance - 1), `${run.text} in ${run.font}`).toBeLessThan(0.01);
    }
  });

  it('looks on paper as it does on a sheet', async () => {
    const deck = sampleDeck(1, 'poker', () => 'demo/1');
    const { front } = deck.cards[0]!;
    const bytes = await print([deck]);
    const [page] = await readPdf(bytes);
    const { x, y } = placeOf(front, page!, 'Card 0');
    const pxPerMm = 8;
    const [paper, sheet] = [
      await rasterPage(bytes, 1, pxPerMm),
      await new Rasteriser(pictures).canvas(front, pxPerMm, 'trim'),
    ];
    const [w, h] = [Math.floor(front.width * pxPerMm) - 8, Math.floor(front.height * pxPerMm) - 8];
    const a = paper.getContext('2d').getImageData(Math.round(x * pxPerMm) + 4, Math.round(y * pxPerMm) + 4, w, h).data;
    const b = sheet.getContext('2d').getImageData(4, 4, w, h).data;
    let sum = 0;
    for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!);
    // Both round to pixels in their own way along edges; a missing icon, picture or gradient is far above this.
    expect(sum / a.length).toBeLessThan(3);
  });

  it('embeds each picture once and as it is, and fonts as subsets', async () => {
    const bytes = await print([sampleDeck(12, 'poker', (index) => `demo/${index % 3}`)]);
    const text = bytes.toString('latin1');
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(3);
    expect(bytes.includes(await readFile(join(folder, 'picture-0.jpeg')))).toBe(true);
    expect(bytes.includes(await readFile(join(folder, 'picture-2.jpeg')))).toBe(true);
    const fonts = new Set(text.match(/\/BaseFont \/\S+/g));
    expect(fonts.size).toBe(4);
    for (const name of fonts) expect(name).toMatch(/\/[A-Z]{6}\+/);
    expect(text.match(/\/FontFile2/g)).toHaveLength(4);
    expect((await readPdf(bytes)).map((page) => page.pictures.length)).toEqual([9, 3]);
  });

  const sheets: readonly [CardSize, number, number, 'a4' | 'letter', number][] = [
    ['poker', 63.5, 88.9, 'a4', 9],
    ['poker', 63.5, 88.9, 'letter', 9],
    ['bridge', 57.15, 88.9, 'a4', 10],
    ['bridge', 57.15, 88.9, 'letter', 9],
    ['standard', 63, 88, 'a4', 9],
    ['euro', 59, 92, 'a4', 9],
    ['mini-euro', 44, 68, 'letter', 15],
    ['tarot', 69.85, 120.65, 'a4', 4],
    ['tarot', 69.85, 120.65, 'letter', 4],
    ['mini', 44.45, 63.5, 'a4', 18],
    ['mini', 44.45, 63.5, 'letter', 18],
    ['square', 88.9, 88.9, 'a4', 6],
    ['square', 88.9, 88.9, 'letter', 6],
    ['jumbo', 88.9, 139.7, 'a4', 4],
    ['jumbo', 88.9, 139.7, 'letter', 3],
  ];

  it.each(sheets)(
    'holds a %s sheet of %f by %f mm cards on %s, %i at a time, with marks outside them',
    async (size, width, height, paper, count) => {
      const deck = sampleDeck(count + 1, size);
      const pages = await readPdf(await print([deck], { paper }));
      expect(pages).toHaveLength(2);
      const [page] = pages;
      const long = paper === 'a4' ? 297 : 279.4;
      const short = paper === 'a4' ? 210 : 215.9;
      expect([page!.width, page!.height].sort((a, b) => a - b).map((side) => Math.round(side * 10) / 10)).toEqual([
        short,
        long,
      ]);
      const { x, y } = placeOf(deck.cards[0]!.front, page!, 'Card 0');
      const check = page!.lines.filter((line) => Math.abs(lengthOf(line) - 100) < 0.01);
      expect(check).toHaveLength(1);
      const marks = page!.lines.filter((line) => line.thick === 0.09);
      const xs = distinct(marks.filter(isUpright).map((line) => line.x1));
      const ys = distinct(marks.filter((line) => !isUpright(line)).map((line) => line.y1));
      expect((xs.length - 1) * (ys.length - 1)).toBe(count);
      for (const [index, at] of xs.entries()) expect(at).toBeCloseTo(x + index * width, 1);
      for (const [index, at] of ys.entries()) expect(at).toBeCloseTo(y + index * height, 1);
      for (const { x1, y1, x2, y2 } of [...marks, ...check]) {
        const outside = Math.max(x1, x2) <= xs[0]! + 0.1 || Math.min(x1, x2) >= xs.at(-1)! - 0.1;
        const aboveOrBelow = Math.max(y1, y2) <= ys[0]! + 0.1 || Math.min(y1, y2) >= ys.at(-1)! - 0.1;
        expect(outside || aboveOrBelow).toBe(true);
        for (const value of [x1, x2, y1, y2]) expect(value).toBeGreaterThan(-0.01);
      }
      // Marks are as long as the margin lets them be.
      expect(Math.min(...marks.map((line) => line.y1))).toBeCloseTo(0, 1);
      const words = page!.words.map((word) => word.text).join(' ');
      expect(words).toContain('This line is 100 mm long when printed at 100 %.');
      expect(words).toContain('fronts · Demo 0.3 · page 1 of 2 · print at 100 %');
    },
  );

  it('prints copies, leaves out what has none, and gives each size its own pages', async () => {
    const deck = sampleDeck(3);
    const cards = deck.cards.map((card, index) => ({ ...card, copies: [2, 0, 5][index]! }));
    const pages = await readPdf(await print([{ ...deck, cards }, sampleDeck(1, 'tarot')]));
    const names = (page: ReadPage) =>
      page.words.flatMap((word, at) => (word.text === 'Card' ? page.words[at + 1]!.text : []));
    expect(pages.map(names)).toEqual([['0', '0', '2', '2', '2', '2', '2'], ['0']]);
  });

  it('gives the same bytes for the same set', async () => {
    const [first, second] = [await print([sampleDeck(10)]), await print([sampleDeck(10)])];
    expect(first.equals(second)).toBe(true);
  });

  it('takes at most 3 KB a card beyond the pictures', async () => {
    const bytes = await print([sampleDeck(70, 'poker', (index) => `demo/${index % 3}`)]);
    const files = await Promise.all([...pictures.values()].map(({ path }) => readFile(path)));
    const beyond = bytes.length - files.reduce((sum, file) => sum + file.length, 0);
    expect(beyond / 70).toBeLessThan(3000);
  });

  it('takes about 10 KB a card with composed pictures, which the file holds as outlines', async () => {
    const { set, pictures: none } = await loadSet(
      fileURLToPath(new URL('../../../content/teamfight/saltmarch', import.meta.url)),
    );
    const { decks } = faceMakers.teamfight(set!, none);
    const count = decks.flatMap(({ cards }) => cards).reduce((sum, card) => sum + card.copies, 0);
    const bytes = await print(decks, { pictures: none });
    expect(count).toBeGreaterThan(50);
    expect(bytes.length / count).toBeLessThan(11_000);
  });

  it('paints what is written shorter as it was drawn: dots, outlines of many short lines, arcs and mirrored icons', async () => {
    const dots = Array.from({ length: 60 }, (_, i) => {
      const [x, y, r] = [5 + (i % 10) * 5, 6 + Math.floor(i / 10) * 5, 0.3 + (i % 7) / 4];
      return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}Z`;
    });
    const wave = Array.from({ length: 400 }, (_, i) => `L${5 + i / 8} ${50 + 4 * Math.sin(i / 20)}`);
    const ops: Op[] = [
      { op: 'rect', x: -3, y: -3, w: 70, h: 95, fill: '#ffffff' },
      { op: 'path', d: dots.join(''), fill: '#103050' },
      { op: 'path', d: `M5 60${wave.join('')}L55 60Z`, fill: '#703010' },
      { op: 'path', d: 'M10 70A8 8 0 0 1 26 70A8 8 0 0 1 10 70Z', fill: '#107030', opacity: 0.5 },
      { op: 'icon', name: 'visored-helm/halo', x: 30, y: 60, size: 26, fill: '#000000', mirror: true },
    ];
    const front = { width: 63.5, height: 88.9, bleed: 3, corner: 0, ops };
    const card = { ...sampleDeck(1).cards[0]!, front };
    // The second copy is painted from what the document holds.
    const deck = { ...sampleDeck(1), cards: [{ ...card, copies: 2 }] };
    const pxPerMm = 10;
    const page = await rasterPage(await print([deck]), 1, pxPerMm);
    const own = await new Rasteriser(new Map()).canvas(front, pxPerMm, 'trim');
    const grid = { paper: 'a4', cuts: 'shared', margin: 5, twoSided: false, folded: false } as const;
    for (const slot of planSheet(front, grid)!.slots.slice(0, 2)) {
      const [x, y] = [Math.round(slot.x * pxPerMm), Math.round(slot.y * pxPerMm)];
      const theirs = page.getContext('2d').getImageData(x, y, 630, 880).data;
      const ours = own.getContext('2d').getImageData(0, 0, 630, 880).data;
      let apart = 0;
      for (let i = 0; i < ours.length; i += 4) if (Math.abs(ours[i]! - theirs[i]!) > 128) apart++;
      expect(apart / (630 * 880)).toBeLessThan(0.002);
    }
  });

  it.runIf(process.platform === 'linux')('fails with the reason of the disk when there is no space', async () => {
    const job = { title: '', authors: '', stamps: [], paper: 'a4', pictures } as const;
    await expect(cardsPdf([sampleDeck(90)], job, createWriteStream('/dev/full'))).rejects.toThrow(/ENOSPC/);
  });

  it('stops between pages when it is cancelled', async () => {
    const stop = new AbortController();
    const progress = (done: number) => done === 2 && stop.abort();
    const out = new PassThrough();
    out.resume();
    const job = { title: '', authors: '', stamps: [], paper: 'a4', pictures, signal: stop.signal, progress } as const;
    await expect(cardsPdf([sampleDeck(30)], job, out)).rejects.toThrow(/abort/i);
  });
});
