import type { Change, Texts } from '../edit/change.ts';

/** What the table of a set looks like: which rows it can have, and which columns. A system says it of the files of a set. */
export interface Shape {
  /** In the order of the table. */
  readonly kinds: readonly RowKind[];
  /** In the order of the table and of its CSV. */
  readonly columns: readonly Column[];
  /** The kind of a row of a sheet that does not say it. */
  readonly guess: (row: GuessedRow) => string | undefined;
  /** Whether the first column holds the names where no heading says so, and rows without a name are taken too. */
  readonly loose?: boolean;
}

/** What a row of a sheet says of itself. */
export interface GuessedRow {
  readonly cell: (column: string) => string;
  /** Whether the sheet has a column. */
  readonly has: (column: string) => boolean;
  /** Whether a row stands above that this one can belong to. */
  readonly above: boolean;
}

/** A column. `id`, `kind` and `of` say where a row belongs and are never written; the others hold a field of each kind that has it. */
export interface Column {
  readonly id: string;
  /** What it is called in the window and in the first row of a CSV file. */
  readonly title: string;
  /** What people call it in sheets of their own: in small letters without spaces, with spaces between them. */
  readonly others?: string;
  readonly sort: 'number' | 'line' | 'prose';
  /** Whether it is shown only on demand. */
  readonly aside?: boolean;
}

/** What a row is: a file of the set, or an entry of a list inside one. */
export interface RowKind {
  readonly id: string;
  /** What one of them is called, in small letters, and what all of them are. */
  readonly word: string;
  readonly title: string;
  /** Other words for it in sheets. */
  readonly others?: RegExp;
  /** The folder of its files; of a part, undefined. */
  readonly folder?: string;
  /** Which files of the folder are rows of this kind; all of them if left out. */
  readonly is?: (data: RowData) => boolean;
  /** The list that its rows stand in, of a part. */
  readonly list?: string;
  /** Whether rows of it have the parts. */
  readonly holds?: boolean;
  /** Whether an entry of the list has an id of its own. */
  readonly hasIds?: boolean;
  /** By the ids of columns. */
  readonly fields: ReadonlyMap<string, Field>;
  /** What a new row says beside what is written into it. */
  readonly begins?: RowData;
  /** What a new row cannot be without, where nothing is written. */
  readonly start?: RowData;
  /** Whether its rows are shown only on demand. */
  readonly aside?: boolean;
  /** What a system made it from, where it is the designer's own. */
  readonly made?: object;
}

export type RowData = Readonly<Record<string, unknown>>;

/** What a cell means: a value of a file, undefined where the cell is empty; or why it means nothing. */
export type Cell = { readonly value: unknown } | { readonly refused: string };

/** Where the values of a column stand in rows of a kind, and how they are read and written. */
export interface Field {
  /** Keys from the row to the value. */
  readonly keys: readonly string[];
  readonly title: string;
  /** Reads what is not empty. `rows` are those of the set, which are named by their ids or names. */
  readonly read: (words: string, rows: readonly Row[]) => Cell;
  readonly write: (value: unknown) => string;
  /** Whether what is asked for is there already, though it is written otherwise. */
  readonly isThere?: (held: unknown, asked: unknown) => boolean;
  /** Whether it cannot be empty. */
  readonly needed?: boolean;
  /** What counts where nothing is written. */
  readonly usual?: unknown;
  /** Whether it is a text that is printed, and so has a translation in each language of the set. */
  readonly isTranslated?: boolean;
  /** Of a translation: its language. It stands in a file of its own. */
  readonly language?: string;
}

/** A row of the table: something of the set that has a name. */
export interface Row {
  /** `warden` of a file, `warden/shield-charge` of a card; parts without ids are known by their names. */
  readonly id: string;
  readonly kind: RowKind;
  readonly file: string;
  /** Where it stands in the file: empty, or `/abilities/2`. */
  readonly pointer: string;
  /** What it belongs to, by name; empty of a file. */
  readonly of: string;
  readonly data: RowData;
  /** What the file's translations say, by language and pointer. */
  readonly translations: Readonly<Record<string, RowData>>;
}

/** What a sheet or a person wants of one row. */
export interface Ask {
  readonly kind: RowKind;
  /** The row that is changed; a new one is made without. */
  readonly row?: Row;
  /** What a new part belongs to: a row that there is, or one that is made with it. */
  readonly owner?: Row | Ask;
  /** The id that a new row would like to have: that of a part inside its file. */
  readonly id?: string;
  /** Undefined empties a cell. */
  readonly values: ReadonlyMap<Field, unknown>;
  /** The row of the sheet, counted from 1. */
  readonly line: number;
}

/** The first row of a sheet: which column of ours each of its columns is. */
export interface Headings {
  /** Where they stand, from 0; before the first row where they stand in no row. */
  readonly at: number;
  readonly columns: ReadonlyMap<string, number>;
  /** Columns that the set has not, by their headings. */
  readonly unknown: readonly { readonly title: string; readonly at: number }[];
}

/** A sheet before it is read. */
export interface RawSheet {
  /** What it is called, without its ending. */
  readonly name: string;
  readonly headings: Headings;
  readonly lines: readonly (readonly string[])[];
}

/** A shape with what a sheet has beyond the set: the columns of the sheet in it, and what is new, in sentences. */
export interface Widened {
  readonly shape: Shape;
  readonly headings: Headings;
  readonly notes: readonly string[];
}

/** Reads a file of the set as JSON. */
export type ReadFile = (file: string) => unknown;

/** What a system has for the table of its sets. */
export interface TableSystem {
  readonly shapeOf: (files: Texts, read: ReadFile) => Shape;
  /** Of a system whose sets may have columns of their own. */
  readonly widened?: (shape: Shape, rows: readonly Row[], sheet: RawSheet, files: Texts, read: ReadFile) => Widened;
  /** The changes that must come before those of the asks: what a widened shape has beyond the files. */
  readonly framed?: (files: Texts, asks: readonly Ask[]) => readonly Change[];
}
