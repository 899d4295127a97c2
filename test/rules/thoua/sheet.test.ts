import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../rules/game-set.ts';
import { elementDieText } from '../../../rules/thoua/elemental-map.ts';
import { experienceAt, increasesAt, pointsAt, racialUsesAt, slotsAt } from '../../../rules/thoua/levels.ts';
import { sheetOf } from '../../../rules/thoua/sheet.ts';
import { bram, type Files, open } from './set-files.ts';

function sheet(different: Files = {}) {
  const { set } = open(different);
  const [character] = set ? entitiesOf(set, 'character') : [];
  if (!set || !character) throw new Error('There is no character.');
  return sheetOf(set, character);
}

describe('the numbers of a character', () => {
  it('follow from race, level, attributes and what was bought', () => {
    expect(sheet()).toMatchObject({
      attributes: { str: 8, int: 1, vit: 4, wis: 2 },
      hp: 12,
      actionPoints: 2,
      movement: 3,
      initiative: 2,
      points: 6,
      spent: 6,
      elements: { earth: 5, fire: 9, water: 0, wind: 1 },
    });
  });

  it('grow with levels: health, points, slots, uses of the racial ability, experience', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(levels.map(pointsAt)).toEqual([6, 10, 12, 16, 18, 22, 24, 28, 30, 34]);
    expect(levels.map(slotsAt)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
    expect(levels.map(increasesAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(levels.map(racialUsesAt)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(levels.map(experienceAt)).toEqual([0, 4, 10, 18, 28, 40, 54, 70, 88, 108]);
    expect(sheet({ 'characters/bram.json': { ...bram, level: 4, levelIncreases: ['str', 'vit'] } })).toMatchObject({
      hp: 37,
      points: 16,
    });
  });

  it('U-023: roll the die of their element: more than one where it is high, a smaller one where it is low', () => {
    const values = [25, 21, 20, 16, 15, 11, 10, 6, 5, 0, -5, -6, -10, -11, -15, -16, -20, -21];
    const dice = ['2d12', '2d12', '2d10', '2d10', '2d8', '2d8', '2d6', '2d6', '1d12', '1d12', '1d12', '1d10'];
    expect(values.map(elementDieText)).toEqual([...dice, '1d10', '1d8', '1d8', '1d6', '1d6', '1']);
  });

  it('are unknown without a race', () => {
    expect(sheet({ 'races/giants.json': { name: 'Giants' } })).toBeUndefined();
  });
});
