import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('another number where something holds', () => {
  const hides = 'At the end of your turn, heal 1. 3 instead if no enemy can see you.';

  it.each([
    ['a . B', '6 at 0,0'],
    ['a # B', '8 at 0,0'],
  ])('%s', (map, shown) => {
    const play = scene(map, {
      a: { passives: { Hidden: hides }, abilities: { Bleed: 'Free Action, take 5 damage.' } },
      B: {},
    });
    play.use('a', 'Bleed').end();
    expect(play.shows().a).toBe(shown);
  });

  it('is pushed farther', () => {
    const a = { abilities: { Shove: 'Free Action, Range 2, push 1. If it is Slowed, push 1 more.' } };
    const play = scene('a B . . .', { a, B: {} });
    play.use('a', 'Shove').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
    const slow = scene('a B . . .', { a, B: { tokens: { slow: 1 } } });
    slow.use('a', 'Shove').pick('B').pick(3, 0);
    expect(slow.shows().B).toMatch('at 3,0');
  });

  it.each([
    ['yes', '9 at 0,0', '10 at 1,0'],
    ['no', '10 at 0,0', '10 at 3,0'],
  ])('is bought: %s', (answer, a, B) => {
    const play = scene('a . . . B', {
      a: { abilities: { Hook: 'Free Action, Range 4, pull 1. You may take 1 damage to pull 2 more.' } },
      B: {},
    });
    play
      .use('a', 'Hook')
      .pick('B')
      .pick(answer)
      .pick(answer === 'yes' ? 1 : 3, 0);
    expect(play.shows()).toMatchObject({ a, B });
  });
});

describe('the enemy closest to you', () => {
  it.each([
    ['closest to', { B: '8 at 1,0', C: '10 at 3,0' }],
    ['farthest from', { B: '10 at 1,0', C: '8 at 3,0' }],
  ])('%s', (where, shown) => {
    const a = { abilities: { Scare: `Free Action, 2dmg to the enemy ${where} you.` } };
    const play = scene('a B . C', { a, B: {}, C: {} });
    play.use('a', 'Scare');
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('two things with one answer, of which one is a moment', () => {
  it('is answered at both', () => {
    const a = {
      passives: { Breath: 'When you are damaged, and at the end of your turn, gain a Coin.' },
      abilities: { Self: 'Free Action, take 1 damage.' },
      with: ['coin'],
    };
    const files = { 'counters/coin.json': { name: 'Coin', start: 0, most: 9 } };
    const play = scene('a B', { a, B: {} }, { files });
    play.use('a', 'Self');
    expect(play.shows().a).toBe('9 at 0,0, Coin');
    play.end();
    expect(play.shows().a).toMatch('2 Coin');
  });
});
