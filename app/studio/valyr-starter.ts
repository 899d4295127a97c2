import { formatJson } from '../../schemas/json.ts';
import type { ValyrArmy, ValyrBattlefield, ValyrSet, ValyrUnit } from '../../schemas/types.generated.ts';

/** A Valyr set with nothing in it. */
export function emptyValyr(id: string, name: string): Map<string, string> {
  const manifest: ValyrSet = {
    id,
    system: 'valyr',
    format: 1,
    version: '0.1',
    name,
    language: 'en',
    colour: '#4a5d3a',
    description: 'A new set. Overwrite what is here with your own.',
  };
  return new Map([['set.json', formatJson(manifest)]]);
}

/** The files of a new Valyr set, by path: two small armies and a table to meet on, meant to be overwritten. */
export function valyrStarter(id: string, name: string): Map<string, string> {
  const units: Readonly<Record<string, ValyrUnit>> = {
    'reeve-of-the-ford': {
      name: 'Reeve of the Ford',
      type: 'champion',
      class: 'Captain',
      size: 'medium',
      attack: { strength: 4, skill: 12 },
      defence: { block: 2, dodge: 1 },
      range: { from: 0, bands: [{ to: 1 }] },
      energy: 3,
      movement: { sprint: 5, sustain: 4 },
      health: 5,
      appraisal: 250,
      art: { icon: 'crested-helmet', scene: 'hills' },
      abilities: [
        {
          name: 'Hold the Ford',
          kind: 'passive',
          text: 'Each other allied unit within 3 range of this unit gains +1 block.',
        },
      ],
    },
    'ford-spear': {
      name: 'Ford Spear',
      type: 'conscript',
      class: 'Soldier',
      size: 'medium',
      attack: { strength: 3, skill: 11 },
      defence: { block: 2, dodge: 0 },
      range: { from: 0, bands: [{ to: 2 }] },
      energy: 2,
      movement: { sprint: 4, sustain: 4 },
      health: 3,
      appraisal: 75,
      art: { icon: 'spears', scene: 'hills' },
    },
    'reed-slinger': {
      name: 'Reed Slinger',
      type: 'conscript',
      class: 'Archer',
      size: 'small',
      attack: { strength: 3, skill: 10 },
      defence: { block: 0, dodge: 1 },
      range: { from: 0, bands: [{ to: 2, strength: -2, skill: -2 }, { to: 9 }] },
      energy: 2,
      movement: { sprint: 5, sustain: 3 },
      health: 2,
      appraisal: 75,
      art: { icon: 'slingshot', scene: 'hills' },
    },
  };
  const army: ValyrArmy = {
    name: 'Watch of the Ford',
    limit: 700,
    units: [{ unit: 'reeve-of-the-ford' }, { unit: 'ford-spear', count: 4 }, { unit: 'reed-slinger', count: 2 }],
  };
  const raid: ValyrArmy = {
    name: 'Raid on the Ford',
    limit: 700,
    units: [{ unit: 'reeve-of-the-ford' }, { unit: 'ford-spear', count: 2 }, { unit: 'reed-slinger', count: 4 }],
  };
  const battlefield: ValyrBattlefield = {
    name: 'Kitchen Table',
    width: 36,
    depth: 36,
    terrain: [
      {
        name: 'Box of books',
        shape: { kind: 'rectangle', x: 12, y: 18, width: 6, depth: 4, turn: 15 },
        height: 4,
        blocksSight: true,
        blocksMovement: true,
      },
      {
        name: 'Jar',
        shape: { kind: 'circle', x: 26, y: 16, radius: 2 },
        height: 5,
        blocksSight: true,
        blocksMovement: true,
      },
    ],
    starts: [
      { edge: 'top', from: 9, to: 27 },
      { edge: 'bottom', from: 9, to: 27 },
    ],
  };
  const files = emptyValyr(id, name);
  const put = (path: string, data: object) => files.set(path, formatJson({ ...data, status: 'draft' }));
  for (const [unit, data] of Object.entries(units)) put(`units/${unit}.json`, data);
  put('armies/watch-of-the-ford.json', army);
  put('armies/raid-on-the-ford.json', raid);
  put('battlefields/kitchen-table.json', battlefield);
  return files;
}
