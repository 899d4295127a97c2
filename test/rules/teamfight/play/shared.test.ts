import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what one unit bears or does for another', () => {
  it('takes the damage that somebody else would take, until it ends', () => {
    const play = scene('a B C', {
      a: { defaults: { Jab: 'Range 2, 3dmg.' } },
      B: {},
      C: {
        abilities: {
          Oath: '1/Game, Free Action:\nRange 1, until the end of your next turn, damage the target would take is dealt to you instead.',
        },
      },
    });
    play.end().turnOf('C').use('C', 'Oath').pick('B').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '7 at 2,0' });
  });

  it('takes half of what its neighbours would take', () => {
    const play = scene('a B C', {
      a: { defaults: { Jab: 'Range 1, 4dmg.' } },
      B: {},
      C: { passives: { Shield: 'Half of the damage adjacent allies would take is dealt to you instead.' } },
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 2,0' });
  });

  it('brings somebody along, next to where its own movement ends', () => {
    const play = scene('a b . .\n. . . .', {
      a: {
        abilities: { Saddle: '1/Game, Free Action:\nRange 1, the target moves with you until the end of your turn.' },
      },
      b: {},
    });
    play.use('a', 'Saddle').pick('b').move('a', 2, 1);
    expect(play.asks()).toBe('1 space: 2,0 3,0 1,1 3,1');
    play.pick(3, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 2,1', b: '10 at 3,1' });
  });

  it('makes an enemy walk where it wants', () => {
    const play = scene('a . B . .', { a: { defaults: { Lure: 'Range 3, force the target to move 2.' } }, B: {} });
    play.use('a', 'Lure').pick('B');
    expect(play.asks()).toBe('1 destination: 1,0 3,0 4,0 stop');
    play.pick(4, 0);
    expect(play.shows().B).toBe('10 at 4,0');
  });
});
