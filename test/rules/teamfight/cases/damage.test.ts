import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** What a unit of 10 health loses by an attack in range 1. */
function lost(attack: string, user: Piece, target: Piece, rolls: readonly number[] = []): number {
  const play = scene('a B', { a: { ...user, defaults: { Strike: attack } }, B: target }, { rolls });
  play.use('a', 'Strike').pick('B');
  return 10 - (play.state.units[play.unit('B')]?.health ?? 0);
}

const armour: Piece = { tokens: { armor: 1 } };
const resistance: Piece = { tokens: { resistance: 1 } };
const says = (...texts: string[]): Piece => ({
  passives: Object.fromEntries(texts.map((text, index) => [`P${index}`, text])),
});

describe('worked cases of damage', () => {
  it.each<[string, string, Piece, Piece, number]>([
    ['TC-45 T-142: 2dmg with +100% and +1 is 5', '2dmg', says('You deal +100% damage.', 'You deal +1 damage.'), {}, 5],
    [
      'TC-46 T-141: 2dmg with +50% and +100% is 5',
      '2dmg',
      says('You deal +50% damage.', 'You deal +100% damage.'),
      {},
      5,
    ],
    ['TC-48 T-144 T-143: 3dmg on Resistance is 2', '3dmg', {}, resistance, 2],
    ['TC-49 T-145: 3dmg with +50% on Resistance is 3', '3dmg', says('You deal +50% damage.'), resistance, 3],
    ['TC-51 T-146: 1dmg on Armor is nothing', '1dmg', {}, armour, 0],
    [
      'TC-54 T-145: +1 is no multiplier: 2dmg with it on Resistance is 2',
      '2dmg',
      says('You deal +1 damage.'),
      resistance,
      2,
    ],
    [
      'TC-55 T-147: 2dmg irreducible on Resistance and Armor is 2',
      '2dmg irreducible',
      {},
      { tokens: { armor: 1, resistance: 1 } },
      2,
    ],
    ['TC-57 T-143: 1dmg on Resistance is 1', '1dmg', {}, resistance, 1],
  ])('%s', (_, damage, user, target, expected) => {
    expect(lost(`Range 1, ${damage}.`, user, target)).toBe(expected);
  });

  it('TC-52 T-131 T-146: a critical 3dmg on Armor is 5', () => {
    expect(lost('Range 1, 3dmg, +1 crit.', {}, armour, [6])).toBe(5);
  });

  it('TC-58 T-148: 5 damage takes an overshield of 3 and 2 of 6 health; irreducible damage skips it', () => {
    const pieces = {
      a: { defaults: { Strike: 'Range 1, 5dmg.' } },
      c: { defaults: { Pierce: 'Range 2, 2dmg irreducible.' } },
      B: { health: 6, overshield: 3 },
    };
    const play = scene('c a B', pieces);
    play.use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('4 at 2,0');
    const shielded = scene('c a B', { ...pieces, B: { health: 4, overshield: 3 } });
    shielded.turnOf('c').use('c', 'Pierce').pick('B');
    expect(shielded.shows().B).toBe('2 at 2,0, 3 overshield');
  });
});
