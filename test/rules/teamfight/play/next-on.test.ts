import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

describe('what the next attack on somebody has', () => {
  it('is not of the attack that says so, and ends with the one behind it', () => {
    const a: Piece = {
      defaults: { Mark: 'Range 3, +1def, 2dmg. The next attack targeting the target is undefendable and has +6 crit.' },
    };
    const b: Piece = { defaults: { Shot: 'Range 5, +2def, 1dmg.', Free: 'Free Action: Range 5, +2def, 1dmg.' } };
    const play = scene('a b . B', { a, b, B: { health: 20 } }, { rolls: [2, 3, 2] });
    play.use('a', 'Mark').pick('B');
    expect(play.shows().B).toBe('18 at 3,0');
    play.turnOf('b').use('b', 'Free').pick('B');
    expect(play.shows().B).toBe('16 at 3,0');
    play.use('b', 'Shot').pick('B');
    expect(play.shows().B).toBe('16 at 3,0');
  });

  it('is lost with a token by the next attack, not by the one that gives it', () => {
    const a: Piece = { defaults: { Mark: 'Range 3, 2dmg, give the target Sun Spot.' } };
    const b: Piece = { defaults: { Shot: 'Range 5, +2def, 1dmg.' } };
    const files = {
      'tokens/sun-spot.json': {
        name: 'Sun Spot',
        text: 'The next attack targeting you is undefendable and has +6 crit. Then lose this.',
      },
    };
    const play = scene('a b B', { a, b, B: { health: 20 } }, { rolls: [1], files });
    play.use('a', 'Mark').pick('B');
    expect(play.shows().B).toBe('18 at 2,0, Sun Spot');
    play.turnOf('b').use('b', 'Shot').pick('B');
    expect(play.shows().B).toBe('16 at 2,0');
  });
});
