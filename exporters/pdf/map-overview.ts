import type { MapPages } from '../face/board/map-pages.ts';
import type { Board } from '../face/card.ts';
import type { DisplayList, Op } from '../face/display-list.ts';
import { foldPlain, plainLine } from '../face/plain-line.ts';
import { cellMm } from '../face/sizes.ts';
import { bandHeight, hairline, type Size } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

const ink = '#222222';

/** The strip at the foot of a page that shows this. */
export type MakeBand = (page: Size, what: string) => Op;

/** A map and how it is cut into pages. */
export interface PlannedMap {
  readonly board: Board;
  readonly plan: MapPages;
  /** White that the printer leaves, in mm. */
  readonly margin: number;
  /** Text of the overview. */
  readonly lines: readonly OverviewLine[];
}

/** The legend on a page of its own, at full size where it fits. */
export async function layLegend(
  doc: PaperPages,
  { board: { name }, margin }: PlannedMap,
  legend: DisplayList,
  page: Size,
  band: MakeBand,
): Promise<void> {
  const { left: x, across, top, bottom } = fieldOf(page, margin);
  const align = 'left';
  const scale = Math.min(1, (bottom - top) / legend.height, across / legend.width);
  await doc.page(page);
  doc.paintShared(legend, { x, y: top, show: { x: 0, y: 0, w: legend.width, h: legend.height }, scale });
  const title = plainLine({
    ...{ text: name, font: 'cinzel', size: 8, x, baseline: top - titleGap, ink, align },
    room: across,
  });
  doc.furnish([...title, band(page, `${name}, legend`)]);
}

/** The least margin of an overview and the top of its picture beside that, and from its title to the picture, in mm. */
const [leastMargin, head, titleGap] = [15, 15, 8];
/** Size of the overview's text, the step from line to line, and the gap after a paragraph, in mm. */
const [textSize, lineStep, paragraphGap] = [3.8, 4.9, 1.8];

/** What an overview may cover of a page, in mm. */
function fieldOf(page: Size, margin: number) {
  const left = Math.max(leastMargin, margin);
  return { left, across: page.width - 2 * left, top: left + head, bottom: page.height - margin - bandHeight };
}

const scaleOf = ({ list }: Board, page: Size, across: number) =>
  Math.min(across / list.width, (page.height * 0.5) / list.height, 1);

/** A line of the overview's text: on which of its pages, counted from 0, and the baseline in mm. */
interface OverviewLine {
  readonly text: string;
  readonly page: number;
  readonly baseline: number;
}

/** How to put the pages together, and the map's own rules, on as many pages as they take. */
export function overviewLines(board: Board, plan: MapPages, page: Size, margin: number): OverviewLine[] {
  const { left, across, top, bottom } = fieldOf(page, margin);
  const lowest = bottom - 4;
  const lines: OverviewLine[] = [];
  let number = 0;
  let baseline = top + board.list.height * scaleOf(board, page, across) + 8;
  for (const paragraph of [assembly(plan, board), ...board.text.split('\n')]) {
    for (const text of foldPlain(plain(paragraph), 'body', across / textSize)) {
      if (baseline > lowest) {
        number += 1;
        baseline = left + 5;
      }
      lines.push({ text, page: number, baseline });
      baseline += lineStep;
    }
    baseline += paragraphGap;
  }
  return lines;
}

/** A small picture of the whole map with the pages drawn in, and the text beneath it. */
export async function layOverview(
  doc: PaperPages,
  { board, plan, margin, lines }: PlannedMap,
  page: Size,
  band: MakeBand,
): Promise<void> {
  const { list } = board;
  const { left: x, across: room, top } = fieldOf(page, margin);
  const scale = scaleOf(board, page, room);
  const align = 'left';
  const left = (page.width - list.width * scale) / 2;
  await doc.page(page);
  doc.paintShared(list, { x: left, y: top, show: { x: 0, y: 0, w: list.width, h: list.height }, scale });
  const ops: Op[] = [
    ...plainLine({ text: board.name, font: 'cinzel', size: 8, x, baseline: top - titleGap, ink, align, room }),
    ...pageGrid(plan, board, left, top, scale),
  ];
  let begun = 0;
  for (const { text, page: wanted, baseline } of lines) {
    if (wanted > begun) {
      doc.furnish([...ops.splice(0), band(page, board.name)]);
      await doc.page(page);
      begun = wanted;
    }
    ops.push(...plainLine({ text, font: 'body', size: textSize, x, baseline, ink, align, room }));
  }
  doc.furnish([...ops, band(page, board.name)]);
}

function assembly(plan: MapPages, board: Board): string {
  const size = `${board.columns} by ${board.rows} ${board.measured ? 'inches' : 'cells of one inch'}`;
  const count = plan.across * plan.down;
  if (count === 1) return `${size}, on one page. Cut along the marks.`;
  return `${size}, on ${count} pages. Cut along the marks on the left and at the top of each page, leave the narrow strip on its right and below, and glue that strip under the next page.`;
}

/** Pages as numbered fields over the small picture. */
function pageGrid(plan: MapPages, board: Board, left: number, top: number, scale: number): Op[] {
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
