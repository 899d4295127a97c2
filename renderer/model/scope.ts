import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { pointerKeys } from '../../schemas/place.ts';
import { words } from '../words.ts';
import type { Catalogue, Face, Item } from './catalogue.ts';
import { kindOf } from './kind-of.ts';
import { isLeftOut } from './left-out.ts';
import { schemaOfFile } from './schema-of-file.ts';
import { templateAt, templateOfSide, templatePlace } from './template-places.ts';

/** A place in a file of the open set. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** What is being edited: one object of one file, and how far a change of it reaches. */
export interface Scope extends Place {
  readonly sort:
    | 'set'
    | 'theme'
    | 'template'
    | 'hero'
    | 'card'
    | 'summon'
    | 'word'
    | 'map'
    | 'battlefield'
    | 'kind'
    | 'own-card';
  readonly schema: Schema;
  readonly name: string;
  /** How far a change reaches, in a few words. */
  readonly reach: string;
}

/** Whether it is a matter of the set and not of one thing in it, that could be copied or deleted. */
export const isOfSet = ({ sort }: Scope): boolean => sort === 'set' || sort === 'theme' || sort === 'template';

/** A place in the list of cards of a hero. */
export const cardPlace = /^\/abilities\/\d+/;

/**
 * What can be edited of a face or an item, from the widest to the narrowest. Nothing of what belongs to another set. Pure.
 * @param at what is asked for of something that has no faces to select
 * @param side which side of the cards is up
 */
export function scopesOf(
  { set, items }: Catalogue,
  item: Item | undefined,
  face: Face | undefined,
  at?: Place,
  side: 'front' | 'back' = 'front',
): Scope[] {
  if (!set) return [];
  const faces = items.flatMap((one) => (isOwn(set.id, one.ref) ? one.faces : []));
  const cards = (some: readonly Face[]) => some.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const all: Scope = {
    sort: 'set',
    file: 'set.json',
    pointer: '',
    schema: schemaOfFile(set, 'set.json') ?? {},
    name: set.manifest.name,
    reach: words.scope.set(faces.length),
  };
  /** What is wider than any file of a hero, a word or a map. */
  const whole = [all];
  if (!item || !isOwn(set.id, item.ref)) return whole;
  const onCard = face?.template && templateOfSide(face.template, side);
  if (onCard) {
    const made = faces.filter(({ template }) => template !== undefined && templateOfSide(template, side) === onCard);
    const template: Scope = {
      ...templatePlace(onCard),
      sort: 'template',
      schema: {},
      name: words.template.kindOf(onCard),
      reach: words.template.reach(made.length),
    };
    whole.push(template);
  }
  const source = face?.source ?? placeOf(item, at);
  if (!source) return whole;
  const kind = kindOf(set.manifest.system, source.file);
  const schema = schemaOfFile(set, source.file);
  if (!schema) return whole;
  const place = { file: source.file, pointer: '', schema };
  if (kind === 'hero') {
    const hero: Scope = {
      ...place,
      sort: 'hero',
      name: item.name,
      reach: isLeftOut(item) ? words.scope.leftOut : words.scope.hero(cards(item.faces)),
    };
    if (!cardPlace.test(source.pointer)) return [...whole, hero];
    const card = cardSchema(schema);
    const reach = words.scope.card(face?.copies ?? 1);
    const name = face?.name ?? words.scope.cardAt(Number(pointerKeys(source.pointer)[1]) + 1);
    return [...whole, hero, { ...source, schema: card, sort: 'card', name, reach }];
  }
  if (kind === 'card-kind' || kind === 'card') {
    const owner = set.entities.find(({ ref, kind: of }) => ref === item.ref && of === 'card-kind');
    const ofKind: Scope[] = owner
      ? [
          {
            file: owner.file,
            pointer: '',
            schema: schemaOfFile(set, owner.file) ?? {},
            sort: 'kind',
            name: owner.data.name,
            reach: words.kinds.reach(item.faces.length),
          },
        ]
      : [];
    if (kind === 'card-kind') return [...whole, ...(owner ? ofKind : [leftOutScope(place, item, 'kind')])];
    const own = { ...place, sort: 'own-card' as const, name: face?.name ?? item.name };
    return [...whole, ...ofKind, { ...own, reach: words.scope.card(face?.copies ?? 1) }];
  }
  const name = face?.name ?? item.name;
  if (kind === 'summon') {
    const decks = items.filter((one) => one.faces.some((other) => other.source?.file === source.file)).length;
    return [...whole, { ...place, sort: 'summon', name, reach: words.scope.summon(decks) }];
  }
  if (kind !== undefined && ownCards.has(kind)) {
    return [...whole, { ...place, sort: 'own-card', name, reach: words.scope.card(face?.copies ?? 1) }];
  }
  if (kind === 'map') {
    // What is wrong with one that is left out may be in any of its fields.
    const plain = { ...place, schema: isLeftOut(item) ? schema : mapSchema(schema) };
    return [...whole, { ...plain, sort: 'map', name, reach: words.scope.map }];
  }
  if (kind === 'battlefield') {
    return [
      ...whole,
      { ...place, schema: tableSchema(schema), sort: 'battlefield', name, reach: words.battlefield.reach },
    ];
  }
  return [...whole, { ...place, sort: 'word', name, reach: words.scope.word }];
}

