import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a target by its health', () => {
  it('is the weakest or healthiest that can be reached; between equals the player chooses', () => {
    const units = {
      a: {
        defaults: { Cull: 'Lowest health enemy in range 3, 1dmg', Humble: 'Highest health enemy in range 3, 1dmg' },
      },
      B: { health: 4 },
      C: { health: 7 },
      D: { health: 4 },
      E: { health: 1 },
    };
    const play = scene('a B C D . . E', units);
    play.use('a', 'Cull');
    expect(play.asks()).toBe('1 target: B D');
    play.pick('D');
    expect([play.shows().D, play.shows().E]).toEqual(['3 at 3,0', '1 at 6,0']);
    play.turnOf('a').use('a', 'Humble');
    expect(play.shows().C).toBe('6 at 2,0');
  });
});
