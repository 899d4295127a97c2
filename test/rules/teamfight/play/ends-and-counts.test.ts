import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/numb.json': { name: 'Numb', text: 'You have -1 speed. Clear at the end of your next turn.' },
  'counters/coin.json': { name: 'Coin' },
  'tokens/hook.json': { name: 'Hook', text: '' },
};

describe('what ends by itself', () => {
  it('is answered as it ends, once', () => {
    const a = { defaults: { Chill: 'Range 5, numb. When it ends, 2dmg to enemies in burst 1 of them.' } };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Chill').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0, Numb', C: '10 at 3,0' });
    play.turnOf('B').turnOf('C');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 3,0' });
  });
});

describe('how many there are', () => {
  it('is asked behind what was gained before the question', () => {
    const Knock = 'Free Action: Range 1, 1dmg, gain a Coin.\nIf you have 3, lose them, +2dmg.';
    const play = scene('a B', { a: { defaults: { Knock }, with: ['coin'] }, B: {} }, { files });
    play.use('a', 'Knock').pick('B').use('a', 'Knock').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 Coin', B: '8 at 1,0' });
    play.use('a', 'Knock').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '5 at 1,0' });
  });
});

describe('who has one and the other', () => {
  it('loses both, and who has one of them is no target', () => {
    const a = {
      defaults: {
        Tag: 'Free Action: Range 5, give Hook.',
        Chill: 'Free Action: Range 5, numb.',
        Close: 'Free Action: Enemy in range 5 with Hook and Numb loses both. 3dmg',
      },
      with: ['hook'],
    };
    const play = scene('a B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Tag').pick('B').use('a', 'Tag').pick('C').use('a', 'Chill').pick('C');
    play.use('a', 'Close').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0, Hook', C: '7 at 2,0' });
  });
});
