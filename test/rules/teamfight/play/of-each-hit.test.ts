import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is said of those an area hits', () => {
  it('on kill is done for each who dies of it', () => {
    const play = scene('B a C\n. . D', {
      a: { defaults: { Sweep: 'Enemies in burst 2, 2dmg. On kill, heal 2.' }, hurt: 6 },
      B: { health: 2 },
      C: { health: 1 },
      D: {},
    });
    play.use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '8 at 1,0', D: '8 at 2,1' });
  });

  it('on hit is done to each who is hit, where nobody rolls, too', () => {
    const play = scene('B a C b', {
      a: { defaults: { Chill: 'Enemies in burst 2, 1dmg. On hit, slow.' } },
      B: {},
      C: {},
      b: {},
    });
    play.use('a', 'Chill');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0, Slow', C: '9 at 2,0, Slow', b: '10 at 3,0' });
  });

  it('counts the damage dealt to all of them together', () => {
    const play = scene('B a C\n. . .', {
      a: { defaults: { Drain: 'Enemies in burst 2, 2dmg. Heal half the damage dealt.' }, hurt: 6 },
      B: { passives: { Armor: 'You have Armor.' } },
      C: {},
    });
    play.use('a', 'Drain');
    // 1 and 2, of which half is rounded up (T-032).
    expect(play.shows()).toMatchObject({ a: '6 at 1,0', B: '9 at 0,0', C: '8 at 2,0' });
  });

  it('the first of a side is the first of these in the line', () => {
    const play = scene('a b C D', {
      a: { defaults: { Lance: 'Line 4, 2dmg to the first enemy, 1dmg to the rest.' } },
      b: {},
      C: {},
      D: {},
    });
    play.use('a', 'Lance');
    expect(play.shows()).toMatchObject({ b: '9 at 1,0', C: '8 at 2,0', D: '9 at 3,0' });
  });

  it('the center takes its own number', () => {
    const play = scene('a . B C', {
      a: { defaults: { Bomb: 'Range 3 burst 1, 1dmg, 3dmg in the center.' } },
      B: {},
      C: {},
    });
    play.use('a', 'Bomb').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '9 at 3,0' });
  });
});
