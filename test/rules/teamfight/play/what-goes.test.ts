import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/acorn.json': { name: 'Acorn' } };
const shot = { defaults: { Shot: 'Free Action, 9/Turn:\nRange 9, undefendable, 4dmg.' } };

describe('what is lost in the place of a death', () => {
  const passives = { 'Would die': 'Lose an Acorn instead. You have 1 health.' };

  it('saves whoever has it, and nobody who has none', () => {
    const B = { health: 4, passives, tokens: { 'scene/acorn': 1 } };
    const play = scene('a B', { a: shot, B }, { files });
    expect(play.use('a', 'Shot').pick('B').shows().B).toBe('1 at 1,0');
    expect(play.use('a', 'Shot').pick('B').shows().B).toBe('dead');
  });

  it('is a token that says so itself', () => {
    const charm = {
      'tokens/charm.json': { name: 'Charm', text: 'If you would die, lose this and survive at 1 health.' },
    };
    const B = { health: 4, tokens: { 'scene/charm': 1 } };
    expect(scene('a B', { a: shot, B }, { files: charm }).use('a', 'Shot').pick('B').shows().B).toBe('1 at 1,0');
  });
});

describe('what was counted', () => {
  it('is so much healing, and is gone', () => {
    const a = { hurt: 5, tokens: { 'scene/acorn': 3 }, defaults: { Nap: 'Lose all Acorns. Heal that much.' } };
    expect(scene('a B', { a, B: {} }, { files }).use('a', 'Nap').shows().a).toBe('8 at 0,0');
  });

  it('goes from the target that it was counted on', () => {
    const burr = { 'tokens/burr.json': { name: 'Burr' } };
    const a = { defaults: { Pluck: 'Range 3, undefendable, 1dmg for each Burr on the target, then remove them.' } };
    const B = { tokens: { 'scene/burr': 3 } };
    expect(scene('a B', { a, B }, { files: burr }).use('a', 'Pluck').pick('B').shows().B).toBe('7 at 1,0');
  });
});

describe('up to so many of some options', () => {
  it('may be fewer', () => {
    const a = { hurt: 5, defaults: { Harvest: 'Choose up to two --\n- Heal 2\n- Gain an Acorn\n- Heal 1' } };
    const all = scene('a B', { a, B: {} }, { files }).use('a', 'Harvest').pick('Heal 2').pick('Gain an Acorn');
    expect(all.shows().a).toBe('7 at 0,0, Acorn');
    const one = scene('a B', { a, B: {} }, { files }).use('a', 'Harvest').pick('Heal 2').pick('stop');
    expect(one.shows().a).toBe('7 at 0,0');
  });
});
