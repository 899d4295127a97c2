import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is done in none of several cases', () => {
  const a = {
    abilities: {
      Shift:
        'Free Action, 9/Turn, choose one --\n- Enter Bear Stance:\n    You have Armor.\n- Enter Hare Stance:\n    You have +2 speed.',
    },
    defaults: {
      Claw: 'Free Action, 9/Turn:\nIf in Bear Stance: Range 3, 4dmg\nIf in Hare Stance: Range 3, 2dmg\nElse, Range 3, 1dmg',
    },
  };

  it('comes in no stance only', () => {
    const play = scene('a B', { a, B: {} }).use('a', 'Claw').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.use('a', 'Shift').pick('Enter Bear Stance:\n    You have Armor').use('a', 'Claw').pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().B).toBe('5 at 1,0');
  });
});

describe('def from far away', () => {
  it('is of how far the attacker is from whoever is protected', () => {
    const a = { passives: { Cover: 'Allies in range 1 have +2def from beyond range 2.' } };
    const B = { defaults: { Shot: 'Free Action, 9/Turn:\nRange 9, 1dmg' } };
    const near = scene('a c . B', { a, c: {}, B }).turnOf('B').use('B', 'Shot').pick('c');
    expect(near.shows().c).toBe('9 at 1,0');
    const far = scene('a c . . B', { a, c: {}, B }, { rolls: [1] })
      .turnOf('B')
      .use('B', 'Shot')
      .pick('c');
    expect(far.shows().c).toBe('10 at 1,0');
  });
});

describe('who is off the map to the end of their next turn', () => {
  it('comes back then where whoever sent them away says', () => {
    const a = {
      abilities: {
        Ferry:
          'Free Action:\nRange 1, remove target from the board. At the end of their next turn, return them to any empty space in range 1 of you.\nThey take 2 damage.',
      },
    };
    const play = scene('. a B . .', { a, B: {} }).use('a', 'Ferry').pick('B');
    expect(play.shows().B).toBe('away');
    play.end();
    // Only one space is free.
    expect(play.shows().B).toBe('8 at 0,0');
  });
});

describe('enemies that are lured', () => {
  it('go towards what was placed', () => {
    const a = {
      abilities: {
        Bait: 'Free Action:\nEmpty space in range 3, place a Mine. Nearest enemy must move up to 2 towards it.',
      },
      with: ['mine'],
    };
    const files = { 'markers/mine.json': { name: 'Mine', text: 'Costs 1 more movement to leave.' } };
    const play = scene('a . . . . B', { a, B: {} }, { files }).use('a', 'Bait').pick(2, 0);
    expect(play.pick(3, 0).shows().B).toBe('10 at 3,0');
  });
});
