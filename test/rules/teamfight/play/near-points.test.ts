import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const map = { controlPoints: [{ name: 'Hill', cells: ['3-4,0'] }] };

describe('what is near a control point', () => {
  it('is measured from the nearest of its spaces', () => {
    const a = { abilities: { Siege: 'Free Action: Enemies in range 2 of a control point take 1dmg.' } };
    const play = scene('a . B . . . C . D', { a, B: {}, C: {}, D: {} }, { map }).use('a', 'Siege');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 6,0', D: '10 at 8,0' });
  });

  it('holds for as long as somebody is there', () => {
    const a = { passives: { Guard: 'While you are adjacent to a control point, take -1 damage.' } };
    const B = { defaults: { Shot: 'Range 9, 2dmg.' } };
    const far = scene('. a . . . . . B', { a, B }, { map }).turnOf('B').use('B', 'Shot').pick('a');
    const near = scene('. . a . . . . B', { a, B }, { map }).turnOf('B').use('B', 'Shot').pick('a');
    expect([far.shows().a, near.shows().a]).toEqual(['8 at 1,0', '9 at 2,0']);
  });

  it('is a place for a piece, which is not on the point itself', () => {
    const files = { 'summons/goat.json': { name: 'Goat', health: 2, speed: 2 } };
    const abilities = { Claim: 'Summon a Goat adjacent to a control point.' };
    const play = scene('a . . . . . .\n. . . . . . .', { a: { abilities, with: [] } }, { map, files });
    play.use('a', 'Claim');
    expect(play.asks()).toContain('2,0');
    expect(play.asks()).toContain('3,1');
    for (const space of ['3,0', '4,0', '1,0']) expect(play.asks()).not.toContain(space);
  });

  it('is nowhere on a map that has none', () => {
    const a = { abilities: { Siege: 'Free Action: Enemies in range 2 of a control point take 1dmg.' } };
    expect(scene('a B', { a, B: {} }).use('a', 'Siege').shows().B).toBe('10 at 1,0');
  });
});
