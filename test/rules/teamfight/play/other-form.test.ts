import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a default ability that becomes another', () => {
  const grown = {
    defaults: { Nip: 'Range 1, 1dmg', Spit: 'Range 2, 1dmg' },
    abilities: { Grow: '1/Game, Free Action:\nGain 2 overshield and +1 speed.\nNip becomes: Range 4, 3dmg' },
  };

  it('cannot be used any more, and the other one can', () => {
    const play = scene('a . . B', { a: grown, B: {} }).use('a', 'Grow');
    expect(play.usable()).not.toContain('Nip');
    expect(play.usable()).toEqual(expect.arrayContaining(['Nip instead']));
    expect(play.use('a', 'Nip instead').pick('B').shows().B).toBe('7 at 3,0');
  });
});

describe('an area of ground of which there is one at most', () => {
  it('goes where the next one comes', () => {
    const abilities = { Cut: '9/Game, Free Action:\nBurst 1 becomes Peat (max 1, remove oldest).' };
    const files = { 'terrain/peat.json': { name: 'Peat' } };
    const play = scene('a . . . . . B', { a: { abilities }, B: {} }, { files }).use('a', 'Cut');
    expect(play.shows().Peat).toBe('0,0 1,0');
    expect(play.move('a', 3, 0).use('a', 'Cut').shows().Peat).toBe('2,0 3,0 4,0');
  });
});
