import type { Op } from '../face/display-list.ts';
import { foldPlain, plainLine } from '../face/plain-line.ts';
import type { CardSheet } from './card-sheet.ts';
import { hairline } from './paper.ts';

const ink = '#222222';
/** From the left edge of the page and to the first line, in mm. */
const [left, top] = [25, 32];
/** Size of the text and from line to line, in mm. */
const [size, step] = [4.2, 5.8];

/** The page between fronts and backs: how to turn the stack over before the backs are printed. */
export function paintTurnPage({ page }: CardSheet, sheets: number): Op[] {
  const room = page.width - 2 * left;
  const paragraphs = [
    'This page lies on the fronts. Put it aside; it has no back.',
    sheets === 1
      ? 'One sheet has its fronts now.'
      : `${sheets} sheets have their fronts now. Keep them in their order.`,
    'Turn the whole stack over its long edge, like a leaf of a book, and lay it back into the printer, the top of the pages where it was and sheet 1 first.',
    `Then print the rest of this file, from page ${sheets + 2} on: the backs, sheet 1 first.`,
    `Not sure how your printer takes paper? Print page 1 and page ${sheets + 2} alone. If the backs are upside down or on the wrong side, lay the sheet in the other way round and try again.`,
  ];
  const title = plainLine({
    text: 'Turn the stack',
    font: 'cinzel',
    size: 9,
    x: left,
    baseline: top,
    ink,
    align: 'left',
  });
  const said: Op[] = [];
  let baseline = top + 14;
  for (const paragraph of paragraphs) {
    for (const text of foldPlain(paragraph, 'body', room / size)) {
      said.push(...plainLine({ text, font: 'body', size, x: left, baseline, ink, align: 'left', room }));
      baseline += step;
    }
    baseline += step / 2;
  }
  return [...title, ...said, ...leaf(page.width / 2, baseline + 34)];
}

/** A sheet that is turned over its long edge: the front on the left, an arrow, the blank side on the right. */
function leaf(x: number, y: number): Op[] {
  const [w, h] = [38, 54];
  const stroke = { colour: ink, width: 0.4 };
  const sheet = (at: number): Op => ({ op: 'rect', x: at, y: y - h / 2, w, h, stroke });
  const word = (text: string, at: number) =>
    plainLine({ text, font: 'condensed', size: 5, x: at, baseline: y, ink, align: 'middle' });
  const [from, to] = [x - 12, x + 12];
  return [
    sheet(x - 20 - w),
    sheet(x + 20),
    ...word('fronts', x - 20 - w / 2),
    ...word('blank', x + 20 + w / 2),
    { op: 'path', d: `M${from} ${y + 4}C${from + 4} ${y - 16} ${to - 4} ${y - 16} ${to} ${y + 4}`, stroke },
    { op: 'path', d: `M${to - 4} ${y}L${to} ${y + 4}L${to + 2} ${y - 1}`, stroke },
    { op: 'path', d: `M${x} ${y - h / 2}L${x} ${y + h / 2}`, stroke: { colour: ink, width: hairline, dash: [2, 2] } },
  ];
}
