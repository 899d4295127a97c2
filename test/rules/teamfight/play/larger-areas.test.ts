import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/coin.json': { name: 'Coin', start: 0, most: 6 } };

describe('an area that is so much larger for each', () => {
  it.each([
    ['Enemies in burst 1 + 1 per Coin you have, 2dmg.', 1],
    ['Enemies in line 1 + 1 per Coin, 2dmg.', 1],
  ])('%s', (text) => {
    const left = (coins: number) => {
      const a = { with: ['coin'], tokens: { 'scene/coin': coins }, defaults: { Sing: text } };
      const play = scene('aB.C.', { a, B: {}, C: {} }, { files }).use('a', 'Sing');
      while (play.asks()?.includes('placement')) play.play({ do: 'pick', value: 0 });
      return play.shows();
    };
    expect(left(0)).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0' });
    expect(left(1)).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0' });
    expect(left(2)).toMatchObject({ B: '8 at 1,0', C: '8 at 3,0' });
  });

  it('reaches farther, where it is on one target', () => {
    const a = { with: ['coin'], tokens: { 'scene/coin': 2 }, defaults: { Reach: 'Range 2 + 1 per Coin, 1dmg.' } };
    const reached = (space: number) =>
      scene(`a ${'. '.repeat(space - 1)}B . . .`, { a, B: {} }, { files })
        .use('a', 'Reach')
        .asks()
        ?.includes(`${space},0`);
    expect([reached(4), reached(5)]).toEqual([true, false]);
  });
});
