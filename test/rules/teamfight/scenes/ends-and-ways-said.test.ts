import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Range 9, undefendable, 2dmg.' };

describe('in the opposite direction', () => {
  const kick = { Kick: 'Range 1, 1dmg, push 2. You are pushed 2 in the opposite direction.' };

  it('is against the way that the push went', () => {
    const play = scene('. . . a B . . .', { a: { abilities: kick }, B: {} });
    play.use('a', 'Kick').pick('B').pick(6, 0).pick(1, 0);
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '9 at 6,0' });
  });

  it('is of a walk nowhere but along that line', () => {
    const play = scene('. . . a B . . .\n. . . . . . . .', {
      a: { abilities: { Kick: 'Range 1, push 2, then move 2 in the opposite direction.' } },
      B: {},
    });
    play.use('a', 'Kick').pick('B').pick(6, 0);
    expect(
      play
        .pending()
        .options.map((space) => play.place(space))
        .sort(),
    ).toEqual(['1,0', '2,0']);
  });
});

describe('attacks from range 2 or more that do no damage', () => {
  const wall = { Wall: "Attacks from range 2 or more don't damage you." };

  it('are those of whoever stands there, and no others', () => {
    const play = scene('a . B c', { a: { abilities: jab }, B: { passives: wall }, c: { abilities: jab } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
    play.turnOf('c').use('c', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('are attacks, and not what a condition does that one has from there', () => {
    const files = { 'conditions/burn.json': { name: 'Burn', text: 'At the end of your turn, take 1 damage.' } };
    const ignite = { Ignite: 'Range 9, give them Burn.' };
    const play = scene('a . B', { a: { abilities: ignite, with: ['scene/burn'] }, B: { passives: wall } }, { files });
    play.use('a', 'Ignite').pick('B').end().end();
    expect(play.shows().B).toBe('9 at 2,0, Burn');
  });
});

describe('an alternative for a Move Action', () => {
  const either = { Either: 'Choose one --\n- Range 2, 1dmg\n- Spend your Move Action: Range 9, 3dmg' };

  it('is not there once that is spent', () => {
    const play = scene('a . B .', { a: { abilities: either }, B: {} });
    play.move('a', 1, 0).use('a', 'Either').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('spends it', () => {
    const play = scene('a . B .', { a: { abilities: either }, B: {} });
    play.use('a', 'Either').play({ do: 'pick', value: 1 }).pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    expect(() => play.move('a', 1, 0)).toThrow();
  });
});

describe('overshield of which some is lost each turn', () => {
  it('is gone when nothing of it is left, and takes nothing of other overshield', () => {
    const coat = { Coat: 'Gain 3 overshield. Lose 2 of it at the start of each of your turns.' };
    const play = scene('a . B', { a: { abilities: coat }, B: {} });
    play.use('a', 'Coat');
    expect(play.shows().a).toBe('10 at 0,0, 3 overshield');
    play.end().end();
    expect(play.shows().a).toBe('10 at 0,0, 1 overshield');
    play.end().end();
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('what ends when one of several things happens', () => {
  const slink = {
    Slink:
      'Become Invisible. Ends when you take damage, use an attack, or are adjacent to an enemy at the end of your turn.',
    ...jab,
  };
  const files = { 'conditions/invisible.json': { name: 'Invisible', text: 'You are covered.' } };
  const hidden = { abilities: slink, with: ['scene/invisible'] };

  it('ends at the end of a turn there, and not elsewhere', () => {
    const play = scene('a . . B', { a: hidden, B: {} }, { files });
    play.use('a', 'Slink').end();
    expect(play.shows().a).toBe('10 at 0,0, Invisible');
    play.end().move('a', 2, 0).end();
    expect(play.shows().a).toBe('10 at 2,0');
  });

  it('ends with an attack', () => {
    const play = scene('a . . B', { a: hidden, B: {} }, { files });
    play.use('a', 'Slink').end().end().use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('pieces that are removed as a Free Action', () => {
  it('go when their player says so, and not before they are there', () => {
    const boom = {
      Boom: 'Range 4, place 3 Buoys in a row. Remove them at the end of your next turn, or as a Free Action.',
    };
    const files = { 'markers/buoy.json': { name: 'Buoy' } };
    const play = scene('a . . . .\n. . . . B', { a: { abilities: boom, with: ['scene/buoy'] }, B: {} }, { files });
    expect(() => play.use('a', 'Remove Buoy')).toThrow();
    play.use('a', 'Boom').pick(2, 0).pickArea([1, 0], [2, 0], [3, 0]);
    expect(play.shows().Buoy).toBe('1,0 2,0 3,0');
    play.use('a', 'Remove Buoy');
    expect(play.shows().Buoy).toBeUndefined();
  });
});

describe('whom nothing affects until a moment', () => {
  it('can be healed at that moment', () => {
    const bung = {
      Bung: "Until the start of your next turn, you can't act or be affected by anything.\nAt the start of your next turn, heal 4.",
    };
    const play = scene('a . B', { a: { abilities: bung, hurt: 5 }, B: { abilities: jab } });
    play.use('a', 'Bung').end().use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('5 at 0,0');
    play.end();
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('enemies, behind an area that struck everybody in it', () => {
  it('are those in it', () => {
    const spill = { Spill: 'Burst 1, 1dmg. Enemies cannot move until your next turn.' };
    const play = scene('a B . . C .', { a: { abilities: spill }, B: {}, C: {} });
    play.use('a', 'Spill').end();
    expect(play.activate('B').destinations()).toEqual([]);
    play.end().turnOf('C');
    expect(play.destinations()).toContain('5,0');
  });
});

describe('a summon that removes itself', () => {
  it('goes and does not die', () => {
    const files = {
      'summons/tyre.json': {
        name: 'Tyre',
        health: 2,
        speed: 3,
        passives: [
          { name: "Start of summoner's turn", text: 'Remove this.' },
          { name: 'When you die', text: 'Enemies in range 9 take 3dmg.' },
        ],
      },
    };
    const play = scene('a t . B', { a: {}, t: { card: 'tyre', of: 'a' }, B: {} }, { files });
    expect(play.shows().B).toBe('10 at 3,0');
    play.turnOf('a');
    expect(play.shows()).toEqual({ a: '10 at 0,0', t: 'dead', B: '10 at 3,0' });
  });
});

describe('"they", behind what is done to one side in an area', () => {
  it('are those of that side', () => {
    const plunge = { Plunge: 'Burst 1, enemies take 1dmg. Push them 1.' };
    const play = scene('. b a C .', { a: { abilities: plunge }, b: {}, C: {} });
    play.use('a', 'Plunge').pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', b: '10 at 1,0', C: '9 at 4,0' });
  });
});

describe('those who are somewhere at a moment, behind what a piece does to whoever enters', () => {
  it('are struck then, whoever has entered before', () => {
    const text = 'When an enemy enters, they take 1dmg. Enemies here at the start of your turn take 3dmg.';
    const files = { 'markers/net.json': { name: 'Net', text } };
    const cast = { Cast: 'Range 5, place a Net.' };
    const play = scene('a . . . B', { a: { abilities: cast, with: ['scene/net'] }, B: {} }, { files });
    play.use('a', 'Cast').pick(3, 0).end();
    play.move('B', 3, 0).move('B', 2, 0).end();
    expect(play.shows().B).toBe('9 at 2,0');
    play.end().move('B', 3, 0).end();
    expect(play.shows().B).toBe('5 at 3,0');
  });
});

describe('the next enemy in the direction of a walk, if adjacent', () => {
  const charge = { Charge: 'Move up to 2 in a line. The next enemy in that direction, if adjacent: 2dmg.' };

  it('stands right ahead', () => {
    const play = scene('a . . B\n. . . .', { a: { abilities: charge }, B: {} });
    play.use('a', 'Charge').pick(2, 0);
    expect(play.shows().B).toBe('8 at 3,0');
  });

  it('is nobody farther away', () => {
    const play = scene('a . . B\n. . . .', { a: { abilities: charge }, B: {} });
    play.use('a', 'Charge').pick(1, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });
});

describe('a piece that its player may destroy', () => {
  it('is destroyed as an action of its own, whatever else it does', () => {
    const text = 'When an enemy enters, they take 1dmg. You can destroy this as a Free Action.';
    const files = { 'markers/keg.json': { name: 'Keg', text } };
    const roll = { Roll: 'Range 5, place a Keg.' };
    const play = scene('a . . . B', { a: { abilities: roll, with: ['scene/keg'] }, B: {} }, { files });
    play.use('a', 'Roll').pick(2, 0);
    expect(play.shows().Keg).toBe('2,0');
    play.use('a', 'Keg');
    expect(play.shows().Keg).toBeUndefined();
  });
});
