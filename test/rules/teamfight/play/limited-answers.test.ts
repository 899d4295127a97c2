import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a limit and what happens in one line', () => {
  it('is a reaction that can be used so often', () => {
    const abilities = { Guard: '1/Game, when an ally in range 3 is damaged:\nHeal them 1.' };
    const B = { defaults: { Jab: 'Free Action, 9/Turn:\nRange 4, 2dmg.' } };
    const play = scene('a b . B', { a: { abilities }, b: {}, B }, {});
    expect(play.usable()).not.toContain('Guard');
    play.turnOf('B').use('B', 'Jab').pick('b');
    expect(play.asks()).toBe('1 react: a:Guard stop');
    play.pick('a', 'Guard');
    expect(play.shows().b).toBe('9 at 1,0');
    play.use('B', 'Jab').pick('b');
    expect(play.shows().b).toBe('7 at 1,0');
  });
});

describe('how often an answer comes', () => {
  it('may stand behind what sets it off', () => {
    const a = {
      passives: { 'On hit, once per turn': 'Heal 1' },
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 4, 1dmg.' },
      hurt: 5,
    };
    const play = scene('a . B', { a, B: {} }, {});
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});
