import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/cask.json': { name: 'Cask' },
  'markers/coral.json': { name: 'Coral', object: true, health: 2, blocksMovement: true },
};

describe('pieces in sight that go', () => {
  it.each([
    ['All Casks in LoS', 'Destroy all Cask markers in LoS. Each deals burst 1, 2dmg.'],
    ['Each Cask', 'Destroy each Cask in LoS. Each: enemies in burst 1, 2dmg.'],
  ])('%s', (_, text) => {
    const a = { abilities: { Blow: text } };
    const cask = { card: 'scene/cask', of: 'a' };
    const play = scene('a c B . # d C', { a, c: cask, d: cask, B: {}, C: {} }, { files });
    play.use('a', 'Blow');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 6,0' });
  });

  it('are objects, too', () => {
    const a = { abilities: { Bleach: 'Destroy all Coral in LoS. Each: Enemies in burst 1, 2dmg, push 1.' } };
    const coral = { card: 'scene/coral', of: 'a' };
    const play = scene('a c B . .', { a, c: coral, B: {} }, { files });
    play.use('a', 'Bleach');
    expect(play.shows()).toMatchObject({ c: 'dead', B: '8 at 2,0' });
  });
});
