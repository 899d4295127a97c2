import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const text =
  'At the start of your turn, each Hornet Nest does "nearest enemy in range 2, 1dmg".\nIf two nests hit the same target, the target takes 2 damage.';
const files = { 'markers/hornet-nest.json': { name: 'Hornet Nest', text, object: true, health: 1 } };
const set = 'Free Action: Two spaces in unlimited range, place a Hornet Nest object in each.';

describe('pieces that hit one target together', () => {
  const start = (...at: [number, number][]) => {
    const play = scene(
      'a . . . .\n. . B . C\n. . . . .',
      { a: { abilities: { Nests: set } }, B: {}, C: {} },
      { files },
    );
    play.use('a', 'Nests');
    for (const [x, y] of at) play.pick(x, y);
    return play.turnOf('B').turnOf('C').turnOf('a');
  };

  it('do what the text says with the second hit in a turn, once', () => {
    expect(start([1, 0], [1, 2]).shows()).toMatchObject({ B: '6 at 2,1', C: '10 at 4,1' });
  });

  it('do no such thing where each hits somebody else', () => {
    expect(start([1, 0], [4, 0]).shows()).toMatchObject({ B: '9 at 2,1', C: '9 at 4,1' });
  });
});
