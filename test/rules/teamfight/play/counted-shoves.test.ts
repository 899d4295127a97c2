import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what comes for each that was pushed', () => {
  it('counts whom the push has moved, and nobody who stood against the edge', () => {
    const a = {
      hurt: 6,
      abilities: { Gust: 'Free Action: Push all adjacent enemies 1. Heal 2 for each enemy pushed.' },
    };
    const play = scene('. . . .\nB a C .\n. . . .', { a, B: {}, C: {} }).use('a', 'Gust').pick(3, 1);
    expect(play.shows()).toMatchObject({ a: '6 at 1,1', B: '10 at 0,1', C: '10 at 3,1' });
  });
});
