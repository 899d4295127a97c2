import { formatJson } from '../../schemas/json.ts';
import type { SetFile } from '../../schemas/set-file.ts';
import type { MapFile, PlainCard, PlainCardKind, Terrain, Theme, Token } from '../../schemas/types.generated.ts';

/** The files of a new plain set, by path: one kind of card with two cards, a token and a map, meant to be overwritten. */
export function plainStarter(id: string, name: string): Map<string, string> {
  const kind: PlainCardKind = {
    name: 'Creature',
    fields: [
      { id: 'picture', name: 'Picture', type: 'picture' },
      { id: 'cost', name: 'Cost', type: 'number' },
      { id: 'strength', name: 'Strength', type: 'number' },
      { id: 'home', name: 'Home', type: 'choice', choices: ['Forest', 'River', 'Hill'] },
      { id: 'text', name: 'Text', type: 'rich-text' },
    ],
  };
  const heron: PlainCard = {
    name: 'Grey Heron',
    kind: 'creature',
    copies: 2,
    values: {
      picture: { icon: 'heron', scene: 'waves' },
      cost: 3,
      strength: 4,
      home: 'River',
      text: 'When you play this, take a **fish** from anybody who has two.',
    },
    status: 'draft',
  };
  const hedgehog: PlainCard = {
    name: 'Hedgehog',
    kind: 'creature',
    copies: 3,
    values: {
      picture: { icon: 'hedgehog', scene: 'hills' },
      cost: 1,
      strength: 1,
      home: 'Forest',
      text: 'Nobody can take this from you.',
    },
    status: 'draft',
  };
  const fish: Token = { name: 'Fish', copies: 12, art: { icon: 'flatfish' }, status: 'draft' };
  const water: Terrain = { name: 'Water', colour: '#7fa9bd', texture: 'water' };
  const map: MapFile = {
    name: 'The Bend',
    text: 'Everybody starts on the bank.',
    columns: 8,
    rows: 8,
    ground: '#d8d2bf',
    terrain: [{ kind: 'water', cells: ['3-4,0', '3-4,1', '3-5,2', '4-6,3', '5-7,4', '6-7,5'] }],
    status: 'draft',
  };
  const files: readonly (readonly [string, unknown])[] = [
    ['set.json', { ...frameOf(id, name), description: 'A new set. Overwrite what is here with your own.' }],
    ['theme.json', plainTheme],
    ['kinds/creature.json', kind],
    ['cards/grey-heron.json', heron],
    ['cards/hedgehog.json', hedgehog],
    ['maps/the-bend.json', map],
    ['tokens/fish.json', fish],
    ['terrain/water.json', water],
  ];
  return new Map(files.map(([file, content]) => [file, formatJson(content)]));
}

const frameOf = (id: string, name: string): SetFile => ({
  id,
  system: 'plain',
  format: 1,
  version: '0.1',
  name,
  language: 'en',
  colour: '#5a6b2f',
});

const plainTheme: Theme = {
  colours: ['#5a6b2f', '#2a3418'],
  emblem: 'oak-leaf',
  pattern: 'weave',
  titleFont: 'cinzel',
  cardSize: 'poker',
};
