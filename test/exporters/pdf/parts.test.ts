import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../exporters/face/card.ts';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import type { PaperJob, Printed } from '../../../exporters/pdf/cards.ts';
import { layDice } from '../../../exporters/pdf/dice.ts';
import { PaperDocument } from '../../../exporters/pdf/paper-document.ts';
import type { PaperPages } from '../../../exporters/pdf/paper-pages.ts';
import { PlannedPages } from '../../../exporters/pdf/planned-pages.ts';
import { layStandees } from '../../../exporters/pdf/standees.ts';
import { layChapters } from '../../../exporters/pdf/text-pages.ts';
import { layTuckBoxes } from '../../../exporters/pdf/tuck-box.ts';
import { type ReadPage, readPdf } from './read-pdf.ts';
import { sampleDeck } from './sample-cards.ts';

const job: PaperJob = { title: '', authors: '', stamps: ['Demo 0.3'], paper: 'a4', pictures: new Map() };

async function print(lay: (doc: PaperPages) => Promise<Printed>) {
  const out = new PassThrough();
  const [bytes, made] = await Promise.all([buffer(out), lay(new PaperDocument(job, new Map(), out))]);
  return { made, pages: await readPdf(bytes) };
}

const [wide, high] = [25.4, 38.1];
/** A line along the top edge of the figure, from its left corner or to its right one. */
const edge = (d: string): DisplayList => ({
  ...{ width: wide, height: high, bleed: 0, corner: 0 },
  ops: [{ op: 'path', d, stroke: { colour: '#ff0000', width: 0.37 } }],
});
const figure = (copies: number): Piece => ({
  ...{ ref: 'demo/warden', kind: 'standee', name: 'Warden', text: '', sizeMm: wide, copies, zones: [] },
  front: edge('M0 2L9 2'),
  back: edge(`M${wide} 2L${wide - 9} 2`),
});

const linesOf = (page: ReadPage, thick: number) => page.lines.filter((line) => Math.abs(line.thick - thick) < 0.001);

describe('figures on paper', () => {
  it('have their backs head to head with their fronts, so that both meet when the strip is folded', async () => {
    const { made, pages } = await print((doc) => layStandees([figure(3)], job, doc));
    expect(made).toEqual({ pages: 1, things: 3 });
    const [page] = pages;
    const folds = linesOf(page!, 0.18).filter((line) => Math.abs(line.x2 - line.x1 - wide) < 0.01);
    const signs = linesOf(page!, 0.37);
    expect([folds.length, signs.length]).toEqual([9, 6]);
    const levels = [...new Set(folds.map((line) => Math.round(line.y1 * 100) / 100))].sort((a, b) => a - b);
    expect(levels[2]! - levels[1]!).toBeCloseTo(high, 1);
    const middle = levels[1]!;
    const above = signs.filter((line) => line.y1 < middle).map((line) => ({ ...line, y1: 2 * middle - line.y1 }));
    const below = signs.filter((line) => line.y1 > middle);
    const starts = (lines: typeof signs) => lines.map((line) => [line.x1.toFixed(2), line.y1.toFixed(2)]).sort();
    expect(starts(above)).toEqual(starts(below));
  });
});

describe('the rules sheet', () => {
  it('has every word of every text, in columns and chapter by chapter', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => ({
      name: `Rule ${index}`,
      text: 'Units may **not** stop here.\n- Nor there.',
    }));
    const chapters = [
      { title: 'Demo: rules', entries },
      { title: 'Demo: player aid', entries: entries.slice(0, 2) },
    ];
    const { made, pages } = await print((doc) => layChapters(chapters, job, doc));
    expect(made).toEqual({ pages: pages.length, things: 62 });
    const texts = pages.map((page) => page.words.map(({ text }) => text).join(' '));
    expect(texts.join(' ').match(/Units may not stop here\. Nor there\./g)).toHaveLength(62);
    expect(texts.at(-1)).toMatch(/^Demo: player aid Rule 0/);
    expect(texts.slice(0, -1).every((text) => text.startsWith('Demo: rules'))).toBe(true);
    for (const { words, width } of pages)
      for (const word of words) expect(word.x + word.width).toBeLessThan(width - 4.9);
  });
});

