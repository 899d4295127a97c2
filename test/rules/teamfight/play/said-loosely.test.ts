import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what ends and what comes then', () => {
  it('comes when a condition ends by itself, and when it is removed', () => {
    const play = scene('a . B', {
      a: {
        defaults: { Net: 'Range 3, slow.' },
        passives: { Grudge: 'When an enemy stops being Slowed, it takes 1dmg.' },
      },
      B: {},
    });
    play.use('a', 'Net').pick('B').end();
    expect(play.shows().B).toContain('10 at 2,0');
    play.end();
    expect(play.shows().B).toContain('9 at 2,0');
  });

  it('is set off by a turn that starts somewhere, and by a kill', () => {
    const play = scene('a B . .', {
      a: {
        health: 8,
        hurt: 4,
        defaults: { Cut: 'Free Action: Range 1, 2dmg.' },
        passives: { Gloat: 'When you kill a unit or start your turn adjacent to an enemy, heal 1.' },
      },
      B: { hurt: 8 },
      C: {},
    });
    play.use('a', 'Cut').pick('B');
    expect(play.shows().a).toContain('at 0,0');
  });
});
