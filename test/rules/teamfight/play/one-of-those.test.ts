import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed.' } };

describe('one of those whom a text has met', () => {
  it('is chosen among those in the area', () => {
    const a = { abilities: { Squall: 'Enemies in burst 1, 1dmg. One of them is Slowed.' } };
    const play = scene('B a D C', { a, B: {}, C: {}, D: {} }, { files }).use('a', 'Squall');
    expect(() => play.pick('C')).toThrow();
    expect(play.pick('D').shows()).toMatchObject({ B: '9 at 0,0', C: '10 at 3,0', D: '9 at 2,0, Slow' });
  });

  it('is the nearest of them, whom nobody chooses', () => {
    const a = { abilities: { Squall: 'Enemies in burst 3, 1dmg. The nearest one is Slowed.' } };
    const play = scene('B . a D', { a, B: {}, D: {} }, { files }).use('a', 'Squall');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0', D: '9 at 3,0, Slow' });
    expect(play.state.pending).toBeUndefined();
  });

  it('is one of the targets, and nobody else', () => {
    const a = { abilities: { Volley: 'Up to 2 targets in range 3, 1dmg. One of them is Slowed.' } };
    const play = scene('B . a C D', { a, B: {}, C: {}, D: {} }, { files }).use('a', 'Volley').pick('B').pick('C');
    expect(() => play.pick('D')).toThrow();
    expect(play.pick('C').shows()).toMatchObject({ B: '9 at 0,0', C: '9 at 3,0, Slow', D: '10 at 4,0' });
  });
});

describe('one of a group', () => {
  it('sets off what is said of "one of them" for as long as the group is spoken of', () => {
    const a = {
      defaults: { Jab: 'Range 9, 1dmg.' },
      abilities: {
        Dread: 'Free Action: Until your next turn, enemies in range 2 have -1 speed. When one dies, heal 3.',
      },
      health: 9,
      hurt: 5,
    };
    const far = scene('a . . B', { a, B: { health: 1 } })
      .use('a', 'Dread')
      .use('a', 'Jab')
      .pick('B');
    expect(far.shows().a).toBe('4 at 0,0');
    const near = scene('a . B C', { a, B: { health: 1 }, C: {} })
      .use('a', 'Dread')
      .use('a', 'Jab')
      .pick('B');
    expect(near.shows().a).toBe('7 at 0,0');
  });
});
