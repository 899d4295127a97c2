import { type OpenedSet, openSet } from '../../../rules/open.ts';

/** A small valid set; a case says only what is different. `undefined` takes a file away. */
export type Files = Readonly<Record<string, unknown>>;

export const fist = {
  ...{ name: 'Stone Fist', element: 'earth', rank: 1, type: 'damage', actionPoints: 1, cooldown: 2, roll: 'attack' },
  ...{ target: 'enemy', range: 1, effect: 'Enemy takes Earth Damage 1d10.' },
};
export const thrust = { ...fist, name: 'Ember Thrust', element: 'fire', effect: 'Enemy takes Fire Damage 1d8.' };
export const heart = {
  ...{ name: 'Stout Heart', element: 'fire', rank: 1, type: 'passive', target: 'self' },
  effect: 'Self gains Attack Rolls +2.',
};
export const giants = { name: 'Giants', increases: ['str', 'vit'], hpPerLevel: 8, movement: 3 };
export const bram = {
  ...{ name: 'Bram', race: 'giants', level: 1, attributes: { str: 5, int: 1, vit: 4, wis: 2 } },
  ...{ raceIncrease: 'str', levelIncreases: ['str'], bought: ['fist', 'thrust', 'heart'] },
};
export const boar = {
  ...{ name: 'Boar', level: 1, hp: 14, movement: 4, initiative: 1, behaviour: 'reckless' },
  rolls: { attack: 4, status: 1, defence: 2, resistance: 1 },
  elements: { earth: 2, fire: 4, water: 1, wind: 1 },
};
export const field = {
  ...{ name: 'Field', columns: 6, rows: 4, terrain: [{ kind: 'rock', cells: ['2,1'] }] },
  deploy: { red: ['0-1,3'], blue: ['4-5,0'] },
};

export const sound: Files = {
  'set.json': { id: 'hills', system: 'thoua', format: 1, name: 'Hills' },
  'abilities/fist.json': fist,
  'abilities/thrust.json': thrust,
  'abilities/heart.json': heart,
  'races/giants.json': giants,
  'characters/bram.json': bram,
  'enemies/boar.json': boar,
  'maps/field.json': field,
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'encounters/meeting.json': { name: 'Meeting', map: 'field', enemies: [{ enemy: 'boar', at: '5,0' }] },
};

export function open(different: Files = {}): OpenedSet {
  const files = new Map<string, string>();
  for (const [path, content] of Object.entries({ ...sound, ...different }))
    if (content !== undefined) files.set(path, JSON.stringify(content));
  return openSet('hills', files);
}

/** The problems as lines: severity, code and place, then what people read. */
export const told = (different: Files): string[] =>
  open(different).problems.map(({ severity, code, file, pointer, message }) => {
    const sentence = message.slice(message.indexOf(': ') + 2);
    return `${severity} ${code} ${file}${pointer}\n  ${sentence}`;
  });
