import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit whose default is called Act. */
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('an area on two opposite sides', () => {
  it('strikes whoever stands on either of them, and nobody aside', () => {
    const play = scene('. D .\nB a C\n. E .', {
      a: acts('Line 1 in both directions, 2dmg.'),
      B: {},
      C: {},
      D: {},
      E: {},
    });
    play.use('a', 'Act').pickArea([0, 1], [2, 1]);
    expect(play.shows()).toMatchObject({ B: '8 at 0,1', C: '8 at 2,1', D: '10 at 1,0', E: '10 at 1,2' });
  });

  it('is as wide behind as in front', () => {
    const play = scene('B . F . C\n. . a . .\nD . E . .', {
      a: acts('3x1 in front of you and 3x1 behind you, 2dmg.'),
      B: {},
      C: {},
      D: {},
      E: {},
      F: {},
    });
    play.use('a', 'Act').pickArea([1, 0], [2, 0], [3, 0], [1, 2], [2, 2], [3, 2]);
    expect(play.shows()).toMatchObject({
      B: '10 at 0,0',
      C: '10 at 4,0',
      D: '10 at 0,2',
      E: '8 at 2,2',
      F: '8 at 2,0',
    });
  });
});

describe('a line the way one faces', () => {
  it('is laid in the direction that was noted', () => {
    const text = 'Note your facing. Line 3 in the direction you are facing, 2dmg.';
    const play = scene('. . . .\nB a C .\n. D . .', { a: acts(text), B: {}, C: {}, D: {} });
    play.use('a', 'Act').pick(2, 1);
    expect(play.shows()).toMatchObject({ B: '10 at 0,1', C: '8 at 2,1', D: '10 at 1,2' });
  });
});

describe('a plus', () => {
  it('has its middle and the four spaces at its sides, and no corner', () => {
    const play = scene('. . . .\na . C .\n. . B D\n. . . .', {
      a: acts('Range 4, plus shape, 2dmg.'),
      B: {},
      C: {},
      D: {},
    });
    play.use('a', 'Act').pick(2, 1);
    expect(play.shows()).toMatchObject({ B: '8 at 2,2', C: '8 at 2,1', D: '10 at 3,2' });
  });
});

describe('spaces that touch', () => {
  it('may be fewer where up to so many are said, and none too near', () => {
    const play = scene('a B . C D .', { a: acts('Range 3+, up to 2 adjacent spaces, 2dmg.'), B: {}, C: {}, D: {} });
    play.use('a', 'Act');
    expect(play.asks()).not.toContain('B');
    play.pick(3, 0).pick('stop');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '8 at 3,0', D: '10 at 4,0' });
  });

  it('lie in one row', () => {
    const play = scene('. C .\na B .\n. . D', { a: acts('3 spaces in a row in range 2, 2dmg.'), B: {}, C: {}, D: {} });
    play.use('a', 'Act').pick(1, 0).pick(1, 1);
    expect(play.shows()).toMatchObject({ B: '8 at 1,1', C: '8 at 1,0', D: '10 at 2,2' });
  });
});

describe('an attack that comes back', () => {
  it('strikes whoever made it', () => {
    const mirror: Piece = { passives: { 'You are targeted': 'Roll a die. On a 4+, it targets the attacker instead.' } };
    const play = scene('a . B', { a: acts('Range 4, 2dmg.'), B: mirror });
    play.rolls(5).use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '10 at 2,0' });
  });
});

describe('a bounce', () => {
  it('goes from each to the nearest that was not hit, with all that the attack does', () => {
    const play = scene('a . B . C . D', {
      a: acts('Range 3, 2dmg. It bounces to the nearest enemy in range 2 not hit yet, up to 3 times.'),
      B: {},
      C: {},
      D: {},
    });
    play.use('a', 'Act').pick('B').pick('yes').pick('yes');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,0', D: '8 at 6,0' });
  });
});

describe('a straight way that stops at the first enemy', () => {
  it('goes no farther, and strikes that one', () => {
    const play = scene('a . . B C', {
      a: acts('Move exactly 4 in a straight line, stopping at the first enemy. 2dmg.'),
      B: {},
      C: {},
    });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '8 at 3,0', C: '10 at 4,0' });
  });
});
