import type { Op } from '../face/display-list.ts';
import { circle } from '../face/path.ts';
import type { PaperJob, Printed } from './cards.ts';
import { hairline, paintBand, papers, printerMargin } from './paper.ts';
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

/** Lays six-sided dice on a page, to be cut out, folded and glued. */
export async function layDice(
  { paper, stamps, progress, margin = printerMargin }: PaperJob,
  doc: PaperPages,
): Promise<Printed> {
  const page = papers[paper];
  await doc.page(page);
  const [wide, high] = [4 * side + strip, 3 * side + 2 * strip];
  const across = Math.min(most, Math.floor((page.width - 2 * margin + least) / (wide + least)));
  const gap = { x: (page.width - across * wide) / (across + 1), y: 20 };
  const dice = Array.from({ length: across * most }, (_, index) => ({
    x: gap.x + (index % across) * (wide + gap.x),
    y: Math.max(25, margin) + Math.floor(index / across) * (high + gap.y),
  }));
  doc.furnish([
    ...dice.flatMap(({ x, y }) => net(x, y + strip)),
    paintBand(page, 'bottom', { what: 'dice', stamps, page: 1, of: 1 }, margin),
  ]);
  await doc.end();
  progress?.(1, 1);
  return { pages: 1, things: dice.length };
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
