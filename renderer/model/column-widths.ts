import { cellOf } from '../../rules/table/row.ts';
import type { Column, Row } from '../../rules/table/shape.ts';

/** CSS pixels that a letter takes, and what stands around a text in a cell and, with the sign of the order, in a heading. */
const letter = 6.5;
const around = { cell: 20, heading: 30 };

/** The widest that columns become, by what stands in them: longer texts are cut, and read whole beside the table. */
const most: Readonly<Record<Column['sort'], number>> = { number: 120, line: 168, prose: 340 };

/** CSS pixels that each column takes: as many as its heading and the longest text in it want. Pure. */
export const widthsOf = (columns: readonly Column[], rows: readonly Row[]): readonly number[] =>
  columns.map(({ id, title, sort }) => {
    const longest = rows.reduce((length, row) => Math.max(length, cellOf(row, id)?.length ?? 0), 0);
    return Math.round(
      Math.max(title.length * letter + around.heading, Math.min(longest * letter + around.cell, most[sort])),
    );
  });
