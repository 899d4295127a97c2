import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('tokens that are taken for more damage', () => {
  it('are there when the damage is worked out, and gone behind it', () => {
    const a = { defaults: { Snuff: 'Range 3, 2dmg. If they have a Mark, remove it and deal 2 more damage.' } };
    const play = scene('a B', { a, B: { tokens: { mark: 1 } } });
    play.use('a', 'Snuff').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
    play.turnOf('a').use('a', 'Snuff').pick('B');
    expect(play.shows().B).toBe('4 at 1,0');
  });

  it('stay where the attack misses', () => {
    const a = {
      defaults: { Snuff: 'Range 3, +2def, 2dmg. If they have a Mark, they lose it and take 2 more damage.' },
    };
    const play = scene('a B', { a, B: { tokens: { mark: 1 } } }, { rolls: [1] });
    play.use('a', 'Snuff').pick('B');
    expect(play.shows().B).toBe('10 at 1,0, Mark');
  });
});
