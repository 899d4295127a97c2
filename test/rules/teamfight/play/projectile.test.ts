import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const keg =
  'The keg rolls along Line 4.\nWhen it becomes adjacent to another unit, it explodes:\n  All in range 1, 2dmg.';

describe('what goes along a line until it is next to somebody', () => {
  it('does there what the text says, to all who are near, and no farther on', () => {
    const play = scene('. . . B . C\na . . . . .\n. . . . . .', { a: { abilities: { Keg: keg } }, B: {}, C: {} });
    play.use('a', 'Keg').pickArea([1, 1], [2, 1], [3, 1], [4, 1]);
    // At 2,1 it is next to B, across a corner; C is three columns away from there.
    expect(play.shows()).toMatchObject({ a: '10 at 0,1', B: '8 at 3,0', C: '10 at 5,0' });
  });

  it('is stopped by walls, and does nothing where it meets nobody', () => {
    const play = scene('a . # . B', { a: { abilities: { Keg: keg } }, B: {} });
    play.use('a', 'Keg');
    expect(play.shows().B).toBe('10 at 4,0');
  });
});
