import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('overshield that is lost by number', () => {
  it('goes by so much, and no further than there is', () => {
    const a = {
      overshield: 3,
      abilities: { Shed: 'Free Action, 9/Turn: Lose 1 overshield.', Drop: 'Free Action, 9/Turn: Lose 5 overshield.' },
    };
    const play = scene('a . B', { a, B: {} }).use('a', 'Shed');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
    expect(play.use('a', 'Drop').shows().a).toBe('10 at 0,0');
  });
});

describe('the most health that somebody can have', () => {
  it('is compared, whatever is left of it', () => {
    const a = {
      health: 8,
      abilities: { Weigh: 'Free Action, 9/Turn: Enemies in burst 9 with more max health than you, 1dmg.' },
    };
    const play = scene('a . B C', { a, B: { health: 12, hurt: 9 }, C: { health: 6 } }).use('a', 'Weigh');
    expect(play.shows()).toMatchObject({ B: '2 at 2,0', C: '6 at 3,0' });
  });
});

describe('a use that chooses anew each time', () => {
  const allies = { b: { hurt: 8 }, c: { hurt: 8 }, d: { hurt: 8 }, E: {} };

  it('takes nobody twice in a row, and anybody again later', () => {
    const text = "Free Action: Three times: Ally in range 9, heal 2. You can't target the same unit twice in a row.";
    const begun = () => scene('a b c d E', { a: { abilities: { Mend: text } }, ...allies }).use('a', 'Mend');
    expect(begun().pick('b').pick('b').pick('b').shows().b).toBe('4 at 1,0');
    const shown = begun().pick('b').pick('c').pick('b').shows();
    expect(shown).toMatchObject({ b: '6 at 1,0', c: '4 at 2,0', d: '2 at 3,0' });
  });

  it('takes nobody twice', () => {
    const text = 'Free Action: Three times: Ally in range 9, heal 2. Cannot target the same unit twice.';
    const play = scene('a b c d E', { a: { abilities: { Mend: text } }, ...allies }).use('a', 'Mend');
    expect(play.pick('b').pick('d').pick('b').shows()).toMatchObject({ b: '4 at 1,0', c: '2 at 2,0', d: '4 at 3,0' });
  });
});

describe('a burst behind a smaller one', () => {
  it('strikes those whom the first one has not', () => {
    const a = { abilities: { Slam: 'Free Action: Burst 1, 3dmg, others in burst 2, 1dmg.' } };
    const play = scene('a B C D', { a, B: {}, C: {}, D: {} }).use('a', 'Slam');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '7 at 1,0', C: '9 at 2,0', D: '10 at 3,0' });
  });
});

describe('everything behind a target in a line', () => {
  it('is all of that line', () => {
    const a = { abilities: { Pierce: 'Free Action: Range 4, 3dmg. Everything behind the target in line, 1dmg.' } };
    const play = scene('a . B . C D\n. . . E . .', { a, B: {}, C: {}, D: {}, E: {} }).use('a', 'Pierce').pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '9 at 4,0', D: '9 at 5,0', E: '10 at 3,1' });
  });
});

describe('a piece that a death leaves', () => {
  it('goes off once, as that round ends', () => {
    const a = {
      hurt: 9,
      passives: { 'On death': 'Place a Buoy. At the end of the round, units in burst 1 of it, 3dmg.' },
    };
    const files = { 'markers/buoy.json': { name: 'Buoy' } };
    const play = scene('a B C', { a, B: { defaults: { Shot: 'Free Action: Range 9, 2dmg' } }, C: {} }, { files });
    play.turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '10 at 2,0' });
    play.end().turnOf('C').end();
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 2,0' });
    play.turnOf('B').end().turnOf('C').end();
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 2,0' });
  });
});

describe('whoever laid a hazard', () => {
  it('is spared by it where the piece says so', () => {
    const files = { 'markers/brine.json': { name: 'Brine', text: 'Hazard: 2dmg.\nYou are not affected.' } };
    const a = { abilities: { Spill: 'Free Action: Spaces in burst 1 get Brine.' } };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Spill').move('a', 1, 0).end();
    expect(play.shows().a).toBe('10 at 1,0');
  });
});
