import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const blasts = (text: string): Piece => ({ defaults: { Blast: text } });

/** What becomes of everybody where a lays its blast around itself and rolls these, in the order of the units. */
function shown(text: string, rolls: readonly number[], more: Readonly<Record<string, Piece>> = {}) {
  const play = scene('B a b C', { a: blasts(text), b: {}, B: {}, C: {}, ...more }, { rolls: [...rolls] });
  play.use('a', 'Blast');
  return play.shows();
}

describe('an area with def or crit', () => {
  it('T-120 T-122: rolls for each enemy by itself and for no ally; who is missed is left out', () => {
    expect(shown('Burst 2, +2def, 2dmg, Slow.', [2, 3])).toEqual({
      a: '10 at 1,0',
      b: '8 at 2,0, Slow',
      B: '10 at 0,0',
      C: '8 at 3,0, Slow',
    });
  });

  it('T-131: deals double to whom it hits critically, and only to those', () => {
    expect(shown('Burst 2, 2dmg, +2 crit.', [5, 4])).toMatchObject({ B: '6 at 0,0', C: '8 at 3,0', b: '8 at 2,0' });
  });

  it('T-103 T-130: meets neither cover nor the def of those in it, who are not targeted, and always hits undefendable ones', () => {
    const hard: Piece = { passives: { Hard: 'Abilities targeting you have +3def.' } };
    const open: Piece = { passives: { Open: 'You are undefendable.' } };
    const after = shown('Burst 2, +1def, 2dmg.', [2], { B: hard, C: open });
    expect(after).toMatchObject({ B: '8 at 0,0', C: '8 at 3,0' });
  });

  it('adds what its user adds to attacks', () => {
    const a: Piece = {
      ...blasts('Enemies in burst 2, +1def, 2dmg.'),
      passives: { Keen: 'Your attacks have +2 crit.' },
    };
    expect(shown('', [5, 4], { a })).toMatchObject({ B: '6 at 0,0', C: '8 at 3,0' });
  });

  it('asks for the miss of each', () => {
    const after = shown('Enemies in burst 2, +3def, 2dmg. On miss, 1dmg.', [3, 4]);
    expect(after).toMatchObject({ B: '9 at 0,0', C: '8 at 3,0' });
  });

  it('counts only those whom it hit', () => {
    const text = 'Enemies in burst 2, +3def, 1dmg. If you hit an enemy, gain 2 overshield.';
    expect(shown(text, [3, 3]).a).toBe('10 at 1,0');
    expect(shown(text, [3, 4]).a).toBe('10 at 1,0, 2 overshield');
  });

  it('is heard by who waits for its hits and misses', () => {
    const a: Piece = {
      ...blasts('Enemies in burst 2, +3def, 1dmg.'),
      passives: { 'When you miss': 'Gain 1 overshield.', 'When you crit': 'Heal 1.' },
    };
    expect(shown('', [3, 4], { a }).a).toBe('10 at 1,0, 1 overshield');
  });

  it('leaves the roll on a target before it as it was', () => {
    const text = 'Range 3, +1def, 1dmg. Enemies in burst 2 of you, +3def, 1dmg.\nThe target is Slowed.';
    const play = scene('B a C', { a: blasts(text), B: {}, C: {} }, { rolls: [2, 1, 1] });
    play.use('a', 'Blast').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0, Slow', C: '10 at 2,0' });
  });
});
