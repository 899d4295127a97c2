import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what a map says beside its fields is played', () => {
  it('ground does something to whoever stands on it when the round ends, friend and foe', () => {
    const map = { text: 'At the end of each round, units on Rough Ground take 1 damage.' };
    const play = scene('a = B\n. . .', { a: {}, B: {} }, { map });
    play.move('a', 1, 0).end().end();
    expect(play.shows()).toMatchObject({ a: '9 at 1,0', B: '10 at 2,0' });
  });

  it('whoever enters it is meant, by its own walk and when pushed', () => {
    const map = { text: '**Brambles**\nWhen a unit enters Rough Ground, it takes 2 damage.' };
    const play = scene('a B =\n. . .', { a: { abilities: { Shove: 'Range 1, push 1.' } }, B: {} }, { map });
    play.use('a', 'Shove').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('a death is worth a point to the other side', () => {
    const map = { text: 'When a summon dies, the other team scores 1 point.' };
    const files = { 'summons/crab.json': { name: 'Crab', health: 1, speed: 2 } };
    const pieces = { a: { abilities: { Blow: 'Range 2, 1dmg.' } }, B: {}, K: { card: 'crab', of: 'B' } };
    const play = scene('a . K B\n. . . .', pieces, { files, map });
    play.use('a', 'Blow').pick('K');
    expect(play.points).toEqual([1, 0]);
  });
});
