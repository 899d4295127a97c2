import { nameOf } from '../../rules/table/cell.ts';
import { heldIn } from '../../rules/table/row.ts';
import type { Ask, Field } from '../../rules/table/shape.ts';
import { words } from '../words.ts';

/** A row that a sheet adds or says otherwise. */
export interface Difference {
  readonly ask: Ask;
  readonly id: string;
  readonly name: string;
  /** What it is, and of whom. */
  readonly kind: string;
  readonly isNew: boolean;
  readonly cells: readonly { readonly title: string; readonly before: string; readonly after: string }[];
}

/** What asks change, cell by cell. Pure. */
export const differencesOf = (asks: readonly Ask[]): Difference[] =>
  asks.map((ask) => {
    const { row, kind, owner, values } = ask;
    const of = row ? row.of : owner === undefined ? '' : nameIn(owner);
    // In the order of the table, of which a new row has its name above.
    const said = [...kind.fields.entries()].filter(
      ([column, field]) => values.has(field) && (row !== undefined || column !== 'name'),
    );
    return {
      ask,
      id: row?.id ?? '',
      name: row ? nameOf(row) : nameAsked(ask),
      kind: words.table.inspector.of(kind.word, of),
      isNew: row === undefined,
      cells: said.map(([, field]) => ({
        title: field.title,
        before: row ? written(field, heldIn(row, field)) : '',
        after: written(field, values.get(field)),
      })),
    };
  });

const written = (field: Field, value: unknown): string => field.write(value);

const nameAsked = ({ kind, values }: Ask): string => {
  const field = kind.fields.get('name');
  return String((field && values.get(field)) ?? '');
};

const nameIn = (owner: NonNullable<Ask['owner']>): string => {
  if ('data' in owner) return nameOf(owner);
  return owner.row ? nameOf(owner.row) : nameAsked(owner);
};
