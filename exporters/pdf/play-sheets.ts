import type { PlaySheet } from '../face/sheet-parts.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, type PaperName, paintBand, papers, printerMargin, type Size } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

/** White around a sheet at least, in mm: it is held, and put into folders. */
const leastMargin = 10;
/** Thickness in mm of the lines along the edges of a sheet. */
const edge = 0.5;
/** Above the strip at the foot of the page. */
const aboveBand = 1.5;

/** Paper that is larger has the same sheet, larger. */
const shapes: Readonly<Record<PaperName, PaperName>> = { a4: 'a4', letter: 'letter', a3: 'a4', tabloid: 'letter' };

const roomOn = (page: Size, margin: number): Size => ({
  width: page.width - 2 * Math.max(leastMargin, margin),
  height: page.height - Math.max(leastMargin, margin) - margin - bandDepth - aboveBand,
});

/** The room of a sheet on a paper, in mm of the paper for which it is laid out. */
export const sheetRoom = ({ paper, margin = printerMargin }: Pick<PaperJob, 'paper' | 'margin'>): Size =>
  roomOn(papers[shapes[paper]], margin);

/** Lays sheets that are as large as the room of their paper, one a page. */
export async function layPlaySheets(sheets: readonly PlaySheet[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const { paper, margin = printerMargin } = job;
  const page = papers[paper];
  const [room, free] = [sheetRoom(job), roomOn(page, margin)];
  const scale = Math.min(free.width / room.width, free.height / room.height);
  for (const { name, list } of sheets) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    doc.paint(list, {
      x: (page.width - list.width * scale) / 2,
      y: Math.max(leastMargin, margin),
      // Lines along its edges are half outside.
      show: { x: -edge, y: -edge, w: list.width + 2 * edge, h: list.height + 2 * edge },
      scale,
    });
    const footer = { what: name, stamps: job.stamps, page: doc.pages, of: sheets.length };
    doc.furnish([paintBand(page, 'bottom', footer, margin)]);
    job.progress?.(doc.pages, sheets.length);
  }
  await doc.end();
  return { pages: doc.pages, things: sheets.length };
}
