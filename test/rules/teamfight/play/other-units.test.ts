import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('another unit, behind a target', () => {
  it('is none that is the target', () => {
    const text = 'Range 3, 1dmg. Another unit in range 3 takes 1dmg.';
    const play = scene('a . B C', { a: { defaults: { Knives: text } }, B: {}, C: {} });
    // A space may be chosen again (T-091), but whoever stands there is not hit again.
    play.use('a', 'Knives').pick('B').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '10 at 3,0' });
    const both = scene('a . B C', { a: { defaults: { Knives: text } }, B: {}, C: {} });
    both.use('a', 'Knives').pick('B').pick('C');
    expect(both.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '9 at 3,0' });
  });
});

describe('damage that is reduced as it is taken', () => {
  it('is told of as what happens when it is', () => {
    const shelled = { passives: { Shell: 'When you take damage, reduce it by 1.' } };
    const play = scene('a . B', { a: { defaults: { Bolt: 'Range 3, 3dmg.' } }, B: shelled });
    play.use('a', 'Bolt').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('what one had before it is given', () => {
  it('is what is asked', () => {
    const files = {
      'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
    };
    const text = 'Range 2, Slow. If they were already Slowed, 2dmg.';
    const play = scene('a . B', { a: { defaults: { Net: text } }, B: {} }, { files });
    play.use('a', 'Net').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Slow');
    const slowed = { tokens: { 'scene/slow': 1 } };
    const again = scene('a . B', { a: { defaults: { Net: text } }, B: slowed }, { files });
    again.use('a', 'Net').pick('B');
    expect(again.shows().B).toMatch(/^8 at 2,0/);
  });
});

describe('the nearest unit', () => {
  it('is never oneself', () => {
    const a = { defaults: { Snap: 'Nearest unit in range 3, 1dmg.' } };
    const play = scene('a . B c', { a, B: {}, c: {} });
    play.use('a', 'Snap');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', c: '10 at 3,0' });
  });
});
