import { schemaOf } from '../../schemas/fields.ts';
import { withLanguages } from '../table/languages.ts';
import { columnsOf, fieldsOf, type NamedColumn } from '../table/schema-fields.ts';
import type { RowKind, Shape, TableSystem } from '../table/shape.ts';
import { defenceCell } from './defence-cell.ts';

/** Every column, in the order of the table and of its CSV. */
const named: readonly NamedColumn[] = [
  { id: 'id', title: 'Id', others: 'key slug', aside: true },
  { id: 'kind', title: 'Kind', others: 'sort cardkind cardtype' },
  { id: 'name', title: 'Name', others: 'title card cardname cardtitle' },
  { id: 'type', title: 'Type', others: 'attacktype' },
  { id: 'subtype', title: 'Subtype', others: 'attacksubtype' },
  { id: 'strength', title: 'Strength', others: 'attack power points' },
  { id: 'hits', title: 'Hits', others: 'reaches targets' },
  { id: 'defence', title: 'Defence', others: 'defense defends', codec: defenceCell },
  { id: 'keepOn', title: 'Keep on dice', others: 'keep keepon keepondie' },
  { id: 'text', title: 'Text', others: 'rules rulestext rule effect effects effecttext cardtext wording' },
  { id: 'flavour', title: 'Flavour', others: 'flavor flavourtext flavortext lore', aside: true },
  { id: 'art', title: 'Picture', others: 'art image illustration icon', aside: true },
  { id: 'copies', title: 'Copies', others: 'count quantity qty number amount' },
  { id: 'status', title: 'Status', others: 'state progress' },
  { id: 'note', title: 'Note', others: 'notes comment comments privatenote', aside: true },
];

const playCard = schemaOf('hammerspace/play-card') ?? {};
const trait = schemaOf('hammerspace/trait') ?? {};

const ofAttacks = ['type', 'subtype', 'strength', 'hits'] as const;

/** What a play card is for decides which fields it has. */
const cardsOf = (
  kind: 'attack' | 'defence' | 'ability',
  title: string,
  except: readonly string[],
  others: RegExp,
): RowKind => ({
  id: kind,
  word: kind,
  title,
  others,
  folder: 'cards',
  is: (data) => data.kind === kind,
  fields: fieldsOf(playCard, named, except),
  begins: { kind },
});

const shape: Shape = {
  kinds: [
    cardsOf('attack', 'Attacks', ['defence'], /^attack cards?$/),
    cardsOf('defence', 'Defences', ofAttacks, /^defen[cs]es?(?: cards?)?$/),
    cardsOf('ability', 'Abilities', [...ofAttacks, 'defence'], /^abilit(?:y|ies)(?: cards?)?$/),
    { id: 'trait', word: 'trait', title: 'Traits', folder: 'traits', fields: fieldsOf(trait, named) },
  ],
  columns: columnsOf(named, [playCard, trait]),
  guess: ({ cell }) =>
    ofAttacks.some((column) => cell(column) !== '') ? 'attack' : cell('defence') !== '' ? 'defence' : 'ability',
};

/** Play cards by what they are for, and traits; with the texts of all languages of the set. */
export const table: TableSystem = {
  shapeOf: (files, read) => withLanguages(shape, files, read),
};
