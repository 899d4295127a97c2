import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/fervor.json': { name: 'Fervor' } };
const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 1dmg.' };

describe('counters that make stronger', () => {
  it('do so for as long as they are there, of both things that are so much for each', () => {
    const a = {
      defaults: jab,
      abilities: {
        Pray: 'Free Action, 9/Turn:\nGain a Fervor, max 2. You have +1 speed and +1 damage per Fervor.',
        Rest: 'Free Action:\nLose all Fervor. Heal 1 for each.',
      },
    };
    const play = scene('a B', { a: { ...a, hurt: 5 }, B: {} }, { files });
    play.use('a', 'Pray').use('a', 'Pray').use('a', 'Pray').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '5 at 0,0, 2 Fervor', B: '7 at 1,0' });
    play.use('a', 'Rest').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '7 at 0,0', B: '6 at 1,0' });
  });

  it('are spent up to so many for more damage, before it is dealt', () => {
    const a = {
      tokens: { 'scene/fervor': 3 },
      defaults: { Blow: 'Range 9, undefendable, 2dmg. You may spend up to 2 Fervor for +1dmg each.' },
    };
    const all = scene('a B', { a, B: {} }, { files }).use('a', 'Blow').pick('B').pick('yes').pick('yes');
    expect(all.shows()).toEqual({ a: '10 at 0,0, Fervor', B: '6 at 1,0' });
    const one = scene('a B', { a, B: {} }, { files }).use('a', 'Blow').pick('B').pick('yes').pick('no');
    expect(one.shows()).toEqual({ a: '10 at 0,0, 2 Fervor', B: '7 at 1,0' });
  });

  it('buy damage that nothing lowers only where they are spent', () => {
    const a = {
      tokens: { 'scene/fervor': 1 },
      defaults: { Blow: 'Range 9, undefendable, 2dmg. You may spend a Fervor for +2dmg, irreducible.' },
    };
    const B = { passives: { Armor: '' } };
    expect(scene('a B', { a, B }, { files }).use('a', 'Blow').pick('B').pick('yes').shows().B).toBe('6 at 1,0');
    expect(scene('a B', { a, B }, { files }).use('a', 'Blow').pick('B').pick('no').shows().B).toBe('9 at 1,0');
  });
});
