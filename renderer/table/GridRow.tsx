// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which no <table> can do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell with the cursor
import { type MouseEvent, memo } from 'react';
import { cellOf } from '../../rules/table/row.ts';
import type { Column, Row } from '../../rules/table/shape.ts';
import { goToCell, type Selected, typeInCell } from '../stores/table.ts';
import { rowHeight } from './columns.ts';
import classes from './Table.module.css';

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

interface Props {
  readonly row: Row;
  /** Its place among the shown rows. */
  readonly at: number;
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
  readonly selected: Selected;
}

const isIn = ({ top, bottom }: Selected, at: number) => at >= top && at <= bottom;

/** A row is drawn anew only where it, its place or what is selected in it changes. */
export const GridRow = memo(
  ({ row, at, columns, widths, selected }: Props) => (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={classes.row}
      data-kind={row.kind.id}
      data-unit={row.kind.holds || undefined}
      data-row={row.id}
      style={{ top: at * rowHeight }}
    >
      {columns.map((column, index) => {
        const text = cellOf(row, column.id);
        const isSelected = isIn(selected, at) && index >= selected.left && index <= selected.right;
        return (
          <div
            key={column.id}
            role="gridcell"
            id={cellId(at, index)}
            aria-colindex={index + 1}
            aria-selected={isSelected}
            className={classes.cell}
            data-column={column.id}
            data-none={text === undefined || undefined}
            data-sort={column.sort}
            data-cursor={(selected.row === at && selected.column === index) || undefined}
            style={{ width: widths[index] }}
            title={text}
            onMouseDown={(event: MouseEvent) => {
              if (event.button === 0) goToCell(at, index, event.shiftKey);
            }}
            onMouseEnter={(event: MouseEvent) => {
              if (event.buttons === 1) goToCell(at, index, true);
            }}
            onDoubleClick={() => typeInCell()}
          >
            {text}
          </div>
        );
      })}
    </div>
  ),
  (before, after) =>
    before.row === after.row &&
    before.at === after.at &&
    before.columns === after.columns &&
    (before.selected === after.selected || (!isIn(before.selected, before.at) && !isIn(after.selected, after.at))),
);
