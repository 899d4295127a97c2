import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { boardFace } from '../../../exporters/face/board/board.ts';
import { mapsPdf } from '../../../exporters/pdf/maps.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import { quarry, quarrySet } from '../face/board-sample.ts';
import { readPdf } from './read-pdf.ts';

async function print(map: MapFile, paper: 'a4' | 'letter' = 'a4', stamps: readonly string[] = ['Demo 0.3']) {
  const { set, map: entity } = quarrySet(map);
  const out = new PassThrough();
  const job = { title: 'Maps', authors: '', stamps, paper, pictures: new Map() } as const;
  const [bytes, made] = await Promise.all([buffer(out), mapsPdf([boardFace(set, entity, new Map())], job, out)]);
  return { pages: await readPdf(bytes), made };
}

describe('maps on paper', () => {
  it.each(['a4', 'letter'] as const)(
    'spreads a map over %s pages at one inch a cell, with marks, place and check line',
    async (paper) => {
      const { pages, made } = await print(quarry, paper);
      expect(made).toEqual({ pages: pages.length, things: 1 });
      expect(pages).toHaveLength(5);
      for (const [index, page] of pages.slice(1).entries()) {
        const text = page.words.map((word) => word.text).join(' ');
        expect(text).toContain(
          `Quarry ${index + 1}, row ${Math.floor(index / 2) + 1} of 2, column ${(index % 2) + 1} of 2 · Demo 0.3`,
        );
        const glued = [...text.matchAll(/glue under (\d)/g)].map(([, page]) => page);
        expect(glued).toEqual([['2', '3'], ['4'], ['4'], []][index]);
        const [six, seven] = ['6', '7'].map((column) => page.words.find((word) => word.text === column)!);
        expect(seven!.x + seven!.width / 2 - six!.x - six!.width / 2).toBeCloseTo(25.4, 1);
        const marks = page.lines.filter((line) => line.thick === 0.09);
        const xs = [
          ...new Set(
            marks.filter((line) => Math.abs(line.x1 - line.x2) < 0.01).map((line) => Math.round(line.x1 * 10)),
          ),
        ];
        expect(Math.abs(xs[0]! - xs[1]!) / 10).toBeCloseTo(8 * 25.4, 0);
        const check = page.lines.filter(
          (line) => Math.abs(Math.abs(line.x1 - line.x2) - 100) < 0.01 && line.thick === 0.2,
        );
        expect(check).toHaveLength(1);
      }
    },
  );

  it('begins with an overview: how the pages go together and the rules of the map', async () => {
    const { pages } = await print(quarry);
    const text = pages[0]!.words.map((word) => word.text).join(' ');
    expect(text).toContain('16 by 12 cells of one inch, on 4 pages.');
    expect(text).toContain('The side with more points scores 1. • Lava burns.');
  });

  it('names fewer sets rather than cut the number of a page, and cuts the name of a map last', async () => {
    const many = Array.from({ length: 8 }, (_, index) => `Harbour of the lanterns ${index}`);
    for (const name of ['Quarry', 'The very long way down to the harbour '.repeat(5).trim()]) {
      const { pages } = await print({ ...quarry, name }, 'letter', many);
      for (const [index, page] of pages.entries()) {
        const text = page.words.map((word) => word.text).join(' ');
        expect(text).toContain(` · page ${index + 1} of 5 · print at 100 %`);
        if (name === 'Quarry') expect(text).toMatch(/ · Harbour of the lanterns 0.* and \d more · page/);
      }
    }
  });

  it('puts a small map on one page and long rules on as many as they take', async () => {
    const small = { name: 'Yard', columns: 5, rows: 5, text: 'Units may not stop here. '.repeat(400) };
    const { pages } = await print(small);
    const shown = pages.flatMap((page) => page.words.map((word) => word.text)).filter((word) => word === 'Units');
    expect(shown).toHaveLength(400);
    expect(
      pages
        .at(-1)!
        .words.map((word) => word.text)
        .join(' '),
    ).toContain('Yard · Demo 0.3');
    const numbers = pages.map((page) =>
      /page (\d+) of (\d+)/.exec(page.words.map(({ text }) => text).join(' '))?.slice(1),
    );
    expect(numbers).toEqual(pages.map((_, index) => [String(index + 1), String(pages.length)]));
  });

  it('prints the legend on a page of its own, counted like the others', async () => {
    const { pages, made } = await print({ ...quarry, look: { legend: 'beside' } });
    expect([made.pages, pages.length]).toEqual([6, 6]);
    const text = pages[1]?.words.map((word) => word.text).join(' ');
    expect(text).toContain('Quarry, legend');
    expect(text).toContain('page 2 of 6');
  });
});
