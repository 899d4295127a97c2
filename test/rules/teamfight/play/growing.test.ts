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

describe('how many of them one may have', () => {
  it('is said by the card for all that gives them', () => {
    const a = {
      passives: { Zeal: 'You deploy with 2 Fervor (max 3).' },
      abilities: { Pray: 'Free Action, 9/Turn:\nGain 2 Fervor.' },
    };
    const play = scene('a B', { a, B: {} }, { files });
    expect(play.shows().a).toBe('10 at 0,0, 2 Fervor');
    expect(play.use('a', 'Pray').shows().a).toBe('10 at 0,0, 3 Fervor');
  });

  it('is said by a token for whoever has it', () => {
    const grit = { 'tokens/grit.json': { name: 'Grit', text: '+1 damage each. Max 2.' } };
    const a = { defaults: jab, abilities: { Chew: 'Free Action:\nGain 3 Grit.' } };
    const play = scene('a B', { a, B: {} }, { files: grit });
    play.use('a', 'Chew').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 2 Grit', B: '7 at 1,0' });
  });

  it('makes it so much stronger where they are said to stack', () => {
    const grit = { 'tokens/grit.json': { name: 'Grit', text: 'You deal +1 damage. Stacks.' } };
    const a = { tokens: { 'scene/grit': 2 }, defaults: jab };
    expect(scene('a B', { a, B: {} }, { files: grit }).use('a', 'Jab').pick('B').shows().B).toBe('7 at 1,0');
  });
});
