import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what comes or lasts for several turns', () => {
  it('is done in each of one’s next turns, and in no other', () => {
    const play = scene('a . . B', {
      a: {
        abilities: {
          Skyfall:
            '1/Game: Choose a space in range 4. At the start of each of your next 2 turns, burst 1 of that space, 1dmg.',
        },
      },
      B: {},
    });
    play.use('a', 'Skyfall').pick(2, 0);
    const health: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn++) health.push(play.turnOf('a').shows().B);
    expect(health).toEqual(['9 at 3,0', '8 at 3,0', '8 at 3,0']);
  });

  it('holds to the end of the last of them', () => {
    const play = scene('a . . . . . .\nB . . . . . .', {
      a: { abilities: { Haste: '1/Game, Free Action: You have +3 speed until the end of your second next turn.' } },
      B: {},
    });
    play.use('a', 'Haste');
    play.turnOf('a');
    play.turnOf('a').move('a', 6, 0);
    expect(play.shows().a).toBe('10 at 6,0');
    play.turnOf('a');
    expect(() => play.move('a', 2, 0)).toThrow();
  });
});
