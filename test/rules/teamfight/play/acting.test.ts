import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'summons/hound.json': {
    name: 'Hound',
    health: 3,
    speed: 2,
    defaultAbilities: [{ name: 'Bite', text: 'Range 1, 1dmg.' }],
  },
};

describe('a summon that acts immediately', () => {
  const call = '1/Game, Move Action: Summon a Hound in range 3. It acts immediately.';
  const a = { abilities: { Call: call }, defaults: { Club: 'Range 5, 2dmg.' } };

  it('takes its turn before who summoned it goes on, which has the rest of its own then', () => {
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0);
    expect(play.active).toBe('Hound');
    play.use('Hound', 'Bite').pick('B').end();
    expect(play.active).toBe('a');
    play.use('a', 'Club').pick('B');
    expect(play.shows().B).toBe('7 at 3,0');
    expect(() => play.move('a', 1, 0)).toThrow('move/no-action');
    play.end();
    expect(play.active).toBe('B');
  });

  it('said in the same sentence it is the same, and one that acts this turn comes behind (T-013)', () => {
    for (const [said, first] of [
      ['Summon a Hound in range 3, which acts immediately.', 'Hound'],
      ['Summon a Hound in range 3. It acts this turn.', 'a'],
    ] as const) {
      const play = scene('a . . B', { a: { abilities: { Call: `Free Action, 1/Game: ${said}` } }, B: {} }, { files });
      play.use('a', 'Call').pick(2, 0);
      expect(play.active).toBe(first);
      play.end();
      expect(play.active).toBe(first === 'a' ? 'Hound' : 'a');
    }
  });
});

describe('a summon that comes with something', () => {
  it('has it from the first, and nobody else does', () => {
    const hound = {
      'summons/hound.json': {
        name: 'Hound',
        health: 3,
        speed: 2,
        defaultAbilities: [{ name: 'Bite', text: 'Range 1, 1dmg + 1dmg per Bone.' }],
        dice: [{ name: 'Bone', colour: 'red' }],
      },
    };
    const a = { abilities: { Call: 'Free Action: Summon a Hound in range 2 with one Bone.' } };
    const play = scene('a . . B', { a, B: {} }, { files: hound });
    play.use('a', 'Call').pick(2, 0).end();
    play.use('Hound', 'Bite').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 3,0', Hound: '3 at 2,0, Bone' });
  });
});
