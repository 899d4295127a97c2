import type { Writable } from 'node:stream';
import type { Piece } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandGap, bandHeight, hairline, paintBand, papers, printerMargin } from './paper.ts';
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

/** Lays the fronts of tokens, markers and figures n-up on pages, each as often as it has copies, with the line to cut along. */
export async function layPieces(pieces: readonly Piece[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const page = papers[job.paper];
  const copies = pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
  const pages = rowsOf(copies, page.width - 2 * printerMargin, page.height - 2 * printerMargin - bandHeight - bandGap);
  for (const placed of pages) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    for (const { piece, x, y } of placed) {
      const { width, height, bleed } = piece.front;
      const more = Math.min(bleed, mostBleed);
      const show = { x: -more, y: -more, w: width + 2 * more, h: height + 2 * more };
      doc.paint(piece.front, { x, y, show, round: piece.kind === 'token' ? cornerOf(piece) + more : 0 });
    }
    const footer = { what: 'pieces', stamps: job.stamps, page: doc.pages, of: pages.length };
    doc.furnish([...placed.map(cutLine), paintBand(page, 'bottom', footer)]);
    job.progress?.(doc.pages, pages.length);
  }
  await doc.end();
  return { pages: doc.pages, things: copies.length };
}

/** Pieces in rows and rows on pages, the same sizes side by side. */
function rowsOf(pieces: readonly Piece[], width: number, height: number): Placed[][] {
  const pages: Placed[][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const piece of [...pieces].sort((a, b) => a.front.height - b.front.height)) {
    const { width: w, height: h } = piece.front;
    if (x > 0 && x + w + gap > width) [x, y, row] = [0, y + row, 0];
    if (pages.length === 0 || y + h + gap > height) {
      pages.push([]);
      [x, y, row] = [0, 0, 0];
    }
    pages.at(-1)!.push({ piece, x: printerMargin + x + gap / 2, y: printerMargin + y + gap / 2 });
    x += w + gap;
    row = Math.max(row, h + gap);
  }
  return pages;
}

/** Radius of the corners at which a piece is cut: tokens are all corner. */
function cornerOf({ kind, front }: Piece): number {
  return kind === 'token' ? front.width / 2 : 0;
}

function cutLine({ piece, x, y }: Placed): Op {
  const { width: w, height: h } = piece.front;
  return { op: 'rect', x, y, w, h, r: cornerOf(piece), stroke: { colour: '#555555', width: hairline } };
}
