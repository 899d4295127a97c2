import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('adjacent, of a space', () => {
  const files = { 'markers/flag.json': { name: 'Flag' } };

  it.each([
    ['Range 5, undefendable, 1dmg. Place a Flag adjacent to the target.', '1 space: 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2'],
    ['Range 5, undefendable, 1dmg. Place 2 Flags adjacent to the target.', '1 space: 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2'],
    ['Range 5, undefendable, 1dmg. Place a Flag in a space adjacent to you.', '1 space: 0,0 1,0 1,1 0,2 1,2'],
  ])('T-081: is one of the eight around, and none that is stood in: %s', (Plant, spaces) => {
    const play = scene('. . . .\na . B .\n. . . .', { a: { abilities: { Plant } }, B: {} }, { files });
    expect(play.use('a', 'Plant').pick('B').asks()).toBe(spaces);
  });

  it('T-081: keeps what must not be adjacent to something out of its own space, too', () => {
    const Plant = 'Choose a space in range 2 that is not adjacent to an enemy. Place a Flag there.';
    const play = scene('. a . B .', { a: { abilities: { Plant } }, B: {} }, { files });
    expect(play.use('a', 'Plant').asks()).toBe('1 space: 0,0 1,0');
  });
});

describe('another enemy, behind an area', () => {
  it.each([
    ['Enemies in burst 4, 1dmg. +1dmg if they are adjacent to another enemy.', [8, 8, 9]],
    ['Enemies in burst 4, 1dmg. +1dmg if there is another enemy in range 1 of them.', [8, 8, 9]],
    ['Enemies in burst 4 that are adjacent to another enemy take 1dmg.', [9, 9, 10]],
  ])('is another than the one who is asked about, whether the area has hit it or not: %s', (Wave, health) => {
    const play = scene('a B C . D', { a: { abilities: { Wave } }, B: {}, C: {}, D: {} });
    play.use('a', 'Wave');
    expect(play.state.units.slice(1).map((unit) => unit.health)).toEqual(health);
  });
});
