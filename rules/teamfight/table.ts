import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import { kinds as files } from '../../schemas/teamfight/kinds.ts';
import { withLanguages } from '../table/languages.ts';
import { columnsOf, fieldsOf, type NamedColumn } from '../table/schema-fields.ts';
import type { RowKind, Shape, TableSystem } from '../table/shape.ts';

/** Every column, in the order of the table and of its CSV. */
const named: readonly NamedColumn[] = [
  { id: 'id', title: 'Id', others: 'key slug', aside: true },
  { id: 'kind', title: 'Kind', others: 'type sort' },
  { id: 'of', title: 'Of', others: 'hero unit character champion belongsto owner heroname' },
  { id: 'name', title: 'Name', others: 'title card cardname ability abilityname cardtitle' },
  { id: 'health', title: 'Health', others: 'hp hitpoints life lives maxhp maxhealth' },
  { id: 'speed', title: 'Speed', others: 'spd move movement movementspeed' },
  { id: 'text', title: 'Text', others: 'rules rulestext rule effect effects cardtext abilitytext wording' },
  { id: 'size', title: 'Size', aside: true },
  { id: 'complexity', title: 'Complexity', others: 'difficulty' },
  { id: 'copies', title: 'Copies', others: 'count quantity qty number amount' },
  { id: 'status', title: 'Status', others: 'state progress' },
  { id: 'description', title: 'Description', others: 'flavour flavor flavourtext flavortext lore', aside: true },
  { id: 'summons', title: 'Summons', others: 'summon', aside: true },
  { id: 'tokens', title: 'Tokens', others: 'token conditions' },
  { id: 'hints', title: 'Hints', others: 'hint reminders', aside: true },
  { id: 'note', title: 'Note', others: 'notes comment comments privatenote', aside: true },
];

type FileKind = Exclude<(typeof files)[number]['kind'], 'map' | 'scene'>;

const schemas: ReadonlyMap<string, Schema> = new Map(
  files.map(({ kind, schema }) => [kind, schemaOf(schema.replace('setwright:', '')) ?? {}]),
);

/** The rows of a file that has parts are its parts' owners. Figures of objects on maps are set on the map. */
const ofFile = (kind: FileKind, word: string, title: string, more: Partial<RowKind> = {}): RowKind => ({
  id: kind,
  word,
  title,
  folder: files.find((one) => one.kind === kind)?.folder ?? '',
  fields: fieldsOf(schemas.get(kind) ?? {}, named, more.holds ? [] : ['size', 'health']),
  aside: true,
  ...more,
});

const ofPart = (id: string, word: string, title: string, list: string, more: Partial<RowKind> = {}): RowKind => ({
  id,
  word,
  title,
  list,
  fields: fieldsOf(entriesOf(list), named),
  ...more,
});

const entriesOf = (list: string): Schema =>
  resolved(resolved(schemas.get('hero') ?? {}).properties?.[list] ?? {}).items ?? {};

const unit = { holds: true, aside: false } as const;

const kinds: readonly RowKind[] = [
  ofFile('hero', 'hero', 'Heroes', { ...unit, others: /^heroes$/, start: { health: 8, speed: 3 } }),
  ofPart('passive', 'passive', 'Passives', 'passives'),
  ofPart('default-ability', 'default ability', 'Default abilities', 'defaultAbilities'),
  ofPart('card', 'card', 'Cards', 'abilities', {
    hasIds: true,
    others: /^(?:extra )?(?:ability|abilities|card|ability card)$/,
  }),
  ofFile('summon', 'summon', 'Summons', { ...unit, start: { health: 8, speed: 3 } }),
  ofFile('rules-card', 'rules card', 'Rules cards'),
  ofFile('condition', 'condition', 'Conditions'),
  ofFile('token', 'token', 'Tokens'),
  ofFile('marker', 'marker', 'Markers'),
  ofFile('counter', 'counter', 'Counters'),
  ofFile('terrain', 'terrain', 'Terrain'),
  ofFile('hint', 'hint', 'Hints'),
];

const shape: Shape = {
  kinds,
  columns: columnsOf(named, [...schemas.values(), entriesOf('abilities')]),
  guess: ({ cell, has, above }) => {
    const isUnit = (cell('of') === '' && (cell('health') !== '' || cell('speed') !== '')) || cell('name') === '';
    return isUnit ? 'hero' : cell('of') !== '' || above ? 'card' : has('health') ? 'hero' : 'rules-card';
  },
};

/** Heroes with all that is their own, summons and words; what is one of a map stands on the map. */
export const table: TableSystem = {
  shapeOf: (files, read) => withLanguages(shape, files, read),
};
