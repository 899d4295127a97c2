import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/gate.json': { name: 'Gate', text: '' } };

describe('pieces of which there may be so many', () => {
  it('are placed while there are fewer', () => {
    const a = { abilities: { Weir: 'Free Action, 9/Game: if you have fewer than 2 Gates, place one in range 2.' } };
    const play = scene('a . . .', { a }, { files });
    play.use('a', 'Weir').pick(1, 0).use('a', 'Weir').pick(2, 0).use('a', 'Weir');
    expect(play.state.pending).toBeUndefined();
    expect(play.state.markers.filter(({ at }) => at >= 0)).toHaveLength(2);
  });

  it('do not come any more where there are so many in play', () => {
    const a = { abilities: { Weir: 'Free Action, 9/Game: place a Gate in range 2, up to 2 in play.' } };
    const play = scene('a . . .', { a }, { files }).use('a', 'Weir').pick(1, 0).use('a', 'Weir').pick(2, 0);
    play.use('a', 'Weir');
    if (play.state.pending) play.pick(0, 0);
    expect(play.state.markers.filter(({ at }) => at >= 0)).toHaveLength(2);
  });
});

describe('what holds against ranged attacks', () => {
  it('is asked of how far they reach', () => {
    const B = { passives: { Boards: '+2def vs ranged' } };
    const a = {
      abilities: { Bolt: 'Free Action: range 3, 1dmg, 9/Game.', Kick: 'Free Action, 9/Game: range 1, 1dmg.' },
    };
    const play = scene('a B', { a, B }).use('a', 'Kick').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    expect(play.use('a', 'Bolt').rolls(2).pick('B').shows().B).toBe('9 at 1,0');
  });
});
