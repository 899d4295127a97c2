import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('somebody near whom is asked about', () => {
  it('is not that one itself', () => {
    const abilities = { Jab: 'Range 4, 1dmg. If an enemy is in range 1 of the target, 2dmg more.' };
    expect(scene('a . . C', { a: { abilities }, C: {} }).use('a', 'Jab').pick('C').shows()).toMatchObject({
      C: '9 at 3,0',
    });
    expect(scene('a . . C D', { a: { abilities }, C: {}, D: {} }).use('a', 'Jab').pick('C').shows()).toMatchObject({
      C: '7 at 3,0',
    });
  });
});

describe('what is compared', () => {
  const files = { 'counters/shell.json': { name: 'Shell' } };
  const shells = (n: number) => ({ tokens: { 'scene/shell': n } });

  it('is how much each of two has', () => {
    const abilities = { Bid: 'Range 3, 1dmg. If you have more Shells than the target, 2dmg more.' };
    for (const [mine, theirs, health] of [
      [2, 1, 7],
      [1, 1, 9],
    ] as const) {
      const play = scene('a . C', { a: { abilities, ...shells(mine) }, C: shells(theirs) }, { files });
      expect(play.use('a', 'Bid').pick('C').shows()).toMatchObject({ C: `${health} at 2,0, Shell` });
    }
  });

  it('is what both sides have scored', () => {
    const abilities = {
      Slay: 'Free Action:\nRange 3, 9dmg.',
      Gloat: 'Free Action:\nIf your side is ahead, heal 3.',
      Sulk: 'Free Action:\nIf your opponent has more points than you, heal 3.',
    };
    const play = scene('a . C D', { a: { abilities, hurt: 8 }, C: { hurt: 3 }, D: {} });
    expect(play.use('a', 'Gloat').shows()).toMatchObject({ a: '2 at 0,0' });
    const ahead = scene('a . C D', { a: { abilities, hurt: 8 }, C: { hurt: 3 }, D: {} });
    ahead.use('a', 'Slay').pick('C');
    expect(ahead.use('a', 'Sulk').shows()).toMatchObject({ a: '2 at 0,0' });
    expect(ahead.use('a', 'Gloat').shows()).toMatchObject({ a: '5 at 0,0' });
  });

  it('is how many there are of each side', () => {
    const abilities = { Stand: 'Free Action:\nIf there are more enemies than allies in range 2, heal 3.' };
    const one = scene('a C D', { a: { abilities, hurt: 5 }, C: {}, D: {} }).use('a', 'Stand');
    expect(one.shows()).toMatchObject({ a: '8 at 0,0' });
    const two = scene('a C b', { a: { abilities, hurt: 5 }, C: {}, b: {} }).use('a', 'Stand');
    expect(two.shows()).toMatchObject({ a: '5 at 0,0' });
  });
});
