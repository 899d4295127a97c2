import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

describe('a question about a flight in this turn', () => {
  it('is not answered by a walk', () => {
    for (const [way, left] of [
      ['Free Action: Fly 2.', 6],
      ['Free Action: Move 2.', 8],
    ] as const) {
      const a: Piece = { abilities: { Step: way, Act: 'Range 4, 2dmg, +2dmg if you flew this turn.' } };
      const play = scene('a . . B', { a, B: {} });
      play.use('a', 'Step').pick(1, 0).use('a', 'Act').pick('B');
      expect(play.shows().B, way).toBe(`${left} at 3,0`);
    }
  });
});
