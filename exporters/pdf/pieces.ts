import type { Writable } from 'node:stream';
import type { Piece } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin, type Size } from './paper.ts';
import { PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';

/** White between pieces: each is cut out by itself, and round ones need room for scissors. */
const gap = 4;
/** A little of the bleed shows, so that a cut aside leaves no white. */
const mostBleed = 1.2;

interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** Writes pieces to a PDF. */
export const piecesPdf = (pieces: readonly Piece[], job: PaperJob, out: Writable): Promise<Printed> =>
  layPieces(pieces, job, new PaperDocument(job, job.pictures, out));

/** Lays the fronts of tokens and markers n-up on pages, kind by kind, each as often as it has copies, with the line to cut along. */
export async function layPieces(pieces: readonly Piece[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const { margin = printerMargin } = job;
  const page = papers[job.paper];
  const copies = pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
  const pages = rowsOf(copies, page, margin);
  for (const placed of pages) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    for (const { piece, x, y } of placed) {
      const { width, height, bleed } = piece.front;
      const more = Math.min(bleed, mostBleed);
      const show = { x: -more, y: -more, w: width + 2 * more, h: height + 2 * more };
      doc.paint(piece.front, { x, y, show, round: piece.kind === 'token' ? cornerOf(piece) + more : 0 });
    }
    const footer = { what: kindsOn(placed), stamps: job.stamps, page: doc.pages, of: pages.length };
    doc.furnish([...placed.map(cutLine), paintBand(page, 'bottom', footer, margin)]);
    job.progress?.(doc.pages, pages.length);
  }
  await doc.end();
  return { pages: doc.pages, things: copies.length };
}

/** Pieces in rows and rows on pages, the same kinds and sizes side by side. */
function rowsOf(pieces: readonly Piece[], page: Size, margin: number): Placed[][] {
  const [width, height] = [page.width - 2 * margin, page.height - 2 * margin - bandDepth];
  const pages: Placed[][] = [];
  let [x, y, row] = [0, 0, 0];
  let before: Piece | undefined;
  const byKind = (a: Piece, b: Piece) =>
    a.kind === b.kind ? a.front.height - b.front.height : a.kind < b.kind ? 1 : -1;
  for (const piece of [...pieces].sort(byKind)) {
    const { width: w, height: h } = piece.front;
    const isNext = before !== undefined && before.kind !== piece.kind;
    before = piece;
    if (x > 0 && (isNext || x + w + gap > width)) [x, y, row] = [0, y + row, 0];
    if (pages.length === 0 || y + h + gap > height) {
      pages.push([]);
      [x, y, row] = [0, 0, 0];
    }
    pages.at(-1)!.push({ piece, x: margin + x + gap / 2, y: margin + y + gap / 2 });
    x += w + gap;
    row = Math.max(row, h + gap);
  }
  return pages;
}

/** What lies on a page: `tokens and markers`. */
const kindsOn = (placed: readonly Placed[]): string =>
  [...new Set(placed.map(({ piece }) => `${piece.kind}s`))].join(' and ');

/** Radius of the corners at which a piece is cut: tokens are all corner. */
function cornerOf({ kind, front }: Piece): number {
  return kind === 'token' ? front.width / 2 : 0;
}

function cutLine({ piece, x, y }: Placed): Op {
  const { width: w, height: h } = piece.front;
  return { op: 'rect', x, y, w, h, r: cornerOf(piece), stroke: { colour: '#555555', width: hairline } };
}
