import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('who is next to an area', () => {
  it('is beside one of its spaces, is in none of them, and is not whoever draws it from himself', () => {
    const gash = { Gash: 'Line 3, 2dmg. Units adjacent to the line take 1dmg.' };
    const play = scene('a . B . . F\n. C . . . .\n. . . . D .', { a: { defaults: gash }, B: {}, C: {}, D: {}, F: {} });
    play.use('a', 'Gash').pickArea([1, 0], [2, 0], [3, 0]);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0', C: '9 at 1,1', D: '10 at 4,2', F: '10 at 5,0' });
  });

  it('is not who stands in the area, far from its middle', () => {
    const bomb = { Bomb: 'Burst 1 in range 4, 2dmg. Enemies adjacent to it are Slowed.' };
    const play = scene('a . . . . .\n. . . B C D', { a: { defaults: bomb }, B: {}, C: {}, D: {} });
    play.use('a', 'Bomb').pick(2, 1);
    expect(play.shows()).toMatchObject({ B: '8 at 3,1', C: '10 at 4,1, Slow', D: '10 at 5,1' });
  });
});
