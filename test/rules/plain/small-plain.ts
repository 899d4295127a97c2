import { formatJson } from '../../../schemas/json.ts';

/** A kind of card with a field of each type. */
export const creature = {
  name: 'Creature',
  fields: [
    { id: 'art', name: 'Art', type: 'picture' },
    { id: 'cost', name: 'Cost', type: 'number' },
    { id: 'home', name: 'Home', type: 'choice', choices: ['Pond', 'Reed'] },
    { id: 'call', name: 'Call', type: 'text' },
    { id: 'text', name: 'Text', type: 'rich-text' },
    { id: 'tint', name: 'Tint', type: 'colour' },
    { id: 'rare', name: 'Rare', type: 'yes-no' },
  ],
};

export const frog = {
  name: 'Frog',
  kind: 'creature',
  copies: 2,
  values: {
    art: { icon: 'frog' },
    cost: 2,
    home: 'Pond',
    call: 'Croak',
    text: 'Range 4, 1dmg: **hop**.',
    tint: '#225588',
    rare: true,
  },
};

/** A small plain set: one kind of card, one card and one token. */
export const plainFiles = (): Map<string, string> =>
  new Map(
    Object.entries({
      'set.json': { id: 'pond', system: 'plain', format: 1, name: 'Pond' },
      'kinds/creature.json': creature,
      'cards/frog.json': frog,
      'tokens/fly.json': { name: 'Fly', copies: 3 },
    }).map(([file, value]) => [file, formatJson(value)]),
  );
