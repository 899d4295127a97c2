import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import type { Changes, FieldChange } from './changes.ts';
import type { NameOf } from './names.ts';
import { pairsOf } from './pairs.ts';
import { passagesOf } from './passages.ts';

type Fields = Readonly<Record<string, unknown>>;

interface About {
  /** Id of the schema without its first word, such as `teamfight/hero`. */
  readonly schema: string;
  /** What it is, where that is not the schema's title. */
  readonly sort?: string;
  /** Names in the older and in the newer state. */
  readonly names: readonly [NameOf, NameOf];
}

/** Keys of what is never printed, and of what tells files and sets apart. */
const silent = new Set([
  '$schema',
  'id',
  'format',
  'system',
  'uses',
  'status',
  'note',
  'byHand',
  'goals',
  'languages',
  'name',
]);
/** Keys of prose, which is compared word by word. */
const prose = new Set(['text', 'effect', 'description']);
/** Keys of pictures. */
const pictures = new Set(['art', 'back', 'picture', 'icon', 'emblem', 'frame']);
/** Keys of references by id, which are told by name. */
const references = new Set(['tokens', 'hints', 'summons', 'kind', 'map', 'red', 'blue']);

/** What became of a thing from one state to the other; undefined where nothing that players see did. */
export function fieldsSince(before: Fields | undefined, after: Fields | undefined, about: About): Changes | undefined {
  const schema = schemaOf(about.schema) ?? {};
  const changes = changesOf(before, after, schema, about.sort ?? schema.title ?? '', about.names);
  return changes && withPicturesTogether(changes);
}

/** New pictures of the parts are told once for the whole thing, so that they do not drown what is played. */
function withPicturesTogether(thing: Changes): Changes {
  const seen = thing.parts.filter(({ fields }) => fields.some(isPicture)).map(({ name }) => name);
  if (seen.length === 0) return thing;
  const parts = thing.parts.flatMap((part) => {
    const fields = part.fields.filter((field) => !isPicture(field));
    const silent = part.change === 'changed' && part.formerName === undefined;
    return silent && fields.length + part.parts.length === 0 ? [] : [{ ...part, fields }];
  });
  const own = thing.fields.some(isPicture) ? [thing.name] : [];
  const fields = thing.fields.filter((field) => !isPicture(field));
  const after = [...own, ...seen].join(', ');
  return { ...thing, parts, fields: [...fields, { kind: 'value', label: 'New pictures', after }] };
}

const isPicture = ({ kind, label }: FieldChange): boolean => kind === 'new' && label === 'Picture';

function changesOf(
  before: Fields | undefined,
  after: Fields | undefined,
  schema: Schema,
  sort: string,
  names: About['names'],
): Changes | undefined {
  const [formerName, newName] = [nameIn(before), nameIn(after)];
  const name = newName ?? formerName ?? sort;
  if (!after) return before && { change: 'removed', sort, name, fields: [], parts: [] };
  const found = new Comparison(names, before !== undefined);
  for (const key of new Set([...Object.keys(after), ...Object.keys(before ?? {})])) {
    if (!silent.has(key)) found.compare(key, before?.[key], after[key], schema.properties?.[key]);
  }
  const { fields, parts } = found;
  if (!before) return { change: 'added', sort, name, fields, parts };
  const renamed = formerName !== undefined && formerName !== name;
  if (!renamed && fields.length === 0 && parts.length === 0) return undefined;
  return { change: 'changed', sort, name, ...(renamed && { formerName }), fields, parts };
}

/** Gathers what differs between two objects, key by key. */
class Comparison {
  readonly fields: FieldChange[] = [];
  readonly parts: Changes[] = [];
  readonly #names: About['names'];
  readonly #old: boolean;

  /** @param old whether the thing was there before: of a new one nobody is told that its picture is new */
  constructor(names: About['names'], old: boolean) {
    this.#names = names;
    this.#old = old;
  }

