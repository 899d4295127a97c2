import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a die that may keep somebody alive', () => {
  const jab = { Jab: 'Free Action, 9/Turn:\nRange 4, 3dmg.' };

  it('keeps it on those numbers, and on all others it dies', () => {
    const B = { hurt: 8, passives: { Luck: 'When you would die, roll a die. On a 5+, survive with 1 health.' } };
    const play = scene('a . B', { a: { defaults: jab }, B }, {});
    play.rolls(5).use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('1 at 2,0');
    play.rolls(4).use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('dead');
    expect(play.state.deaths).toEqual([0, 1]);
  });

  it('leaves the kill to whoever made it', () => {
    const a = { defaults: jab, hurt: 5, passives: { Feast: 'When you kill an enemy, heal 2.' } };
    const B = { hurt: 8, passives: { Luck: 'When you would die, on a 5+ heal 4 instead.' } };
    const play = scene('a . B', { a, B }, {});
    play.rolls(2).use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('is rolled for an ally, too', () => {
    const b = {
      passives: { Chant: 'When an ally in range 2 would die, roll a die. On a 4-6, they survive with 1 health.' },
    };
    const play = scene('b c . D', { b, c: { hurt: 8 }, D: { defaults: jab } }, {});
    play.turnOf('D').rolls(4).use('D', 'Jab').pick('c');
    expect(play.shows().c).toBe('1 at 1,0');
  });
});
