import type { Backs, Offset } from '../face/card-paper.ts';
import type { Op } from '../face/display-list.ts';
import { plainLine } from '../face/plain-line.ts';
import type { PaperJob, Printed } from './cards.ts';
import { paintBand, papers } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

const ink = '#111111';
/** Half the length of the front's cross and of the back's ruler, in mm. */
const [arm, reach] = [24, 15];

interface CalibrationJob extends Pick<PaperJob, 'paper' | 'margin'> {
  readonly backs: Backs;
  /** What is known of the printer so far; with it, both figures shall be 0. */
  readonly offset: Offset;
}

/** Two pages to print on both sides of one sheet: a cross, and the ruler on which it is seen from behind, held against the light. */
export async function layCalibration(
  { paper, margin, backs, offset }: CalibrationJob,
  doc: PaperPages,
): Promise<Printed> {
  const page = papers[paper];
  const [x, y] = [page.width / 2, page.height / 2];
  const edge = backs === 'short-edge' ? 'short' : 'long';
  const footer = (what: string) => paintBand(page, 'bottom', { what, stamps: [], page: doc.pages, of: 2 }, margin);
  const said = (lines: readonly string[]) =>
    lines.flatMap((text, index) =>
      plainLine({
        text,
        font: 'body',
        size: 4,
        x,
        baseline: 40 + index * 7,
        ink,
        align: 'middle',
        room: page.width - 40,
      }),
    );
  await doc.page(page);
  doc.furnish([
    ...said(['Front', `Print both pages at 100 % on one sheet, on both sides, and flip it on the ${edge} edge.`]),
    cross(x, y, arm),
    footer('calibration, front'),
  ]);
  await doc.page(page);
  const { x: right, y: down } = offset;
  const known = right !== 0 || down !== 0;
  doc.furnish([
    ...said([
      'Back',
      'Hold the sheet against the light with this side towards you.',
      'The middle of the cross of the front lies on some figure of each ruler.',
      known
        ? `This printer's offset of ${right} and ${down} mm is taken in: both figures shall be 0.`
        : 'Keep these two figures, across and down, as the offset of your printer.',
    ]),
    ...rulers(x + right, y + down),
    footer(`calibration, back, flip on the ${edge} edge`),
  ]);
  await doc.end();
  return { pages: 2, things: 1 };
}

const cross = (x: number, y: number, length: number): Op => ({
  op: 'path',
  d: `M${x - length} ${y}L${x + length} ${y}M${x} ${y - length}L${x} ${y + length}`,
  stroke: { colour: ink, width: 0.3 },
});

/** Two rulers with a tick a millimetre, to the right and downwards. */
function rulers(x: number, y: number): Op[] {
  const ticks: string[] = [];
  const figures: Op[] = [];
  for (let mm = -reach; mm <= reach; mm++) {
    const high = mm % 5 === 0 ? 3 : 1.5;
    ticks.push(`M${x + mm} ${y}L${x + mm} ${y + high}M${x} ${y + mm}L${x + high} ${y + mm}`);
    if (mm % 5 !== 0 || mm === 0) continue;
    const text = String(mm).replace('-', '−');
    figures.push(
      ...plainLine({ text, font: 'condensed', size: 3, x: x + mm, baseline: y - 1.2, ink, align: 'middle' }),
      ...plainLine({ text, font: 'condensed', size: 3, x: x + 4, baseline: y + mm + 1.1, ink, align: 'left' }),
    );
  }
  return [cross(x, y, reach), { op: 'path', d: ticks.join(''), stroke: { colour: ink, width: 0.15 } }, ...figures];
}
