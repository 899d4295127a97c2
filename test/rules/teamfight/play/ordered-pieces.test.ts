import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'summons/terrier.json': {
    name: 'Terrier',
    health: 3,
    speed: 2,
    defaultAbilities: [{ name: 'Nip', text: 'Range 1, 1dmg.' }],
  },
};

const call = 'Free Action: Summon a Terrier in range 2.';

describe('what one of your own is told to do behind a target', () => {
  it('is done to the target, which stays who it was', () => {
    const fetch = 'Range 9, 1dmg. Your Terrier moves 3 towards it, then attacks it. Slow the target.';
    const a = { abilities: { Call: call, Fetch: fetch } };
    const play = scene('a . . . . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Fetch').pick('B').pick(4, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 5,0, Slow', C: '10 at 6,0', Terrier: '3 at 4,0' });
  });

  it('is done by the one that its player says', () => {
    const a = { abilities: { Call: call, Nod: 'Range 9, 1dmg. Your Terrier heals 1.' } };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Call').use('a', 'Nod').pick('B');
    expect(play.asks()).toMatch(/Terrier/);
  });
});

describe('a summon that is told to attack', () => {
  it.each([
    ['Your Terrier attacks.', 9],
    ['Your Terrier attacks twice.', 8],
  ])('%s', (text, left) => {
    const play = scene('a . . B', { a: { abilities: { Call: call, Sic: text } }, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Sic');
    while (play.asks() !== undefined && !/^a may/.test(play.asks() ?? '')) play.pick('B');
    expect(play.shows().B).toBe(`${left} at 3,0`);
  });
});

describe('a summon that moves as soon as it comes', () => {
  it.each([
    ['Summon a Terrier in range 1. It moves up to 3.', [4, 0]],
    ['Summon a Terrier in range 1, then move it up to 2 in a straight line.', [3, 0]],
  ] as const)('%s', (text, [x, y]) => {
    const play = scene('a . . . . . B', { a: { abilities: { Call: text } }, B: {} }, { files });
    play.use('a', 'Call').pick(x, y);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', Terrier: `3 at ${x},${y}` });
  });
});

describe('several summons that go later', () => {
  it('go all of them, and none that was there before', () => {
    const litter = 'Free Action: Summon 2 Terriers in range 2. They die at the end of your turn.';
    const a = { abilities: { Call: call, Litter: litter } };
    const play = scene('. . a . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Litter').pick(3, 0).pick(4, 0);
    const there = () => play.state.units.flatMap(({ at }) => (at >= 0 ? [at] : []));
    expect(there()).toHaveLength(5);
    play.end();
    expect(there().sort()).toEqual([1, 2, 5]);
  });
});
