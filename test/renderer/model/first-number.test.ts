import { describe, expect, it } from 'vitest';
import { firstNumber } from '../../../renderer/model/first-number.ts';
import { openSet } from '../../../rules/open.ts';

const setOf = (heroes: Readonly<Record<string, object>>) => {
  const files = Object.entries({
    'set.json': { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age', version: '0.1' },
    ...heroes,
  });
  const { set } = openSet('iron-age', new Map(files.map(([file, value]) => [file, JSON.stringify(value)])));
  if (!set) throw new Error('The set cannot be opened.');
  return set;
};
const hero = (...texts: string[]) => ({
  name: 'Warden',
  status: 'draft',
  health: 9,
  speed: 3,
  defaultAbilities: texts.map((text, index) => ({ name: `Blow ${index}`, text })),
});

describe('the number that the first steps change', () => {
  it('is the damage of the first ability that heroes use all the time', () => {
    const set = setOf({
      'heroes/oracle.json': { ...hero('Range 2, heal 1.'), name: 'Oracle' },
      'heroes/warden.json': hero('Push 1.', 'Range 1, 2dmg, push 1.'),
    });
    expect(firstNumber(set)).toMatchObject({
      place: { file: 'heroes/warden.json', pointer: '/defaultAbilities/1/text' },
      hero: 'iron-age/warden',
      ability: 'Blow 1',
      number: { from: '2', to: '4' },
    });
  });

  it('is any other where nobody deals damage, and none where there is no ability', () => {
    const first = firstNumber(setOf({ 'heroes/warden.json': hero('Range 2, heal 1.') }));
    expect(first).toMatchObject({ text: 'Range 2, heal 1.', heroName: 'Warden' });
    expect(first?.number).toBeUndefined();
    expect(firstNumber(setOf({ 'heroes/warden.json': { ...hero(), defaultAbilities: [] } }))).toBeUndefined();
  });
});
