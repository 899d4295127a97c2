import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('before or after', () => {
  const text = 'Range 1, 2dmg. Move 1 before or after.';

  it('goes before the attack and not once more', () => {
    const play = scene('a . B .', { a: { defaults: { Lunge: text } }, B: {} });
    play.use('a', 'Lunge').pick('yes').pick(1, 0).pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '8 at 2,0' });
  });

  it('goes behind it where it did not before', () => {
    const play = scene('. a B .', { a: { defaults: { Lunge: text } }, B: {} });
    play.use('a', 'Lunge').pick('no').pick('B').pick('yes').pick(0, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});

describe('a chain', () => {
  it('goes from each to one that was not hit, with damage of its own', () => {
    const play = scene('a B . C . D', {
      a: {
        defaults: { Spark: 'Range 1, 3dmg. Chains to 2 other enemies in range 2 of the last target for 1dmg each.' },
      },
      B: {},
      C: {},
      D: {},
    });
    play.use('a', 'Spark').pick('B').pick('C').pick('D');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 1,0', C: '9 at 3,0', D: '9 at 5,0' });
  });
});

describe('the first action', () => {
  it('is none behind another one', () => {
    const play = scene('a . B', {
      a: { defaults: { Salute: 'Range 3, 2dmg. Must be your first action.', Step: 'Move Action: Heal 1.' } },
      B: {},
    });
    play.use('a', 'Step');
    expect(() => play.use('a', 'Salute')).toThrow();
  });
});
