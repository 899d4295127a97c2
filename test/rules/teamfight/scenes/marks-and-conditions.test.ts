import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a mark that only its card tells of', () => {
  it('is done to in each turn of its giver, and more where a narrower question is answered with yes', () => {
    const Snare =
      'Range 4, target gets your Brine Mark:\n  At the start of your turn, if the target is in range 4, 1dmg\n  If they are adjacent, 3dmg instead.';
    const play = scene('a B . .', { a: { abilities: { Snare } }, B: {} });
    play.use('a', 'Snare').pick('B');
    expect(play.shows().B).toBe('10 at 1,0, Brine Mark');
    play.end().move('B', 3, 0).turnOf('a');
    expect(play.shows().B).toBe('9 at 3,0, Brine Mark');
    play.end().move('B', 1, 0).turnOf('a');
    expect(play.shows().B).toBe('6 at 1,0, Brine Mark');
  });

  it('is of two turns, where both are named', () => {
    const Leash =
      "Range 3, target gets your Tide Mark:\n  At the end of your turn and the target's turn, if they're in range 2, 1dmg.";
    const play = scene('a . B . .', { a: { abilities: { Leash } }, B: {} });
    play.use('a', 'Leash').pick('B').end();
    expect(play.shows().B).toBe('9 at 2,0, Tide Mark');
    play.move('B', 4, 0).end();
    expect(play.shows().B).toBe('9 at 4,0, Tide Mark');
  });

  it('is ended by what its lines say, of that unit alone', () => {
    const Fuse =
      'Free Action, 2/Turn\nRange 4, target gets your Fuse Mark:\n  At the start of your turn, if the target is adjacent to you, 2dmg and end the mark.';
    const play = scene('a B . C', { a: { abilities: { Fuse } }, B: {}, C: {} });
    play.use('a', 'Fuse').pick('B').use('a', 'Fuse').pick('C').turnOf('a');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0, Fuse Mark' });
  });

  it('goes where both are too far apart', () => {
    const Tow =
      'Range 3, the target gets your Tow Mark:\n  You deal +1 damage to the marked unit.\n  End the mark if they are beyond range 3 of you.';
    const play = scene('a . B . .', { a: { abilities: { Tow, Jab: 'Free Action, 9/Turn:\nRange 5, 1dmg.' } }, B: {} });
    play.use('a', 'Tow').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0, Tow Mark');
    play.end().move('B', 4, 0);
    expect(play.shows().B).toBe('8 at 4,0');
  });

  it('tells who is meant by units marked by you, whatever their marks are called', () => {
    const a = {
      abilities: {
        One: 'Free Action\nRange 5, target gets your Reef Mark:\n  You deal +1 damage to them.',
        Two: 'Free Action\nRange 5, target gets your Shoal Mark:\n  They have -1 speed.',
        Haul: 'Free Action, 1/Game\nAll units marked by you take 1dmg.',
      },
    };
    const play = scene('a . B . C D', { a, B: {}, C: {}, D: {} });
    play.use('a', 'One').pick('B').use('a', 'Two').pick('C').use('a', 'Haul');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0, Reef Mark', C: '9 at 4,0, Shoal Mark', D: '10 at 5,0' });
  });
});

