import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const bound = (hex: string) =>
  scene('a B . . . . .', { a: { abilities: { Hex: `Range 2, 1dmg. ${hex}` } }, B: { speed: 4 } })
    .use('a', 'Hex')
    .pick('B');

describe('what lasts until the target does something', () => {
  it.each([
    'Until it moves, the target deals -1 damage.',
    'The target deals -1 damage until it moves.',
    'Until the target moves, you have +1 speed.',
  ])('ends as it does: %s', (hex) => {
    const play = bound(hex);
    expect(play.state.lasting).toHaveLength(1);
    expect(play.turnOf('B').move('B', 2, 0).state.lasting).toEqual([]);
  });

  it.each([
    'Until the target leaves range 2 of you, it deals -1 damage.',
    'The target deals -1 damage until it leaves range 2 of you.',
  ])('is measured from whoever says it: %s', (hex) => {
    const play = bound(hex).turnOf('B').move('B', 2, 0);
    expect(play.state.lasting).toHaveLength(1);
    expect(play.turnOf('B').move('B', 4, 0).state.lasting).toEqual([]);
  });
});
