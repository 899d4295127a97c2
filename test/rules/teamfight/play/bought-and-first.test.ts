import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('what is spent before an attack', () => {
  const shot = 'Free Action, 2/Turn:\nRange 3, 2dmg.';

  it('is for that attack, and for none behind it', () => {
    const a = acts(shot, {
      passives: { Trick: 'When you attack, you may spend 1 Charge to gain +1dmg.' },
      tokens: { 'common/charge': 2 },
    });
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Act').pick('yes').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.use('a', 'Act').pick('no').pick('B');
    expect(play.shows().B).toBe('5 at 1,0');
  });

  it('is for each that is spent', () => {
    const a = acts(shot, {
      passives: { Trick: 'When you attack, you may spend up to 2 Charges for +1dmg each.' },
      tokens: { 'common/charge': 2 },
    });
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Act').pick('yes').pick('yes').pick('yes').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });
});

describe('the die of an enemy', () => {
  it('is rolled again at the word of who says so', () => {
    const a: Piece = {
      passives: { Luck: 'When an enemy in range 3 rolls a die, you may spend 1 Charge to reroll it.' },
      tokens: { 'common/charge': 1 },
    };
    const play = scene('a . B', { a, B: acts('Range 3, +3def, 2dmg') }, { rolls: [6, 1] });
    play.turnOf('B').use('B', 'Act').pick('a');
    expect(play.state.pending?.seat).toBe(play.state.units[0]?.seat);
    play.pick('yes');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('the first time that each of them does it', () => {
  it('is once for each, and anew where it is used again', () => {
    const a = acts('Until the start of your next turn, the first time each enemy moves, 1dmg.');
    const play = scene('a . . .\n. . . .\nB . . C', { a, B: { speed: 2 }, C: { speed: 2 } });
    play.use('a', 'Act');
    play.turnOf('B').move('B', 0, 1).move('B', 0, 2);
    play.turnOf('C').move('C', 3, 1);
    expect(play.shows()).toMatchObject({ B: '9 at 0,2', C: '9 at 3,1' });
    play.turnOf('a').use('a', 'Act');
    play.turnOf('B').move('B', 0, 1);
    expect(play.shows().B).toBe('8 at 0,1');
  });
});

describe('two who are moved because of each other', () => {
  it.each([['pushed 1 away from', '10 at 1,0', '10 at 4,0']])('%s each other', (how, b, c) => {
    const play = scene('a . B C . .', {
      a: acts(`Range 3, the target and an enemy adjacent to it are ${how} each other.`),
      B: {},
      C: {},
    });
    play.use('a', 'Act').pick('B').pick(4, 0).pick(1, 0);
    expect(play.shows()).toMatchObject({ B: b, C: c });
  });
});

describe('a default ability on the nearest', () => {
  it('is near to who uses it', () => {
    const play = scene('a . B . . C D', {
      a: { abilities: { Act: 'Range 9, the target must use a default ability targeting the nearest other unit.' } },
      B: {},
      C: { defaults: { Jab: 'Range 3, 2dmg.' } },
      D: {},
    });
    play.use('a', 'Act').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', D: '8 at 6,0' });
  });
});

describe('who is healed', () => {
  it('is counted only where there was something to heal', () => {
    const a = acts('Each ally in burst 2 heals 1. Gain 1 Charge for each ally healed.');
    const play = scene('b a c', { a, b: { hurt: 3 }, c: {} }).use('a', 'Act');
    expect(play.shows().b).toBe('8 at 0,0');
    expect(JSON.stringify(play.state.units[0]?.tokens)).toMatch(/^\[\{"card":\d+,"count":1,/);
  });
});
