import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = { 'counters/coin.json': { name: 'Coin' } };
const shoots = (text: string, tokens: Record<string, number> = {}): Piece => ({
  passives: { Luck: text },
  defaults: { Shot: 'Free Action: Range 3, +2def, +5 crit, 2dmg.' },
  tokens,
});

describe('a miss that is turned into a hit', () => {
  it('hits once a turn, where its player says so, and is not critical', () => {
    const play = scene('a . B', { a: shoots('Once per turn, you may treat a miss as a hit.'), B: {} }, { files });
    play.rolls(2).use('a', 'Shot').pick('B').pick('yes');
    expect(play.shows().B).toBe('8 at 2,0');
    play.rolls(1).use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('is paid for', () => {
    const a = shoots('When you miss, you may spend a Coin to hit instead.', { 'scene/coin': 1 });
    const play = scene('a . B', { a, B: {} }, { files });
    play.rolls(2).use('a', 'Shot').pick('B').pick('yes');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});

describe('what others deal', () => {
  it('is less, and 1 at least', () => {
    const a: Piece = { passives: { Dread: 'Enemies in range 2 deal -2 damage, to a minimum of 1.' } };
    const B: Piece = { defaults: { Jab: 'Free Action: Range 1, 1dmg.', Blow: 'Free Action: Range 1, 5dmg.' } };
    const play = scene('a B', { a, B }).turnOf('B');
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
    play.use('B', 'Blow').pick('a');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('a miss', () => {
  it('still harms whom an attack of somebody is on who says so', () => {
    const a: Piece = {
      passives: { Shrapnel: 'Your attacks deal 1 damage on a miss.' },
      defaults: { Shot: 'Range 3, +2def, 4dmg.' },
    };
    const play = scene('a . B', { a, B: {} }, { rolls: [1] });
    expect(play.use('a', 'Shot').pick('B').shows().B).toBe('9 at 2,0');
  });

  it('reaches farther in a turn in which nobody has moved', () => {
    const a: Piece = { defaults: { Shot: 'Range 2, 2dmg. If you did not move this turn, +1 range.' } };
    const play = scene('a . . B\n. . . .', { a, B: {} });
    expect(play.use('a', 'Shot').pick('B').shows().B).toBe('8 at 3,0');
  });
});
