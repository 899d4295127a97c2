import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const drawn = 'a . B C';

describe('what stands behind what is done to several', () => {
  it.each([
    ['Burst 3, enemies take 1dmg, then enemies in burst 3 take 2dmg.', '7 at 2,0', '7 at 3,0'],
    ['Burst 3: enemies take 1dmg, each enemy in the burst takes 1dmg.', '8 at 2,0', '8 at 3,0'],
    ['Line 3, enemies take 1dmg, then all enemies in LoS take 1dmg.', '8 at 2,0', '8 at 3,0'],
  ])('strikes once those who are named anew: %s', (text, first, second) => {
    const play = scene(drawn, { a: { abilities: { Do: text } }, B: {}, C: {} });
    play.use('a', 'Do');
    if (play.asks() !== undefined) play.pick(3, 0);
    expect([play.shows().B, play.shows().C]).toEqual([first, second]);
  });

  it.each([
    'Burst 3, enemies take 1dmg, and you heal 1.',
    'Burst 3: enemies take 1dmg, and if you are below half health, heal 1.',
    'Enemies in burst 3, 1dmg, and if you are below half health, heal 1.',
  ])('is for you once, however many are in an area: %s', (text) => {
    const play = scene(drawn, { a: { abilities: { Do: text }, hurt: 6 }, B: {}, C: {} });
    play.use('a', 'Do');
    expect(play.shows().a).toBe('5 at 0,0');
  });

  it.each(['Two enemies in range 4, 1dmg, and you heal 1.', 'Two enemies in range 4 take 1dmg, then you heal 1.'])(
    'is for you once, however many are chosen: %s',
    (text) => {
      const play = scene(drawn, { a: { abilities: { Do: text }, hurt: 6 }, B: {}, C: {} });
      play.use('a', 'Do').pick('B').pick('C');
      expect([play.shows().a, play.shows().B, play.shows().C]).toEqual(['5 at 0,0', '9 at 2,0', '9 at 3,0']);
    },
  );
});

describe('healing for each enemy in an area', () => {
  it('is for whoever lays it', () => {
    const play = scene('a b B C', {
      a: { abilities: { Do: 'Burst 3. Heal 1 for each enemy in it.' }, hurt: 6 },
      b: { hurt: 6 },
      B: {},
      C: {},
    });
    play.use('a', 'Do');
    expect([play.shows().a, play.shows().b]).toEqual(['6 at 0,0', '4 at 1,0']);
  });
});

describe('what allies gain until you move', () => {
  it('goes with those who were there', () => {
    const abilities = { Do: 'Allies in range 2 gain +2 speed until you move.' };
    const play = scene('a b . . . . . . . .', { a: { abilities, speed: 1 }, b: { speed: 4 } });
    play.use('a', 'Do').turnOf('b').move('b', 7, 0);
    expect(play.shows().b).toBe('10 at 7,0');
  });
});
