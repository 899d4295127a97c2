import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an ally who may use one of its abilities', () => {
  it('uses any of them, at once and for no action', () => {
    const a = { abilities: { Order: 'An ally in range 3 may use one of its abilities.' } };
    const b = { defaults: { Jab: 'Range 2, 1dmg.' }, abilities: { Bolt: '1/Game. Range 2, 3dmg.' } };
    const play = scene('a b . C', { a, b, C: {} }).use('a', 'Order').pick('b').pick('yes').pick('Bolt').pick('C');
    expect(play.shows()).toMatchObject({ C: '7 at 3,0' });
    // Its own limit holds.
    expect(() => play.turnOf('b').use('b', 'Bolt')).toThrow();
  });

  it('is not offered what uses others in its turn', () => {
    const text = 'An ally in range 3 uses one of its abilities.';
    const play = scene('a b', {
      a: { abilities: { Order: text } },
      b: { abilities: { Echo: text, Rest: 'Heal 1.' }, hurt: 3 },
    })
      .use('a', 'Order')
      .pick('b');
    expect(() => play.pick('Echo')).toThrow();
  });

  it('attacks with a default one', () => {
    const a = { abilities: { Order: 'An ally in range 3 may attack with a default ability.' } };
    const b = { defaults: { Jab: 'Range 2, 1dmg.', Rest: 'Heal 1.' } };
    const play = scene('a b . C', { a, b, C: {} }).use('a', 'Order').pick('b').pick('yes');
    expect(() => play.pick('Rest')).toThrow();
  });
});

describe('one of your other abilities', () => {
  it('is used as a part of this one, which it is not', () => {
    const a = {
      abilities: { Combo: 'Move 1. Use one of your other abilities.', Bolt: 'Range 3, 2dmg.', Rest: 'Heal 1.' },
    };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Combo').pick(1, 0);
    expect(() => play.pick('Combo')).toThrow();
    expect(play.pick('Bolt').pick('B').shows()).toMatchObject({ a: '10 at 1,0', B: '8 at 3,0' });
  });
});

describe('abilities that can be used once a turn', () => {
  const others = { Dash: 'Free Action, 1/Turn: move 1.', Bolt: 'Free Action, 1/Game: range 9, 1dmg.' };

  it('can be used again when they are reset, and no others', () => {
    const a = { abilities: { Wind: '1/Game, Free Action: reset your 1/Turn abilities.', ...others } };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Dash').pick(1, 0).use('a', 'Bolt').pick('B');
    expect(() => play.use('a', 'Dash')).toThrow();
    play.use('a', 'Wind').use('a', 'Dash').pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0' });
    expect(() => play.use('a', 'Bolt')).toThrow();
    expect(() => play.use('a', 'Dash')).toThrow();
  });

  it('come again by name', () => {
    const a = { abilities: { Jab: 'Range 9, 1dmg. You may use Dash again this turn.', ...others } };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Dash').pick(1, 0).use('a', 'Jab').pick('B');
    expect(play.use('a', 'Dash').pick(2, 0).shows()).toMatchObject({ a: '10 at 2,0', B: '9 at 3,0' });
  });

  it('are by hand where the one that resets them is one of them', () => {
    const a = { abilities: { Wind: '1/Turn, Free Action: reset your 1/Turn abilities.', ...others } };
    expect(() => scene('a . . B', { a, B: {} }).use('a', 'Wind')).toThrow('by hand');
    const b = { abilities: { Gale: '1/Game, Free Action: refresh all your 1/Game abilities.', ...others } };
    expect(() => scene('b . . B', { b, B: {} }).use('b', 'Gale')).toThrow('by hand');
  });
});
