import { create } from 'zustand';
import { isPlace } from '../../rules/table/line.ts';
import { cellOf, rowsOf } from '../../rules/table/row.ts';
import type { Ask, Column, Row, RowKind, Shape, TableSystem } from '../../rules/table/shape.ts';
import { tables } from '../../rules/table/systems.ts';
import type { SystemId } from '../../schemas/systems.ts';
import { widthsOf } from '../model/column-widths.ts';
import { shownRows, type TableSet, type TableView } from '../model/table.ts';
import { valueIn } from '../model/value-in.ts';
import { systemIdNow } from './system.ts';
import { useView } from './view.ts';
import { useWork } from './work.ts';

/** A cell: its row by id, so that it stays the same when rows move, and where that was, for when it is gone. */
interface Spot {
  readonly id: string | undefined;
  readonly at: number;
  readonly column: string;
}

/** How rows and columns are shown otherwise than the system shows them, and in which order. */
export interface TableLook {
  /** Kinds that are shown where they usually are not, and the other way round. */
  readonly kinds: ReadonlySet<string>;
  /** The same of columns. */
  readonly columns: ReadonlySet<string>;
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
  readonly pending?: Pending | undefined;
}

/** What a sheet says otherwise than the set. */
export interface Pending {
  readonly file: string;
  readonly asks: readonly Ask[];
  readonly notes: readonly string[];
  /** Whether it is the sheet that the set is linked to, beside which its pictures may lie. */
  readonly linked?: boolean;
}

const start: Spot = { id: undefined, at: 0, column: 'name' };

/** How the table looks until somebody changes it. */
export const usualTable: TableLook = { kinds: new Set(), columns: new Set(), sort: undefined };

export const useTable = create<Table>(() => ({
  ...usualTable,
  cursor: start,
  anchor: start,
}));

/** All rows of the set and those that are shown; the same objects while nothing changes. */
export interface Shown extends TableSet {
  /** The kinds and columns that are shown. */
  readonly kinds: readonly RowKind[];
  readonly columns: readonly Column[];
  /** CSS pixels that each of the columns takes. */
  readonly widths: readonly number[];
  readonly shown: readonly Row[];
}

interface Read {
  readonly files: ReadonlyMap<string, string>;
  readonly system: SystemId;
  readonly table: TableSystem;
  readonly shape: Shape;
  readonly rows: readonly Row[];
}

let known: { readonly keys: readonly unknown[]; readonly read: Read; readonly all: Shown } | undefined;

/** What the table shows now. */
export function shownNow(): Shown {
  const { files } = useWork.getState().history;
  const { kinds: otherKinds, columns: otherColumns, sort } = useTable.getState();
  const { filter } = useView.getState();
  const system = systemIdNow();
  const keys = [files, system, otherKinds, otherColumns, sort, filter];
  if (known && keys.every((key, index) => key === known?.keys[index])) return known.all;
  const read = known?.read.files === files && known.read.system === system ? known.read : readNow(files, system);
  const { table, shape, rows } = read;
  const isShown = (others: ReadonlySet<string>, one: Column | RowKind) => others.has(one.id) === (one.aside === true);
  const kinds = shape.kinds.filter((kind) => isShown(otherKinds, kind));
  const columns = shape.columns.filter((column) => isShown(otherColumns, column));
  const shown = { kinds: new Set(kinds.map(({ id }) => id)), filter, sort };
  const all = {
    table,
    files,
    shape,
    rows,
    kinds,
    columns,
    // Of all rows of the kinds, so that nothing moves while something is looked for.
    widths: widthsOf(
      columns,
      rows.filter(({ kind }) => shown.kinds.has(kind.id)),
    ),
    shown: shownRows(rows, shape.columns, shown),
  };
  known = { keys, read, all };
  return all;
}

function readNow(files: ReadonlyMap<string, string>, system: SystemId): Read {
  const table = tables[system];
  const read = (file: string) => valueIn(files, file);
  const shape = table.shapeOf(files, read);
  return { files, system, table, shape, rows: rowsOf(shape, files, read) };
}

/** What a row behind the last is: the one kind that is shown, or else the first of the set. */
export function freshKind({ kinds, shape }: Pick<Shown, 'kinds' | 'shape'>): RowKind | undefined {
  return kinds.length === 1 ? kinds[0] : shape.kinds.find(({ aside, list }) => !aside && list === undefined);
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
  { shown, columns }: Pick<Shown, 'shown' | 'columns'>,
  { cursor, anchor }: Pick<Table, 'cursor' | 'anchor'>,
): Selected {
  const rowOf = ({ id, at }: Spot) => {
    const found = id === undefined ? -1 : shown.findIndex((row) => row.id === id);
    return found >= 0 ? found : Math.min(at, shown.length);
  };
  const columnOf = ({ column }: Spot) =>
    Math.max(
      0,
      columns.findIndex(({ id }) => id === column),
    );
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
  const { shown, columns } = shownNow();
  // The row that new ones come from is never one of many.
  const at = Math.max(0, Math.min(row, shown.length - (reach ? 1 : 0)));
  const { id = 'name' } = columns[Math.max(0, Math.min(column, columns.length - 1))] ?? {};
  const spot: Spot = { id: shown[at]?.id, at, column: id };
  useTable.setState(({ anchor }) => ({ cursor: spot, anchor: reach ? anchor : spot, typing: undefined }));
}

/** Moves the cursor by rows and columns. */
export function moveCell(rows: number, columns: number, reach = false): void {
  const { row, column } = selectedNow();
  goToCell(row + rows, column + columns, reach);
}

export function selectAllCells(): void {
  const { shown, columns } = shownNow();
  goToCell(0, 0);
  goToCell(shown.length - 1, columns.length - 1, true);
}

/** Opens the editor over the cursor. @param text what it begins with; what stands in the cell if left out */
export function typeInCell(text?: string): void {
  const { shown, columns } = shownNow();
  const { row, column } = selectedNow();
  const col = columns[column];
  if (useWork.getState().readOnly !== undefined || col === undefined) return;
  const here = shown[row];
  const stands = here && cellOf(here, col.id);
  if (isPlace(col.id) || (here && stands === undefined)) return;
  useTable.setState({ typing: text ?? stands ?? '' });
}

/** Ends typing without taking it. */
export const stopTyping = (): void => useTable.setState({ typing: undefined });

/** Sorts by a column: upwards, downwards, and then as the set has them. */
export function sortBy(column: string): void {
  const { sort } = useTable.getState();
  const next = sort?.column !== column ? { column, down: false } : sort.down ? undefined : { column, down: true };
  useTable.setState({ sort: next, typing: undefined });
}

/** Shows the rows and columns of another set, and nothing of the cells of the last one. */
export function showTable(look: TableLook): void {
  useTable.setState({ ...look, cursor: start, anchor: start, typing: undefined, told: undefined, pending: undefined });
}

/** Shows or hides rows of a kind. */
export const toggleKind = (kind: string): void => useTable.setState(({ kinds }) => ({ kinds: toggled(kinds, kind) }));

/** Shows or hides a column. The name is always there. */
export const toggleColumn = (column: string): void =>
  useTable.setState(({ columns }) => ({ columns: toggled(columns, column) }));

function toggled<T>(all: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
