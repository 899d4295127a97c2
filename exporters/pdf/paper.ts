import type { Op } from '../face/display-list.ts';
import { plainLine, plainWidth } from '../face/plain-line.ts';

export type PaperName = 'a4' | 'letter';

/** Width and height in mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const papers: Readonly<Record<PaperName, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Home printers leave about this much of each edge white, in mm. */
export const printerMargin = 5;
/** Height of the strip with the check line and the footer. */
export const bandHeight = 4.4;
/** White between the strip and what is cut. */
export const bandGap = 1.5;
const ink = '#333333';
/** 0.25 pt: the thinnest line that every printer shows. */
export const hairline = 0.09;
const checkLength = 100;
const footerSize = 2.4;
const checkWords = 'This line is 100 mm long when printed at 100 %.';

/** A page lying down. */
export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Where the strip runs: along the lower edge, or up along the left one where the lower margin has no room. */
export type BandEdge = 'bottom' | 'left';

/** What stands at the foot of a page. */
export interface Footer {
  /** What the page shows. */
  readonly what: string;
  /** Sets and versions. */
  readonly stamps: readonly string[];
  readonly page: number;
  readonly of: number;
}

/** The words of a footer in `room` mm: sets are counted before what the page shows is cut, and the number of the page always stands. */
function footerWords({ what, stamps, page, of }: Footer, room: number): string {
  const end = ` · page ${page} of ${of} · print at 100 %`;
  const width = (text: string) => plainWidth(text, 'condensed') * footerSize;
  const sets = stamps.map((_, left) => {
    const named = stamps.slice(0, stamps.length - left).join(', ');
    return left === 0 ? named : `${named} and ${left} more`;
  });
  const whole = [...sets, `${stamps.length} sets`].map((named) => (named ? `${what} · ${named}` : what));
  const fitting = [...whole, what].find((text) => width(text + end) <= room);
  if (fitting !== undefined) return fitting + end;
  let kept = [...what];
  while (kept.length > 1 && width(`${kept.join('')}…${end}`) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…${end}`;
}

/** The line to measure, and on the right what page this is. */
export function paintBand(page: Size, edge: BandEdge, footer: Footer): Op {
  const length = (edge === 'bottom' ? page.width : page.height) - 2 * printerMargin;
  const y = 3.3;
  return {
    op: 'group',
    x: printerMargin,
    y: page.height - printerMargin - (edge === 'bottom' ? bandHeight : 0),
    rotate: edge === 'bottom' ? 0 : -90,
    ops: [
      {
        op: 'path',
        d: `M0 ${y}L${checkLength} ${y}M0 ${y - 1}L0 ${y + 1}M${checkLength} ${y - 1}L${checkLength} ${y + 1}`,
        stroke: { colour: ink, width: 0.2 },
      },
      ...plainLine({ text: checkWords, font: 'condensed', size: 2.4, x: 50, baseline: 2.5, ink, align: 'middle' }),
      ...plainLine({
        text: footerWords(footer, length - checkLength - 4),
        font: 'condensed',
        size: footerSize,
        x: length,
        baseline: y,
        ink,
        align: 'right',
      }),
    ],
  };
}

/** Thin lines that show where to cut: along `xs` above and below a block, along `ys` on its left and right, never inside it. */
export function paintCutMarks(marks: CutMarks): Op {
  const { page, box, xs, ys, edge } = marks;
  const lowest = page.height - printerMargin - (edge === 'bottom' ? bandHeight + 0.5 : 0);
  const leftmost = printerMargin + (edge === 'left' ? bandHeight + 0.5 : 0);
  const lines: string[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    if (x2 > x1 || y2 > y1) lines.push(`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`);
  };
  for (const x of xs) {
    line(x, printerMargin, x, box.top);
    line(x, box.bottom, x, lowest);
  }
  for (const y of ys) {
    line(leftmost, y, box.left, y);
    line(box.right, y, page.width - printerMargin, y);
  }
  return { op: 'path', d: lines.join(''), stroke: { colour: '#000000', width: hairline } };
}

interface CutMarks {
  readonly page: Size;
  /** The painted block, bleed included, in mm from the top left of the page. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly edge: BandEdge;
}

const mm = (value: number) => String(Math.round(value * 1000) / 1000);
