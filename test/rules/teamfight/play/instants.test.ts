import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shooter = { defaults: { Bolt: 'Range 5, 2dmg.' } };

describe('an instant that says what it answers', () => {
  it('is offered then, and not otherwise', () => {
    const guard = {
      abilities: { Cover: '1/Game, Instant: When an adjacent ally is targeted, you become the target instead.' },
    };
    const play = scene('a b . . C', { a: guard, b: {}, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Cover');
    expect([play.shows().a, play.shows().b]).toEqual(['8 at 0,0', '10 at 1,0']);
  });

  it('that waits for a death in this turn waits in whosever turn it is', () => {
    const stubborn = {
      health: 2,
      abilities: { Stand: '1/Game, Instant: The next time you would die this turn, stay at 1 health instead.' },
    };
    const play = scene('a . . . C', { a: stubborn, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Stand');
    expect(play.shows().a).toBe('1 at 0,0');
  });
});

describe('an attack that is repeated', () => {
  it('is made again, on whoever is chosen then', () => {
    const play = scene('a . B C', { a: { defaults: { Pistols: 'Range 3, 1dmg. Repeat twice.' } }, B: {}, C: {} });
    play.use('a', 'Pistols').pick('B').pick('C').pick('B');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,0', '9 at 3,0']);
  });
});
