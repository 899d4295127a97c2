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

  it('is the one that has lost most, whatever it has left', () => {
    const units = {
      a: { defaults: { Tend: 'The most damaged ally in range 3 heals 1' } },
      b: { health: 4, hurt: 1 },
      c: { health: 10, hurt: 3 },
      d: { health: 10, hurt: 2 },
    };
    const play = scene('a b c d', units);
    play.use('a', 'Tend');
    expect(play.shows()).toMatchObject({ b: '3 at 1,0', c: '8 at 2,0', d: '8 at 3,0' });
  });
});
