import type { Change, Texts } from '../../rules/edit/change.ts';
import { changesOf } from '../../rules/table/ask.ts';
import { nameOf, readCell } from '../../rules/table/cell.ts';
import type { Grid } from '../../rules/table/csv.ts';
import { isPlace } from '../../rules/table/line.ts';
import { cellOf } from '../../rules/table/row.ts';
import type { Ask, Column, Field, Row, RowKind, Shape, TableSystem } from '../../rules/table/shape.ts';
import { readLines, readSheet, type Sheet } from '../../rules/table/sheet.ts';
import { words } from '../words.ts';

/** How the rows are looked at. */
export interface TableView {
  /** Ids of the kinds whose rows are shown. */
  readonly kinds: ReadonlySet<string>;
  /** Words that a row must have somewhere. */
  readonly filter: string;
  readonly sort?: { readonly column: string; readonly down: boolean } | undefined;
}

/** The rows that are shown, in their order. What has no cell in the sorted column, or an empty one, comes last. Pure. */
export function shownRows(rows: readonly Row[], columns: readonly Column[], view: TableView): readonly Row[] {
  const { kinds, filter, sort } = view;
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (!kinds.has(row.kind.id)) return false;
    if (wanted.length === 0) return true;
    const says = columns
      .map(({ id }) => cellOf(row, id) ?? '')
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => says.includes(word));
  });
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return found;
  const keys = new Map(found.map((row) => [row, cellOf(row, column.id) ?? '']));
  return [...found].sort((a, b) => {
    const [one, other] = [keys.get(a) ?? '', keys.get(b) ?? ''];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    const order = column.sort === 'number' ? Number(one) - Number(other) : byName.compare(one, other);
    return sort.down ? -order : order;
  });
}

const byName = new Intl.Collator();

/** A set as its table is written into. */
export interface TableSet {
  readonly table: TableSystem;
  readonly files: Texts;
  readonly shape: Shape;
  readonly rows: readonly Row[];
}

/** What comes of writing into cells: changes, and what was not taken, in sentences. */
export interface Written {
  readonly changes: readonly Change[];
  readonly added: number;
  readonly changed: number;
  readonly notes: readonly string[];
}

/** A text for one cell. */
export interface CellText {
  readonly row: Row;
  readonly column: Column;
  readonly text: string;
}

/** Writes texts into cells of rows that there are. Pure. */
export function writeCells({ table, files, rows }: TableSet, texts: readonly CellText[]): Written {
  const asks = new Map<Row, Ask & { readonly values: Map<Field, unknown> }>();
  /** Names of the rows that refuse, by the reason. */
  const refused = new Map<string, string[]>();
  for (const { row, column, text } of texts) {
    if ((cellOf(row, column.id) ?? '') === text) continue;
    const read = cellFor(row, column, text, rows);
    if ('refused' in read) refused.set(read.refused, [...(refused.get(read.refused) ?? []), nameOf(row)]);
    else {
      const ask = asks.get(row) ?? { kind: row.kind, row, values: new Map(), line: 0 };
      asks.set(row, ask);
      ask.values.set(read.field, read.value);
    }
  }
  const notes = [...refused].map(([reason, names]) => words.table.notTaken(names, reason));
  return { changes: changesOf(table, files, [...asks.values()]), added: 0, changed: asks.size, notes };
}

function cellFor({ kind }: Row, { id, title }: Column, text: string, rows: readonly Row[]) {
  if (isPlace(id)) return { refused: words.table.fixed(title) };
  const field = kind.fields.get(id);
  if (!field) return { refused: words.table.noCell(kind.word, title) };
  const read = readCell(field, text, rows);
  return 'refused' in read ? read : { field, value: read.value };
}

/** Takes a sheet with headings into the set. Pure. */
export function writeSheet({ table, files }: TableSet, file: string, grid: Grid): Written {
  const sheet = readSheet(table, file, grid, files);
  if ('code' in sheet) return { changes: [], added: 0, changed: 0, notes: [sheet.message] };
  return carried({ table, files }, sheet);
}

function carried({ table, files }: Pick<TableSet, 'table' | 'files'>, { asks, notes }: Sheet): Written {
  const changed = asks.filter(({ row }) => row !== undefined).length;
  return { changes: changesOf(table, files, asks), added: asks.length - changed, changed, notes };
}

/** Where something is pasted. */
export interface Spot {
  readonly shown: readonly Row[];
  readonly columns: readonly Column[];
  /** The row and the column, from 0; the row behind the last makes new ones. */
  readonly at: readonly [row: number, column: number];
  /** What rows behind the last are; in a set without any kind, nothing yet. */
  readonly kind: RowKind | undefined;
}

/** Writes a block of cells without headings: over rows that there are, and behind the last into new ones. Pure. */
export function writeBlock(set: TableSet, grid: Grid, { shown, columns, at, kind }: Spot): Written {
  const [top, left] = at;
  const under = columns.slice(left);
  const over = shown.slice(top, top + grid.length);
  const texts = over.flatMap((row, index) =>
    (grid[index] ?? []).flatMap((text, place): CellText[] => {
      const column = under[place];
      // A block goes over cells that a row does not have as long as it says nothing of them.
      if (column === undefined || (text.trim() === '' && !row.kind.fields.has(column.id))) return [];
      return [{ row, column, text }];
    }),
  );
  const written = writeCells(set, texts);
  const rest = grid.slice(over.length);
  if (rest.length === 0) return written;
  const last = shown.at(-1);
  const hasColumn = (id: string) => under.some((column) => column.id === id);
  // What the block does not say of a new row: its kind, and whose it is.
  const beside = new Map<string, string>();
  if (kind && !hasColumn('kind')) beside.set('kind', kind.word);
  if (kind?.list !== undefined && last && !hasColumn('of')) beside.set('of', last.of || nameOf(last));
  const ids = [...under.map(({ id }) => id), ...beside.keys()];
  const lines = rest.map((row) => [...under.map((_, index) => row[index] ?? ''), ...beside.values()]);
  const headings = { at: -1, columns: new Map(ids.map((id, index) => [id, index])), unknown: [] };
  const sheet = { file: words.table.freshKind, shape: set.shape, headings, grid: lines };
  const more = carried(set, readLines(set.table, sheet, set.files));
  return {
    changes: [...written.changes, ...more.changes],
    added: more.added,
    changed: written.changed + more.changed,
    notes: [...written.notes, ...more.notes],
  };
}
