import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('more of one side near somebody', () => {
  it('is without that one', () => {
    const Call = 'Range 4, 1dmg. If there are more enemies than allies in range 1 of the target, +2dmg.';
    const alone = scene('a . . C', { a: { abilities: { Call } }, C: {} })
      .use('a', 'Call')
      .pick('C');
    expect(alone.shows().C).toBe('9 at 3,0');
    const two = scene('a . . C D', { a: { abilities: { Call } }, C: {}, D: {} })
      .use('a', 'Call')
      .pick('C');
    expect(two.shows().C).toBe('7 at 3,0');
    const both = scene('a . b C D', { a: { abilities: { Call } }, b: {}, C: {}, D: {} })
      .use('a', 'Call')
      .pick('C');
    expect(both.shows().C).toBe('9 at 3,0');
  });
});

describe('the next attack until something happens', () => {
  const Aim = 'Free Action, 9/Turn:\nYour next attack deals +2 damage until you move.';
  const Jab = 'Free Action, 9/Turn:\nRange 1, 1dmg.';
  const start = () => scene('. a B', { a: { abilities: { Aim, Jab } }, B: {} }).use('a', 'Aim');

  it('is that one alone', () => {
    const play = start().use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('6 at 2,0');
  });

  it('is none where that comes first', () => {
    expect(start().move('a', 0, 0).move('a', 1, 0).use('a', 'Jab').pick('B').shows().B).toBe('9 at 2,0');
  });
});

describe('whether the text has moved somebody', () => {
  it('is asked of a way that they went by it', () => {
    const Nudge = 'Range 3, 1dmg. The target moves 1. If they were not moved, 2dmg.';
    const play = () =>
      scene('a . B .', { a: { abilities: { Nudge } }, B: {} })
        .use('a', 'Nudge')
        .pick('B');
    expect(play().pick(3, 0).shows().B).toBe('9 at 3,0');
  });
});
