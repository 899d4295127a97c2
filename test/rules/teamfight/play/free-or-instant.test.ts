import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('Free Action or Instant', () => {
  const a = { abilities: { Dive: '1/Game, Free Action or Instant +2:\nMove up to 2.' } };
  const C = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 2dmg.' } };

  it('can be used in the own turn beside its actions', () => {
    const play = scene('a . . . C', { a, C }).turnOf('a').use('a', 'Dive').pick(2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    expect(play.usable()).not.toContain('Dive');
  });

  it('answers an attack, and is used up then, too', () => {
    const play = scene('a . . . C', { a, C }, { rolls: [1] })
      .turnOf('C')
      .use('C', 'Bolt')
      .pick('a')
      .pick('a', 'Dive');
    expect(play.turnOf('a').usable()).not.toContain('Dive');
  });

  it('is kept by what forbids Free Actions only in the own turn', () => {
    const C = {
      defaults: {
        Bolt: 'Free Action:\nRange 5, undefendable, 2dmg.',
        Bind: 'Free Action:\nRange 5, until the end of their next turn the target cannot use Free Actions.',
      },
    };
    const play = scene('a . . . C', { a, C }).turnOf('C').use('C', 'Bind').pick('a').pick('stop').turnOf('a');
    expect(play.usable()).not.toContain('Dive');
  });
});
