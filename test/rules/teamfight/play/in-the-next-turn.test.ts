import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is not to be had in the next turn', () => {
  it('is the ability that says so of itself, and in the turn after that it is there again', () => {
    const a = { abilities: { Slam: "Range 1, 2dmg. You can't use this next turn." } };
    const play = scene('a B', { a, B: {} }, {});
    play.use('a', 'Slam').pick('B').end();
    expect(play.turnOf('a').usable()).not.toContain('Slam');
    play.end();
    expect(play.turnOf('a').usable()).toContain('Slam');
  });

  it('is a Standard Action that was given up', () => {
    const a = {
      abilities: { Slam: 'Range 1, 2dmg. You lose your next Standard Action.' },
      defaults: { Jab: 'Range 1, 1dmg.' },
    };
    const play = scene('a B', { a, B: {} }, {});
    play.use('a', 'Slam').pick('B').end();
    expect(play.turnOf('a').usable()).not.toContain('Jab');
    play.end();
    expect(play.turnOf('a').usable()).toContain('Jab');
  });
});

describe('one that cannot be moved by allies', () => {
  it('stays where it is, and enemies move it', () => {
    const push = { defaults: { Shove: 'Free Action, 9/Turn:\nRange 3, push 1.' } };
    const play = scene('. a b B', { a: { passives: { 'You cannot be moved by allies': '' } }, b: push, B: push }, {});
    play.turnOf('b').use('b', 'Shove').pick('a');
    expect(play.shows().a).toBe('10 at 1,0');
    play.end().turnOf('B').use('B', 'Shove').pick('a').pick(0, 0);
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('what may be spent for more', () => {
  const files = { 'counters/coin.json': { name: 'Coin', start: 1, most: 3 } };
  const a = { abilities: { Stoke: 'Free Action:\nRange 2, 1dmg. Spend a Coin: push 1.' }, tokens: { 'scene/coin': 1 } };

  it('is asked for behind the attack, and not of whoever has nothing left', () => {
    const play = scene('a B . .', { a, B: {} }, { files });
    play.use('a', 'Stoke').pick('B').pick('yes').pick(2, 0);
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Stoke').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});
