import { schemaOf } from '../../schemas/fields.ts';
import { parseJson } from '../../schemas/json.ts';
import type { KindField, PlainCardKind } from '../../schemas/types.generated.ts';
import type { Texts } from '../edit/change.ts';
import { line, number, oneOf, plain, prose, whole } from '../table/cell.ts';
import { withLanguages } from '../table/languages.ts';
import { codecOf, fieldAt } from '../table/schema-fields.ts';
import type { Column, Field, ReadFile, RowKind, Shape } from '../table/shape.ts';
import { fieldCell } from './field-cell.ts';

/** A kind of card with its file, as far as it can be read. */
export interface KindFile {
  readonly file: string;
  readonly data: PlainCardKind;
}

const own: readonly Column[] = [
  { id: 'id', title: 'Id', others: 'slug key', sort: 'line', aside: true },
  { id: 'kind', title: 'Kind of card', others: 'kindofcards cardkind', sort: 'line' },
  { id: 'name', title: 'Name', others: 'title card cardname cardtitle', sort: 'line' },
];
const ownLast: readonly Column[] = [
  { id: 'copies', title: 'Copies', others: 'count quantity qty amount', sort: 'number' },
  { id: 'status', title: 'Status', sort: 'line' },
  { id: 'note', title: 'Private note', sort: 'prose', aside: true },
];

const fieldOfName: Field = { ...fieldAt(['name'], 'Name', line, true), isTranslated: true };
const extras: readonly (readonly [string, Field])[] = [
  ['copies', fieldAt(['copies'], 'Copies', whole('Copies'))],
  ['status', fieldAt(['status'], 'Status', oneOf('Status', ['idea', 'draft', 'needs-testing', 'done']))],
  ['note', fieldAt(['note'], 'Private note', prose)],
];

const pieces = [
  { id: 'token', word: 'token', title: 'Tokens', folder: 'tokens' },
  { id: 'marker', word: 'marker', title: 'Markers', folder: 'markers' },
  { id: 'terrain', word: 'terrain', title: 'Terrain', folder: 'terrain' },
] as const;
const ofPieces = [
  { key: 'text', title: 'Text' },
  { key: 'art', title: 'Picture' },
  { key: 'size', title: 'Size' },
  { key: 'colour', title: 'Colour' },
] as const;

/** The types whose values are words, which are printed in each language. */
const wordTypes: ReadonlySet<string> = new Set<KindField['type']>(['text', 'rich-text', 'choice']);

/** The kinds of cards of a set, by name. */
export function kindFiles(files: Texts, read: ReadFile): KindFile[] {
  const paths = [...files.keys()].filter((file) => /^kinds\/[^/]+\.json$/.test(file)).sort();
  return paths.flatMap((file): KindFile[] => {
    const data = read(file);
    const isKind = typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string';
    return isKind ? [{ file, data: data as PlainCardKind }] : [];
  });
}

/** The columns of a set: what fields of all its kinds are called, each name once. */
export function shapeOf(kinds: readonly KindFile[], files: Texts, read: ReadFile): Shape {
  const titles = new Map<string, Column>();
  /** The column of a field; one that its kind has already, under another name. */
  const column = (title: string, sort: Column['sort'], taken: ReadonlyMap<string, Field>, aside: boolean): string => {
    for (let count = 1; ; count++) {
      const called = count === 1 ? title : `${title} ${count}`;
      const id = `values/${plain(called)}`;
      if (isOwn(called) || taken.has(id)) continue;
      if (!titles.has(id)) titles.set(id, { id, title: called, sort, ...(aside && { aside: true }) });
      return id;
    }
  };
  const cardKinds = kinds.map(({ file, data }): RowKind => {
    const fields = new Map<string, Field>([['name', fieldOfName]]);
    for (const field of fieldsIn(data)) {
      const codec = fieldCell(field);
      const id = column(field.name, codec.sort, fields, false);
      const isTranslated = wordTypes.has(field.type) && field.hidden !== true;
      fields.set(id, { ...fieldAt(['values', field.id], field.name, codec), isTranslated });
    }
    for (const [id, field] of extras) fields.set(id, field);
    const kind = idOf(file);
    return {
      id: file,
      word: data.name,
      title: data.name,
      folder: 'cards',
      is: (card) => card.kind === kind,
      fields,
      begins: { kind },
      made: data,
    };
  });
  const pieceKinds = pieces.map((piece): RowKind => {
    const fields = new Map<string, Field>([['name', fieldOfName]]);
    const { properties = {} } = schemaOf(`plain/${piece.id}`) ?? {};
    for (const { key, title } of ofPieces) {
      const codec = key === 'size' ? number(title) : properties[key] && codecOf(title, properties[key]);
      if (codec && key in properties)
        fields.set(column(title, codec.sort, fields, true), {
          ...fieldAt([key], title, codec),
          isTranslated: key === 'text',
        });
    }
    for (const [id, field] of extras) fields.set(id, field);
    return { ...piece, fields, aside: true };
  });
  const shape: Shape = {
    kinds: [...cardKinds, ...pieceKinds],
    columns: [...own, ...titles.values(), ...ownLast],
    guess: () => cardKinds[0]?.id,
    loose: true,
  };
  return withLanguages(shape, files, read);
}

const isOwn = (title: string): boolean =>
  [...own, ...ownLast].some((column) => plain(column.title) === plain(title)) || plain(title) === 'of';

export const idOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '');

/** The fields of a kind that can be read. */
export const fieldsIn = ({ fields }: Pick<PlainCardKind, 'fields'>): readonly KindField[] =>
  (Array.isArray(fields) ? fields : []).filter(
    (field) => typeof field?.id === 'string' && typeof field.name === 'string' && typeof field.type === 'string',
  );

/** A kind as its file has it now. */
export const kindIn = (files: Texts, file: string): PlainCardKind | undefined =>
  parseJson(file, files.get(file) ?? '').value as PlainCardKind | undefined;
