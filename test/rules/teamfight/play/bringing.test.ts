import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'summons/imp.json': { name: 'Imp', health: 2, speed: 2 },
  'summons/owl.json': { name: 'Owl', health: 2, speed: 2 },
  'markers/rune.json': { name: 'Rune', text: 'Marks a space.' },
};

describe('what sets off that something comes onto the map', () => {
  const abilities = {
    Call: 'Free Action: Summon an Imp in range 2.',
    Hoot: 'Free Action: Summon an Owl in range 2.',
    Carve: 'Free Action: Place a Rune in range 3.',
  };

  it('is of that summon only, and it is known which', () => {
    const passives = { Herd: 'When you summon an Imp, enemies adjacent to it take 1dmg.' };
    const play = scene('a . . B', { a: { abilities, passives }, B: {} }, { files });
    play.use('a', 'Hoot').pick(1, 0);
    expect(play.shows().B).toBe('10 at 3,0');
    play.use('a', 'Call');
    expect(play.shows().B).toBe('9 at 3,0');
  });

  it('of a piece it is that one has laid it', () => {
    const passives = { Ink: 'Whenever you place a Rune, gain 1 overshield.' };
    const play = scene('a . . B', { a: { abilities, passives }, B: { abilities } }, { files });
    play.use('a', 'Carve').pick(1, 0);
    expect(play.shows().a).toBe('10 at 0,0, 1 overshield');
    const other = scene('a . . B', { a: { abilities, passives }, B: { abilities } }, { files });
    other.turnOf('B').use('B', 'Carve').pick(1, 0);
    expect(other.shows().a).toBe('10 at 0,0');
  });
});
