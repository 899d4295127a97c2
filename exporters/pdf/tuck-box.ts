import type { Deck } from '../face/card.ts';
import type { DisplayList, Op } from '../face/display-list.ts';
import { isLying, standing } from '../face/orientation.ts';
import { plainLine } from '../face/plain-line.ts';
import { NoRoom } from './card-sheets.ts';
import type { PaperJob, Printed } from './cards.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin, type Size, turned } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

/** Thickness of a card of 300 g paper in mm, and room around the cards on each side. */
const [thick, slack] = [0.32, 0.75];
/** Width of the strip that is glued, and length of the lid's tongue, in mm. */
const [glue, tongue] = [10, 14];
const ink = '#333333';

/** A box for so many cards of one size. */
interface Box {
  readonly face: DisplayList;
  readonly cards: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Lays tuck boxes on pages, one a page: the back of the cards on both large sides, the set's name on the narrow ones. */
export async function layTuckBoxes(
  decks: readonly Deck[],
  name: string,
  job: PaperJob,
  doc: PaperPages,
): Promise<Printed> {
  const page = turned(papers[job.paper]);
  const { margin = printerMargin } = job;
  const boxes = boxesOf(decks, page, margin);
  for (const [index, box] of boxes.entries()) {
    job.signal?.throwIfAborted();
    await doc.page(page);
    const { face, width: w, height: h, depth: d } = box;
    const left = (page.width - netOf(box).width) / 2;
    const top = margin + (page.height - 2 * margin - bandDepth - netOf(box).height) / 2;
    const [front, back] = [left + glue + d, left + glue + 2 * d + w];
    const y = top + tongue + d;
    // A box stands, whatever its cards do.
    const [across, along, turn] = isLying(face) ? [h, w, 90 as const] : [w, h, 0 as const];
    const show = { x: -slack, y: -slack, w: across, h: along };
    for (const x of [front, back]) doc.paint(face, { x: x + slack, y: y + slack, show, ...(turn !== 0 && { turn }) });
    const side = (x: number): Op => ({
      ...{ op: 'group', x: x + d / 2 + 1.8, y: y + h - 6, rotate: -90 },
      ops: plainLine({
        text: name,
        font: 'cinzel',
        size: Math.min(5, d * 0.5),
        x: 0,
        baseline: 0,
        ink,
        align: 'left',
        room: h - 12,
      }),
    });
    const what = `box ${index + 1} of ${boxes.length}, for ${box.cards} cards`;
    doc.furnish([
      ...net(box, left, top),
      ...(d > 4 ? [side(left + glue), side(front + w)] : []),
      paintBand(page, 'bottom', { what, stamps: job.stamps, page: doc.pages, of: boxes.length }, margin),
    ]);
    job.progress?.(doc.pages, boxes.length);
  }
  await doc.end();
  return { pages: doc.pages, things: boxes.length };
}

/** As few boxes a size as the page allows, about equally full. */
function boxesOf(decks: readonly Deck[], page: Size, margin: number): Box[] {
  const sizes = new Map<string, { face: DisplayList; count: number }>();
  for (const { size, cards } of decks)
    for (const { back, copies } of cards) {
      if (copies === 0) continue;
      const { face, count } = sizes.get(size) ?? { face: back, count: 0 };
      sizes.set(size, { face: isLying(face) ? back : face, count: count + copies });
    }
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin - bandDepth };
  return [...sizes].flatMap(([size, { face, count }]) => {
    const stood = standing(face);
    const box = (cards: number): Box => ({
      ...{ face, cards, depth: Math.ceil(cards * thick + 2 * slack) },
      ...{ width: stood.width + 2 * slack, height: stood.height + 2 * slack },
    });
    const fits = (cards: number) => {
      const { width, height } = netOf(box(cards));
      return width <= room.width && height <= room.height;
    };
    let boxes = 1;
    while (boxes < count && !fits(Math.ceil(count / boxes))) boxes++;
    if (!fits(Math.ceil(count / boxes))) throw new NoRoom(size, face);
    return Array.from({ length: boxes }, (_, index) => box(Math.floor((count + index) / boxes)));
  });
}

/** The flat shape: strip, side, front, side and back beside each other; lid and bottom at the front. */
const netOf = ({ width: w, height: h, depth: d }: Box): Size => ({
  width: glue + 2 * d + 2 * w,
  height: tongue + h + 2 * d + glue,
});

function net({ width: w, height: h, depth: d }: Box, left: number, top: number): Op[] {
  const [a, b, c, e, f] = [
    left + glue,
    left + glue + d,
    left + glue + d + w,
    left + glue + 2 * d + w,
    left + glue + 2 * d + 2 * w,
  ];
  const [y0, y1] = [top + tongue + d, top + tongue + d + h];
  const flap = Math.min(d, w / 3);
  // A little narrower, so that it slides in.
  const slant = Math.min(3, d / 4);
  const cut = [
    `M${a} ${y0}L${left} ${y0 + slant}L${left} ${y1 - slant}L${a} ${y1}`,
    `M${a} ${y0}L${a + 1} ${y0 - flap}L${b - 1} ${y0 - flap}L${b} ${y0}`,
    `M${b} ${y0}L${b} ${y0 - d}L${b + slant} ${y0 - d - tongue}L${c - slant} ${y0 - d - tongue}L${c} ${y0 - d}L${c} ${y0}`,
    `M${c} ${y0}L${c + 1} ${y0 - flap}L${e - 1} ${y0 - flap}L${e} ${y0}L${f} ${y0}L${f} ${y1}L${e} ${y1}`,
    `M${a} ${y1}L${a + 1} ${y1 + flap}L${b - 1} ${y1 + flap}L${b} ${y1}`,
    `M${b} ${y1}L${b} ${y1 + d}L${b + slant} ${y1 + d + glue}L${c - slant} ${y1 + d + glue}L${c} ${y1 + d}L${c} ${y1}`,
    `M${c} ${y1}L${c + 1} ${y1 + flap}L${e - 1} ${y1 + flap}L${e} ${y1}`,
  ];
  const fold = [
    ...[a, b, c, e].map((x) => `M${x} ${y0}L${x} ${y1}`),
    ...[`M${a} ${y0}L${e} ${y0}`, `M${a} ${y1}L${e} ${y1}`],
    ...[`M${b} ${y0 - d}L${c} ${y0 - d}`, `M${b} ${y1 + d}L${c} ${y1 + d}`],
  ];
  const word = (text: string, x: number, baseline: number) =>
    plainLine({ text, font: 'condensed', size: 2.6, x, baseline, ink, align: 'middle' });
  return [
    { op: 'path', d: cut.join(''), stroke: { colour: ink, width: 2 * hairline } },
    { op: 'path', d: fold.join(''), stroke: { colour: ink, width: hairline, dash: [2, 1.5] } },
    ...word('lid', (b + c) / 2, y0 - d / 2),
    ...word('bottom: glue the strip', (b + c) / 2, y1 + d + glue / 2 + 1),
    { op: 'group', x: left + glue / 2 + 1, y: (y0 + y1) / 2, rotate: -90, ops: word('glue', 0, 0) },
  ];
}
