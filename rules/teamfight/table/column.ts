import type { Kind } from '../../../schemas/teamfight/kinds.ts';

/** What a row of the table is: a file of the set, or a passive, a default ability or a card inside one. */
export type RowKind = Exclude<Kind, 'map' | 'scene'> | 'passive' | 'default-ability' | 'card';

/** Every column, in the order of the table and of its CSV. */
export const columns = [
  'id',
  'kind',
  'of',
  'name',
  'health',
  'speed',
  'text',
  'size',
  'complexity',
  'copies',
  'status',
  'description',
  'summons',
  'tokens',
  'hints',
  'note',
] as const;
export type Column = (typeof columns)[number];

/** A column whose cells can be written: the others say where a row belongs. */
export type Field = Exclude<Column, 'id' | 'kind' | 'of'>;

/** How the cells of a column are read: a whole number, a line, words over several lines, ids with commas between them, or how far the work is. */
export const fieldSorts: Readonly<Record<Field, 'number' | 'line' | 'prose' | 'refs' | 'status'>> = {
  name: 'line',
  text: 'prose',
  health: 'number',
  speed: 'number',
  size: 'number',
  complexity: 'number',
  copies: 'number',
  status: 'status',
  description: 'prose',
  summons: 'refs',
  tokens: 'refs',
  hints: 'refs',
  note: 'prose',
};

/** What a column is called in the first row of a CSV file. */
export const titleOf = (column: Column): string => `${column.slice(0, 1).toUpperCase()}${column.slice(1)}`;

/** What kinds of rows are called, in the order of the table. */
export const kindWords: Readonly<Record<RowKind, string>> = {
  hero: 'hero',
  passive: 'passive',
  'default-ability': 'default ability',
  card: 'card',
  summon: 'summon',
  'rules-card': 'rules card',
  condition: 'condition',
  token: 'token',
  marker: 'marker',
  counter: 'counter',
  terrain: 'terrain',
  hint: 'hint',
};
export const rowKinds = Object.keys(kindWords) as readonly RowKind[];

const word: readonly Field[] = ['name', 'text', 'copies', 'status', 'note'];
const unit: readonly Field[] = [
  ...(['name', 'health', 'speed', 'size', 'copies', 'status', 'description', 'tokens', 'hints', 'note'] as const),
];

/** Which fields each kind has, by its schema. */
const fields: Readonly<Record<RowKind, readonly Field[]>> = {
  hero: [...unit, 'complexity', 'summons'],
  summon: unit,
  passive: ['name', 'text', 'status', 'note'],
  'default-ability': ['name', 'text', 'status', 'tokens', 'hints', 'note'],
  card: [...word, 'tokens', 'hints'],
  'rules-card': [...word, 'tokens', 'hints'],
  condition: word,
  token: word,
  marker: word,
  counter: word,
  terrain: word,
  hint: word,
};

export const hasField = (kind: RowKind, column: Column): column is Field =>
  (fields[kind] as readonly Column[]).includes(column);

/** The list of a unit that rows of a kind stand in. */
export const listOf = (kind: RowKind): 'passives' | 'defaultAbilities' | 'abilities' | undefined =>
  kind === 'passive'
    ? 'passives'
    : kind === 'default-ability'
      ? 'defaultAbilities'
      : kind === 'card'
        ? 'abilities'
        : undefined;
