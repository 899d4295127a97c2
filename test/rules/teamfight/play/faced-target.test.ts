import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('def against the target', () => {
  it('is against that one, whom what lasts remembers, and for as long as that', () => {
    const a = {
      abilities: {
        Taunt: '1/Game\nRange 5, 1dmg. You and allies have +4def against them until the end of their next turn.',
      },
    };
    const jab = { defaults: { Jab: 'Range 5, 2dmg.' } };
    const play = scene('a . B C', { a, B: jab, C: jab }, { rolls: [3] });
    play.use('a', 'Taunt').pick('B');
    play.turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
    play.turnOf('C').use('C', 'Jab').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});
