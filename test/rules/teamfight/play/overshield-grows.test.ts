import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('overshield that grows at the end of the turn', () => {
  it('comes in each turn from now on, up to its most', () => {
    const a = {
      health: 10,
      abilities: { Vigil: 'Ultimate 1, Free Action:\nAt the end of your turn, gain 1 overshield, max 2.' },
    };
    const play = scene('a . . B', { a, B: {} }).turnOf('a').use('a', 'Vigil');
    const shown = [1, 2, 3].map(() => {
      play.turnOf('B');
      const { a: now } = play.shows();
      play.turnOf('a');
      return now;
    });
    expect(shown).toEqual(['10 at 0,0, 1 overshield', '10 at 0,0, 2 overshield', '10 at 0,0, 2 overshield']);
  });
});
