import type { Headings, RowKind, Shape } from './shape.ts';

/** A row of a sheet, sorted into what it says of itself, of what it belongs to, and what has no place. */
export interface Line {
  /** The row, counted from 1. */
  readonly line: number;
  readonly kind: RowKind;
  /** Whether the sheet itself says the kind. */
  readonly isGiven: boolean;
  readonly id: string;
  readonly name: string;
  /** Whether the sheet has no name for it, and it was given one. */
  readonly unnamed: boolean;
  /** The name of what it belongs to; empty where the sheet leaves it out. */
  readonly of: string;
  /** Texts of all cells that the sheet has for it, by column; an empty one means that there is nothing. */
  readonly cells: ReadonlyMap<string, string>;
  /** Sheets with a row for each card say the hero's figures beside it. */
  readonly ofOwner: ReadonlyMap<string, string>;
  /** What has no place, by its heading. */
  readonly aside: readonly { readonly title: string; readonly text: string }[];
}

/** Sorts a row; undefined where the set has no kind that it could be of. @param known what the row with its id is @param above whether a row stands above that it may belong to */
export function lineOf(
  shape: Shape,
  texts: readonly string[],
  line: number,
  headings: Headings,
  known: RowKind | undefined,
  above: boolean,
): Line | undefined {
  const { columns, kinds } = shape;
  const cell = (column: string) => (texts[headings.columns.get(column) ?? -1] ?? '').trim();
  const of = cell('of');
  const given = known ?? kindNamed(kinds, cell('kind'));
  const has = (column: string) => headings.columns.has(column);
  const guessed = given === undefined ? shape.guess({ cell, has, above }) : undefined;
  const kind = given ?? kinds.find(({ id }) => id === guessed);
  if (!kind) return undefined;
  const isPart = kind.list !== undefined;
  const holder = kinds.find(({ holds }) => holds);
  const cells = new Map<string, string>();
  const ofOwner = new Map<string, string>();
  const aside = headings.unknown.map(({ title, at }) => ({ title, text: (texts[at] ?? '').trim() }));
  const title = (id: string) => columns.find((one) => one.id === id)?.title ?? id;
  if (given === undefined) aside.push({ title: title('kind'), text: cell('kind') });
  for (const { id: column } of columns) {
    if (!headings.columns.has(column) || isPlace(column)) continue;
    if (kind.fields.has(column)) cells.set(column, cell(column));
    else if (isPart && holder?.fields.has(column) && cell(column) !== '') ofOwner.set(column, cell(column));
    else aside.push({ title: title(column).toLowerCase(), text: cell(column) });
  }
  const unnamed = shape.loose === true && known === undefined && cell('name') === '';
  const name = cell('name') || (isPart ? '' : of) || (unnamed ? `Card ${line}` : '');
  if (cell('name') === '' && name !== '') cells.set('name', name);
  return {
    line,
    kind,
    isGiven: given !== undefined,
    id: cell('id').toLowerCase(),
    name,
    unnamed,
    of: isPart ? of : '',
    cells,
    ofOwner,
    aside: aside.filter(({ text }) => text !== ''),
  };
}

/** The columns that say where a row belongs. */
export const isPlace = (column: string): boolean => column === 'id' || column === 'kind' || column === 'of';

/** The kind that a sheet means: "hero", "Default ability", "extra ability card". */
export function kindNamed(kinds: readonly RowKind[], words: string): RowKind | undefined {
  const plain = words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (plain === '') return undefined;
  const named = kinds.find(({ word }) => word.toLowerCase() === plain || `${word.toLowerCase()}s` === plain);
  return named ?? kinds.find(({ others }) => others?.test(plain));
}
