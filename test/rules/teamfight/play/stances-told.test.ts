import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/odd.json': { name: 'Odd Stance', text: 'Your shadow walks two steps ahead and nobody knows why.' },
  'tokens/tide.json': {
    name: 'Tide Stance',
    text: 'At the start of your turn, take 2 irreducible damage.\nOthers in burst 1, 1dmg.',
  },
  'tokens/drum.json': { name: 'Drum' },
  'tokens/horn.json': { name: 'Horn' },
};

describe('stances that their card tells', () => {
  it('are played from there where their own text is not understood', () => {
    const text = 'Free Action:\nEnter Odd Stance:\n  You have +1 speed.\n  When you move, 1dmg to adjacent enemies.';
    const play = scene('a . . . . . B', { a: { speed: 4, defaults: { Do: text } }, B: {} }, { files });
    play.use('a', 'Do').move('a', 5, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 5,0, Odd Stance', B: '9 at 6,0' });
  });

  it('are played from their own text where both say the same, in as many lines', () => {
    const text =
      'Free Action:\nEnter Tide Stance:\n  At the start of your turn, take 2 irreducible damage.\n  Then others in burst 1, 1dmg.\n  Cannot exit.';
    const play = scene('a B', { a: { defaults: { Do: text } }, B: {} }, { files });
    play.use('a', 'Do').turnOf('B').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0, Tide Stance', B: '9 at 1,0' });
  });

  it('are entered or left as a card says both', () => {
    const text = 'Free Action: Enter or exit Tide Stance.';
    const play = scene('a B', { a: { defaults: { Do: text } }, B: {} }, { files });
    play.use('a', 'Do').use('a', 'Do').turnOf('B').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 1,0' });
  });
});

describe('one of several tokens', () => {
  it('is one that nobody has, where the card says so', () => {
    const text = 'Free Action: Ally in range 3 gets a Drum or a Horn that no unit has yet.';
    const units = { a: { defaults: { Do: text }, with: ['drum', 'horn'] }, c: {}, d: {}, B: {} };
    const play = scene('a c d B', units, { files });
    play.use('a', 'Do').pick('c').pick('gets a Drum').use('a', 'Do').pick('d');
    expect(play.shows()).toMatchObject({ c: '10 at 1,0, Drum', d: '10 at 2,0, Horn' });
  });
});
