import { formatJson } from '../../schemas/json.ts';
import type {
  Terrain,
  ThouaAbility,
  ThouaCharacter,
  ThouaEncounter,
  ThouaEnemy,
  ThouaMap,
  ThouaRace,
  ThouaSet,
} from '../../schemas/types.generated.ts';

/** A THOUA set without anything in it. */
export function emptyThoua(id: string, name: string, description?: string): Map<string, string> {
  const manifest: ThouaSet = {
    id,
    system: 'thoua',
    format: 1,
    version: '0.1',
    name,
    language: 'en',
    colour: '#3d5a6c',
    ...(description === undefined ? {} : { description }),
    rules: 'current',
  };
  return new Map([['set.json', formatJson(manifest)]]);
}

/** The files of a new THOUA set, by path: two characters, what they can do, and a fight that can be played at once. */
export function thouaStarter(id: string, name: string): Map<string, string> {
  const race: ThouaRace = {
    name: 'Hillfolk',
    increases: ['str', 'vit'],
    hpPerLevel: 7,
    movement: 4,
    ability: { name: 'Shoulder Through', text: 'Once per Combat, destroy all Obstacles within Range 1.' },
  };
  const abilities: Readonly<Record<string, ThouaAbility>> = {
    'stone-fist': {
      name: 'Stone Fist',
      element: 'earth',
      rank: 1,
      type: 'damage',
      actionPoints: 1,
      cooldown: 1,
      roll: 'attack',
      target: 'enemy',
      range: 1,
      effect: 'Enemy takes Earth Damage 1d10.',
    },
    'warm-hands': {
      name: 'Warm Hands',
      element: 'fire',
      rank: 1,
      type: 'support',
      actionPoints: 1,
      cooldown: 2,
      target: 'ally',
      range: 3,
      effect: 'Ally Heals 1d8.',
      special: 'Character VIT 6 or more: Change Heal to 1d12.',
    },
    'sudden-gust': {
      name: 'Sudden Gust',
      element: 'wind',
      rank: 1,
      type: 'control',
      actionPoints: 1,
      cooldown: 2,
      roll: 'status',
      target: 'enemy',
      range: 4,
      effect: '1d12, if successful: Enemy takes Defense Rolls -2 for 3 Turns.',
    },
  };
  const characters: Readonly<Record<string, ThouaCharacter>> = {
    bram: {
      name: 'Bram',
      race: 'hillfolk',
      level: 1,
      attributes: { str: 5, int: 1, vit: 3, wis: 3 },
      raceIncrease: 'str',
      levelIncreases: ['vit'],
      bought: ['stone-fist', 'warm-hands'],
    },
    ottilie: {
      name: 'Ottilie',
      race: 'hillfolk',
      level: 1,
      attributes: { str: 1, int: 5, vit: 3, wis: 3 },
      raceIncrease: 'vit',
      levelIncreases: ['int'],
      bought: ['sudden-gust', 'warm-hands'],
    },
  };
  const boar: ThouaEnemy = {
    name: 'Bristleboar',
    level: 1,
    hp: 14,
    movement: 4,
    initiative: 1,
    rolls: { attack: 4, status: 1, defence: 2, resistance: 1 },
    elements: { earth: 2, fire: 4, water: 1, wind: 1 },
    behaviour: 'reckless',
    abilities: [
      {
        name: 'Gore',
        element: 'fire',
        type: 'damage',
        actionPoints: 1,
        cooldown: 1,
        roll: 'attack',
        target: 'enemy',
        range: 1,
        effect: 'Enemy takes Fire Damage 1d8.',
      },
    ],
  };
  const rock: Terrain = { name: 'Rock', blocksMovement: true, blocksSight: true };
  const map: ThouaMap = {
    name: 'The Clearing',
    columns: 8,
    rows: 8,
    terrain: [{ kind: 'rock', cells: ['2-3,3', '5,4'] }],
    deploy: { red: ['2-5,7'], blue: ['2-5,0'] },
  };
  const encounter: ThouaEncounter = {
    name: 'Two Bristleboars',
    text: 'Something large moves in the undergrowth, and then something else.',
    map: 'the-clearing',
    enemies: [
      { enemy: 'bristleboar', at: '2,0' },
      { enemy: 'bristleboar', at: '5,0' },
    ],
    party: ['bram', 'ottilie'],
    level: 1,
  };
  const files = emptyThoua(id, name, 'A new set. Overwrite what is here with your own.');
  const put = (folder: string, file: string, data: object) =>
    files.set(`${folder}/${file}.json`, formatJson({ ...data, status: 'draft' }));
  for (const [file, data] of Object.entries(characters)) put('characters', file, data);
  for (const [file, data] of Object.entries(abilities)) put('abilities', file, data);
  put('races', 'hillfolk', race);
  put('enemies', 'bristleboar', boar);
  put('encounters', 'two-bristleboars', encounter);
  put('maps', 'the-clearing', map);
  put('terrain', 'rock', rock);
  return files;
}
