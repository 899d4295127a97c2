import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('enemies damaged by your abilities', () => {
  it('get what the passive says, by those abilities only, and never more than it says', () => {
    const a = {
      passives: { Glow: 'Enemies damaged by your non-default abilities get a Mark (max 1 each).' },
      defaults: { Hit: 'Range 3, 1dmg.' },
      abilities: { Blast: 'Enemies in burst 2, 1dmg.' },
    };
    const play = scene('a B C', { a, B: {}, C: {} });
    play.use('a', 'Hit').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    play.turnOf('a').use('a', 'Blast');
    play.turnOf('a').use('a', 'Blast');
    expect([play.shows().B, play.shows().C]).toEqual(['7 at 1,0, Mark', '8 at 2,0, Mark']);
  });
});