describe('a condition that is told in brackets', () => {
  it('holds for whoever gets it, for as long as it says', () => {
    const a = { abilities: { Sand: 'Range 4, 1dmg, Hazy (range limited to 1 until end of turn)' } };
    const B = { abilities: { Bow: 'Free Action, 9/Turn:\nRange 4, 1dmg.' } };
    const play = scene('a . B', { a, B }, {});
    play.use('a', 'Sand').pick('B').end();
    expect(play.shows().B).toBe('9 at 2,0, Hazy');
    // Only spaces in range 1 can be aimed at, where nobody is.
    expect(play.use('B', 'Bow').asks()).toBe('2 space: 2,0 1,0');
    play.pick(1, 0).end();
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('is cleared as a condition is, and counts each space that is moved', () => {
    const a = { abilities: { Thorns: 'Range 3, target gets Thorned(takes 1 damage per space moved)' } };
    const B = { abilities: { Wash: 'Free Action, 1/Game:\nClear all conditions.' } };
    const play = scene('a . B . . .', { a, B });
    play.use('a', 'Thorns').pick('B').end().move('B', 4, 0);
    expect(play.shows().B).toBe('8 at 4,0, Thorned');
    play.use('B', 'Wash');
    expect(play.shows().B).toBe('8 at 4,0');
  });

  it('is a verb, too', () => {
    const a = {
      abilities: { Doldrums: 'Free Action, 1/Turn\nYou can Sap (-1dmg until end of turn) all enemies in range 2.' },
    };
    const B = { abilities: { Bow: 'Range 4, 2dmg.' } };
    const play = scene('a . B . C', { a, B, C: {} });
    play.use('a', 'Doldrums').pick('yes');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0, Sap', C: '10 at 4,0' });
    play.end().use('B', 'Bow').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('what lasts until it is broken', () => {
  const a = {
    abilities: {
      Torpor:
        'Range 3, the target cannot act until the end of their next turn. If they take damage from another source, this ends.',
      Jab: 'Free Action, 9/Turn:\nRange 5, 1dmg.',
    },
  };
  const B = { abilities: { Bow: 'Range 4, 1dmg.' } };

  it('is over with the first damage, and else in time', () => {
    const play = scene('a . B', { a, B });
    play.use('a', 'Torpor').pick('B').end();
    expect(play.activate('B').usable()).toEqual([]);
    play.turnOf('a').turnOf('B');
    expect(play.usable()).toEqual(['Bow']);
    const broken = scene('a . B', { a, B });
    broken.use('a', 'Torpor').pick('B').use('a', 'Jab').pick('B').end();
    expect(broken.activate('B').usable()).toEqual(['Bow']);
  });
});

describe('what is said of the one who was hit', () => {
  const Charge = '1def + 1def/2 distance, 3dmg, and 1dmg to others in burst 1 of the hit target.';

  it('harms nobody where it was missed', () => {
    const at = (roll: number) =>
      scene('a . B C', { a: { abilities: { Charge } }, B: {}, C: {} }, { rolls: [roll] })
        .use('a', 'Charge')
        .pick('B');
    expect(at(6).shows()).toMatchObject({ B: '7 at 2,0', C: '9 at 3,0' });
    expect(at(1).shows()).toMatchObject({ B: '10 at 2,0', C: '10 at 3,0' });
  });
});

describe('damage that is shared rounding up', () => {
  it('comes to both, and to nobody twice', () => {
    const passives = { Bulwark: 'When an adjacent ally would take damage, you may take half of it, rounding up.' };
    const Bow = 'Range 4, 5dmg.';
    const play = scene('a b . C', { a: { passives }, b: {}, C: { abilities: { Bow } } });
    play.turnOf('C').use('C', 'Bow').pick('b').pick('yes');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', b: '8 at 1,0' });
  });
});

describe('a number and so many more', () => {
  it('counts what lies on the card', () => {
    const Swell = 'Free Action, 3/Turn\nPut a charge on this.\nAll in line 1 + charges, 1dmg.';
    const play = scene('a . B . C', { a: { abilities: { Swell } }, B: {}, C: {} });
    play.use('a', 'Swell');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '10 at 4,0' });
  });
});

describe('those at half of their health or less', () => {
  it('are called so', () => {
    const passives = { Shark: 'Deal +50% damage to Bloodied targets' };
    const Bite = 'Free Action, 9/Turn:\nRange 4, 2dmg.';
    const play = scene('a . B C', { a: { passives, abilities: { Bite } }, B: { hurt: 5 }, C: { hurt: 2 } });
    play.use('a', 'Bite').pick('B').use('a', 'Bite').pick('C');
    expect(play.shows()).toMatchObject({ B: '2 at 2,0', C: '6 at 3,0' });
  });
});
