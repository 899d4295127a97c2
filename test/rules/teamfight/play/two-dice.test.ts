import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit whose default is called Act. */
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('two dice for an attack', () => {
  it('count as the better of them', () => {
    const play = scene('a . B', { a: acts('Range 3, +3def, roll two dice and use the better, 2dmg.'), B: {} });
    play.rolls(2, 5).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('count as the worse of them where that is said of attacks on somebody', () => {
    const wary: Piece = { passives: { Wary: 'Attacks against you roll two dice and use the worse.' } };
    const play = scene('a . B', { a: acts('Range 3, +3def, 2dmg.'), B: wary });
    play.rolls(6, 3).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('are one die where both are said', () => {
    const wary: Piece = { passives: { Wary: 'Attacks against you roll two dice and use the worse.' } };
    const play = scene('a . B', { a: acts('Range 3, +3def, roll twice and keep the higher, 2dmg.'), B: wary });
    play.rolls(4).use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('are rolled for each in an area that is rolled for', () => {
    const play = scene('B a C', {
      a: acts('Enemies in burst 1, +3def, 2dmg.', {
        passives: { Keen: 'Your attacks roll two dice and use the better.' },
      }),
      B: {},
      C: {},
    });
    play.rolls(1, 4, 2, 3).use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '10 at 2,0' });
  });
});

describe('several dice', () => {
  it('bring something for each number that is told', () => {
    const play = scene('a . B', {
      a: acts('Roll 3 dice. For each 5+, 1dmg to the nearest enemy. For each 1, take 1 damage.'),
      B: {},
    });
    play.rolls(5, 1, 6).use('a', 'Act');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '8 at 2,0' });
  });
});

describe('a push that is stopped short', () => {
  it('counts the spaces that were left of it', () => {
    const play = scene('a B . #', {
      a: acts('Range 1, push 3. If it hits a wall, 1dmg for each space not moved.'),
      B: {},
    });
    play.use('a', 'Act').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('counts none where the one who pushes goes no farther', () => {
    const play = scene('a B . . . .', { a: acts('Range 1, push 3. 1dmg for each space not moved.'), B: {} });
    play.use('a', 'Act').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is counted as far as it went by whoever answers that', () => {
    const wind: Piece = { passives: { 'When you push an enemy': 'It takes 1dmg for each space moved.' } };
    const play = scene('a B . . . .', { a: acts('Range 1, push 3.', wind), B: {} });
    play.use('a', 'Act').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('8 at 3,0');
  });

  it('is told to whoever answers it', () => {
    const ram: Piece = {
      passives: {
        Ram: 'When you push a unit into a wall or another unit, each of them takes 1dmg for every space not moved.',
      },
    };
    const play = scene('a B . C', { a: acts('Range 1, push 3.', ram), B: {}, C: {} });
    play.use('a', 'Act').pick('B').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 3,0' });
  });
});
