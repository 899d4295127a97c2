import type { Writable } from 'node:stream';
import { flap, mapPages } from '../face/board/map-pages.ts';
import type { Board } from '../face/card.ts';
import type { Op } from '../face/display-list.ts';
import { plainLine, plainWidth } from '../face/plain-line.ts';
import { cellMm } from '../face/sizes.ts';
import type { PaperJob, Printed } from './cards.ts';
import { paintCutMarks } from './cut-marks.ts';
import { layLegend, layOverview, type MakeBand, overviewLines, type PlannedMap } from './map-overview.ts';
import { bandGap, bandHeight, paintBand, papers, printerMargin } from './paper.ts';
import { PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';

const ink = '#222222';
/** Size of the words on the strips that are glued, in mm. */
const glueSize = 2.6;

/** Writes maps to a PDF. */
export const mapsPdf = (boards: readonly Board[], job: PaperJob, out: Writable): Promise<Printed> =>
  layMaps(boards, job, new PaperDocument(job, job.pictures, out));

/** Lays maps at one inch a cell on pages: of each an overview with its rules, then its pages from left to right and top to bottom. */
export async function layMaps(boards: readonly Board[], job: PaperJob, doc: PaperPages): Promise<Printed> {
  const { margin = printerMargin } = job;
  const paper = papers[job.paper];
  const plans = boards.map((board): PlannedMap => {
    const plan = mapPages(job.paper, board, margin);
    return { board, plan, margin, lines: overviewLines(board, plan, paper, margin) };
  });
  const of = plans.reduce(
    (sum, { board, plan, lines }) =>
      sum + (lines.at(-1)?.page ?? 0) + 1 + (board.legend ? 1 : 0) + plan.across * plan.down,
    0,
  );
  const band: MakeBand = (page, what) =>
    paintBand(page, 'bottom', { what, stamps: job.stamps, page: doc.pages, of }, margin);
  for (const planned of plans) {
    const { board, plan } = planned;
    job.signal?.throwIfAborted();
    await layOverview(doc, planned, paper, band);
    if (board.legend) await layLegend(doc, planned, board.legend, paper, band);
    job.progress?.(doc.pages, of);
    for (let row = 0; row < plan.down; row++) {
      for (let column = 0; column < plan.across; column++) {
        job.signal?.throwIfAborted();
        await tile(doc, planned, column, row, band);
        job.progress?.(doc.pages, of);
      }
    }
  }
  await doc.end();
  return { pages: doc.pages, things: boards.length };
}

async function tile(doc: PaperPages, { board, plan, margin }: PlannedMap, column: number, row: number, band: MakeBand) {
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
  const number = row * plan.across + column + 1;
  const place =
    plan.across * plan.down > 1
      ? ` ${number}, row ${row + 1} of ${plan.down}, column ${column + 1} of ${plan.across}`
      : '';
  doc.furnish([
    paintCutMarks({
      page,
      edge: 'bottom',
      margin,
      cuts: [{ x: left, y: top, w: width, h: height }],
      painted: [{ x: left, y: top, w: width + right, h: height + below }],
    }),
    ...glueMarks(
      { left, top, width, height },
      right > 0 ? number + 1 : undefined,
      below > 0 ? number + plan.across : undefined,
    ),
    band(page, `${board.name}${place}`),
  ]);
}

interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On the strips that go on beyond the cuts: under which page each is glued, by the numbers of the overview. */
function glueMarks({ left, top, width, height }: Tile, right: number | undefined, below: number | undefined): Op[] {
  const word = (page: number) => {
    const text = `glue under ${page}`;
    const wide = plainWidth(text, 'condensed') * glueSize + 2;
    return [
      { op: 'rect', x: -wide / 2, y: 0.4, w: wide, h: flap - 0.8, r: 0.6, fill: '#ffffff', opacity: 0.85 } as const,
      ...plainLine({ text, font: 'condensed', size: glueSize, x: 0, baseline: flap / 2 + 0.9, ink, align: 'middle' }),
    ];
  };
  return [
    ...(right === undefined
      ? []
      : [{ op: 'group', x: left + width + flap, y: top + height / 2, rotate: 90, ops: word(right) } as const]),
    ...(below === undefined ? [] : [{ op: 'group', x: left + width / 2, y: top + height, ops: word(below) } as const]),
  ];
}
