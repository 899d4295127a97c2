import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is chosen behind an area', () => {
  const files = { 'counters/pip.json': { name: 'Pip' } };

  it('is chosen once for all in it, and paid once', () => {
    const text = 'Free Action, 9/Turn:\nEnemies in burst 2, choose one --\n- Spend a Pip: 3dmg\n- 1dmg';
    const tokens = { 'scene/pip': 2 };
    const play = scene('a B C', { a: { defaults: { Boom: text }, tokens }, B: {}, C: {} }, { files });
    play.use('a', 'Boom').pick(0, 0);
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '7 at 2,0' });
    play.use('a', 'Boom').pick(0, 0).use('a', 'Boom');
    expect(play.shows()).toMatchObject({ B: '3 at 1,0', C: '3 at 2,0' });
  });
});

describe('what is asked of the start of a turn', () => {
  it('was so then, whatever has become of it', () => {
    const a = {
      speed: 3,
      defaults: { Jab: 'Free Action:\nRange 9, 1dmg. If you started this turn adjacent to an ally, 2dmg.' },
    };
    const near = scene('a b . . C', { a, b: {}, C: {} });
    near.turnOf('b').turnOf('a').use('a', 'Jab').pick('C');
    expect(near.shows().C).toBe('8 at 4,0');
    const far = scene('a . b . C', { a, b: {}, C: {} });
    far.turnOf('b').turnOf('a').move('a', 1, 0).use('a', 'Jab').pick('C');
    expect(far.shows().C).toBe('9 at 4,0');
  });
});

describe('who is away until the next turn', () => {
  it('does the rest of the line when back', () => {
    const text =
      'Free Action:\nTarget unit in range 2. Remove yourself from the board, you share their location.\nAt the start of your next turn, place yourself adjacent to them. If they are an enemy, 3dmg. Else, heal 3.';
    const play = scene('a . B . .', { a: { defaults: { Burrow: text } }, B: {} });
    play.use('a', 'Burrow').pick('B');
    expect(play.shows()).toMatchObject({ a: 'away', B: '10 at 2,0' });
    play.turnOf('B').turnOf('a');
    expect(play.shows()).toEqual({ a: '10 at 3,0', B: '7 at 2,0' });
  });
});

describe('lines below "while you have it"', () => {
  it('hold until the last of the overshield is gone', () => {
    const a = {
      defaults: { Claw: 'Range 1, 1dmg' },
      abilities: {
        Rage: 'Free Action, 1/Game:\nGain 2 overshield. While you have it:\n  You have +2 speed.\n  Replace your default abilities with:\n    Range 1, 4dmg',
      },
    };
    const shot = { Shot: 'Free Action, 9/Turn: Range 9, 2dmg' };
    const play = scene('a C . .', { a, C: { defaults: shot } });
    const blows = (): number[] => {
      const [only, ...more] = play.actions().filter((action) => action.do === 'use');
      if (only === undefined || more.length > 0) throw new Error('Not one ability.');
      const { C: before } = play.shows();
      play.play(only);
      if (play.state.pending) play.pick('C');
      return [before, play.shows().C].map((shown) => Number.parseInt(String(shown), 10));
    };
    play.use('a', 'Rage');
    expect(blows()).toEqual([10, 6]);
    play.turnOf('C').use('C', 'Shot').pick('a').turnOf('a');
    expect(blows()).toEqual([6, 5]);
  });
});

describe('what was counted and is lost', () => {
  it('goes from each of those who have it', () => {
    const counters = { 'tokens/brand.json': { name: 'Brand' } };
    const text = 'Free Action:\nEnemies in LoS take 1dmg per Brand token and lose them.';
    const play = scene(
      'a B C',
      { a: { defaults: { Reap: text } }, B: { tokens: { 'scene/brand': 3 } }, C: {} },
      { files: counters },
    ).use('a', 'Reap');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 2,0' });
  });
});
