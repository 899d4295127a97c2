import { experienceAt, increasesAt, mostLevel, pointsAt, racialUsesAt, slotsAt } from '../../../rules/thoua/levels.ts';
import type { Op } from '../display-list.ts';
import type { Box } from '../path.ts';
import { frame, sheetSizes, table, words } from '../sheet-parts.ts';
import type { SheetWords } from './words.ts';

/** Boxes of a row in fives, the white between fives, and the most rows; a blank sheet has room for so many HP. */
const [inRow, fives, mostRows, blankHp] = [30, 1.4, 4, 60];

/** A box to be crossed out for each health point; where there are very many, for several. */
export function healthTrack(
  hp: number | undefined,
  x: number,
  y: number,
  width: number,
  { health }: SheetWords,
): { ops: Op[]; height: number } {
  const all = hp ?? blankHp;
  const each = Math.max(1, Math.ceil(all / (inRow * mostRows)));
  const count = Math.ceil(all / each);
  const note = each === 1 ? 0 : 3.4;
  const gaps = inRow / 5 - 1;
  const step = (width - gaps * fives + 0.7) / inRow;
  const side = step - 0.7;
  const ops = Array.from({ length: count }, (_, index): Op => {
    const column = index % inRow;
    return frame(
      {
        x: x + column * step + Math.floor(column / 5) * fives,
        y: y + Math.floor(index / inRow) * (side + 0.9),
        w: side,
        h: side,
      },
      '#ffffff',
      0.8,
    );
  });
  const rows = Math.ceil(count / inRow);
  const high = rows * (side + 0.9);
  const told = note > 0 ? words(health.each(each), x, y + high + 2.2, { size: sheetSizes.caption }) : [];
  return { ops: [...ops, ...told], height: high + note };
}

/** What each level gives. */
export function levelTable(box: Box, { fields, levels: told }: SheetWords): Op[] {
  const [experience, points, raised, slots, uses] = told.rows;
  const levels = Array.from({ length: mostLevel }, (_, index) => index + 1);
  const columns = [
    { head: fields.level, share: 26, left: true },
    ...levels.map((level) => ({ head: String(level), share: 16 })),
  ];
  const row = (name: string, of: (level: number) => number) => [name, ...levels.map((level) => String(of(level)))];
  return table(box, columns, [
    row(experience, experienceAt),
    row(points, pointsAt),
    row(raised, increasesAt),
    row(slots, slotsAt),
    row(uses, racialUsesAt),
  ]);
}
