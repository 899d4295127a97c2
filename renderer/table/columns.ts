import type { Column } from '../../rules/table/shape.ts';

/** Height of a row and of the headings in CSS pixels. */
export const rowHeight = 32;

/** Widths in CSS pixels of columns by what stands in them. */
const widths: Readonly<Record<Column['sort'], number>> = { number: 72, line: 130, prose: 300 };
const own: Readonly<Record<string, number>> = {
  id: 170,
  kind: 108,
  of: 118,
  name: 170,
  text: 340,
  status: 110,
  note: 260,
  type: 100,
  subtype: 100,
  defence: 240,
};

/** CSS pixels that a letter of a heading takes, and what stands around it with the sign of the order. */
const letter = 7;
const around = 30;

/** As wide as what stands in it wants, and its heading. */
export const widthOf = ({ id, title, sort }: Column): number =>
  Math.max(own[id] ?? widths[sort], title.length * letter + around);
