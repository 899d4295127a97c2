import { parseJson } from '../../schemas/json.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { Texts } from '../edit/change.ts';
import { idFrom } from '../edit/ids.ts';
import { translationFile } from '../file-names.ts';
import { nameOf, textOf } from './cell.ts';
import type { Grid } from './csv.ts';
import type { Column, Field, ReadFile, Row, RowData, RowKind, Shape } from './shape.ts';

/** Reads the files as they are, for those who keep nothing of what they read. */
export const parsed =
  (files: Texts): ReadFile =>
  (file) =>
    files.has(file) ? parseJson(file, files.get(file) ?? '').value : undefined;

/** The second of ten comes before the tenth. */
const byName = new Intl.Collator('en', { numeric: true });

/** The rows of a set in the order of the table: the files of each kind, each with all that is its own. A file that cannot be read has none. */
export function rowsOf({ kinds }: Shape, files: Texts, read: ReadFile): Row[] {
  const paths = [...files.keys()].sort(byName.compare);
  const parts = kinds.filter(({ list }) => list !== undefined);
  const languages = languagesIn(kinds);
  return kinds.flatMap((kind) => {
    const { folder } = kind;
    if (folder === undefined) return [];
    const own = paths.filter((file) => file.startsWith(`${folder}/`));
    return own.flatMap((file) => rowsIn(kind, parts, file, languages, read));
  });
}

const languagesIn = (kinds: readonly RowKind[]): readonly string[] => [
  ...new Set(kinds.flatMap(({ fields }) => [...fields.values()].flatMap(({ language }) => language ?? []))),
];

function rowsIn(
  kind: RowKind,
  parts: readonly RowKind[],
  file: string,
  languages: readonly string[],
  read: ReadFile,
): Row[] {
  const id = /([^/]+)\.json$/.exec(file)?.[1];
  const value = read(file);
  if (id === undefined || !isObject(value) || kind.is?.(value) === false) return [];
  const translations = Object.fromEntries(
    languages.flatMap((language): [string, RowData][] => {
      const texts = read(translationFile(language, file));
      return isObject(texts) ? [[language, texts]] : [];
    }),
  );
  const own: Row = { id, kind, file, pointer: '', of: '', data: value, translations };
  if (!kind.holds) return [own];
  const inside = parts.flatMap((part): Row[] => {
    const list = part.list ?? '';
    const entries: unknown = value[list];
    const taken = new Set<string>();
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index): Row[] => {
      if (!isObject(entry)) return [];
      const called = part.hasIds ? textOf(entry.id) : `${list}/${idFrom(textOf(entry.name)) ?? index + 1}`;
      const key = taken.has(called) || called === '' ? `${called}/${index + 1}` : called;
      taken.add(key);
      const pointer = `/${list}/${index}`;
      return [{ id: `${id}/${key}`, kind: part, file, pointer, of: nameOf(own), data: entry, translations }];
    });
  });
  return [own, ...inside];
}

/** The pointer of a field into the file of its row: of a translation, that of what it translates. */
export const placeOf = ({ pointer }: Pick<Row, 'pointer'>, { keys }: Field): string =>
  `${pointer}${pointerTo(...keys)}`;

/** What a row holds in a field. */
export function heldIn(row: Pick<Row, 'data' | 'pointer' | 'translations'>, field: Field): unknown {
  if (field.language !== undefined) return ownOf(row.translations[field.language], placeOf(row, field));
  return field.keys.reduce<unknown>((value, key) => ownOf(value, key), row.data);
}

const ownOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** What stands in a cell; undefined where rows of this kind have none. */
export function cellOf(row: Row, column: string): string | undefined {
  if (column === 'id') return row.id;
  if (column === 'kind') return row.kind.word;
  if (column === 'of') return row.of;
  const field = row.kind.fields.get(column);
  return field?.write(heldIn(row, field));
}

/** Rows with their headings, as a sheet that `readSheet` takes back. */
export const gridOf = (rows: readonly Row[], columns: readonly Column[]): Grid => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map(({ id }) => cellOf(row, id) ?? '')),
];

const isObject = (value: unknown): value is RowData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