describe('the player aid', () => {
  const aid = (count: number) => ({
    title: 'Demo: player aid',
    entries: Array.from({ length: count }, (_, index) => ({ name: `Word ${index}`, text: 'What it means.' })),
    each: true,
  });

  it('stands four times on a page where it is short, with lines to cut along that cross no word', async () => {
    const { made, pages } = await print((doc) => layChapters([aid(4)], job, doc));
    expect(made).toEqual({ pages: 1, things: 4 });
    const [{ words, lines, width, height }] = pages as [(typeof pages)[0] & object];
    expect(words.filter(({ text }) => text === 'means.')).toHaveLength(16);
    const cuts = lines.filter(({ x1, x2, y1, y2 }) => Math.hypot(x2 - x1, y2 - y1) > Math.min(width, height) / 2);
    expect(cuts).toHaveLength(2);
    for (const { x, width: wide, baseline } of words.filter(({ text }) => /^(Word|What|means)/.test(text)))
      for (const { x1, x2, y1, y2 } of cuts) {
        if (Math.abs(x1 - x2) < 0.01) expect(x > x1 || x + wide < x1).toBe(true);
        else expect(Math.abs(y1 + y2 - 2 * baseline) / 2).toBeGreaterThan(1);
      }
  });

  it('stands once where it is long', async () => {
    const { pages } = await print((doc) => layChapters([aid(40)], job, doc));
    expect(pages.flatMap(({ words }) => words).filter(({ text }) => text === 'means.')).toHaveLength(40);
  });
});

describe('tuck boxes', () => {
  it('hold the cards of a size, as many boxes as the paper asks for', async () => {
    const deck = sampleDeck(1);
    const of = (copies: number) => [{ ...deck, cards: deck.cards.map((card) => ({ ...card, copies })) }];
    const one = await print((doc) => layTuckBoxes(of(54), 'Demo', job, doc));
    expect(one.made).toEqual({ pages: 1, things: 1 });
    const [page] = one.pages;
    expect(page!.words.map(({ text }) => text).join(' ')).toContain('box 1 of 1, for 54 cards');
    // 54 cards of 0.32 mm and 0.75 mm of room on each side are 18.78 mm; the upright folds part side, front, side and back.
    const xs = linesOf(page!, 0.09)
      .filter((line) => Math.abs(line.x1 - line.x2) < 0.01 && Math.abs(Math.abs(line.y2 - line.y1) - 90.4) < 0.05)
      .map((line) => line.x1)
      .sort((a, b) => a - b);
    expect(xs.slice(1).map((x, index) => Math.round((x - xs[index]!) * 10) / 10)).toEqual([19, 65, 19]);
    const many = await print((doc) => layTuckBoxes(of(400), 'Demo', job, doc));
    expect(many.made.things).toBeGreaterThan(2);
  });
});

describe('dice', () => {
  it('have one to six pips, opposite sides seven, and lie inside of the page', async () => {
    const { pages } = await print((doc) => layDice(job, doc));
    const [page] = pages;
    for (const { x1, x2, y1, y2 } of linesOf(page!, 0.18)) {
      expect(Math.min(x1, x2)).toBeGreaterThan(5);
      expect(Math.max(x1, x2)).toBeLessThan(page!.width - 5);
      expect(Math.max(y1, y2)).toBeLessThan(page!.height - 10);
    }
    const planned = new PlannedPages();
    const made = await layDice(job, planned);
    const pips = planned.all[0]!.ops.filter((op) => op.op === 'path' && op.fill === '#111111');
    expect([made.things, pips.length]).toEqual([4, 4]);
    const middles = [...(pips[0] as { d: string }).d.matchAll(/M([\d.]+) ([\d.]+)a/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const left = Math.min(...middles.map(([x]) => x!));
    // In the row, each side is 20 mm: two apart are opposite.
    const top = Math.min(...middles.map(([, y]) => y!));
    const count = (column: number, row: number) =>
      middles.filter(([x, y]) => Math.floor((x! - left + 3) / 20) === column && Math.floor((y! - top + 3) / 20) === row)
        .length;
    const sides = [count(0, 1), count(1, 1), count(2, 1), count(3, 1), count(1, 0), count(1, 2)];
    expect([...sides].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([sides[0]! + sides[2]!, sides[1]! + sides[3]!, sides[4]! + sides[5]!]).toEqual([7, 7, 7]);
  });
});
