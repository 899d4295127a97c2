import type { Writable } from 'node:stream';
import type { Piece } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import { copiesOf } from '../face/numbered.ts';
import { type Box, circle } from '../face/path.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin, type Size } from './paper.ts';
import { PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';

/** White between pieces: each is cut out by itself, and round ones need room for scissors. */
const gap = 4;
/** A little of the bleed shows, so that a cut aside leaves no white. */
const mostBleed = 1.2;

/** A piece, or the part of one that is too large for a page. */
interface Part {
  readonly piece: Piece;
  /** What of it, in its own millimetres. */
  readonly show: Box;
  /** Whether it lies on its side, as it is too wide. */
  readonly turned: boolean;
}

interface Placed extends Part {
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
  const copies = pieces.flatMap(copiesOf);
  const pages = pagesOf(copies, page, margin);
  for (const placed of pages) {
    job.signal?.throwIfAborted();
    await layPage(placed, job, doc, { what: kindsOn(placed), of: pages.length });
  }
  await doc.end();
  return { pages: doc.pages, things: copies.length };
}

/** Lays a page with pieces, and what it says of them at its foot. */
export async function layPage(
  placed: readonly Placed[],
  { paper, stamps, progress, margin = printerMargin }: PaperJob,
  doc: PaperPages,
  { what, of }: { readonly what: string; readonly of: number },
): Promise<void> {
  const page = papers[paper];
  await doc.page(page);
  for (const { piece, show, turned, x, y } of placed) {
    const { width, height, bleed } = piece.front;
    const whole = show.w === width && show.h === height;
    const more = whole ? Math.min(bleed, mostBleed) : 0;
    const around = { x: show.x - more, y: show.y - more, w: show.w + 2 * more, h: show.h + 2 * more };
    const round = whole && piece.kind === 'token' ? cornerOf(piece) + more : 0;
    // Of a part, x and y are where the whole piece would begin.
    const at = turned ? { x: x - (height - show.y - show.h), y: y - show.x } : { x: x - show.x, y: y - show.y };
    doc.paint(piece.front, { ...at, show: around, round, ...(turned && { turn: 90 }) });
  }
  doc.furnish([...placed.map(cutLine), paintBand(page, 'bottom', { what, stamps, page: doc.pages, of }, margin)]);
  progress?.(doc.pages, of);
}

/** A piece as it goes on a page: as it is, on its side, or in parts of equal size where no page holds it. */
function partsOf(piece: Piece, room: Size): Part[] {
  const { width: w, height: h } = piece.front;
  const fits = (wide: number, high: number) => wide + gap <= room.width && high + gap <= room.height;
  const whole = { x: 0, y: 0, w, h };
  if (fits(w, h)) return [{ piece, show: whole, turned: false }];
  if (fits(h, w)) return [{ piece, show: whole, turned: true }];
  const turned = w > h;
  const [wide, high] = turned ? [room.height, room.width] : [room.width, room.height];
  const [across, down] = [Math.ceil(w / (wide - gap)), Math.ceil(h / (high - gap))];
  return Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return { piece, show: { x: (column * w) / across, y: (row * h) / down, w: w / across, h: h / down }, turned };
  });
}

/** Pieces in rows and rows on pages, the same kinds and sizes side by side. */
export function pagesOf(pieces: readonly Piece[], page: Size, margin = printerMargin): Placed[][] {
  const [width, height] = [page.width - 2 * margin, page.height - 2 * margin - bandDepth];
  const pages: Placed[][] = [];
  let [x, y, row] = [0, 0, 0];
  let before: Piece | undefined;
  const highOf = ({ show, turned }: Part) => (turned ? show.w : show.h);
  const byKind = (a: Part, b: Part) =>
    a.piece.kind === b.piece.kind ? highOf(a) - highOf(b) : a.piece.kind < b.piece.kind ? 1 : -1;
  const parts = pieces.flatMap((piece) => partsOf(piece, { width, height })).sort(byKind);
  for (const part of parts) {
    const { piece, show, turned } = part;
    const [w, h] = turned ? [show.h, show.w] : [show.w, show.h];
    const isNext = before !== undefined && before.kind !== piece.kind;
    before = piece;
    if (x > 0 && (isNext || x + w + gap > width)) [x, y, row] = [0, y + row, 0];
    if (pages.length === 0 || y + h + gap > height) {
      pages.push([]);
      [x, y, row] = [0, 0, 0];
    }
    pages.at(-1)!.push({ ...part, x: margin + x + gap / 2, y: margin + y + gap / 2 });
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

function cutLine({ piece, show, turned, x, y }: Placed): Op {
  const { outline, front } = piece;
  const stroke = { colour: '#555555', width: hairline };
  const [w, h] = turned ? [show.h, show.w] : [show.w, show.h];
  const whole = show.w === front.width && show.h === front.height;
  const r = cornerOf(piece);
  if (outline === undefined && (whole || r === 0)) return { op: 'rect', x, y, w, h, r, stroke };
  const along: Op = {
    ...{ op: 'group', x: -show.x, y: -show.y },
    ops: [{ op: 'path', d: outline ?? circle(r, r, r), stroke }],
  };
  const box = { op: 'rect', x: 0, y: 0, w: show.w, h: show.h } as const;
  return {
    ...{ op: 'group', x: turned ? x + w : x, y, ...(turned && { rotate: 90 }) },
    // A part is cut straight where the next one begins.
    ops: whole
      ? [along]
      : [
          { op: 'clip', shape: box, ops: [along] },
          { ...box, stroke },
        ],
  };
}
