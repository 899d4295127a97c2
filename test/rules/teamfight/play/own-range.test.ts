import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/coin.json': { name: 'Coin', start: 0, most: 6 } };
const a = (text: string) => ({
  with: ['coin'],
  tokens: { 'scene/coin': 2 },
  defaults: { Reach: text, Jab: 'Range 3, 1dmg.' },
});

describe('how far an ability reaches by its own text', () => {
  it.each([
    ['Range 3, 1dmg, +1 range per Coin.', 5],
    ['Range 3, 1dmg. This has +2 range if you have 3 or more Coins.', 3],
    ['Range 3, 1dmg. This has +2 range if you have a Coin.', 5],
  ])('%s', (text, far) => {
    const reached = (ability: string, space: number) =>
      scene(`a ${'. '.repeat(space - 1)}B . . . . .`, { a: a(text), B: {} }, { files })
        .use('a', ability)
        .asks()
        ?.includes(`${space},0`);
    expect([reached('Reach', far), reached('Reach', far + 1)]).toEqual([true, false]);
    // No other ability reaches farther.
    expect(reached('Jab', 4)).toBe(false);
  });
});

describe('what is paid to deal more instead', () => {
  const text = 'Range 3, 1dmg. You may spend a Coin to deal 3dmg instead.';
  it.each([
    ['yes', 7],
    ['no', 9],
  ])('%s', (answer, health) => {
    const play = scene('a . B', { a: a(text), B: {} }, { files });
    play.use('a', 'Reach').pick('B').pick(answer);
    expect(play.shows().B).toBe(`${health} at 2,0`);
  });
});
