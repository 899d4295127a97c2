import type { Piece } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import { copiesOf } from '../face/numbered.ts';
import { plainLine } from '../face/plain-line.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';
import { layPage, pagesOf } from './pieces.ts';

/** White between two figures, in mm. */
const gap = 3;
/** Length of a foot in mm: it is folded outwards and glued to a base, or stands by itself. */
const foot = 12;

/** Lays upright figures on pages: front and back head to head, to be folded at the top, with a foot below each; then their bases. */
export async function layStandees(pieces: readonly Piece[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const { margin = printerMargin } = job;
  const page = papers[job.paper];
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin - bandDepth };
  const pages: { piece: Piece; x: number; y: number }[][] = [];
  let [x, y, row] = [0, 0, 0];
  const copies = pieces.flatMap(copiesOf);
  for (const piece of copies.sort((a, b) => a.front.height - b.front.height)) {
    const { width } = piece.front;
    const long = lengthOf(piece);
    if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row, 0];
    if (pages.length === 0 || y + long > room.height) {
      pages.push([]);
      [x, y, row] = [0, 0, 0];
    }
    pages.at(-1)?.push({ piece, x: margin + x, y: margin + y });
    x += width + gap;
    row = Math.max(row, long + gap);
  }
  const bases = pagesOf(copies.flatMap(baseOf), page, margin);
  const of = pages.length + bases.length;
  for (const placed of pages) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    for (const { piece, x, y } of placed) {
      const { width: w, height: h } = piece.front;
      const show = { x: 0, y: 0, w, h };
      doc.paint(piece.back, { x, y: y + foot, show, turn: 180 });
      doc.paint(piece.front, { x, y: y + foot + h, show });
    }
    const what = 'figures, cut along the lines and fold along the dashes';
    doc.furnish([
      ...placed.flatMap(({ piece, x, y }) => lines(piece, x, y)),
      paintBand(page, 'bottom', { what, stamps: job.stamps, page: doc.pages, of }, margin),
    ]);
    job.progress?.(doc.pages, of);
  }
  for (const placed of bases) {
    job.signal?.throwIfAborted();
    await layPage(placed, job, doc, { what: 'bases of true size, glue each figure on its line', of });
  }
  await doc.end();
  return { pages: doc.pages, things: copies.length };
}

/** The round base of a figure as a piece of its own. */
const baseOf = ({ base, ...piece }: Piece): Piece[] =>
  base ? [{ ...piece, kind: 'token', sizeMm: base.width, front: base, back: base }] : [];

/** The whole strip: a foot, the back, the front and a foot. */
export const lengthOf = ({ front }: Piece) => 2 * (front.height + foot);

function lines(piece: Piece, x: number, y: number): Op[] {
  const { width: w, height: h } = piece.front;
  const ink = '#555555';
  const fold = (at: number) => `M${x} ${at}L${x + w} ${at}`;
  const word = (baseline: number) =>
    plainLine({ text: 'foot', font: 'condensed', size: 2.6, x: x + w / 2, baseline, ink, align: 'middle', room: w });
  return [
    { op: 'rect', x, y, w, h: lengthOf(piece), stroke: { colour: ink, width: hairline } },
    {
      op: 'path',
      d: fold(y + foot) + fold(y + foot + h) + fold(y + foot + 2 * h),
      stroke: { colour: ink, width: 2 * hairline, dash: [2, 1.5] },
    },
    ...word(y + foot / 2 + 1),
    ...word(y + 1.5 * foot + 2 * h + 1),
  ];
}
