import { create } from 'zustand';
import type { Ask } from '../../rules/teamfight/table/ask.ts';
import { type Column, columns, type RowKind, rowKinds } from '../../rules/teamfight/table/column.ts';
import { cellOf, type Row, rowsOf } from '../../rules/teamfight/table/row.ts';
import { shownRows, type TableView } from '../model/table.ts';
import { valueIn } from '../model/value-in.ts';
import { useView } from './view.ts';
import { useWork } from './work.ts';

/** A cell: its row by id, so that it stays the same when rows move, and where that was, for when it is gone. */
interface Spot {
  readonly id: string | undefined;
  readonly at: number;
  readonly column: Column;
}

/** Which rows and columns are shown, and in which order. */
export interface TableLook {
  readonly kinds: ReadonlySet<RowKind>;
  readonly hidden: ReadonlySet<Column>;
  readonly sort?: TableView['sort'];
}

interface Table extends TableLook {
  /** The cell that has the cursor, and the one from which the selection reaches to it. */
  readonly cursor: Spot;
  readonly anchor: Spot;
  /** What the editor over the cursor began with; undefined while nothing is typed. */
  readonly typing?: string | undefined;
  /** What became of the last paste or sheet. */
  readonly told?: { readonly outcome: string; readonly notes: readonly string[] } | undefined;
  /** What a sheet says otherwise, to be chosen from. */
  readonly pending?:
    | { readonly file: string; readonly asks: readonly Ask[]; readonly notes: readonly string[] }
    | undefined;
}

const start: Spot = { id: undefined, at: 0, column: 'name' };

/** How the table looks until somebody changes it. */
export const usualTable: TableLook = {
  kinds: new Set(['hero', 'passive', 'default-ability', 'card', 'summon']),
  hidden: new Set(['id', 'size', 'description', 'summons', 'hints', 'note']),
  sort: undefined,
};

export const useTable = create<Table>(() => ({
  ...usualTable,
  cursor: start,
  anchor: start,
}));

/** All rows of the set and those that are shown; the same objects while nothing changes. */
export interface Shown {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly columns: readonly Column[];
}

let known: { readonly keys: readonly unknown[]; readonly rows: readonly Row[]; readonly all: Shown } | undefined;

/** What the table shows now. */
export function shownNow(): Shown {
  const { history } = useWork.getState();
  const { kinds, hidden, sort } = useTable.getState();
  const { filter } = useView.getState();
  const keys = [history.files, kinds, hidden, sort, filter];
  if (known && keys.every((key, index) => key === known?.keys[index])) return known.all;
  const { files } = history;
  const rows = known?.keys[0] === files ? known.rows : rowsOf(files, (file) => valueIn(files, file));
  const all = {
    rows,
    shown: shownRows(rows, { kinds, filter, sort }),
    columns: columns.filter((column) => !hidden.has(column)),
  };
  known = { keys, rows, all };
  return all;
}

/** The selected cells, in places of the shown rows and columns; the row behind the last is the one that new rows come from. */
export interface Selected {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly row: number;
  readonly column: number;
}

export function selectedIn(
  { shown, columns: cols }: Shown,
  { cursor, anchor }: Pick<Table, 'cursor' | 'anchor'>,
): Selected {
  const rowOf = ({ id, at }: Spot) => {
    const found = id === undefined ? -1 : shown.findIndex((row) => row.id === id);
    return found >= 0 ? found : Math.min(at, shown.length);
  };
  const columnOf = ({ column }: Spot) => Math.max(0, cols.indexOf(column));
  const [row, from] = [rowOf(cursor), rowOf(anchor)];
  const [column, side] = [columnOf(cursor), columnOf(anchor)];
  return {
    top: Math.min(row, from),
    bottom: Math.max(row, from),
    left: Math.min(column, side),
    right: Math.max(column, side),
    row,
    column,
  };
}

export const selectedNow = (): Selected => selectedIn(shownNow(), useTable.getState());

/** Puts the cursor into a cell. @param reach whether the selection reaches there from where it began */
export function goToCell(row: number, column: number, reach = false): void {
  const { shown, columns: cols } = shownNow();
  // The row that new ones come from is never one of many.
  const at = Math.max(0, Math.min(row, shown.length - (reach ? 1 : 0)));
  const spot: Spot = { id: shown[at]?.id, at, column: cols[Math.max(0, Math.min(column, cols.length - 1))] ?? 'name' };
  useTable.setState(({ anchor }) => ({ cursor: spot, anchor: reach ? anchor : spot, typing: undefined }));
}

/** Moves the cursor by rows and columns. */
export function moveCell(rows: number, cols: number, reach = false): void {
  const { row, column } = selectedNow();
  goToCell(row + rows, column + cols, reach);
}

export function selectAllCells(): void {
  const { shown, columns: cols } = shownNow();
  goToCell(0, 0);
  goToCell(shown.length - 1, cols.length - 1, true);
}

/** Opens the editor over the cursor. @param text what it begins with; what stands in the cell if left out */
export function typeInCell(text?: string): void {
  const { shown, columns: cols } = shownNow();
  const { row, column } = selectedNow();
  const col = cols[column];
  if (useWork.getState().readOnly !== undefined || col === undefined) return;
  const here = shown[row];
  const stands = here && cellOf(here, col);
  const fixed = col === 'id' || col === 'kind' || col === 'of';
  if (here ? stands === undefined || fixed : fixed) return;
  useTable.setState({ typing: text ?? stands ?? '' });
}

/** Ends typing without taking it. */
export const stopTyping = (): void => useTable.setState({ typing: undefined });

/** Sorts by a column: upwards, downwards, and then as the set has them. */
export function sortBy(column: Column): void {
  const { sort } = useTable.getState();
  const next = sort?.column !== column ? { column, down: false } : sort.down ? undefined : { column, down: true };
  useTable.setState({ sort: next, typing: undefined });
}

/** Shows the rows and columns of another set, and nothing of the cells of the last one. */
export function showTable(look: TableLook): void {
  useTable.setState({ ...look, cursor: start, anchor: start, typing: undefined, told: undefined, pending: undefined });
}

/** Shows or hides rows of a kind. */
export function toggleKind(kind: RowKind): void {
  const kinds = toggled(useTable.getState().kinds, kind);
  useTable.setState({ kinds: new Set(rowKinds.filter((one) => kinds.has(one))) });
}

/** Shows or hides a column. The name is always there. */
export function toggleColumn(column: Column): void {
  useTable.setState(({ hidden }) => ({ hidden: toggled(hidden, column) }));
}

function toggled<T>(all: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
