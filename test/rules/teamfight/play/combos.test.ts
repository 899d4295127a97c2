import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/coin.json': { name: 'Coin', start: 0, most: 9 } };

describe('what was used this turn', () => {
  it('counts other abilities than the one that asks', () => {
    const defaults = {
      Jab: 'Free Action, 9/Turn:\nRange 3, 1dmg. If you used another ability this turn, +1dmg.',
      Poke: 'Free Action, 9/Turn:\nRange 3, 1dmg.',
    };
    const play = scene('a . B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.use('a', 'Poke').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
  });

  it('may change what an ability costs', () => {
    const abilities = {
      Poke: 'Free Action, 9/Turn:\nRange 3, 1dmg.',
      Upper: 'Tap:\nRange 3, 2dmg. If you used Poke this turn, this costs a Free Action.',
      Slam: 'Range 3, 1dmg.',
    };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Slam').pick('B');
    expect(play.usable()).not.toContain('Upper');
    play.use('a', 'Poke').pick('B').use('a', 'Upper').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
    expect(play.usable()).not.toContain('Upper');
  });

  it('is counted when the turn ends', () => {
    const a = {
      passives: { 'End of turn': 'If you used 2 or more abilities this turn, heal 1.' },
      defaults: { Poke: 'Free Action, 9/Turn:\nRange 3, 1dmg.' },
      hurt: 5,
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Poke').pick('B').turnOf('B');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('a').use('a', 'Poke').pick('B').use('a', 'Poke').pick('B').turnOf('B');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('stances that are entered and left', () => {
  it('set off what a card says of it', () => {
    const a = {
      abilities: {
        Bear: 'Free Action:\nEnter Bear Stance:\n  You have +1 speed.\n  Exit as a Free Action.',
        Wasp: 'Free Action:\nEnter Wasp Stance:\n  You have +2 speed.',
      },
      passives: { 'When you enter a stance': 'Gain a Coin', 'When you leave Bear Stance': 'Take 1 damage' },
      with: ['scene/coin'],
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Bear');
    expect(play.shows().a).toBe('10 at 0,0, Bear stance, Coin');
    play.use('a', 'Wasp');
    expect(play.shows().a).toBe('9 at 0,0, Wasp stance, 2 Coin');
    play.use('a', 'Wasp');
    expect(play.shows().a).toBe('9 at 0,0, Wasp stance, 2 Coin');
  });
});

describe('a coin', () => {
  it('is heads or tails, and no die of which other texts speak', () => {
    const a = {
      defaults: { Toss: 'Free Action, 9/Turn:\nFlip a coin. On heads, gain a Coin. On tails, take 1 damage.' },
      passives: { 'You roll a 1': 'Gain 5 Coins' },
      with: ['scene/coin'],
    };
    const play = scene('a . B', { a, B: {} }, { files, rolls: [2, 1] });
    play.use('a', 'Toss').use('a', 'Toss');
    expect(play.shows().a).toBe('9 at 0,0, Coin');
  });
});

describe('cards that were tapped', () => {
  it('are all ready again, and those that were used up are not', () => {
    const abilities = {
      Sweep: 'Tap, Free Action:\nRange 3, 1dmg.',
      Burst: '1/Game, Free Action:\nRange 3, 1dmg.',
      Breathe: 'Free Action, 1/Turn:\nReady all your tapped abilities.',
    };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Sweep').pick('B').use('a', 'Burst').pick('B').use('a', 'Breathe');
    expect(play.usable()).toEqual(['Sweep']);
  });
});
