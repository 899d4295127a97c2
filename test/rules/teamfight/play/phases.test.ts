import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const boss = (first: string) => ({
  'heroes/boss.json': {
    name: 'Old Gate',
    health: 6,
    speed: 2,
    defaultAbilities: [
      { name: 'Rise', text: first },
      { name: 'Slam', text: 'In phase 1 Range 1, 1dmg. In phase 2, all enemies in range 2, 3dmg.' },
    ],
    passives: [{ name: 'While in phase 2', text: 'You have +1 speed.' }],
  },
});
const units = { a: { defaults: { Bolt: 'Range 5, 9dmg' } }, B: { card: 'boss' } };

describe('a unit with phases', () => {
  it('begins in the first and goes into the next in the place of its death, once', () => {
    for (const first of [
      'The first time Old Gate is defeated, it returns to full health and switches to phase 2.',
      'The first time you die, return to full health and enter phase 2.',
    ]) {
      const play = scene('a . B . .\n. . . . .', units, { files: boss(first) });
      play.turnOf('B').use('B', 'Slam');
      expect(play.asks(), first).not.toContain('0,0');
      play.pick(1, 0);
      play.turnOf('a').use('a', 'Bolt').pick('B');
      expect([play.shows().B, play.points], first).toEqual(['6 at 2,0, Phase 2', [0, 0]]);
      play.turnOf('B').use('B', 'Slam');
      expect(play.shows().a, first).toBe('7 at 0,0');
      play.turnOf('a').use('a', 'Bolt').pick('B');
      expect([play.shows().B, play.points], first).toEqual(['dead', [1, 0]]);
    }
  });
});

describe('a unit or a piece in sight', () => {
  const files = { 'markers/perch.json': { name: 'Perch' } };
  const bird = {
    abilities: {
      Roost: 'Free Action: Place a Perch in range 5.',
      Swoop: 'Ally or Perch in range 4. Fly to any space adjacent to the target, as directly as possible.',
    },
  };

  it('is chosen by its space, and what is measured from it is measured from there', () => {
    const play = scene('a . . . . .\n. . . . b C', { a: bird, b: {}, C: {} }, { files });
    play.use('a', 'Roost').pick(3, 0).use('a', 'Swoop');
    expect(play.asks()).toBe('1 space: 3,0 4,1');
    play.pick(3, 0);
    expect(play.asks()).not.toContain('5,0');
    play.pick(3, 1);
    expect(play.shows().a).toBe('10 at 3,1');
  });
});
