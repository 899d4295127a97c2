import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/keg.json': { name: 'Keg', text: 'When an enemy enters this space, remove this and deal 2dmg to them.' },
};
const defaults = {
  Keg: 'Free Action: Place a Keg in range 3. You deal +1dmg to enemies adjacent to it.',
  Jab: 'Enemy in range 3, 1dmg.',
};

describe('what a card says of a piece beside the text of the piece', () => {
  it('stands with the card for as long as such a piece lies there', () => {
    const play = scene('a . . B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Keg').pick(2, 0).use('a', 'Jab').pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 3,0' });
  });

  it('says nothing while none lies there', () => {
    const play = scene('a . . B', { a: { defaults }, B: {} }, { files });
    play.use('a', 'Jab').pick(3, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 3,0' });
  });
});
