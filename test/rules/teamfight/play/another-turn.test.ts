import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('another turn', () => {
  it('comes right behind the one that runs, with all its actions, and only once', () => {
    const a = { abilities: { Rush: '1/Game\nTake another turn after this one.' }, defaults: { Jab: 'Range 5, 1dmg.' } };
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Rush').end();
    expect(play.active).toBe('a');
    play.use('a', 'Jab').pick('B').end();
    expect(play.active).toBe('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('comes on a kill', () => {
    const a = { abilities: { Finish: 'Ultimate 1\nRange 5, 4dmg. On kill, take another turn immediately.' } };
    for (const [health, active] of [
      [4, 'a'],
      [5, 'B'],
    ] as const) {
      const play = scene('a . B C', { a, B: { health }, C: {} });
      play.use('a', 'Finish').pick('B').end();
      expect(play.active === 'a').toBe(active === 'a');
    }
  });
});

describe('the first in a line, and the rest', () => {
  it('take what is said of each', () => {
    const a = { defaults: { Ball: 'Line 5, 3dmg to the first unit, 1dmg to the rest.' } };
    const play = scene('a . C . B', { a, B: {}, C: {} });
    play.use('a', 'Ball');
    const { B, C } = play.shows();
    expect([B, C]).toEqual(['9 at 4,0', '7 at 2,0']);
  });

  it('is first although it dies of it, and is told of behind', () => {
    const a = { defaults: { Ball: 'Enemies in line 5, 2dmg. The first enemy hit is pushed 1.' } };
    const play = scene('a . C . B .', { a, B: {}, C: { health: 2 } });
    play.use('a', 'Ball');
    expect(play.shows().B).toBe('8 at 4,0');
  });
});

describe('the next attack on somebody', () => {
  it('is the only one that is weaker, and an attack on all in an area is one', () => {
    const a = { abilities: { Brace: 'Free Action, 1/Turn\nThe next attack against you deals -2dmg.' } };
    for (const text of ['Range 5, 3dmg.', 'Enemies in burst 3, 3dmg.']) {
      const B = { defaults: { Shot: text } };
      const play = scene('a . B', { a, B });
      play.use('a', 'Brace').end();
      play.use('B', 'Shot');
      if (text.startsWith('Range')) play.pick('a');
      expect(play.shows().a).toBe('9 at 0,0');
      play.end().end();
      play.use('B', 'Shot');
      if (text.startsWith('Range')) play.pick('a');
      expect(play.shows().a).toBe('6 at 0,0');
    }
  });
});

describe('summons that are given up', () => {
  it('are counted', () => {
    const files = { 'summons/hound.json': { name: 'Hound', health: 3, speed: 2 } };
    const a = {
      health: 10,
      abilities: {
        Call: 'Free Action, 1/Turn\nSummon two Hounds in range 2.',
        Feast: 'Sacrifice all your Hounds. Range 5, 1dmg for each.',
      },
    };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0);
    play.use('a', 'Feast').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
  });
});
