import { describe, expect, it } from 'vitest';
import { changed, withChanged } from '../../../rules/edit/change.ts';
import { edits } from '../../../rules/edit/edits.ts';
import { openSet } from '../../../rules/open.ts';
import { readings } from '../../../rules/thoua/readings.ts';
import { formatJson } from '../../../schemas/json.ts';
import { boar, fist, sound, thrust } from './set-files.ts';

const dazed = { name: 'Dazed', text: 'Bearer suffers Attack Rolls -2.' };
const contents: Readonly<Record<string, unknown>> = {
  ...sound,
  'conditions/dazed.json': dazed,
  'abilities/fist.json': {
    ...fist,
    effect: 'Enemy takes Earth Damage 1d10. Enemy gains Dazed Condition for 2 Turns.',
    special: 'Target has a Dazed Condition: Add Earth Damage +1d6.',
  },
  'abilities/thrust.json': { ...thrust, effect: 'Enemy takes Fire Damage 1d8. Sing of who is Dazed.' },
  'abilities/own.json': {
    ...fist,
    name: 'Own',
    effect:
      'Enemy takes Earth Damage 1d10. Enemy gains Dazed Condition for 1 Turn.\nDazed Condition: Bearer suffers Movement -1.',
  },
  'enemies/boar.json': {
    ...boar,
    abilities: [
      {
        ...{ name: 'Gore', element: 'fire', type: 'control', actionPoints: 1, cooldown: 1, roll: 'status' },
        ...{ target: 'enemy', range: 1, effect: '1d8, if successful: Enemy gains Dazed Condition for 1 Turn.' },
      },
    ],
  },
};
const texts = () =>
  new Map(
    Object.entries(contents)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]) => [path, formatJson(value)]),
  );
const opened = (files: ReadonlyMap<string, string>) => openSet('hills', new Map(files)).set!;

/** What a rename writes, and the set with it. */
function rename(file: string, name: string) {
  const files = texts();
  const changes = edits.thoua.renamed(opened(files), file, '', name);
  const after = changed(files, changes);
  if ('code' in after) throw new Error(after.message);
  const written = changes.flatMap((one) => ('pointer' in one ? [[`${one.file}${one.pointer}`, one.value]] : []));
  return { written: Object.fromEntries(written) as Record<string, unknown>, set: opened(withChanged(files, after)) };
}

describe('a rename in a THOUA set', () => {
  it('goes into the texts that name the condition, of abilities and of enemies, with the article that fits', () => {
    const { written, set } = rename('conditions/dazed.json', 'Addled');
    expect(written).toEqual({
      'conditions/dazed.json/name': 'Addled',
      'abilities/fist.json/effect': 'Enemy takes Earth Damage 1d10. Enemy gains Addled Condition for 2 Turns.',
      'abilities/fist.json/special': 'Target has an Addled Condition: Add Earth Damage +1d6.',
      'abilities/thrust.json/effect': 'Enemy takes Fire Damage 1d8. Sing of who is Addled.',
      'enemies/boar.json/abilities/0/effect': '1d8, if successful: Enemy gains Addled Condition for 1 Turn.',
    });
    // All means what it meant.
    const full = (of: typeof set) => readings([of]).coverage.textsFull;
    expect([full(set), full(opened(texts()))]).toEqual([6, 6]);
  });

  it('leaves a text alone that defines a condition of that name itself', () => {
    expect(Object.keys(rename('conditions/dazed.json', 'Addled').written)).not.toContain('abilities/own.json/effect');
  });

  it('of what no text names changes the name alone', () => {
    expect(rename('races/giants.json', 'Ogres').written).toEqual({ 'races/giants.json/name': 'Ogres' });
  });
});
