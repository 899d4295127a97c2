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
