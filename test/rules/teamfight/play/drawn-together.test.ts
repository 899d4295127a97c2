import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('units that are drawn together by their tokens', () => {
  const files = { 'tokens/thread.json': { name: 'Thread' } };
  const Weaver = {
    abilities: {
      Tie: 'Free Action: Range 5, undefendable, give your Thread.',
      Tangle: 'Pull each unit with your Thread 2 towards the other.\nIf they are adjacent, 2dmg to both and slow.',
    },
    with: ['thread'],
  };

  it('are both harmed where they come to stand side by side', () => {
    const play = scene('. a . . .\n. . . . .\nB . . C .', { a: Weaver, B: {}, C: {} }, { files });
    play.use('a', 'Tie').pick('B').use('a', 'Tie').pick('C').use('a', 'Tangle');
    play.pick(2, 2);
    play.pick(3, 2);
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,2, Thread, Slow', '8 at 3,2, Thread, Slow']);
  });

  it('are not harmed alone', () => {
    const play = scene('. a . . .\n. . . . .\nB D . C .', { a: Weaver, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Tie').pick('B').use('a', 'Tangle');
    expect([play.shows().B, play.shows().D]).toEqual(['10 at 0,2, Thread', '10 at 1,2']);
  });
});

describe('what is gained for each of those in an area', () => {
  it('is of those who were struck', () => {
    const a = { abilities: { Bellow: 'Enemies in burst 2, push 1. Gain 1 overshield for each.' } };
    const play = scene('. . B . .\n. . a . .\n. . C . .', { a, B: {}, C: {} });
    play.use('a', 'Bellow');
    expect(play.shows().a).toContain('2 overshield');
  });
});
