import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../app/studio/load-set.ts';
import type { Faces, Piece } from '../../../exporters/face/card.ts';
import { valyrFaces } from '../../../exporters/face/valyr/faces.ts';
import type { PaperJob } from '../../../exporters/pdf/cards.ts';
import { mapsPdf } from '../../../exporters/pdf/maps.ts';
import { PaperDocument } from '../../../exporters/pdf/paper-document.ts';
import { piecesPdf } from '../../../exporters/pdf/pieces.ts';
import { layStandees } from '../../../exporters/pdf/standees.ts';
import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { baseMillimetres } from '../../../rules/valyr/sizes.ts';
import { type ReadPage, readPdf } from './read-pdf.ts';

let set: GameSet;
let faces: Faces;
beforeAll(async () => {
  const loaded = await loadSet('content/valyr/after-lamplight');
  set = loaded.set!;
  faces = valyrFaces(set, loaded.pictures);
});

const jobOn = (paper: PaperJob['paper']): PaperJob => ({
  ...{ title: 'Battle', authors: '', stamps: ['Demo 0.3'], paper, pictures: new Map() },
});

async function print(pieces: readonly Piece[], paper: PaperJob['paper'] = 'a4'): Promise<ReadPage[]> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), piecesPdf(pieces, jobOn(paper), out)]);
  return readPdf(bytes);
}

/** Cut lines are hairlines; as good as a twentieth of a millimetre. */
const cutLines = (pages: readonly Pick<ReadPage, 'outlines'>[]) =>
  pages.flatMap(({ outlines }) => outlines.filter(({ thick }) => Math.abs(thick - 0.09) < 0.005));
const hasSize = (wide: number, high: number) => (box: { readonly width: number; readonly height: number }) =>
  Math.abs(box.width - wide) < 0.05 && Math.abs(box.height - high) < 0.05;
const hasCheckLine = ({ lines }: ReadPage) =>
  lines.some(({ x1, x2, thick }) => Math.abs(Math.abs(x2 - x1) - 100) < 0.05 && thick === 0.2);
const onPage = ({ width, height, outlines }: ReadPage) =>
  outlines.every(
    ({ x, y, width: w, height: h }) => x > -0.01 && y > -0.01 && x + w < width + 0.01 && y + h < height + 0.01,
  );

describe('a Valyr set on paper', () => {
  it('has a figure for each unit that the largest army needs, each with a base of true size', async () => {
    const upright = faces.pieces.filter(({ kind }) => kind === 'standee');
    const armies = entitiesOf(set, 'army').map(({ data }) => data.units);
    for (const { ref, copies } of upright) {
      const id = ref.slice(ref.indexOf('/') + 1);
      const most = Math.max(
        1,
        ...armies.map((units) =>
          units.filter(({ unit }) => unit === id).reduce((sum, { count = 1 }) => sum + count, 0),
        ),
      );
      expect([ref, copies]).toEqual([ref, most]);
    }
    const out = new PassThrough();
    const job = jobOn('a4');
    const [bytes] = await Promise.all([
      buffer(out),
      layStandees(upright, job, new PaperDocument(job, job.pictures, out)),
    ]);
    const pages = await readPdf(bytes);
    expect(pages.every(hasCheckLine)).toBe(true);
    expect(pages.every(onPage)).toBe(true);
    const found = cutLines(pages);
    const wanted = new Map<number, number>();
    for (const { data, ref } of entitiesOf(set, 'unit')) {
      const size = baseMillimetres[data.size];
      const { copies = 0 } = upright.find((piece) => piece.ref === ref) ?? {};
      wanted.set(size, (wanted.get(size) ?? 0) + copies);
    }
    for (const [size, count] of wanted) expect(found.filter(hasSize(size, size))).toHaveLength(count);
  });

  it('cuts a base that no page holds into two parts that make it whole', async () => {
    const [piece] = faces.pieces.filter(({ kind }) => kind === 'token');
    const side = 215;
    const large: Piece = { ...piece!, copies: 1, front: { ...piece!.front, width: side, height: side } };
    const pages = await print([large]);
    expect(pages).toHaveLength(2);
    expect(cutLines(pages).filter(hasSize(side, side / 2))).toHaveLength(0);
    expect(cutLines(pages).filter(hasSize(side / 2, side))).toHaveLength(2);
    expect(pages.every(hasCheckLine)).toBe(true);
  });

  it.each(['a4', 'letter'] as const)('has templates along their own outline at true size on %s', async (paper) => {
    const templates = entitiesOf(set, 'area-template');
    const pieces = faces.pieces.filter(({ ref }) => templates.some((template) => template.ref === ref));
    const pages = await print(pieces, paper);
    for (const { data } of templates) {
      const { shape } = data;
      const [wide, high] =
        shape.kind === 'round'
          ? [shape.diameter * 25.4, shape.diameter * 25.4]
          : [shape.width * 25.4, (shape.length + (shape.bulge ?? 0)) * 25.4];
      expect(cutLines(pages).filter(hasSize(wide, high))).toHaveLength(data.copies ?? 1);
    }
    expect(pages.every(hasCheckLine)).toBe(true);
  });

  it.each(['a4', 'letter'] as const)(
    'has rulers on %s whose inches are inches, the long ones in parts',
    async (paper) => {
      const rulers = faces.pieces.filter(({ ref }) => /\/_(measure|move|range)/.test(ref));
      for (const ruler of rulers) {
        const pages = await print([ruler], paper);
        expect(pages.every(hasCheckLine)).toBe(true);
        const parts = cutLines(pages).filter(({ width, height }) => Math.min(width, height) > 13.9);
        const length = parts.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
        expect(Math.abs(length - ruler.front.width)).toBeLessThan(0.05);
        // Ticks of an inch are four millimetres long, across the ruler; each part shows its own.
        for (const { lines, outlines } of pages)
          for (const part of cutLines([{ outlines }])) {
            const level = part.width > part.height;
            const ticks = lines.filter(
              ({ x1, y1, x2, y2 }) =>
                Math.abs(Math.hypot(x2 - x1, y2 - y1) - 4) < 0.01 &&
                ([x1, x2] as const).every((x) => x > part.x - 0.05 && x < part.x + part.width + 0.05) &&
                ([y1, y2] as const).every((y) => y > part.y - 0.05 && y < part.y + part.height + 0.05),
            );
            const along = ticks.map(({ x1, y1 }) => (level ? x1 : y1)).sort((one, other) => one - other);
            expect(along.length).toBeGreaterThan(0);
            for (const [index, place] of along.slice(1).entries())
              expect(Math.abs(place - along[index]! - 25.4)).toBeLessThan(0.05);
          }
      }
    },
  );

  it('spreads a battlefield over pages at one inch to the inch', async () => {
    const [board] = faces.boards;
    const out = new PassThrough();
    const [bytes] = await Promise.all([buffer(out), mapsPdf([board!], jobOn('a4'), out)]);
    const pages = await readPdf(bytes);
    const text = pages[0]!.words.map((word) => word.text).join(' ');
    expect(text).toContain(`${board!.columns} by ${board!.rows} inches, on ${pages.length - 1} pages.`);
    expect(pages.every(hasCheckLine)).toBe(true);
  });
});
