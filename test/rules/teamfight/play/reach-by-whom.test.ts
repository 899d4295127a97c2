import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = {
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
};
const shoots = (more: Piece = {}): Piece => ({ ...more, defaults: { Shot: 'Range 3, 2dmg.' } });

describe('how far an attack reaches', () => {
  it('may hang on whom it is on', () => {
    const a = shoots({ passives: { Hunter: 'Your attacks have +1 range against Slowed enemies.' } });
    const play = scene('a . . . B\n. . . C .', { a, B: { tokens: { 'scene/slow': 1 } }, C: {} }, { files });
    play.use('a', 'Shot');
    // C stands at range 3 itself, the empty space beside it at range 4.
    expect(play.asks()).toContain('4,0');
    expect(play.asks()).toContain('3,1');
    expect(play.asks()).not.toContain('4,1');
    play.pick('B');
    expect(play.shows().B).toContain('8 at 4,0');
  });

  it('is less on somebody who is harder to reach, and as ever on others', () => {
    const B: Piece = { passives: { Haze: 'Attacks against you have -1 range.' } };
    const play = scene('a . . B\nC . . .', { a: shoots(), B, C: {} });
    play.use('a', 'Shot');
    expect(play.asks()).not.toContain('3,0');
    expect(play.asks()).toContain('3,1');
    play.pick('C');
    expect(play.shows().C).toBe('8 at 0,1');
  });

  it('is so for as long as something lasts', () => {
    const a: Piece = {
      defaults: { Shot: 'Range 2, 2dmg.' },
      abilities: { Paint: 'Free Action: Range 4, until your next turn, attacks against the target have +1 range.' },
    };
    const play = scene('a . . B', { a, B: {} });
    play.use('a', 'Paint').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
  });
});
