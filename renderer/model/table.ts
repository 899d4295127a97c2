import type { Change, Texts } from '../../rules/edit/change.ts';
import type { Grid } from '../../rules/table/csv.ts';
import { type Ask, changesOf } from '../../rules/teamfight/table/ask.ts';
import { readCell } from '../../rules/teamfight/table/cell.ts';
import {
  type Column,
  type Field,
  fieldSorts,
  hasField,
  kindWords,
  type RowKind,
} from '../../rules/teamfight/table/column.ts';
import { cellOf, nameOf, type Row } from '../../rules/teamfight/table/row.ts';
import { readSheet } from '../../rules/teamfight/table/sheet.ts';
import { words } from '../words.ts';

/** How the rows are looked at. */
export interface TableView {
  readonly kinds: ReadonlySet<RowKind>;
  /** Words that a row must have somewhere. */
  readonly filter: string;
  readonly sort?: { readonly column: Column; readonly down: boolean } | undefined;
}

/** The rows that are shown, in their order. What has no cell in the sorted column, or an empty one, comes last. Pure. */
export function shownRows(rows: readonly Row[], { kinds, filter, sort }: TableView): readonly Row[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (!kinds.has(row.kind)) return false;
    if (wanted.length === 0) return true;
    const says = [row.id, kindWords[row.kind], row.of, ...Object.values(row.data).filter(isPlain)]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => says.includes(word));
  });
  if (!sort) return found;
  const { column, down } = sort;
  const isNumber = column !== 'id' && column !== 'kind' && column !== 'of' && fieldSorts[column] === 'number';
  const keys = new Map(found.map((row) => [row, cellOf(row, column) ?? '']));
  return [...found].sort((a, b) => {
    const [one, other] = [keys.get(a) ?? '', keys.get(b) ?? ''];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    const order = isNumber ? Number(one) - Number(other) : one.localeCompare(other);
    return down ? -order : order;
  });
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

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
export function writeCells(files: Texts, rows: readonly Row[], texts: readonly CellText[]): Written {
  const asks = new Map<Row, Ask & { readonly values: Map<Field, unknown> }>();
  /** Names of the rows that refuse, by the reason. */
  const refused = new Map<string, string[]>();
  for (const { row, column, text } of texts) {
    if ((cellOf(row, column) ?? '') === text) continue;
    const read = cellFor(row, column, text, rows);
    if ('refused' in read) refused.set(read.refused, [...(refused.get(read.refused) ?? []), nameOf(row)]);
    else {
      const ask = asks.get(row) ?? { kind: row.kind, row, values: new Map(), line: 0 };
      asks.set(row, ask);
      ask.values.set(read.field, read.value);
    }
  }
  const notes = [...refused].map(([reason, names]) => words.table.notTaken(names, reason));
  return { changes: changesOf(files, [...asks.values()]), added: 0, changed: asks.size, notes };
}

const isWritten = (row: Row, column: Column) =>
  column !== 'id' && column !== 'kind' && column !== 'of' && hasField(row.kind, column);

function cellFor(row: Row, column: Column, text: string, rows: readonly Row[]) {
  const title = words.table.columns[column];
  if (column === 'id' || column === 'kind' || column === 'of') return { refused: words.table.fixed(title) };
  if (!hasField(row.kind, column)) return { refused: words.table.noCell(kindWords[row.kind], title) };
  const read = readCell(column, text, rows);
  return 'refused' in read ? read : { field: column, value: read.value };
}

/** Takes a sheet with headings into the set. Pure. */
export function writeSheet(file: string, grid: Grid, files: Texts): Written {
  const sheet = readSheet(file, grid, files);
  if ('code' in sheet) return { changes: [], added: 0, changed: 0, notes: [sheet.message] };
  const changed = sheet.asks.filter(({ row }) => row !== undefined).length;
  const changes = changesOf(files, sheet.asks);
  return { changes, added: sheet.asks.length - changed, changed, notes: sheet.notes };
}

/** Where something is pasted. */
export interface Spot {
  readonly rows: readonly Row[];
  readonly shown: readonly Row[];
  readonly columns: readonly Column[];
  /** The row and the column, from 0; the row behind the last makes new ones. */
  readonly at: readonly [row: number, column: number];
  /** What rows behind the last are. */
  readonly kind: RowKind;
}

/** Writes a block of cells without headings: over rows that there are, and behind the last into new ones. Pure. */
export function writeBlock(files: Texts, grid: Grid, { rows, shown, columns, at, kind }: Spot): Written {
  const [top, left] = at;
  const under = columns.slice(left);
  const over = shown.slice(top, top + grid.length);
  const texts = over.flatMap((row, index) =>
    (grid[index] ?? []).flatMap((text, place): CellText[] => {
      const column = under[place];
      // A block goes over cells that a row does not have as long as it says nothing of them.
      if (column === undefined || (text.trim() === '' && !isWritten(row, column))) return [];
      return [{ row, column, text }];
    }),
  );
  const written = writeCells(files, rows, texts);
  const rest = grid.slice(over.length);
  if (rest.length === 0) return written;
  const isPart = kind === 'card' || kind === 'passive' || kind === 'default-ability';
  const last = shown.at(-1);
  const owner = isPart && last && !under.includes('of') ? last.of || nameOf(last) : undefined;
  const headings = [...under, ...(under.includes('kind') ? [] : ['kind']), ...(owner === undefined ? [] : ['of'])];
  const sheet = rest.map((row) => {
    const cells = under.map((_, index) => row[index] ?? '');
    return [...cells, ...(under.includes('kind') ? [] : [kindWords[kind]]), ...(owner === undefined ? [] : [owner])];
  });
  const more = writeSheet(words.table.grid, [headings, ...sheet], files);
  return {
    changes: [...written.changes, ...more.changes],
    added: more.added,
    changed: written.changed + more.changed,
    notes: [...written.notes, ...more.notes],
  };
}
