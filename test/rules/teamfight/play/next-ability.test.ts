import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is said of the next ability', () => {
  const a = {
    abilities: { Hone: 'Free Action: The next ability you use deals +2dmg.', Rest: 'Free Action: Heal 1.' },
    defaults: { Jab: 'Free Action, 9/Turn: Range 9, 1dmg.' },
  };

  it('holds for all of it, and not for the one that says so or any later one', () => {
    const play = scene('a . B', { a, B: {} }).use('a', 'Hone').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('6 at 2,0');
  });

  it('is used up by an ability that is no attack', () => {
    const play = scene('a . B', { a, B: {} }).use('a', 'Hone').use('a', 'Rest').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });
});

describe('who deals no damage', () => {
  it('deals none to anybody, whatever is added, and does everything else', () => {
    const a = {
      defaults: { Jab: 'Free Action, 9/Turn: Range 1, 3dmg, push 1.' },
      passives: { 'You deal no damage': '', 'You have +2 damage': '' },
    };
    const play = scene('a B . .', { a, B: {} }).use('a', 'Jab').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });
});
