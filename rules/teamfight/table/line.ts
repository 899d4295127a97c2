import { type Column, columns, type Field, hasField, listOf, type RowKind } from './column.ts';
import { type Headings, kindNamed } from './headings.ts';

/** A row of a sheet, sorted into what it says of itself, of its hero, and what has no place. */
export interface Line {
  /** The row, counted from 1. */
  readonly line: number;
  readonly kind: RowKind;
  /** Whether the sheet itself says the kind. */
  readonly isGiven: boolean;
  readonly id: string;
  readonly name: string;
  /** The name of what it belongs to; empty where the sheet leaves it out. */
  readonly of: string;
  /** Texts of all cells that the sheet has for it; an empty one means that there is nothing. */
  readonly cells: ReadonlyMap<Field, string>;
  /** Sheets with a row for each card say the hero's figures beside it. */
  readonly ofOwner: ReadonlyMap<Field, string>;
  /** What has no place, by its heading. */
  readonly aside: readonly { readonly title: string; readonly text: string }[];
}

/** Sorts a row. @param known what the row with its id is @param above whether a unit stands above, whose name the sheet may leave out */
export function lineOf(
  texts: readonly string[],
  line: number,
  headings: Headings,
  known: RowKind | undefined,
  above: boolean,
): Line {
  const cell = (column: Column) => (texts[headings.columns.get(column) ?? -1] ?? '').trim();
  const of = cell('of');
  const given = known ?? kindNamed(cell('kind'));
  const isUnit = (of === '' && (cell('health') !== '' || cell('speed') !== '')) || cell('name') === '';
  const kind =
    given ?? (isUnit ? 'hero' : of !== '' || above ? 'card' : headings.columns.has('health') ? 'hero' : 'rules-card');
  const isPart = listOf(kind) !== undefined;
  const cells = new Map<Field, string>();
  const ofOwner = new Map<Field, string>();
  const aside = headings.unknown.map(({ title, at }) => ({ title, text: (texts[at] ?? '').trim() }));
  if (given === undefined) aside.push({ title: 'Kind', text: cell('kind') });
  for (const column of columns) {
    if (!headings.columns.has(column) || column === 'id' || column === 'kind' || column === 'of') continue;
    if (hasField(kind, column)) cells.set(column, cell(column));
    else if (isPart && hasField('hero', column) && cell(column) !== '') ofOwner.set(column, cell(column));
    else aside.push({ title: column, text: cell(column) });
  }
  const name = cell('name') || (isPart ? '' : of);
  if (cell('name') === '' && name !== '') cells.set('name', name);
  return {
    line,
    kind,
    isGiven: given !== undefined,
    id: cell('id').toLowerCase(),
    name,
    of: isPart ? of : '',
    cells,
    ofOwner,
    aside: aside.filter(({ text }) => text !== ''),
  };
}
