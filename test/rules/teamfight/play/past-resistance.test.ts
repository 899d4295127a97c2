import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const guarded = { passives: { 'Resistance to all damage': '', Armor: '' } };

describe('damage that ignores Resistance', () => {
  it.each([
    // Half of 5, rounded up, and 1 less.
    ['Enemy in range 3, 5dmg.', '8 at 2,0'],
    ['Enemy in range 3, 5dmg, ignores Resistance.', '6 at 2,0'],
    ['Enemy in range 3, 5dmg, ignores Armor and Resistance.', '5 at 2,0'],
  ])('comes in full: %s', (text, shown) => {
    const play = scene('a . B', { a: { defaults: { Jab: text } }, B: guarded });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe(shown);
  });

  it('is all that somebody deals whose attacks do so', () => {
    const passives = { Keen: 'Your attacks ignore Resistance.' };
    const play = scene('a . B', { a: { defaults: { Jab: 'Enemy in range 3, 5dmg.' }, passives }, B: guarded });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });
});
