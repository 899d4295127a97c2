import type { Chapter, ChapterEntry } from '../face/chapter.ts';
import type { Op } from '../face/display-list.ts';
import type { FontId } from '../face/fonts/fonts.ts';
import { circle } from '../face/path.ts';
import { foldPlain, plainLine } from '../face/plain-line.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin, type Size } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

const ink = '#1d1a17';
/** From the edges of the page to the text, between its two columns, and to the first line, in mm. */
const [leastMargin, between, head] = [15, 8, 34];
/** Sizes that the text may have, the largest first; a smaller one is taken where it saves a page. In mm. */
const sizes = [4, 3.6, 3.4, 3.2, 3];
/** From line to line, and the size of names, for text of the size 1. */
const [lineStep, nameSize] = [1.3, 1.12];
/** How far a list stands in, for text of the size 1, and the dot of its items. */
const [listIndent, dot] = [1, 0.12];

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
  const pages = chapters.flatMap(
    (chapter) =>
      fourOf(chapter, field) ??
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

interface Line {
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly indent: number;
  /** Whether an item of a list begins here. */
  readonly item: boolean;
}

function pagesOf({ title, entries }: Chapter, field: Field, size: number): TextPage[] {
  const { margin, top, lowest } = field;
  const step = size * lineStep;
  const width = columnWidth(field);
  const texts = entries.map((entry) => linesOf(entry, size, width));
  const most = Math.floor((lowest - top) / step) + 1;
  const full = columnsOf(texts, most);
  // On a single page both columns become about equally long.
  const columns = full.length > 2 ? full : balanced(texts, full, most);
  const pages: TextPage[] = [];
  columns.forEach((column, index) => {
    if (index % 2 === 0) pages.push({ title, ops: [] });
    const x = margin + (index % 2) * (width + between);
    for (const { line, at } of column) pages.at(-1)?.ops.push(...paintLine(line, x, top + at * step, width));
  });
  return pages;
}

const columnWidth = ({ page, margin }: Field) => (page.width - 2 * margin - between) / 2;

/** A short chapter for each player, four times on a page to be cut up; undefined for any other. */
function fourOf({ title, entries, each }: Chapter, field: Field): TextPage[] | undefined {
  const { page, margin, top, lowest } = field;
  const width = columnWidth(field);
  const deep = (lowest - top) / 2;
  for (const size of each ? sizes : []) {
    const step = size * lineStep;
    const texts = entries.map((entry) => linesOf(entry, size, width));
    const columns = columnsOf(texts, Math.floor(deep / step) - 1);
    if (columns.length !== 1) continue;
    const hair = { colour: '#555555', width: hairline };
    const [x, y] = [page.width / 2, top + deep - step];
    const cuts: Op[] = [
      { op: 'path', d: `M${x} ${top - 2 * step}V${lowest}`, stroke: hair },
      { op: 'path', d: `M${margin} ${y}H${page.width - margin}`, stroke: hair },
    ];
    const copies = [0, 1, 2, 3].flatMap((copy) => {
      const left = margin + (copy % 2) * (width + between);
      const first = top + Math.floor(copy / 2) * (deep + step);
      return columns.flat().flatMap(({ line, at }) => paintLine(line, left, first + at * step, width));
    });
    return [{ title, ops: [...cuts, ...copies] }];
  }
  return undefined;
}

/** A line with its place in a column, counted in lines. */
type Column = { readonly line: Line; readonly at: number }[];

/** Fills columns of so many lines; a text that fits a column stands in one, a longer one breaks behind its second line at the earliest. */
function columnsOf(texts: readonly (readonly Line[])[], most: number): Column[] {
  const columns: Column[] = [];
  let at = most;
  for (const lines of texts) {
    const fits = lines.length <= most;
    if (at + (fits ? lines.length : 2) > most) {
      columns.push([]);
      at = 0;
    }
    for (const line of lines) {
      if (at + 1 > most) {
        columns.push([]);
        at = 0;
      }
      columns.at(-1)?.push({ line, at });
      at++;
    }
    at += 0.5;
  }
  return columns;
}

function balanced(texts: readonly (readonly Line[])[], full: Column[], most: number): Column[] {
  let best = full;
  for (let lines = most; lines > 0; lines--) {
    const columns = columnsOf(texts, lines);
    if (columns.length > 2) break;
    best = columns;
  }
  return best;
}

function linesOf({ name, text }: ChapterEntry, size: number, width: number): Line[] {
  const lines: Line[] = [{ text: name, font: 'body-bold', size: size * nameSize, indent: 0, item: false }];
  for (const paragraph of text.split('\n')) {
    const item = /^\s*- /.test(paragraph);
    const indent = item ? listIndent * size : 0;
    const folded = foldPlain(plain(paragraph), 'body', (width - indent) / size);
    lines.push(...folded.map((one, i): Line => ({ text: one, font: 'body', size, indent, item: item && i === 0 })));
  }
  return lines;
}

function paintLine({ text, font, size, indent, item }: Line, x: number, baseline: number, width: number): Op[] {
  const words = plainLine({ text, font, size, x: x + indent, baseline, ink, align: 'left', room: width - indent });
  if (!item) return words;
  return [{ op: 'path', d: circle(x + 0.35 * size, baseline - 0.26 * size, dot * size), fill: ink }, ...words];
}

/** Text without its markup. */
const plain = (text: string) => text.replace(/\*+/g, '').replace(/^\s*- /, '');
