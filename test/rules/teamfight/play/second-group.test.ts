import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a second group in a sentence', () => {
  it('is struck once, not once for each of the first', () => {
    const a = { abilities: { Act: 'Each enemy in range 1 takes 3dmg and each ally in range 2 heals 1.' } };
    const play = scene('B a C d', { a, B: {}, C: {}, d: { hurt: 5 } });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '7 at 0,0', C: '7 at 2,0', d: '6 at 3,0' });
  });

  it('of others is of none who were struck before', () => {
    const a = { abilities: { Act: 'Deal 3dmg to each adjacent enemy and 1dmg to each other enemy in range 2.' } };
    const play = scene('B a C D', { a, B: {}, C: {}, D: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '7 at 0,0', C: '7 at 2,0', D: '9 at 3,0' });
  });
});

describe('somebody chosen behind a group', () => {
  it('is chosen once, not for each of the group', () => {
    const a = { abilities: { Act: 'Burst 1, 1dmg and an ally in range 3 heals 2.' } };
    const play = scene('B a C d', { a, B: {}, C: {}, d: { hurt: 5 } })
      .use('a', 'Act')
      .pick('d');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0', C: '9 at 2,0', d: '7 at 3,0' });
    expect(play.asks()).toBeUndefined();
  });

  it('is chosen where the group is empty, too', () => {
    const a = { abilities: { Act: 'Enemies in range 1 take 1dmg and an ally in range 3 heals 2.' } };
    const play = scene('a . d . . C', { a, C: {}, d: { hurt: 5 } })
      .use('a', 'Act')
      .pick('d');
    expect(play.shows().d).toBe('7 at 2,0');
  });
});
