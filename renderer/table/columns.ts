import { type Column, fieldSorts } from '../../rules/teamfight/table/column.ts';

/** Height of a row and of the headings in CSS pixels. */
export const rowHeight = 32;

/** Widths in CSS pixels. */
const widths: Readonly<Record<Column, number>> = {
  id: 170,
  kind: 108,
  of: 118,
  name: 170,
  text: 340,
  health: 72,
  speed: 72,
  size: 64,
  complexity: 100,
  copies: 72,
  status: 110,
  description: 300,
  summons: 150,
  tokens: 150,
  hints: 150,
  note: 260,
};
export const widthOf = (column: Column): number => widths[column];

/** Whether its cells are figures, which stand at the right. */
export const isFigure = (column: Column): boolean =>
  column !== 'id' && column !== 'kind' && column !== 'of' && fieldSorts[column] === 'number';

/** Whether its cells hold words over several lines. */
export const isProse = (column: Column): boolean =>
  column !== 'id' && column !== 'kind' && column !== 'of' && fieldSorts[column] === 'prose';
