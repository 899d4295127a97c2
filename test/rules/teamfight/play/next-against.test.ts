import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const strike = { Strike: 'Free Action: Range 3, 2dmg.' };

describe('what waits for the next attack', () => {
  it('of an ally on the target is not used up by whoever said so, and is by that ally', () => {
    const a = {
      defaults: {
        Point: 'Free Action: Range 3, 1dmg. The next attack against the target by an ally deals +1dmg.',
        ...strike,
      },
    };
    const play = scene('a b B', { a, b: { defaults: strike }, B: { health: 20 } });
    const left = () => play.state.units[play.unit('B')]?.health;
    play.use('a', 'Point').pick('B').use('a', 'Strike').pick('B');
    expect(left()).toBe(17);
    play.turnOf('b').use('b', 'Strike').pick('B');
    expect(left()).toBe(14);
    play.use('b', 'Strike').pick('B');
    expect(left()).toBe(12);
  });

  it('of the target misses it, whatever is rolled, and only that one', () => {
    const a = { speed: 0, defaults: { Trip: "Range 3, the target's next attack misses." } };
    const play = scene('a B', { a, B: { defaults: strike } }, { rolls: [6] });
    play.use('a', 'Trip').pick('B').turnOf('B');
    play.use('B', 'Strike').pick('a').use('B', 'Strike').pick('a');
    expect(play.shows().a).toMatch(/^8 at/);
  });

  it('raises the next damage once', () => {
    const a = {
      defaults: { Crack: 'Free Action: Range 3, 1dmg. The next time they take damage, they take 1 more.', ...strike },
    };
    const play = scene('a B', { a, B: { health: 20 } });
    play.use('a', 'Crack').pick('B').use('a', 'Strike').pick('B').use('a', 'Strike').pick('B');
    expect(play.state.units[play.unit('B')]?.health).toBe(20 - 1 - 3 - 2);
  });
});
