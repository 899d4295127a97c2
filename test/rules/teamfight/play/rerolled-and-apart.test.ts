import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('an attack that offers to be rolled again', () => {
  const text = 'Range 4, +2def, 3dmg. You may spend a Charge to reroll.';
  const luck: Piece = { tokens: { 'common/charge': 2 } };

  it('is rolled anew for each that is spent', () => {
    const play = scene('a . B', { a: acts(text, luck), B: {} }, { rolls: [1, 2, 5] });
    play.use('a', 'Act').pick('B').pick('yes').pick('yes');
    expect(play.shows().B).toBe('7 at 2,0');
  });

  it('and not without one to spend', () => {
    const play = scene('a . B', { a: acts(text), B: {} }, { rolls: [1] });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('only where it misses, once', () => {
    const a = acts('Range 4, +2def, 3dmg. If you miss, you may reroll.');
    const play = scene('a . B', { a, B: {} }, { rolls: [1, 2, 5] });
    play.use('a', 'Act').pick('B').pick('yes');
    expect(play.shows().B).toBe('10 at 2,0');
    play.turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('the difference between two', () => {
  it.each([
    [8, 5, '2 at 2,0'],
    [3, 8, '3 at 2,0'],
  ])('counts whoever has more: %i and %i', (mine, theirs, told) => {
    const a = acts('Range 4, Xdmg, where X is the difference between your health and theirs.', { hurt: 10 - mine });
    const play = scene('a . B', { a, B: { hurt: 10 - theirs } });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe(told);
  });
});

describe('pieces that act at a later moment', () => {
  it('go when they have acted, and not before', () => {
    const a = acts(
      'Empty space in range 3, place a Rocket.\nAt the start of your next turn, each Rocket: burst 1, 3dmg. Remove all Rockets.',
    );
    const play = scene('a . . . B', { a, B: {} }, { files: { 'markers/rocket.json': { name: 'Rocket' } } });
    play.use('a', 'Act').pick(3, 0);
    expect(play.shows().B).toBe('10 at 4,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 4,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 4,0');
  });
});
