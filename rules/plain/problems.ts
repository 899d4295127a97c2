import { pointerTo, problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { KindField } from '../../schemas/types.generated.ts';
import { listed, nearest, quoted, shown } from '../../schemas/words.ts';
import { type Draft, type Drafts, draftsOf, entriesOf, isSound } from '../draft.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';
import { area, edges, markers, sayOf } from '../map-places.ts';
import { type Reference, wrongReferences } from '../references.ts';
import { typeWords } from './fields.ts';

/** What is wrong with a plain set beyond its schemas: cards against their kinds, kinds against themselves, and maps. */
export function problems(set: GameSet, drafts: Drafts): Problem[] {
  return [
    ...drafts.files.flatMap((draft) => wrongReferences(set, drafts, draft, referencesOf(draft))),
    ...draftsOf(drafts, 'card-kind').flatMap(kindProblems),
    ...draftsOf(drafts, 'card').flatMap((card) => cardProblems(set, card)),
    ...draftsOf(drafts, 'map').flatMap((map) => mapProblems(set, map)),
    ...withoutCopies(drafts),
  ];
}

const placed = ['marker', 'token'] as const;

/** Every reference that an entity's file holds. */
export function* referencesOf({ kind, data }: Draft): Iterable<Reference> {
  if (kind === 'card') {
    const { kind: of } = data as Draft<'card'>['data'];
    if (of !== undefined) yield { pointer: '/kind', ref: of, kinds: ['card-kind'] };
  }
  if (kind !== 'map') return;
  const map = data as Draft<'map'>['data'];
  for (const [index, one] of entriesOf(map.terrain))
    if (one.kind !== undefined) yield { pointer: `/terrain/${index}/kind`, ref: one.kind, kinds: ['terrain'] };
  for (const [index, one] of entriesOf(map.markers))
    if (one.kind !== undefined) yield { pointer: `/markers/${index}/kind`, ref: one.kind, kinds: placed };
  for (const [index, ref] of entriesOf(map.tokens)) yield { pointer: `/tokens/${index}`, ref, kinds: placed };
}

/** Two fields that nobody could tell apart, and choices that are none. */
function kindProblems({ file, data }: Draft<'card-kind'>): Problem[] {
  const found: Problem[] = [];
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  for (const [index, field] of entriesOf(data.fields)) {
    const pointer = `/fields/${index}`;
    const twin = field.id === undefined ? undefined : ids.get(field.id);
    if (twin !== undefined) {
      const sentence = `fields[${twin}] has the same id; cards could not say which of the two they mean. Give this one another id.`;
      found.push(problemAt('error', 'kind/same-id', file, data, `${pointer}/id`, sentence));
    } else if (field.id !== undefined) ids.set(field.id, index);
    const name = field.name?.trim().toLowerCase() ?? '';
    const double = names.get(name);
    if (double !== undefined && name !== '') {
      const sentence = `fields[${double}] has the same name; a sheet knows fields by their names, so give this one another.`;
      found.push(problemAt('warning', 'kind/same-name', file, data, `${pointer}/name`, sentence));
    } else names.set(name, index);
    if (field.type === 'choice' && (field.choices ?? []).length === 0) {
      const sentence = 'a field of type "choice" names its choices; there are none yet, so nothing can be chosen.';
      found.push(problemAt('warning', 'kind/no-choices', file, data, pointer, sentence));
    }
  }
  return found;
}

function cardProblems(set: GameSet, card: Draft<'card'>): Problem[] {
  const { file, data } = card;
  const kind = data.kind === undefined ? undefined : find(set, data.kind);
  // Of a card without its kind nothing more can be said.
  if (kind?.kind !== 'card-kind') return [];
  const { name, fields = [] } = (kind as Entity<'card-kind'>).data;
  const found: Problem[] = [];
  const values = data.values ?? {};
  for (const [id, value] of Object.entries(values)) {
    const pointer = pointerTo('values', id);
    const field = fields.find((one) => one.id === id);
    if (!field) {
      const known = fields.map((one) => one.id);
      const meant = nearest(id, known);
      const hint = meant
        ? `did you mean ${quoted(meant)}?`
        : known.length === 0
          ? 'it has no fields yet.'
          : `it has ${listed(known, 'and')}.`;
      const sentence = `the kind ${quoted(name)} has no field ${quoted(id)}; ${hint} Rename it here, or add the field to ${kind.file}.`;
      found.push(problemAt('error', 'card/unknown-field', file, data, pointer, sentence));
      continue;
    }
    const wrong = wrongValue(field, value);
    if (wrong) found.push(problemAt(wrong.severity, wrong.code, file, data, pointer, wrong.sentence));
  }
  if (!isSound(card, ['values'])) return found;
  for (const field of fields) {
    if (field.required !== true || !isEmpty(values[field.id])) continue;
    const sentence = `${quoted(field.name)} is empty, and each ${quoted(name)} needs it; fill it in.`;
    found.push(problemAt('warning', 'card/needed', file, data, '/values', sentence));
  }
  return found;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

interface Wrong {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly sentence: string;
}

const colour = /^#[0-9a-f]{6}$/i;

/** Why a value cannot stand in a field. */
function wrongValue({ name, type, choices = [] }: KindField, value: unknown): Wrong | undefined {
  const isRight = {
    text: typeof value === 'string',
    'rich-text': typeof value === 'string',
    number: typeof value === 'number',
    choice: typeof value === 'string',
    picture: typeof value === 'object',
    colour: typeof value === 'string' && colour.test(value),
    'yes-no': typeof value === 'boolean',
  }[type];
  if (!isRight) {
    const hint = mending(type, value);
    const sentence = `${quoted(name)} holds ${typeWords[type]}; it is ${shown(value)}.${hint}`;
    return { severity: 'error', code: 'card/wrong-type', sentence };
  }
  if (type !== 'choice' || value === '' || choices.includes(value as string)) return undefined;
  const meant = nearest(value as string, choices);
  const hint = meant
    ? `did you mean ${quoted(meant)}?`
    : choices.length === 0
      ? 'it has none yet.'
      : `they are ${listed(choices, 'and')}.`;
  const sentence = `${quoted(name)} has no choice ${shown(value)}; ${hint}`;
  return { severity: 'warning', code: 'card/unknown-choice', sentence };
}

/** How a value of a wrong type is set right, where that is plain. */
function mending(type: KindField['type'], value: unknown): string {
  if (type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return ` Write it without quotes: ${value.trim()}.`;
  if (type === 'picture' && typeof value === 'string') return ` Write it as {"file": ${quoted(value)}}.`;
  if ((type === 'text' || type === 'rich-text' || type === 'choice') && typeof value === 'number')
    return ` Write it in quotes: "${value}".`;
  return '';
}

/** What lies outside of the board or runs askew cannot be painted. */
function mapProblems(set: GameSet, map: Draft<'map'>): Problem[] {
  const found: Problem[] = [];
  const say = sayOf(map, found);
  edges(map.data, say);
  const { columns, rows } = map.data;
  if (columns === undefined || rows === undefined) return found;
  for (const [index, { cells }] of entriesOf(map.data.terrain))
    area({ columns, rows }, cells, `/terrain/${index}/cells`, say);
  markers(set, map.data, { columns, rows }, say);
  return found;
}

function withoutCopies({ files }: Drafts): Problem[] {
  const sentence = 'no copy is asked for, so this is left out of all exports.';
  return files
    .filter(({ data }) => 'copies' in data && data.copies === 0)
    .map(({ file, data }) => problemAt('note', 'copies/none', file, data, '/copies', sentence));
}
