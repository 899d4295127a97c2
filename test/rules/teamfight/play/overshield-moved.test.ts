import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('overshield that goes from one to another', () => {
  it('is what the one had, as far as there is any', () => {
    const play = scene('a . B', {
      a: { abilities: { Siphon: 'Free Action:\nRange 4, undefendable, steal up to 3 overshield.' } },
      B: { abilities: { Shell: 'Free Action:\nGain 2 overshield.' } },
    });
    play.turnOf('B').use('B', 'Shell').turnOf('a').use('a', 'Siphon').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 overshield', B: '10 at 2,0' });
  });

  it('is given away, all of it or so much', () => {
    const abilities = {
      Shell: 'Free Action:\nGain 3 overshield.',
      Lend: 'Free Action:\nGive 1 of your overshield to an ally in range 2.',
      Hand: 'Free Action:\nRange 2, ally, give them your overshield.',
    };
    const play = scene('a b . C', { a: { abilities }, b: {}, C: {} });
    play.use('a', 'Shell').use('a', 'Lend').pick('b');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 overshield', b: '10 at 1,0, 1 overshield' });
    play.use('a', 'Hand').pick('b');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});
