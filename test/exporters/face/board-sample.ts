import type { Entity, GameSet } from '../../../rules/game-set.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';

const entity = (kind: string, id: string, data: object) =>
  ({ kind, id, ref: `demo/${id}`, file: `${kind}/${id}.json`, data }) as unknown as Entity;

/** A map with every feature that a map can have. */
export const quarry: MapFile = {
  name: 'Quarry',
  text: 'The side with more points scores 1.\n- **Lava** burns.',
  columns: 16,
  rows: 12,
  walls: ['3,3 3,5', '3,5 5,5', '7,2 9,2', '8,2 8,3'],
  cover: ['5,8 8,8', '11,3 11,5'],
  heights: ['4,9 7,9 down', '7,9 7,11 right', '10,2 12,2 up', '12,1 12,2 left'],
  terrain: [
    { kind: 'rock', cells: ['5-6,3', '5,4', '9,8', '9-10,9'] },
    { kind: 'water', cells: ['7-9,5', '8-9,6', '9,7'] },
    { kind: 'thicket', cells: ['1-2,8', '2,9'] },
    { kind: 'mud', cells: ['4-6,6', '5,7'] },
    { kind: 'road', cells: ['0-3,2'] },
  ],
  deploy: { red: ['0-5,10', '0-3,11'], blue: ['10-15,0', '12-15,1'] },
  hazards: [{ name: 'Lava', effect: '2dmg', cells: ['11-12,5', '12,6'] }],
  controlPoints: [
    { name: 'North Gate', cells: ['1-3,0', '1-3,1'] },
    { name: 'A', cells: ['10,4'] },
  ],
  markers: [
    { kind: 'barrel', at: '6,1' },
    { kind: 'totem', at: '14,6', team: 'red' },
  ],
};

/** A set with one map and what lies on it. */
export function quarrySet(map: MapFile = quarry): { set: GameSet; map: Entity<'map'> } {
  const placed = entity('map', 'quarry', map) as Entity<'map'>;
  const set: GameSet = {
    id: 'demo',
    folder: 'demo',
    manifest: { id: 'demo', system: 'teamfight', format: 1, name: 'Demo', version: '0.3' },
    theme: { colours: ['#b98a3c', '#33422b'] },
    uses: [],
    leftOut: [],
    evenings: [],
    entities: [
      placed,
      entity('terrain', 'rock', { name: 'Granite', blocksMovement: true, blocksSight: true }),
      entity('terrain', 'water', { name: 'Deep water', blocksMovement: true }),
      entity('terrain', 'thicket', { name: 'Thicket', blocksSight: true }),
      entity('terrain', 'mud', { name: 'Mud', enterCost: 2 }),
      entity('terrain', 'road', { name: 'Old road' }),
      entity('marker', 'barrel', { name: 'Powder barrel', object: true, health: 3, art: { icon: 'barrel' } }),
      entity('summon', 'totem', { name: 'Totem', health: 1, speed: 0, art: { file: 'art/totem.png' } }),
    ],
  };
  return { set, map: placed };
}
