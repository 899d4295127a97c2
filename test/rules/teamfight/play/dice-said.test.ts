import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit whose default is called Act. */
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('a number that a die says', () => {
  it('is what an attack deals, behind the roll of the attack itself', () => {
    const play = scene('a . B .', { a: acts('Range 3, +2def, 1d6-1 damage, push 1.'), B: {} });
    play.rolls(3, 5).use('a', 'Act').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('6 at 3,0');
  });

  it('does nothing where the attack misses', () => {
    const play = scene('a . B', { a: acts('Range 3, +3def, 1d6 damage.'), B: {} });
    play.rolls(2, 6).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is one of so many sides', () => {
    const play = scene('a B', { a: acts('Gain 1d3 overshield. Then heal 1d6+1.', { hurt: 6 }), B: {} });
    play.rolls(3, 2).use('a', 'Act');
    expect(play.shows().a).toContain('7');
    expect(play.state.units[0]?.overshield).toBe(3);
  });
});

describe('a die that counts as another number than it shows', () => {
  it('hits and crits by what it counts as', () => {
    const sure: Piece = { passives: { Sure: 'You always roll 6s.' } };
    const play = scene('a . B', { a: acts('Range 3, +5def, +1 crit, 2dmg.', sure), B: {} });
    play.rolls(1).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });

  it('counts so for the one who rolls, and only up to a number', () => {
    const jinx: Piece = { passives: { Jinx: 'Enemies in range 2 cannot roll higher than 3.' } };
    const play = scene('a . B', { a: acts('Range 3, +3def, 2dmg. On a 3, move 1.'), B: jinx });
    play.rolls(6).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
    const far = scene('a . . B', { a: acts('Range 3, +3def, 2dmg.'), B: jinx });
    far.rolls(6).use('a', 'Act').pick('B');
    expect(far.shows().B).toBe('8 at 3,0');
  });

  it('may be only the die of an attack', () => {
    const sharp: Piece = { passives: { Sharp: "Your attack rolls can't be lower than 4." } };
    const play = scene('a . B', {
      a: acts('Range 3, +3def, 2dmg. Roll a die and heal that much.', { ...sharp, hurt: 5 }),
      B: {},
    });
    play.rolls(1, 1).use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', B: '8 at 2,0' });
  });

  it('sets off what waits for that number', () => {
    const lucky: Piece = { passives: { Luck: 'You treat 1s as 6s.', 'When you roll a 6': 'Heal 2.' } };
    const play = scene('a . B', { a: acts('Range 3, +1def, 2dmg.', { ...lucky, hurt: 5 }), B: {} });
    play.rolls(1).use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '8 at 2,0' });
  });
});
