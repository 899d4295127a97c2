import { parseJson } from '../../../schemas/json.ts';
import { kinds } from '../../../schemas/teamfight/kinds.ts';
import type { Texts } from '../../edit/change.ts';
import { idFrom } from '../../edit/ids.ts';
import type { Grid } from '../../table/csv.ts';
import { type Column, hasField, kindWords, listOf, type RowKind, rowKinds, titleOf } from './column.ts';

/** A row of the table: something of the set that has a name. */
export interface Row {
  /** `warden` of a file, `warden/shield-charge` of a card; passives and default abilities, which have no ids, are known by their names. */
  readonly id: string;
  readonly kind: RowKind;
  readonly file: string;
  /** Where it stands in the file: empty, or `/abilities/2`. */
  readonly pointer: string;
  /** What it belongs to, by name; empty of a file. */
  readonly of: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The rows of a set in the order of the table: each hero with all that is its own, then the summons, then the words. A file that cannot be read has none. */
export function rowsOf(files: Texts, read: (file: string) => unknown = parsed(files)): Row[] {
  const paths = [...files.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return rowKinds.flatMap((kind) => {
    const folder = kinds.find((known) => known.kind === kind)?.folder;
    if (folder === undefined) return [];
    return paths.filter((file) => file.startsWith(`${folder}/`)).flatMap((file) => rowsIn(kind, file, read(file)));
  });
}

function rowsIn(kind: RowKind, file: string, value: unknown): Row[] {
  const id = /([^/]+)\.json$/.exec(file)?.[1];
  if (id === undefined || !isObject(value)) return [];
  const own: Row = { id, kind, file, pointer: '', of: '', data: value };
  if (kind !== 'hero' && kind !== 'summon') return [own];
  const parts = (['passive', 'default-ability', 'card'] as const).flatMap((part): Row[] => {
    const list = listOf(part) ?? '';
    const entries: unknown = value[list];
    const taken = new Set<string>();
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index): Row[] => {
      if (!isObject(entry)) return [];
      const called = part === 'card' ? textOf(entry.id) : `${list}/${idFrom(textOf(entry.name)) ?? index + 1}`;
      const key = taken.has(called) || called === '' ? `${called}/${index + 1}` : called;
      taken.add(key);
      return [{ id: `${id}/${key}`, kind: part, file, pointer: `/${list}/${index}`, of: nameOf(own), data: entry }];
    });
  });
  return [own, ...parts];
}

/** What a row is called; by its id where it has no name. */
export const nameOf = ({ data, id }: Pick<Row, 'data' | 'id'>): string => textOf(data.name) || id;

/** What stands in a cell; undefined where rows of this kind have none. */
export function cellOf(row: Row, column: Column): string | undefined {
  if (column === 'id') return row.id;
  if (column === 'kind') return kindWords[row.kind];
  if (column === 'of') return row.of;
  if (!hasField(row.kind, column)) return undefined;
  const value = row.data[column];
  return Array.isArray(value) ? value.map(textOf).join(', ') : wordsOf(column, textOf(value));
}

/** Rows with their headings, as a sheet that `readSheet` takes back. */
export const gridOf = (rows: readonly Row[], shown: readonly Column[]): Grid => [
  shown.map(titleOf),
  ...rows.map((row) => shown.map((column) => cellOf(row, column) ?? '')),
];

/** What stands in a cell that was meant to hold something else is shown as it is written. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (files: Texts) => (file: string) => parseJson(file, files.get(file) ?? '').value;

const wordsOf = (column: Column, text: string): string => (column === 'status' ? text.replaceAll('-', ' ') : text);
