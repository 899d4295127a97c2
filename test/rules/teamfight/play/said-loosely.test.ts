import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what ends, and two things with one answer', () => {
  it('comes when a condition ends by itself', () => {
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

  it('harms no ally, who is healed beside that', () => {
    const play = scene('a b . C', {
      a: { defaults: { Salve: 'Range 3, 2dmg. If the target is an ally, they take no damage and heal 1.' } },
      b: { hurt: 4 },
      C: {},
    });
    play.use('a', 'Salve').pick('b');
    expect(play.shows().b).toContain('7 at 1,0');
    const other = scene('a b . C', {
      a: { defaults: { Salve: 'Range 3, 2dmg. If the target is an ally, they take no damage and heal 1.' } },
      b: {},
      C: {},
    });
    other.use('a', 'Salve').pick('C');
    expect(other.shows().C).toContain('8 at 3,0');
  });

  it('is set off only by so much damage at once', () => {
    const play = scene('a B', {
      a: { defaults: { Jab: 'Free Action: Range 1, 2dmg.', Cut: 'Free Action: Range 1, 3dmg.' } },
      B: { passives: { 'Receive damage': 'If it was 3 or more, heal 1.' } },
    });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toContain('8 at 1,0');
    play.use('a', 'Cut').pick('B');
    expect(play.shows().B).toContain('6 at 1,0');
  });

  it('is set off by a kill and by a turn that starts somewhere', () => {
    const play = scene('a B C', {
      a: {
        hurt: 4,
        defaults: { Cut: 'Free Action: Range 1, 2dmg.' },
        passives: { Gloat: 'When you kill a unit or start your turn adjacent to an ally, heal 1.' },
      },
      B: { hurt: 8 },
      C: {},
    });
    play.use('a', 'Cut').pick('B');
    expect(play.shows().a).toContain('7 at 0,0');
  });
});
