import type { Ask } from '../../rules/teamfight/table/ask.ts';
import { type Column, columns, hasField, kindWords } from '../../rules/teamfight/table/column.ts';
import { cellOf, nameOf } from '../../rules/teamfight/table/row.ts';
import { words } from '../words.ts';

/** A row that a sheet adds or says otherwise. */
export interface Difference {
  readonly ask: Ask;
  readonly id: string;
  readonly name: string;
  /** What it is, and of whom. */
  readonly kind: string;
  readonly isNew: boolean;
  readonly cells: readonly { readonly column: Column; readonly before: string; readonly after: string }[];
}

/** What asks change, cell by cell. Pure. */
export const differencesOf = (asks: readonly Ask[]): Difference[] =>
  asks.map((ask) => {
    const { row, kind, owner, values } = ask;
    const after = { id: '', kind, file: '', pointer: '', of: '', data: Object.fromEntries(values) };
    const name = row ? nameOf(row) : String(values.get('name') ?? '');
    const of = row ? row.of : owner === undefined ? '' : nameIn(owner);
    const said = columns.filter((column) => hasField(kind, column) && values.has(column));
    return {
      ask,
      id: row?.id ?? '',
      name,
      kind: words.table.inspector.of(kindWords[kind], of),
      isNew: row === undefined,
      cells: said
        .filter((column) => row !== undefined || column !== 'name')
        .map((column) => ({ column, before: (row && cellOf(row, column)) ?? '', after: cellOf(after, column) ?? '' })),
    };
  });

const nameIn = (owner: NonNullable<Ask['owner']>): string => {
  if ('data' in owner) return nameOf(owner);
  return owner.row ? nameOf(owner.row) : String(owner.values.get('name') ?? '');
};
