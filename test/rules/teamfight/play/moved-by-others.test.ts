import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const bears = (name: string, text = ''): Piece => ({ passives: { [name]: text } });

describe('who is moved by somebody else', () => {
  it.each([
    ['swap places with the target', 0, { a: '9 at 2,0', B: '10 at 0,0' }],
    ['push 1', 3, { a: '9 at 0,0', B: '10 at 3,0' }],
    ['pull 1', 1, { a: '9 at 0,0', B: '10 at 1,0' }],
  ])('answers whatever an enemy did that moved it: %s', (does, to, shown) => {
    const play = scene('a . B .', {
      a: acts(`Range 3, ${does}.`),
      B: bears('Touchy', 'When an enemy moves you, 1dmg to it.'),
    });
    play.use('a', 'Act').pick('B');
    while (play.state.pending !== undefined) play.pick(to, 0);
    expect(play.shows()).toEqual(shown);
  });

  it('what it does itself is no such thing', () => {
    const play = scene('. a . B', { a: acts('Range 3, swap places with the target.'), B: {} });
    const own = scene('. a . B', {
      a: {
        ...bears('Touchy', 'When you are moved by an enemy, heal 1.'),
        hurt: 3,
        defaults: { Act: 'Range 3, swap places with the target.' },
      },
      B: {},
    });
    for (const one of [play, own]) one.use('a', 'Act').pick('B');
    expect([play.shows().a, own.shows().a]).toEqual(['10 at 3,0', '7 at 3,0']);
  });

  it('an ally of whoever answers has not moved it as an enemy', () => {
    const b = { ...bears('Touchy', 'If you are moved by an enemy, heal 1.'), hurt: 3 };
    const play = scene('a . b . B', { a: acts('Range 3, swap places with the target.'), b, B: {} });
    play.use('a', 'Act').pick('b');
    expect(play.shows().b).toBe('7 at 0,0');
  });
});

describe('who cannot be swapped', () => {
  it.each(["Can't be swapped", 'Immune to swaps'])('%s: stays where it is, and so does the other one', (name) => {
    const play = scene('a . B', { a: acts('Range 3, swap places with the target.'), B: bears(name) });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0' });
  });

  it('may change places by what it does itself', () => {
    const a = acts('Range 3, swap places with the target.', bears("Can't be swapped"));
    const play = scene('a . B', { a, B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '10 at 0,0' });
  });
});

describe('what has been done in a turn', () => {
  it.each([
    ['B', '9 at 0,0'],
    ['b', '8 at 0,0'],
  ])('to damage an ally is not to damage an enemy: %s', (whom, shown) => {
    const a = acts('Range 2, 1dmg.', {
      ...bears('Idle', 'At the end of your turn, if you damaged an enemy, heal 1.'),
      hurt: 2,
    });
    const play = scene('a b B', { a, b: {}, B: {} });
    play.use('a', 'Act').pick(whom).turnOf('B');
    expect(play.shows().a).toBe(shown);
  });
});
