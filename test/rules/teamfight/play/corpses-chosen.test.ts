import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a corpse that is chosen', () => {
  it('comes back at a later moment, from wherever whoever chose it is then', () => {
    const wake = 'Range 1, undefendable, 9dmg';
    const a = {
      abilities: {
        Kill: `Free Action:\n${wake}`,
        Raise:
          "Free Action:\nChoose a corpse of an ally in range 1.\nAt the start of your next turn, they return with half health.\nIf you die before then, they don't.",
        Leave: 'Free Action:\nTeleport 3.',
      },
    };
    const play = scene('a b . . .\n. . . . D', { a, b: { health: 8 }, D: {} });
    play.use('a', 'Kill').pick('b');
    expect(play.shows().b).toBe('dead');
    play.use('a', 'Raise').use('a', 'Leave').pick(3, 0).end();
    expect(play.shows().b).toBe('dead');
    play.turnOf('D').end();
    expect(play.shows()).toMatchObject({ a: '10 at 3,0', b: '4 at 1,0' });
  });
});
