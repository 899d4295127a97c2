import { kinds } from '../../schemas/teamfight/kinds.ts';
import { words } from '../words.ts';
import type { Catalogue, Face, Item } from './catalogue.ts';
import { resolved, type Schema, schemaOf } from './schema.ts';

/** A place in a file of the open set. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** What is being edited: one object of one file, and how far a change of it reaches. */
export interface Scope extends Place {
  readonly sort: 'set' | 'theme' | 'hero' | 'card' | 'summon' | 'word';
  readonly schema: Schema;
  readonly name: string;
  /** How far a change reaches, in a few words. */
  readonly reach: string;
}

/** A place in the list of cards of a hero. */
export const cardPlace = /^\/abilities\/\d+/;

/** What can be edited of a face or an item, from the widest to the narrowest. Nothing of what belongs to another set. Pure. */
export function scopesOf({ set, items }: Catalogue, item: Item | undefined, face: Face | undefined): Scope[] {
  if (!set) return [];
  const faces = items.flatMap((one) => (isOwn(set.id, one.ref) ? one.faces : []));
  const cards = (some: readonly Face[]) => some.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const whole: Scope = {
    sort: 'set',
    file: 'set.json',
    pointer: '',
    schema: schemaOf('teamfight/set') ?? {},
    name: set.manifest.name,
    reach: words.scope.set(faces.length),
  };
  if (!item || !isOwn(set.id, item.ref)) return [whole];
  const source = face?.source ?? (item.entity && { file: item.entity.file, pointer: '' });
  if (!source) return [whole];
  const kind = kindOf(source.file);
  const schema = kind && schemaOf(`teamfight/${kind}`);
  if (!schema) return [whole];
  const place = { file: source.file, pointer: '', schema };
  if (kind === 'hero') {
    const hero: Scope = { ...place, sort: 'hero', name: item.name, reach: words.scope.hero(cards(item.faces)) };
    if (!face || !cardPlace.test(source.pointer)) return [whole, hero];
    const card = cardSchema(schema);
    const reach = words.scope.card(face.copies ?? 1);
    return [whole, hero, { ...source, schema: card, sort: 'card', name: face.name, reach }];
  }
  const name = face?.name ?? item.name;
  if (kind === 'summon') {
    const decks = items.filter((one) => one.faces.some((other) => other.source?.file === source.file)).length;
    return [whole, { ...place, sort: 'summon', name, reach: words.scope.summon(decks) }];
  }
  return [whole, { ...place, sort: 'word', name, reach: words.scope.word }];
}

/** The set's look, which faces show by their emblem. */
export const themeScope = ({ set, items }: Catalogue): Scope => ({
  sort: 'theme',
  file: 'theme.json',
  pointer: '',
  schema: schemaOf('theme') ?? {},
  name: words.scope.look,
  reach: words.scope.set(items.filter(({ ref }) => isOwn(set?.id, ref)).flatMap(({ faces }) => faces).length),
});

const isOwn = (set: string | undefined, ref: string) => ref.split('/')[0] === set;

/** The kind of a file, by its folder. */
export const kindOf = (file: string) => kinds.find(({ folder }) => file.startsWith(`${folder}/`))?.kind;

function cardSchema(hero: Schema): Schema {
  const items = hero.properties?.abilities?.items;
  return items ? resolved(items) : {};
}

/** The item and the face that show a place of a file; the narrowest there are. */
export function shownBy(items: readonly Item[], { file, pointer }: Place): { item?: Item; face?: Face } {
  let found: { item?: Item; face?: Face } = {};
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
