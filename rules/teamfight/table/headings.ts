import type { Grid } from '../../table/csv.ts';
import { type Column, columns, kindWords, type RowKind, rowKinds } from './column.ts';

/** What people call the columns in sheets of their own, in small letters without spaces. */
const others: Readonly<Record<Column, string>> = {
  id: 'key slug',
  kind: 'type sort',
  of: 'hero unit character champion belongsto owner heroname',
  name: 'title card cardname ability abilityname cardtitle',
  text: 'rules rulestext rule effect effects cardtext abilitytext wording',
  health: 'hp hitpoints life lives maxhp maxhealth',
  speed: 'spd move movement movementspeed',
  size: '',
  complexity: 'difficulty',
  copies: 'count quantity qty number amount',
  status: 'state progress',
  description: 'flavour flavor flavourtext flavortext lore',
  summons: 'summon',
  tokens: 'token conditions',
  hints: 'hint reminders',
  note: 'notes comment comments privatenote',
};

const meanings: ReadonlyMap<string, Column> = new Map(
  columns.flatMap((column) => [column, ...others[column].split(' ').filter(Boolean)].map((word) => [word, column])),
);

/** The first row of a sheet: which column of ours each of its columns is. */
export interface Headings {
  /** Where they stand, from 0. */
  readonly at: number;
  readonly columns: ReadonlyMap<Column, number>;
  /** Columns that no set has, by their headings. */
  readonly unknown: readonly { readonly title: string; readonly at: number }[];
}

/** The headings of a sheet, if its first row that is not empty has any. A sheet needs names. */
export function headingsOf(grid: Grid): Headings | undefined {
  const at = grid.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const found = new Map<Column, number>();
  const unknown: { title: string; at: number }[] = [];
  for (const [index, title] of (grid[at] ?? []).entries()) {
    const column = meanings.get(title.toLowerCase().replace(/[^a-z]/g, ''));
    if (column !== undefined && !found.has(column)) found.set(column, index);
    else unknown.push({ title: title.trim(), at: index });
  }
  // In a sheet of heroes alone, "Hero" stands over their names.
  const of = found.get('of');
  if (of !== undefined && !found.has('name')) {
    found.delete('of');
    found.set('name', of);
  }
  return found.has('name') ? { at, columns: found, unknown } : undefined;
}

/** Whether what was copied begins with headings rather than with a row. */
export const hasHeadings = (grid: Grid): boolean => {
  const headings = headingsOf(grid.slice(0, 1));
  return headings !== undefined && headings.columns.size > 1 && headings.unknown.length <= headings.columns.size;
};

/** The kind that a sheet means: "hero", "Default ability", "extra ability card". */
export function kindNamed(words: string): RowKind | undefined {
  const plain = words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (/^(?:extra )?(?:ability|abilities|card|ability card)$/.test(plain)) return 'card';
  return rowKinds.find((kind) => kindWords[kind] === plain || `${kindWords[kind]}s` === plain);
}
