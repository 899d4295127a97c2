import type { Chapter } from '../face/chapters.ts';
import type { Op } from '../face/display-list.ts';
import type { FontId } from '../face/fonts/fonts.ts';
import { foldPlain, plainLine } from '../face/plain-line.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, paintBand, papers, printerMargin, type Size } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

const ink = '#1d1a17';
/** From the edges of the page to the text, between its two columns, and to the first line, in mm. */
const [leastMargin, between, head] = [15, 8, 34];
/** Sizes that the text may have, the largest first; a smaller one is taken where it saves a page. In mm. */
const sizes = [3.4, 3.2, 3];
/** From line to line, and the size of names, for text of the size 1. */
const [lineStep, nameSize] = [1.3, 1.12];

interface TextPage {
  readonly title: string;
  readonly ops: Op[];
}

/** Lays texts in two columns, chapter by chapter: the rules sheet and what players keep beside them. */
export async function layChapters(chapters: readonly Chapter[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const { margin: white = printerMargin } = job;
  const page = papers[job.paper];
  const margin = Math.max(leastMargin, white);
  const field = { margin, page, top: head + margin - leastMargin, lowest: page.height - white - bandDepth - 4 };
  const pages = chapters.flatMap((chapter) =>
    sizes
      .map((size) => pagesOf(chapter, field, size))
      .reduce((best, smaller) => (smaller.length < best.length ? smaller : best)),
  );
  for (const { title, ops } of pages) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    const heading = {
      text: title,
      font: 'cinzel',
      size: 8,
      x: margin,
      baseline: field.top - 12,
      ink,
      align: 'left',
    } as const;
    doc.furnish([
      ...plainLine({ ...heading, room: page.width - 2 * margin }),
      ...ops,
      paintBand(page, 'bottom', { what: title, stamps: job.stamps, page: doc.pages, of: pages.length }, white),
    ]);
    job.progress?.(doc.pages, pages.length);
  }
  await doc.end();
  return { pages: doc.pages, things: chapters.reduce((sum, { entries }) => sum + entries.length, 0) };
}

interface Field {
  readonly page: Size;
  /** Beside the text. */
  readonly margin: number;
  /** First and last baseline. */
  readonly top: number;
  readonly lowest: number;
}

function pagesOf({ title, entries }: Chapter, { page, margin, top, lowest }: Field, size: number): TextPage[] {
  const step = size * lineStep;
  const column = (page.width - 2 * margin - between) / 2;
  const pages: TextPage[] = [];
  let [x, y] = [margin, lowest + 1];
  const line = (text: string, font: FontId, size: number, wanted: number) => {
    if (y + wanted > lowest) {
      const isNew = pages.length === 0 || x > margin;
      if (isNew) pages.push({ title, ops: [] });
      [x, y] = [isNew ? margin : margin + column + between, top];
    }
    const ops = plainLine({ text, font, size, x, baseline: y, ink, align: 'left', room: column });
    pages.at(-1)?.ops.push(...ops);
    y += step;
  };
  for (const { name, text } of entries) {
    // A name stands with its first line.
    line(name, 'body-bold', size * nameSize, 2 * step);
    for (const paragraph of text.split('\n'))
      for (const one of foldPlain(plain(paragraph), 'body', column / size)) line(one, 'body', size, 0);
    y += step / 2;
  }
  return pages;
}

/** Text without its markup. */
const plain = (text: string) => text.replace(/\*+/g, '').replace(/^- /, '• ');
