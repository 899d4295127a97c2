import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../exporters/face/card.ts';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { piecesPdf } from '../../../exporters/pdf/pieces.ts';
import { rasterPage, readPdf } from './read-pdf.ts';

const side = 25.4;

/** A blue field up to the bleed with a word on it. */
function piece(kind: Piece['kind'], word: string, copies: number): Piece {
  const front: DisplayList = {
    ...{ width: side, height: side, bleed: 3, corner: 0 },
    ops: [
      { op: 'rect', x: -3, y: -3, w: side + 6, h: side + 6, fill: '#0000ff' },
      { op: 'text', x: 5, baseline: 12, text: word, font: 'body', size: 4, advance: 8, fill: '#ffffff' },
    ],
  };
  return { ref: `demo/${word}`, kind, name: word, text: '', sizeMm: side, copies, front, back: front, zones: [] };
}

async function print(pieces: readonly Piece[]) {
  const out = new PassThrough();
  const job = { title: 'Pieces', authors: '', stamps: ['Demo 0.3'], paper: 'a4', pictures: new Map() } as const;
  const [bytes, made] = await Promise.all([buffer(out), piecesPdf(pieces, job, out)]);
  return { bytes, made, pages: await readPdf(bytes) };
}

describe('pieces on paper', () => {
  it('are printed as often as a game needs them', async () => {
    const { pages, made } = await print([
      piece('token', 'Oil', 8),
      piece('marker', 'Crate', 1),
      piece('token', 'None', 0),
    ]);
    const words = pages.flatMap((page) => page.words.map(({ text }) => text));
    expect(['Oil', 'Crate', 'None'].map((word) => words.filter((other) => other === word).length)).toEqual([8, 1, 0]);
    expect(made).toEqual({ pages: 1, things: 9 });
  });

  it('are round where they are cut round, in a ring of bleed, and square where they are square', async () => {
    const { bytes, pages } = await print([piece('token', 'Oil', 1), piece('marker', 'Crate', 1)]);
    const page = (await rasterPage(bytes, 1, 10)).getContext('2d');
    const isBlue = (x: number, y: number) => {
      const [red, , blue] = page.getImageData(Math.round(x * 10), Math.round(y * 10), 1, 1).data;
      return red! < 60 && blue! > 200;
    };
    for (const word of ['Oil', 'Crate']) {
      const found = pages[0]!.words.find(({ text }) => text === word)!;
      const middle = { x: found.x - 5 + side / 2, y: found.baseline - 12 + side / 2 };
      const reach = (degrees: number) => {
        const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        let away = 13.2;
        while (isBlue(middle.x + away * dx, middle.y + away * dy)) away += 0.1;
        return away;
      };
      const reaches = [0, 22.5, 45, 67.5, 90].map(reach);
      if (word === 'Oil') for (const away of reaches) expect(Math.abs(away - side / 2 - 1.2)).toBeLessThan(0.2);
      else expect(reaches[2]).toBeGreaterThan(17.5);
    }
  });
});
