import type { Op } from '../face/display-list.ts';
import { bandGap, bandHeight, printerMargin, type Size } from '../face/paper-size.ts';
import { plainLine, plainWidth } from '../face/plain-line.ts';

export { bandGap, bandHeight, type PaperName, papers, printerMargin, type Size, turned } from '../face/paper-size.ts';

const ink = '#333333';
/** 0.25 pt: the thinnest line that every printer shows. */
export const hairline = 0.09;
const checkLength = 100;
const footerSize = 2.4;
const checkWords = 'This line is 100 mm long when printed at 100 %.';

/** Where the strip runs: along the lower edge, or up along the left one where the lower margin has no room; on backs, where that is behind. */
export type BandEdge = 'bottom' | 'left' | 'top' | 'right';

/** What the strip takes of a page beside its margin, in mm. */
export const bandDepth = bandHeight + bandGap;

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
  const whole = stamps.length === 0 ? [] : [...sets, `${stamps.length} sets`].map((named) => `${what} · ${named}`);
  const fitting = [...whole, what].find((text) => width(text + end) <= room);
  if (fitting !== undefined) return fitting + end;
  let kept = [...what];
  while (kept.length > 1 && width(`${kept.join('')}…${end}`) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…${end}`;
}

/** The line to measure, and on the right what page this is. */
export function paintBand(page: Size, edge: BandEdge, footer: Footer, margin = printerMargin): Op {
  const lies = edge === 'bottom' || edge === 'top';
  const length = (lies ? page.width : page.height) - 2 * margin;
  const y = 3.3;
  const below = edge === 'bottom' ? bandHeight : 0;
  return {
    op: 'group',
    x: edge === 'right' ? page.width - margin - bandHeight : margin,
    y: edge === 'top' ? margin : page.height - margin - below,
    rotate: lies ? 0 : -90,
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