  compare(key: string, before: unknown, after: unknown, given: Schema | undefined, within = ''): void {
    if (same(before, after)) return;
    const schema = given && resolved(given);
    const own = schema?.title ?? key;
    const label = within === '' ? own : `${within}, ${own.toLowerCase()}`;
    if (pictures.has(key)) this.#picture(label);
    else if (prose.has(key)) this.#prose(label, before, after);
    else if (Array.isArray(before ?? after) && Array.isArray(after ?? before)) {
      this.#list(key, label, asList(before), asList(after), schema);
    } else if (isFields(before ?? after) && isFields(after ?? before)) {
      const [from, to] = [before ?? {}, after ?? {}] as [Fields, Fields];
      for (const inner of new Set([...Object.keys(to), ...Object.keys(from)]))
        this.compare(inner, from[inner], to[inner], schema?.properties?.[inner], label);
    } else this.fields.push({ kind: 'value', label, ...sides(this.#said(key, before, 0), this.#said(key, after, 1)) });
  }

  #picture(label: string): void {
    if (this.#old) this.fields.push({ kind: 'new', label });
  }

  #prose(label: string, before: unknown, after: unknown): void {
    const [from, to] = [before, after].map((one) => (typeof one === 'string' ? one : undefined));
    if (from === undefined && to === undefined) return;
    this.fields.push({ kind: 'text', label, ...sides(from, to), passages: passagesOf(from ?? '', to ?? '') });
  }

  #list(
    key: string,
    label: string,
    before: readonly unknown[],
    after: readonly unknown[],
    schema: Schema | undefined,
  ): void {
    const entries = [...before, ...after];
    if (entries.every(isNamed)) {
      const inner = schema?.items && resolved(schema.items);
      const { pairs, reordered } = pairsOf(before as readonly Fields[], after as readonly Fields[]);
      const changed = pairs.flatMap(
        ([old, now]) => changesOf(old, now, inner ?? {}, inner?.title ?? label, this.#names) ?? [],
      );
      this.parts.push(...changed);
      if (reordered)
        this.fields.push({
          kind: 'value',
          label: `Order of ${label.toLowerCase()}`,
          ...sides(order(before), order(after)),
        });
      return;
    }
    if (entries.every((one) => typeof one === 'string' && !place.test(one))) {
      // By what people read: a word that is written elsewhere now is still the same word.
      const [old, now] = [before.map((one) => this.#said(key, one, 0)), after.map((one) => this.#said(key, one, 1))];
      const [removed, added] = [without(old, now), without(now, old)];
      if (removed.length + added.length === 0) return;
      this.fields.push({ kind: 'list', label, added: added.map(String), removed: removed.map(String) });
      return;
    }
    const [removed, added] = [without(before, after).length, without(after, before).length];
    if (removed + added > 0) this.fields.push({ kind: 'count', label, added, removed });
  }

  /** A plain value as people read it. */
  #said(key: string, value: unknown, state: 0 | 1): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string' && references.has(key)) return this.#names[state](value);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

/** Cells and edges: "3,4", "B4", "3,0 3,4 right". */
const place = /^(?:\d{1,3},\d{1,3}|[A-Z]{1,2}\d{1,3})(?:[ :-]|$)/;

const sides = (before: string | undefined, after: string | undefined) => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNamed = (value: unknown): value is Fields => isFields(value) && typeof value.name === 'string';
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const order = (list: readonly unknown[]): string => list.map((one) => nameIn(one as Fields)).join(', ');

function nameIn(fields: Fields | undefined): string | undefined {
  return typeof fields?.name === 'string' ? fields.name : undefined;
}

/** What the one list has more often than the other. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = new Map<string, number>();
  for (const one of other) left.set(JSON.stringify(one), (left.get(JSON.stringify(one)) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(JSON.stringify(one)) ?? 0;
    left.set(JSON.stringify(one), count - 1);
    return count <= 0;
  });
}
