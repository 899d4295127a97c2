import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a movement through walls', () => {
  it('passes rock and what is behind it, and never ends in it', () => {
    const a = {
      abilities: {
        Phase: 'Free Action, 9/Turn: Move 3, ignoring walls. You cannot end in a wall.',
        Stroll: 'Free Action, 9/Turn: Move 3.',
      },
    };
    const play = scene('a # . B', { a, B: {} }).use('a', 'Phase');
    expect(play.state.pending?.options).toEqual([2]);
    expect(play.pick(2, 0).shows().a).toBe('10 at 2,0');
    expect(play.use('a', 'Stroll').state.units[0]?.at).toBe(2);
  });
});
