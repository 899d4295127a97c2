import type { Writable } from 'node:stream';
import type { Board } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import { foldPlain, plainLine } from '../face/plain-line.ts';
import type { PaperJob, Printed } from './cards.ts';
import {
  bandGap,
  bandHeight,
  type Footer,
  hairline,
  type PaperName,
  paintBand,
  paintCutMarks,
  papers,
  printerMargin,
  type Size,
  turned,
} from './paper.ts';
import { PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';

const cellMm = 25.4;
/** The strip that goes on beyond a cut, to be glued under the next page. */
const flap = 4;
const ink = '#222222';

/** How a map is cut into pages: whole cells, about as many on each. */
interface MapPlan {
  readonly page: Size;
  readonly across: number;
  readonly down: number;
  /** Cells of a page; the last ones may have fewer. */
  readonly columns: number;
  readonly rows: number;
}

/** The plan with the fewest pages, upright before lying. */
function planMap(paper: PaperName, board: Board): MapPlan {
  const plans = [papers[paper], turned(papers[paper])].map((page): MapPlan => {
    const usable = (length: number) => Math.floor((length - 2 * printerMargin - flap - 1) / cellMm);
    const across = Math.ceil(board.columns / usable(page.width));
    const down = Math.ceil(board.rows / usable(page.height - bandHeight - bandGap));
    return {
      page,
      across,
      down,
      columns: Math.ceil(board.columns / across),
      rows: Math.ceil(board.rows / down),
    };
  });
  return plans.reduce((a, b) => (b.across * b.down < a.across * a.down ? b : a));
}

/** Writes maps to a PDF. */
export const mapsPdf = (boards: readonly Board[], job: PaperJob, out: Writable): Promise<Printed> =>
  layMaps(boards, job, new PaperDocument(job, job.pictures, out));

/** Lays maps at one inch a cell on pages: of each an overview with its rules, then its pages from left to right and top to bottom. */
export async function layMaps(boards: readonly Board[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const paper = papers[job.paper];
  const plans = boards.map((board): PlannedMap => {
    const plan = planMap(job.paper, board);
    return { board, plan, lines: overviewLines(board, plan, paper) };
  });
  const of = plans.reduce((sum, { plan, lines }) => sum + (lines.at(-1)?.page ?? 0) + 1 + plan.across * plan.down, 0);
  const footer: MakeFooter = (what) => ({ what, stamps: job.stamps, page: doc.pages, of });
  for (const planned of plans) {
    const { board, plan } = planned;
    job.signal?.throwIfAborted();
    await overview(doc, planned, paper, footer);
    job.progress?.(doc.pages, of);
    for (let row = 0; row < plan.down; row++) {
      for (let column = 0; column < plan.across; column++) {
        job.signal?.throwIfAborted();
        await tile(doc, board, plan, column, row, footer);
        job.progress?.(doc.pages, of);
      }
    }
  }
  await doc.end();
  return { pages: doc.pages, things: boards.length };
}

type MakeFooter = (what: string) => Footer;

interface PlannedMap {
  readonly board: Board;
  readonly plan: MapPlan;
  /** Text of the overview. */
  readonly lines: readonly OverviewLine[];
}

async function tile(doc: PaperPages, board: Board, plan: MapPlan, column: number, row: number, footer: MakeFooter) {
  const { page } = plan;
  const x = column * plan.columns * cellMm;
  const y = row * plan.rows * cellMm;
  const width = Math.min(plan.columns * cellMm, board.list.width - x);
  const height = Math.min(plan.rows * cellMm, board.list.height - y);
  const right = column < plan.across - 1 ? flap : 0;
  const below = row < plan.down - 1 ? flap : 0;
  const left = (page.width - width - right) / 2;
  const top = (page.height - bandHeight - bandGap - height - below) / 2;
  await doc.page(page);
  doc.paintShared(board.list, { x: left - x, y: top - y, show: { x, y, w: width + right, h: height + below } });
  const place =
    plan.across * plan.down > 1 ? `, row ${row + 1} of ${plan.down}, column ${column + 1} of ${plan.across}` : '';
  doc.furnish([
    paintCutMarks({
      page,
      edge: 'bottom',
      box: { left, top, right: left + width + right, bottom: top + height + below },
      xs: [left, left + width],
      ys: [top, top + height],
    }),
    paintBand(page, 'bottom', footer(`${board.name}${place}`)),
  ]);
}

/** The overview's margin and the top of its picture, in mm. */
const overviewMargin = 15;
const overviewTop = 30;
/** Size of the overview's text, the step from line to line, and the gap after a paragraph, in mm. */
const [textSize, lineStep, paragraphGap] = [3.8, 4.9, 1.8];

const overviewRoom = (page: Size) => page.width - 2 * overviewMargin;
const overviewScale = ({ list }: Board, page: Size) =>
  Math.min(overviewRoom(page) / list.width, (page.height * 0.5) / list.height, 1);

/** A line of the overview's text: on which of its pages, counted from 0, and the baseline in mm. */
interface OverviewLine {
  readonly text: string;
  readonly page: number;
  readonly baseline: number;
}

/** How to put the pages together, and the map's own rules, on as many pages as they take. */
function overviewLines(board: Board, plan: MapPlan, size: Size): OverviewLine[] {
  const lowest = size.height - printerMargin - bandHeight - 4;
  const lines: OverviewLine[] = [];
  let page = 0;
  let baseline = overviewTop + board.list.height * overviewScale(board, size) + 8;
  for (const paragraph of [assembly(plan, board), ...board.text.split('\n')]) {
    for (const text of foldPlain(plain(paragraph), 'body', overviewRoom(size) / textSize)) {
      if (baseline > lowest) {
        page += 1;
        baseline = 20;
      }
      lines.push({ text, page, baseline });
      baseline += lineStep;
    }
    baseline += paragraphGap;
  }
  return lines;
}

/** A small picture of the whole map with the pages drawn in, and the text beneath it. */
async function overview(
  doc: PaperPages,
  { board, plan, lines }: PlannedMap,
  page: Size,
  footer: MakeFooter,
): Promise<void> {
  const { list } = board;
  const [room, scale, top] = [overviewRoom(page), overviewScale(board, page), overviewTop];
  const left = (page.width - list.width * scale) / 2;
  const [x, align] = [overviewMargin, 'left'] as const;
  await doc.page(page);
  doc.paintShared(list, { x: left, y: top, show: { x: 0, y: 0, w: list.width, h: list.height }, scale });
  const ops: Op[] = [
    ...plainLine({ text: board.name, font: 'cinzel', size: 8, x, baseline: 22, ink, align, room }),
    ...pageGrid(plan, board, left, top, scale),
  ];
  let begun = 0;
  for (const { text, page: wanted, baseline } of lines) {
    if (wanted > begun) {
      doc.furnish([...ops.splice(0), paintBand(page, 'bottom', footer(board.name))]);
      await doc.page(page);
      begun = wanted;
    }
    ops.push(...plainLine({ text, font: 'body', size: textSize, x, baseline, ink, align, room }));
  }
  doc.furnish([...ops, paintBand(page, 'bottom', footer(board.name))]);
}

function assembly(plan: MapPlan, board: Board): string {
  const size = `${board.columns} by ${board.rows} cells of one inch`;
  const count = plan.across * plan.down;
  if (count === 1) return `${size}, on one page. Cut along the marks.`;
  return `${size}, on ${count} pages. Cut along the marks on the left and at the top of each page, leave the narrow strip on its right and below, and glue that strip under the next page.`;
}

/** Pages as numbered fields over the small picture. */
function pageGrid(plan: MapPlan, board: Board, left: number, top: number, scale: number): Op[] {
  if (plan.across * plan.down === 1) return [];
  const cell = cellMm * scale;
  const ops: Op[] = [];
  for (let row = 0; row < plan.down; row++) {
    for (let column = 0; column < plan.across; column++) {
      const x = left + column * plan.columns * cell;
      const y = top + row * plan.rows * cell;
      const w = Math.min(plan.columns, board.columns - column * plan.columns) * cell;
      const h = Math.min(plan.rows, board.rows - row * plan.rows) * cell;
      const text = String(row * plan.across + column + 1);
      ops.push(
        { op: 'rect', x, y, w, h, stroke: { colour: '#ffffff', width: 0.9 } },
        { op: 'rect', x, y, w, h, stroke: { colour: '#000000', width: hairline * 3, dash: [2, 1] } },
        { op: 'rect', x: x + w / 2 - 4, y: y + h / 2 - 4, w: 8, h: 8, r: 4, fill: '#ffffff', opacity: 0.85 },
        ...plainLine({
          text,
          font: 'condensed-bold',
          size: 6,
          x: x + w / 2,
          baseline: y + h / 2 + 2.1,
          ink,
          align: 'middle',
        }),
      );
    }
  }
  return ops;
}

/** Text without its markup. */
function plain(text: string): string {
  return text.replace(/\*+/g, '').replace(/^- /, '• ');
}
