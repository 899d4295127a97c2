import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what was so before', () => {
  it('is asked before a trigger brings it about', () => {
    const a = {
      passives: { 'When you hit an enemy': 'Slow it. If it was already Slowed, 2dmg to it.' },
      defaults: { Poke: 'Free Action: Range 1, undefendable, 1dmg.' },
    };
    const play = scene('a B', { a, B: { health: 9 } });
    play.use('a', 'Poke').pick('B');
    expect(play.shows().B).toMatch(/^8 at 1,0/);
    play.use('a', 'Poke').pick('B');
    expect(play.shows().B).toMatch(/^5 at 1,0/);
  });

  it('is asked once, where the other question says the opposite', () => {
    const text = 'If no enemy is adjacent to you, push an enemy in range 2 1. If an enemy is adjacent to you, heal 1.';
    const near = scene('a B', { a: { hurt: 5, passives: { 'End of turn': text } }, B: {} });
    expect(near.end().shows().a).toBe('6 at 0,0');
    const pulls =
      'If no enemy is adjacent to you, pull each enemy in range 2 1. If an enemy is adjacent to you, heal 1.';
    const far = scene('a . B', { a: { hurt: 5, passives: { 'End of turn': pulls } }, B: {} });
    expect(far.end().shows()).toMatchObject({ a: '5 at 0,0' });
  });
});

describe('those who are told of', () => {
  it('are the one that is chosen and each one near it', () => {
    const a = { defaults: { Gust: 'Free Action: Range 2 enemy and each enemy adjacent to it take 2 damage.' } };
    const play = scene('a . B C D', { a, B: {}, C: {}, D: {} });
    play.use('a', 'Gust').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 3,0', D: '10 at 4,0' });
  });

  it('are only those who end their turn so', () => {
    const a = { passives: { Restless: 'Enemies that end their turn without moving take 1 damage.' } };
    const play = scene('a . . B .', { a, B: {} });
    expect(play.turnOf('B').end().shows().B).toBe('9 at 3,0');
    play.turnOf('B').move('B', 4, 0).end();
    expect(play.shows().B).toBe('9 at 4,0');
  });

  it('are near to as many as it says', () => {
    const poke = { Poke: 'Free Action: Range 1, undefendable, 1dmg.' };
    const a = { passives: { Pack: 'Enemies adjacent to two of your allies take +1 damage.' } };
    const one = scene('. c B . .\na . . . d', { a, B: {}, c: { defaults: poke }, d: {} });
    expect(one.turnOf('c').use('c', 'Poke').pick('B').shows().B).toBe('9 at 2,0');
    const two = scene('. c B d .\na . . . .', { a, B: {}, c: { defaults: poke }, d: {} });
    expect(two.turnOf('c').use('c', 'Poke').pick('B').shows().B).toBe('8 at 2,0');
  });
});
