import { formatJson } from '../../schemas/json.ts';
import type { SetFile } from '../../schemas/set-file.ts';
import type { Condition, Hero, MapFile, Theme } from '../../schemas/types.generated.ts';

/** The files of a new Teamfight set, by path: small, whole and meant to be overwritten. */
export function starterSet(id: string, name: string): Map<string, string> {
  const manifest: SetFile = {
    id,
    system: 'teamfight',
    format: 1,
    version: '0.1',
    name,
    language: 'en',
    colour: '#2f6f7a',
    description: 'A new set. Overwrite what is here with your own.',
    rules: 'current',
  };
  const theme: Theme = {
    colours: ['#2f6f7a', '#17363f'],
    emblem: 'lantern-flame',
    pattern: 'scales',
    titleFont: 'cinzel',
    cardSize: 'poker',
  };
  const hero: Hero = {
    name: 'Lamplighter',
    description: 'Keeps allies close and enemies in plain view.',
    status: 'draft',
    complexity: 1,
    health: 9,
    speed: 3,
    art: { icon: 'lantern-flame', scene: 'rays' },
    passives: [{ name: 'Start of turn', text: 'Adjacent allies heal 1.' }],
    defaultAbilities: [{ name: 'Staff', text: 'Range 1, 2dmg.' }],
    abilities: [
      {
        id: 'flare',
        name: 'Flare',
        text: 'Range 4, 1dmg, give Dazzled.',
        status: 'draft',
        art: { icon: 'sunbeams', scene: 'rays' },
        tokens: ['dazzled'],
      },
      {
        id: 'beckon',
        name: 'Beckon',
        text: 'Range 3, pull 2.\nIf target is an ally, heal 2.',
        status: 'draft',
        art: { icon: 'candle-light', scene: 'rings' },
      },
    ],
    tokens: ['dazzled'],
  };
  const condition: Condition = {
    name: 'Dazzled',
    text: 'Your attacks have +1def. Clear this at the end of your next turn.',
    status: 'draft',
    art: { icon: 'sunbeams' },
  };
  const map: MapFile = {
    name: 'Crossing',
    text: '**Scoring:** one control point, the Bridge. At the end of each round, claim it if you have more units on it. Whoever holds it scores 1.',
    status: 'draft',
    columns: 10,
    rows: 10,
    ground: '#d8d2bf',
    walls: ['3,3 3,4', '3,3 4,3', '7,6 7,7', '6,7 7,7'],
    cover: ['4,2 6,2', '4,8 6,8'],
    deploy: { red: ['0-9,9'], blue: ['0-9,0'] },
    controlPoints: [{ name: 'Bridge', cells: ['4-5,4', '4-5,5'] }],
  };
  const files: readonly (readonly [string, unknown])[] = [
    ['set.json', manifest],
    ['theme.json', theme],
    ['heroes/lamplighter.json', hero],
    ['conditions/dazzled.json', condition],
    ['maps/crossing.json', map],
  ];
  return new Map(files.map(([file, content]) => [file, formatJson(content)]));
}
