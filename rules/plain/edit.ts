import { formatJson, parseJson } from '../../schemas/json.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { KindField, PlainCard, PlainCardKind } from '../../schemas/types.generated.ts';
import type { Change, Texts } from '../edit/change.ts';
import { freeId, safeId } from '../edit/ids.ts';
import type { GameSet } from '../game-set.ts';
import { type Referrer, referrersById } from '../referrers.ts';
import { readCell } from '../table/cell.ts';
import { fieldCell } from './field-cell.ts';
import type { CardValue } from './fields.ts';
import { referencesOf } from './problems.ts';

/** What refers to a file as a whole. */
export const referrersOf = (set: GameSet, file: string): Referrer[] => referrersById(set, file, referencesOf);

/** A card's file as far as it can be read. */
export interface CardFile {
  readonly file: string;
  readonly data: Partial<PlainCard>;
}

/** The files of all cards of a kind, those with errors among them. */
export function cardFilesOf(files: Texts, kindFile: string): CardFile[] {
  const id = kindFile.replace(/^.*\/|\.json$/g, '');
  return [...files].flatMap(([file, text]): CardFile[] => {
    if (!file.startsWith('cards/')) return [];
    const data = parseJson(file, text).value;
    return isObject(data) && data.kind === id ? [{ file, data: data as Partial<PlainCard> }] : [];
  });
}

const fieldsIn = (files: Texts, kindFile: string): readonly KindField[] => {
  const kind = parseJson(kindFile, files.get(kindFile) ?? '').value as Partial<PlainCardKind> | undefined;
  return Array.isArray(kind?.fields) ? kind.fields : [];
};

/** Adds a field to a kind, under an id of its own; its cards say nothing in it yet. */
export function fieldAdded(files: Texts, kindFile: string, name: string): Change[] {
  const fields = fieldsIn(files, kindFile);
  const id = freeId(safeId(name, 'field'), new Set(fields.map((field) => field.id)));
  return [{ file: kindFile, pointer: '/fields', value: [...fields, { id, name, type: 'text' }] }];
}

/** Takes a field away from a kind, and what its cards say in it. */
export function fieldRemoved(files: Texts, kindFile: string, index: number): Change[] {
  const fields = fieldsIn(files, kindFile);
  const field = fields[index];
  if (!field) return [];
  const left = fields.filter((one) => one !== field);
  return [
    { file: kindFile, pointer: '/fields', value: left.length > 0 ? left : undefined },
    ...saying(files, kindFile, field.id).map(
      ({ file }): Change => ({ file, pointer: pointerTo('values', field.id), value: undefined }),
    ),
  ];
}

/** The cards of a kind that say something in a field. */
export const saying = (files: Texts, kindFile: string, id: string): CardFile[] =>
  cardFilesOf(files, kindFile).filter(({ data }) => data.values?.[id] !== undefined);

/** A change of a field's type, with what its cards say in it, and which of them cannot say it any more. */
export interface Retyped {
  readonly changes: readonly Change[];
  /** Names of the cards whose value does not fit; it is kept in their private notes. */
  readonly kept: readonly string[];
}

/** Gives a field another type. What its cards say is read anew; what does not fit goes into their private notes, so that nothing is lost. */
export function fieldRetyped(files: Texts, kindFile: string, index: number, type: KindField['type']): Retyped {
  const fields = fieldsIn(files, kindFile);
  const field = fields[index];
  if (!field || field.type === type) return { changes: [], kept: [] };
  const cards = saying(files, kindFile, field.id);
  const said = (card: CardFile) => fieldCell(field).write(card.data.values?.[field.id]);
  const { choices: _, ...plain } = field;
  const choices = [...new Set([...(field.choices ?? []), ...cards.map(said)])].filter((one) => one !== '');
  const after: KindField = type === 'choice' ? { ...plain, type, choices } : { ...plain, type };
  const kept: string[] = [];
  const changes = cards.flatMap((card): Change[] => {
    const text = said(card);
    const read = readCell({ ...fieldCell(after), title: after.name }, text, []);
    const value = 'value' in read ? (read.value as CardValue | undefined) : undefined;
    const own = { file: card.file, pointer: pointerTo('values', field.id), value };
    if ('value' in read) return [own];
    kept.push(card.data.name ?? card.file);
    const note = [card.data.note, `${field.name}: ${text}`].filter(Boolean).join('\n');
    return [own, { file: card.file, pointer: '/note', value: note }];
  });
  return { changes: [{ file: kindFile, pointer: pointerTo('fields', index), value: after }, ...changes], kept };
}

/** Removes a kind with all its cards and their translations. */
export function kindRemoved(files: Texts, kindFile: string): Change[] {
  const gone = [kindFile, ...cardFilesOf(files, kindFile).map(({ file }) => file)];
  const names = new Set(gone.map((file) => file.replace(/^.*\//, '')));
  const translations = [...files.keys()].filter(
    (file) => file.startsWith('texts/') && names.has(file.replace(/^.*\//, '')),
  );
  return [...gone, ...translations].map((file) => ({ file, text: undefined }));
}

/** A new card of a kind, in a file named by an id that no other has. */
export function cardAdded(files: Texts, kindFile: string, name: string): { file: string; changes: Change[] } {
  const kind = kindFile.replace(/^.*\/|\.json$/g, '');
  const taken = new Set([...files.keys()].map((file) => file.replace(/^.*\/|\.json$/g, '')));
  const file = `cards/${freeId(safeId(name, 'card'), taken)}.json`;
  const card: PlainCard = { name, kind, values: {}, status: 'idea' };
  return { file, changes: [{ file, text: formatJson(card) }] };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
