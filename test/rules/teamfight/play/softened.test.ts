import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('damage that is lessened to a minimum of 1', () => {
  const struck = (hit: string, bark: string) => {
    const a = { defaults: { Hit: hit } };
    const play = scene('a B', { a, B: { passives: { Bark: bark } } });
    return play.use('a', 'Hit').pick('B').shows().B;
  };

  it('leaves 1 of it, and takes nothing of 1', () => {
    const bark = 'Reduce damage you take from attacks by 2, to a minimum of 1.';
    expect(struck('Range 1, 4dmg.', bark)).toBe('8 at 1,0');
    expect(struck('Range 1, 2dmg.', bark)).toBe('9 at 1,0');
    expect(struck('Range 1, 1dmg.', bark)).toBe('9 at 1,0');
    expect(struck('Range 1, 1dmg.', 'Reduce damage you take from attacks by 2.')).toBe('10 at 1,0');
  });

  it('brings back nothing that Armor has taken', () => {
    expect(struck('Range 1, 1dmg.', 'You have Armor. You take 1 less damage (min 1).')).toBe('10 at 1,0');
  });

  it('is not lessened where it is irreducible', () => {
    expect(struck('Range 1, 3 irreducible dmg.', 'You take 1 less damage (min 1).')).toBe('7 at 1,0');
  });
});
