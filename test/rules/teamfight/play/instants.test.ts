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

  it.each([
    ['When you are attacked, gain 2 overshield.', '10 at 0,0'],
    ['When an enemy attacks you, gain 2 overshield.', '10 at 0,0'],
    ['When you are attacked, take half damage.', '9 at 0,0'],
    ['After you are attacked, heal 1.', '9 at 0,0'],
  ])('T-190: comes before what it answers, unless it says that it comes after: %s', (text, shown) => {
    const guard = { abilities: { Brace: `1/Game, Instant: ${text}` } };
    const play = scene('a . . . C', { a: guard, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Brace');
    expect(play.shows().a).toBe(shown);
  });

  it('names whoever was targeted, and no other ally', () => {
    const guard = {
      abilities: { Trade: '1/Game, Instant:\nSwap with an ally in range 3 that was targeted. You become the target.' },
    };
    const play = scene('b . . . C\na d . . .', { a: guard, b: {}, d: {}, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Trade').pick('b');
    expect([play.shows().a, play.shows().b, play.shows().d]).toEqual(['8 at 0,0', '10 at 0,1', '10 at 1,1']);
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

  it('is not offered to whoever cannot use instants now, and anything else still can be used', () => {
    const guard = {
      abilities: { Stand: '1/Game, Instant: When you are targeted, gain 1 overshield.', Wait: 'Heal 1.' },
    };
    const C = {
      defaults: { Bolt: 'Range 5, 1dmg.', Gag: 'Free Action:\nRange 5, the target can’t use Instants this turn.' },
    };
    const play = scene('a . . . C', { a: guard, C })
      .turnOf('C')
      .use('C', 'Gag')
      .pick('a')
      .pick('stop')
      .use('C', 'Bolt')
      .pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
    expect(play.turnOf('a').usable()).toContain('Wait');
    expect(play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Stand').shows().a).toBe('9 at 0,0');
  });
});

describe('an instant with a number that says from where it is targeted', () => {
  const swing = { abilities: { Swing: '1/Game, Instant +2: When targeted from range 1, 3dmg to the attacker.' } };
  const C = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 2dmg.' } };

  it.each([
    ['a C .', 2, '7 at 1,0'],
    ['a C .', 6, '7 at 1,0'],
    ['a . C', 2, '10 at 2,0'],
    ['a . C', 6, '10 at 2,0'],
  ])('does what it says to whoever stands there, before the attack or behind it: %s, %d', (drawing, roll, shown) => {
    const play = scene(drawing, { a: swing, C }, { rolls: [roll] });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Swing');
    expect([play.shows().C, play.shows().a]).toEqual([shown, '8 at 0,0']);
  });
});

describe('an instant at the start of the own turn', () => {
  const B = { abilities: { Bolt: 'Range 9, undefendable, 4dmg.' } };

  it.each(['start', 'end'])('holds until the %s of the next one, which is not that one', (moment) => {
    const shell = { Shell: `1/Game, Instant: Until the ${moment} of your next turn, you have Resistance.` };
    const play = scene('a . . B', { a: { abilities: shell }, B });
    play.pick('a', 'Shell').turnOf('B').use('B', 'Bolt').pick('a');
    expect(play.shows().a).toBe('8 at 0,0, Resistance');
    play.turnOf('a').turnOf('B').use('B', 'Bolt').pick('a');
    expect(play.shows().a).toBe('4 at 0,0');
  });
});

describe('an attack that is repeated', () => {
  it('is made again, on whoever is chosen then', () => {
    const play = scene('a . B C', { a: { defaults: { Pistols: 'Range 3, 1dmg. Repeat twice.' } }, B: {}, C: {} });
    play.use('a', 'Pistols').pick('B').pick('C').pick('B');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,0', '9 at 3,0']);
  });
});