/** Kinds of which each file is a card of its own. */
const ownCards: ReadonlySet<string> = new Set<Kind>([
  ...(['play-card', 'trait', 'character', 'ability', 'race', 'artifact', 'enchantment', 'enemy', 'encounter'] as const),
  ...(['unit', 'dynasty', 'army', 'area-template'] as const),
]);

/** The fields of what an error keeps from having a face. */
const leftOutScope = (
  place: Pick<Scope, 'file' | 'pointer' | 'schema'>,
  { name }: Item,
  sort: Scope['sort'],
): Scope => ({
  ...place,
  sort,
  name,
  reach: words.scope.leftOut,
});

/** What of it is being edited: the narrowest, or what is asked for in its place. Pure. */
export function scopeAmong(
  catalogue: Catalogue,
  scopes: readonly Scope[],
  wider: Place | undefined,
): Scope | undefined {
  const template = templateAt(wider) && scopes.find(({ sort }) => sort === 'template');
  if (template) return template;
  if (wider?.file === 'theme.json') return themeScope(catalogue);
  const wanted =
    wider && scopes.findLast(({ file, pointer }) => file === wider.file && wider.pointer.startsWith(pointer));
  return wanted ?? scopes.at(-1);
}

/** Where an item stands without a face that is selected; of what is left out, the card that is asked for. */
function placeOf(item: Item, at: Place | undefined): Place | undefined {
  const file = item.entity?.file ?? item.file;
  if (file === undefined) return undefined;
  const card = isLeftOut(item) && at?.file === file ? cardPlace.exec(at.pointer)?.[0] : undefined;
  return { file, pointer: card ?? '' };
}

/** The set's look, which faces show by their emblem. */
const themeScope = ({ set, items }: Catalogue): Scope => ({
  sort: 'theme',
  file: 'theme.json',
  pointer: '',
  schema: schemaOf('theme') ?? {},
  name: words.scope.look,
  reach: words.scope.set(items.filter(({ ref }) => isOwn(set?.id, ref)).flatMap(({ faces }) => faces).length),
});

/** Whether something is of this set, by its reference. */
export const isOwn = (set: string | undefined, ref: string) => ref.split('/')[0] === set;

/** What lies on a map has its place there, and the picture below it stands with its look. */
const drawn: ReadonlySet<string> = new Set([
  'columns',
  'rows',
  'terrain',
  'hazards',
  'controlPoints',
  'markers',
  'picture',
]);
/** Whether a place of a map's file is mended beside it, under its look. */
export const isOfLook = (pointer: string): boolean => /^\/(picture|look)/.test(pointer);

const fieldsAlone = new WeakMap<Schema, Schema>();

/** A schema without what has its fields elsewhere; one object, so that its form stays. */
function without(whole: Schema, elsewhere: ReadonlySet<string>): Schema {
  const known = fieldsAlone.get(whole);
  if (known) return known;
  const properties = Object.entries(whole.properties ?? {}).filter(([key]) => !elsewhere.has(key));
  const plain = { ...whole, properties: Object.fromEntries(properties) };
  fieldsAlone.set(whole, plain);
  return plain;
}

const mapSchema = (whole: Schema): Schema => without(whole, drawn);

/** What lies on a battlefield has its fields once it is chosen there. */
const onTable: ReadonlySet<string> = new Set(['terrain', 'starts']);
const tableSchema = (whole: Schema): Schema => without(whole, onTable);

function cardSchema(hero: Schema): Schema {
  const items = hero.properties?.abilities?.items;
  return items ? resolved(items) : {};
}

/** The item and the face that show a place of a file; the narrowest there are. */
export function shownBy(items: readonly Item[], { file, pointer }: Place): { item?: Item; face?: Face } {
  let found: { item?: Item; face?: Face } = {};
  // A kind of card shows on its cards, and is on none that stands in its own file.
  const whole = items.find((item) => item.file === file && (isLeftOut(item) || item.entity?.kind === 'card-kind'));
  if (whole) return { item: whole };
  let longest = -1;
  for (const item of items) {
    for (const face of item.faces) {
      const { source } = face;
      if (source?.file !== file || source.pointer.length <= longest) continue;
      if (source.pointer !== '' && pointer !== source.pointer && !pointer.startsWith(`${source.pointer}/`)) continue;
      found = { item, face };
      longest = source.pointer.length;
    }
  }
  return found;
}
