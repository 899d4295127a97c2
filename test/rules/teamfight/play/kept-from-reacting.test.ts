import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const strike = { defaults: { Strike: 'Range 5, 2dmg.' } };
const parry = { abilities: { Parry: '1/Game, Reaction: When you are targeted by an attack, cancel it.' } };
const ward = { abilities: { Ward: '1/Game, Reaction: When an ally is targeted by an attack, cancel it.' } };

describe('who cannot react to somebody', () => {
  it('is not asked when that one attacks it or its allies', () => {
    const a = { ...strike, passives: { 'Enemies cannot use reactions against you.': '' } };
    const play = scene('a . B C', { a, B: parry, C: ward });
    play.use('a', 'Strike').pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('still reacts to others, and to that one when it does not hold', () => {
    const still = { ...strike, passives: { 'Enemies cannot use reactions against you while you are Invisible': '' } };
    const play = scene('a . B b', { a: still, b: strike, B: parry });
    play.use('a', 'Strike').pick('B');
    expect(play.asks()).toMatch(/Parry/);
  });
});
