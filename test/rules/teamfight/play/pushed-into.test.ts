import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const shoves = (name: string, text: string): Piece => ({
  defaults: { Shove: 'Range 2, push 2.' },
  passives: { [name]: text },
});

describe('who is pushed into something', () => {
  it.each([
    ['a B . C', { B: '9 at 2,0', C: '9 at 3,0' }],
    ['a B . #', { B: '9 at 2,0' }],
  ])('takes damage, and whoever stopped it, where somebody did: %s', (map, shown) => {
    const a = shoves('When you push a unit into a wall or another unit', '1dmg to each.');
    const units: Record<string, Piece> = map.includes('C') ? { a, B: {}, C: {} } : { a, B: {} };
    const play = scene(map, units);
    play.use('a', 'Shove').pick('B');
    while (play.state.pending !== undefined) play.pick(2, 0);
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('one target, or an area', () => {
  const hits = {
    defaults: { Jab: 'Free Action:\nRange 2, 4dmg, undefendable.' },
    abilities: { Blast: 'Burst 2, 4dmg.' },
  };

  it('half of what one target takes comes to who resists that', () => {
    const play = scene('a B', { a: hits, B: { passives: { 'Take half damage from single target abilities': '' } } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.use('a', 'Blast');
    expect(play.shows().B).toBe('4 at 1,0');
  });
});

describe('swaps that are forbidden', () => {
  it('those who cannot swap change places with nobody, and others do', () => {
    const lock = {
      passives: { Lock: 'Enemies in range 2 cannot swap places.' },
      defaults: { Trade: 'Range 3, swap places with the target.' },
    };
    const trades = { defaults: { Trade: 'Range 3, swap places with the target.' } };
    const play = scene('a . B . c', { a: lock, B: trades, c: {} });
    play.use('a', 'Trade').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 0,0' });
    play.turnOf('B').use('B', 'Trade').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 0,0' });
  });
});

describe('what one turn alone brings', () => {
  it('an action is missing in the turn that begins, and not in the next one', () => {
    const a = {
      passives: {
        'Start of turn':
          'If no enemy has LoS to you, you have +1 speed this turn and your attacks are undefendable. Else, you cannot use your Move Action.',
      },
    };
    const seen = scene('a . . B', { a, B: {} }).turnOf('B').turnOf('a');
    expect(seen.destinations()).toEqual([]);
    const hidden = scene('a . . # B', { a: { ...a, speed: 1 }, B: {} })
      .turnOf('B')
      .turnOf('a');
    expect(hidden.destinations()).toEqual(['1,0', '2,0']);
  });
});
