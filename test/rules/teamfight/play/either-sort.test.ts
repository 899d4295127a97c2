import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/chill.json': { name: 'Chill', text: 'You have -1 speed.' },
  'terrain/bog.json': { name: 'Bog', text: 'Costs 2 to enter.' },
};

const bite = 'Free Action, 9/Turn:\nRange 5, undefendable, 1dmg.';

/** How much Bite takes from somebody, who may be Chilled before. */
function bitten(passive: string, map: string, chilled = false, text = bite): number {
  const chill = 'Free Action:\nRange 5, undefendable, Chill.';
  const a = { passives: { Cruel: passive }, abilities: { Bite: text, Freeze: chill } };
  const play = scene(map, { a, B: {} }, { files });
  if (chilled) play.use('a', 'Freeze').pick('B');
  play.use('a', 'Bite').pick('B');
  return 10 - Number.parseInt(String(play.shows().B), 10);
}

describe('more against one sort of units and another', () => {
  const passive = 'You deal +1 damage to Chilled units and units adjacent to you.';

  it('is for whoever is of either, once', () => {
    expect(bitten(passive, 'a . B')).toBe(1);
    expect(bitten(passive, 'a . B', true)).toBe(2);
    expect(bitten(passive, 'a B .')).toBe(2);
    expect(bitten(passive, 'a B .', true)).toBe(2);
  });

  it('is for who is so or stands there', () => {
    const so = 'You deal +1 damage to units that are Chilled or at half health or less.';
    expect(bitten(so, 'a . B')).toBe(1);
    expect(bitten(so, 'a . B', true)).toBe(2);
  });

  it('is asked of the target of one attack, too', () => {
    const more = `${bite.slice(0, -1)}, +1dmg against Chilled units and units adjacent to you.`;
    expect(bitten('', 'a . B', false, more)).toBe(1);
    expect(bitten('', 'a . B', true, more)).toBe(2);
    expect(bitten('', 'a B .', false, more)).toBe(2);
  });
});
