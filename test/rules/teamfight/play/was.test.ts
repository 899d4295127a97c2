import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

describe('what somebody was when an ability was used', () => {
  const a: Piece = {
    defaults: {
      Fade: 'Free Action:\nYou are Invisible until you target an enemy.',
      Stab: 'Range 3, 2dmg. If you were Invisible, +3dmg.',
    },
  };

  it('is asked of the moment before the attack that ends it', () => {
    const play = scene('a B', { a, B: { health: 20 } });
    play.use('a', 'Fade').use('a', 'Stab').pick('B');
    expect(play.shows().B).toBe('15 at 1,0');
  });

  it('does not hold where it did not then', () => {
    const play = scene('a B', { a, B: { health: 20 } });
    play.use('a', 'Stab').pick('B');
    expect(play.shows().B).toBe('18 at 1,0');
  });
});

describe('what somebody was at the start of the turn', () => {
  const a: Piece = {
    defaults: {
      Fade: 'Free Action:\nYou are Invisible until the start of your next turn.',
      Stab: 'Free Action:\nRange 3, 2dmg\nIf you were Invisible at the start of this turn, also Slow and +6 crit.',
    },
  };

  it('is noted before anything ends then, and roll and effects ask for it', () => {
    const play = scene('a B', { a, B: { health: 20 } }, { rolls: [6] });
    play.use('a', 'Fade').use('a', 'Stab').pick('B');
    expect(play.shows().B).toBe('18 at 1,0');
    play.turnOf('a').use('a', 'Stab').pick('B');
    expect(play.shows().B).toBe('14 at 1,0, Slow');
  });
});
