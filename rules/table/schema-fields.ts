import { resolved, type Schema } from '../../schemas/fields.ts';
import type { Codec } from './cell.ts';
import * as cells from './cell.ts';
import { isPlace } from './line.ts';
import type { Column, Field } from './shape.ts';

/** A text that may be longer than this has several lines. */
const longestLine = 300;

/** A column as a system names it: its sort follows from the schemas, and a field of its own is given where they do not say enough. */
export type NamedColumn = Pick<Column, 'id' | 'title' | 'others' | 'aside'> & {
  readonly codec?: (title: string) => Codec;
};

/** What a column holds of entries of a schema; undefined where they have nothing that goes into one cell. */
export function codecOf(title: string, raw: Schema): Codec | undefined {
  const { $ref } = raw;
  const { type, enum: ids, maxLength = 0, minimum = 0, items } = resolved(raw);
  if ($ref === 'setwright:common#/$defs/art') return cells.picture;
  if ($ref === 'setwright:common#/$defs/colour') return cells.colour(title);
  if ($ref === 'setwright:common#/$defs/ref') return cells.ref;
  if (ids !== undefined) return cells.oneOf(title, ids);
  if (type === 'integer') return cells.whole(title, minimum < 0);
  if (type === 'number') return cells.number(title);
  if (type === 'boolean') return cells.yesNo(title);
  if (type === 'string') return maxLength > longestLine ? cells.prose : cells.line;
  if (type === 'array' && items) {
    const entry = resolved(items);
    if (items.$ref === 'setwright:common#/$defs/ref') return cells.refs;
    if (entry.type === 'integer') return cells.numbers(title);
  }
  return undefined;
}

/** What counts where nothing is written. */
const usual: Readonly<Record<string, unknown>> = { copies: 1, size: 1 };

/** The fields of the columns that entries of a schema have. */
export function fieldsOf(
  raw: Schema,
  columns: readonly NamedColumn[],
  except: readonly string[] = [],
): ReadonlyMap<string, Field> {
  const { properties = {}, required = [] } = resolved(raw);
  return new Map(
    columns.flatMap(({ id, title, codec }): [string, Field][] => {
      const schema = properties[id];
      const found =
        schema && !isPlace(id) && !except.includes(id) ? (codec?.(title) ?? codecOf(title, schema)) : undefined;
      if (!found) return [];
      const isTranslated = resolved(schema ?? {}).translate === true;
      return [[id, { ...fieldAt([id], title, found, required.includes(id)), isTranslated }]];
    }),
  );
}

export function fieldAt(keys: readonly string[], title: string, codec: Codec, needed = false): Field {
  const { sort, read, write, isThere } = codec;
  const [key = ''] = sort === 'number' && keys.length === 1 ? keys : [];
  return { keys, title, read, write, isThere, needed, usual: usual[key] };
}

/** Columns with their sorts, as the first schema that has each says them. */
export function columnsOf(named: readonly NamedColumn[], schemas: readonly Schema[]): readonly Column[] {
  return named.map(({ codec, ...column }) => {
    const raw = schemas.map((one) => resolved(one).properties?.[column.id]).find((one) => one !== undefined);
    const found = codec?.(column.title) ?? (raw && codecOf(column.title, raw));
    return { ...column, sort: found?.sort ?? 'line' };
  });
}
