import type { Op } from '../face/display-list.ts';
import { circle } from '../face/path.ts';
import type { PaperJob, Printed } from './cards.ts';
import type { NetSides } from './die-body.ts';
import { dieNet } from './die-net.ts';
import { bandDepth, hairline, paintBand, papers, printerMargin, type Size } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

/** Side of a die, width of a strip that is glued, and radius of a pip, in mm. */
const [side, strip, pip] = [20, 6, 1.9];
/** The most dice on a page across and down, and the least between them, in mm. */
const [most, least] = [2, 8];
const ink = '#111111';

/** The faces of a die as they lie around the second one: opposite faces add up to seven. Column, row and pips. */
const faces = [
  [1, 0, 2],
  [0, 1, 4],
  [1, 1, 1],
  [2, 1, 3],
  [3, 1, 6],
  [1, 2, 5],
] as const;

/** Lays dice on pages, to be cut out, folded and glued: two of each of other sides, and a page of those of six. */
export async function layDice(
  job: PaperJob,
  doc: PaperPages,
  sides: readonly (6 | NetSides)[] = [6],
): Promise<Printed> {
  const { paper, stamps, progress, signal, margin = printerMargin } = job;
  const page = papers[paper];
  const pages = [
    ...netPages(
      sides.filter((one) => one !== 6),
      page,
      margin,
    ),
    ...(sides.includes(6) ? [cubes(page, margin)] : []),
  ];
  for (const { ops } of pages) {
    signal?.throwIfAborted();
    await doc.page(page);
    doc.furnish([
      ...ops,
      paintBand(page, 'bottom', { what: 'dice', stamps, page: doc.pages, of: pages.length }, margin),
    ]);
    progress?.(doc.pages, pages.length);
  }
  await doc.end();
  return { pages: pages.length, things: pages.reduce((sum, { dice }) => sum + dice, 0) };
}

interface DicePage {
  readonly ops: readonly Op[];
  readonly dice: number;
}

/** As many of each die as one roll takes, and what is between two nets in mm. */
const [ofEach, between] = [2, 5];

/** Nets in rows, the highest first. */
function netPages(sides: readonly NetSides[], page: Size, margin: number): DicePage[] {
  const nets = sides.flatMap((one) => Array.from({ length: ofEach }, () => dieNet(one)));
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin - bandDepth };
  const pages: { ops: Op[]; dice: number }[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const { ops, width, height } of nets.sort((a, b) => b.height - a.height)) {
    if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row, 0];
    if (pages.length === 0 || y + height > room.height) {
      pages.push({ ops: [], dice: 0 });
      [x, y, row] = [0, 0, 0];
    }
    const last = pages.at(-1)!;
    last.ops.push({ op: 'group', x: margin + x, y: margin + y, ops });
    last.dice++;
    x += width + between;
    row = Math.max(row, height + between);
  }
  return pages;
}

function cubes(page: Size, margin: number): DicePage {
  const [wide, high] = [4 * side + strip, 3 * side + 2 * strip];
  const across = Math.min(most, Math.floor((page.width - 2 * margin + least) / (wide + least)));
  const gap = { x: (page.width - across * wide) / (across + 1), y: 20 };
  const dice = Array.from({ length: across * most }, (_, index) => ({
    x: gap.x + (index % across) * (wide + gap.x),
    y: Math.max(25, margin) + Math.floor(index / across) * (high + gap.y),
  }));
  return { ops: dice.flatMap(({ x, y }) => net(x, y + strip)), dice: dice.length };
}

function net(x: number, y: number): Op[] {
  const at = (column: number, row: number) => [x + column * side, y + row * side] as const;
  const squares = faces.map(([column, row]) => {
    const [left, top] = at(column, row);
    return `M${left} ${top}h${side}v${side}h${-side}Z`;
  });
  const [x0, y1] = at(0, 1);
  const [x2, y0] = at(2, 0);
  const [x4, y3] = at(4, 3);
  const slant = strip / 2;
  // Strips: beside the last face, and on the free sides of the four in a row that meet the lids.
  const level = (left: number, top: number, out: number) =>
    `M${left} ${top}l${slant} ${out}h${side - 2 * slant}l${slant} ${-out}`;
  const strips = [
    `M${x4} ${y1}l${strip} ${slant}v${side - 2 * slant}l${-strip} ${slant}`,
    ...[x0, x2, x2 + side].flatMap((left) => [level(left, y1, -strip), level(left, y1 + side, strip)]),
  ];
  const fold = [
    `M${x0} ${y1}L${x4} ${y1}L${x4} ${y1 + side}L${x0} ${y1 + side}`,
    ...[1, 2, 3].map((column) => `M${x0 + column * side} ${y1}v${side}`),
  ];
  const pips = faces.map(([column, row, count]) => {
    const [left, top] = at(column, row);
    return pipsOf(count)
      .map(([u, v]) => circle(left + side * u, top + side * v, pip))
      .join('');
  });
  const outline = [
    `M${x0} ${y1}v${side}`,
    `M${x0 + side} ${y1}V${y0}h${side}v${side}`,
    `M${x0 + side} ${y1 + side}V${y3}h${side}v${-side}`,
  ];
  return [
    { op: 'path', d: squares.join(''), fill: '#ffffff' },
    { op: 'path', d: [...outline, ...strips].join(''), stroke: { colour: ink, width: 2 * hairline } },
    { op: 'path', d: fold.join(''), stroke: { colour: ink, width: hairline, dash: [1.5, 1.2] } },
    { op: 'path', d: pips.join(''), fill: ink },
  ];
}

/** Where the pips of a face are, as parts of its side. */
function pipsOf(count: number): readonly (readonly [number, number])[] {
  const [near, middle, far] = [0.25, 0.5, 0.75];
  return [
    ...(count % 2 === 1 ? [[middle, middle] as const] : []),
    ...(count > 1 ? [[near, near] as const, [far, far] as const] : []),
    ...(count > 3 ? [[near, far] as const, [far, near] as const] : []),
    ...(count === 6 ? [[near, middle] as const, [far, middle] as const] : []),
  ];
}
