import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const crab = (defaults: readonly object[], passives: readonly object[] = []) => ({
  'summons/crab.json': { name: 'Crab', health: 3, speed: 2, defaultAbilities: defaults, passives },
});

describe('a limit', () => {
  it('T-163 T-161: a default ability that says Tap is used up as a card is', () => {
    const play = scene('a . B', { a: { defaults: { Net: 'Tap:\nRange 2, 1dmg.' } }, B: {} });
    play.use('a', 'Net').pick('B').turnOf('a');
    expect(() => play.use('a', 'Net')).toThrow('ability/tapped');
    play.turnOf('a');
    expect(play.usable()).toEqual(['Net']);
  });

  it('T-162: a card that its own text taps again each turn is usable every other turn', () => {
    const play = scene('a . B', { a: { abilities: { Net: 'Tap, Free Action:\nRange 2, 1dmg.' } }, B: {} });
    const uses = Array.from({ length: 5 }, () => {
      const can = play.usable().includes('Net');
      if (can) play.use('a', 'Net').pick('B');
      play.turnOf('a');
      return can;
    });
    expect(uses).toEqual([true, false, true, false, true]);
  });

  it('T-162 T-013: the turns of a hero and its summons are one turn for their cards', () => {
    const files = crab([{ name: 'Pinch', text: 'Tap:\nRange 3, 1dmg.' }]);
    const pieces: Record<string, Piece> = {
      a: { abilities: { Blast: 'Tap:\nRange 3, 1dmg.' } },
      k: { card: 'crab', of: 'a' },
      B: {},
    };
    const play = scene('a k . B', pieces, { files });
    const ready = () => ['a', 'k'].map((letter) => play.state.units[play.unit(letter)]?.tapped[0] === 0);
    // The crab taps first, and its own turn is over before the hero's begins.
    play.use('k', 'Pinch').pick('B').end().use('a', 'Blast').pick('B').end();
    expect(ready()).toEqual([false, false]);
    play.turnOf('a').end();
    expect(play.active).toBe('k');
    expect(ready()).toEqual([false, false]);
    play.end();
    expect(ready()).toEqual([true, true]);
  });

  it('T-165: once a turn, again in the next', () => {
    const play = scene('a . B', { a: { abilities: { Jab: '1/Turn, Free Action:\nRange 2, 1dmg.' } }, B: {} });
    play.use('a', 'Jab').pick('B');
    expect(() => play.use('a', 'Jab')).toThrow('ability/used-this-turn');
    play.turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('T-165: once a round, unless it is refreshed, and again in the next', () => {
    const abilities = { Guard: 'Free Action, 1/Round: Heal 1.', Rest: '1/Turn, Free Action: Refresh Guard.' };
    const play = scene('a . B', { a: { abilities, health: 5 }, B: {} });
    play.use('a', 'Guard');
    expect(() => play.use('a', 'Guard')).toThrow('ability/used-this-round');
    play.use('a', 'Rest').use('a', 'Guard');
    expect(play.usable()).toEqual([]);
    play.turnOf('a').use('a', 'Guard');
  });

  it('T-165: what happens once a round does so in one of its turns', () => {
    const play = scene('a . B', {
      a: { passives: { Stern: 'Once per round, when you take damage, gain 1 overshield.' } },
      B: { abilities: { Jab: 'Free Action: Range 2, 1dmg.' } },
    });
    play.turnOf('B').use('B', 'Jab').pick('a').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
    play.turnOf('a').turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('8 at 0,0, 1 overshield');
  });

  it('a price among what is done has to be there, as one before it has', () => {
    const files = { 'counters/arrow.json': { name: 'Arrow' } };
    const abilities = {
      Loose: 'Free Action: Range 2, spend 1 Arrow, 1dmg.',
      Nock: 'Free Action, costs 1 Arrow: Range 2, 1dmg.',
      Aim: 'Free Action: Only if you have 1 Arrow, range 2, 1dmg.',
    };
    const play = scene('a . B', { a: { abilities, tokens: { 'scene/arrow': 2 }, with: ['arrow'] }, B: {} }, { files });
    play.use('a', 'Aim').pick('B').use('a', 'Loose').pick('B').use('a', 'Nock').pick('B');
    expect([play.shows().B, play.usable()]).toEqual(['7 at 2,0', []]);
  });

  it('T-164: each card counts by itself, and a use that hits nobody counts', () => {
    const abilities = { One: '1/Game, Free Action:\nRange 2, 1dmg.', Two: '2/Game, Free Action:\nRange 2, 1dmg.' };
    const play = scene('a . B', { a: { abilities }, B: {} });
    play.use('a', 'One').pick(1, 0);
    expect([play.shows().B, play.usable()]).toEqual(['10 at 2,0', ['Two']]);
    play.use('a', 'Two').pick('B').use('a', 'Two').pick('B');
    expect([play.shows().B, play.usable()]).toEqual(['8 at 2,0', []]);
  });

  it.each([
    [3, false],
    [4, true],
    [6, true],
  ])('T-166: an Ultimate 4 in round %i: %s', (round, can) => {
    const play = scene('a . B', { a: { abilities: { End: 'Ultimate 4:\nRange 2, 1dmg.' } }, B: {} }, { round });
    expect(play.usable().includes('End')).toBe(can);
  });
});

describe('units and what they can do', () => {
  it('T-014 T-035: a summon has its passives and default abilities, and no counters or cards of its summoner', () => {
    const files = crab([{ name: 'Pinch', text: 'Range 1, 1dmg.' }], [{ name: 'Claws', text: 'You deal +1 damage.' }]);
    const pieces: Record<string, Piece> = {
      a: { abilities: { Blast: 'Range 3, 3dmg.' }, defaults: { Stab: 'Range 1, 2dmg.' } },
      k: { card: 'crab', of: 'a' },
      B: {},
    };
    const play = scene('a k B', pieces, { files });
    play.activate('k');
    expect([play.usable(), play.destinations()]).toEqual([['Pinch'], []]);
    play.use('k', 'Pinch').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('T-014: one that is summoned acts in the turn that summons it, and belongs to its summoner', () => {
    const files = crab([{ name: 'Pinch', text: 'Range 1, 1dmg.' }]);
    const call = 'Free Action:\nSummon a Crab in an empty space in range 2 (max 1, remove oldest).';
    const play = scene('a . . B', { a: { abilities: { Call: call } }, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).end();
    expect(play.active).toBe('Crab');
    play.use('Crab', 'Pinch').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 3,0', Crab: '3 at 2,0' });
    expect(play.state.units[play.unit('Crab')]).toMatchObject({ owner: play.unit('a'), seat: 0 });
  });

  it('T-036 T-037: passives always hold, cards and default abilities have to be used', () => {
    const a: Piece = {
      passives: { Strong: 'You deal +1 damage.', Thorns: 'When you are damaged, heal 1.' },
      defaults: { Stab: 'Range 1, 2dmg.' },
      abilities: { Rest: 'Free Action:\nHeal 2.' },
    };
    const play = scene('a B', { a: { ...a, hurt: 5 }, B: { defaults: { Stab: 'Range 1, 3dmg.' } } });
    expect(play.usable()).toEqual(['Stab', 'Rest']);
    play.use('a', 'Stab').pick('B').end().use('B', 'Stab').pick('a');
    expect(play.shows()).toEqual({ a: '3 at 0,0', B: '7 at 1,0' });
  });
});

describe('tokens, markers and terrain', () => {
  it('T-170: tokens go where their unit goes, a marker stays where it lies', () => {
    const files = { 'markers/flag.json': { name: 'Flag' } };
    const play = scene('a f . B', { a: { tokens: { charge: 2 } }, f: { card: 'flag' }, B: {} }, { files });
    play.move('a', 1, 0).move('a', 2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0, 2 Charge', B: '10 at 3,0', Flag: '1,0' });
  });

  it('T-171: an object is its creator’s ally while it is targeted, can be destroyed, and is worth nothing', () => {
    const a: Piece = { abilities: { Build: 'Free Action:\nPlace a Crate in an empty space in range 1.' } };
    const pieces = {
      a: { ...a, defaults: { Cut: 'Enemy in range 2, 3dmg.' } },
      B: { defaults: { Cut: 'Enemy in range 2, 3dmg.' } },
    };
    const play = scene('a . B', pieces);
    play.use('a', 'Build').use('a', 'Cut').pick(1, 0);
    expect(play.shows().Crate).toBe('3 at 1,0');
    play.end().use('B', 'Cut').pick(1, 0);
    expect([play.shows(), play.points]).toEqual([{ a: '10 at 0,0', B: '10 at 2,0' }, [0, 0]]);
  });

  it('T-171: an object that blocks movement stands in the way of both sides', () => {
    const play = scene('a c . B', { a: {}, c: { card: 'common/crate' }, B: {} });
    expect(play.destinations()).toEqual([]);
    play.end();
    expect(play.destinations()).toEqual(['2,0']);
  });

  it.each([
    ['a damaged unit that enters takes it', { hurt: 5 }, { a: '8 at 1,0', B: '10 at 3,0' }],
    ['a sound one leaves it', {}, { a: '10 at 1,0', B: '10 at 3,0', Supplies: '1,0' }],
  ])('T-174: supplies on the map: %s', (_, a: Piece, shown) => {
    const play = scene('a s . B', { a, s: { card: 'common/supplies' }, B: {} });
    play.move('a', 1, 0);
    expect(play.shows()).toEqual(shown);
  });

  it('T-172 T-173: rock stops flight, deep water does not, and sight passes water only', () => {
    const flies: Piece = { passives: { 'You are always Flying': '' }, defaults: { Shot: 'Enemy in range 2, 1dmg.' } };
    const over = (sign: string) => scene(`a ${sign} B\n# # #`, { a: flies, B: {} });
    expect(over('~').destinations()).toEqual(['1,0']);
    expect(over('#').destinations()).toEqual([]);
    expect(over('~').use('a', 'Shot').pick('B').shows().B).toBe('9 at 2,0');
    expect(over('#').use('a', 'Shot').shows().B).toBe('10 at 2,0');
  });
});

describe('an ability that keeps from the basic move', () => {
  const units = {
    a: {
      speed: 2,
      defaults: {
        Volley: "Range 3, 1dmg. Can't be used on the same turn as your standard Move Action.",
        Hop: 'Move Action: Fly 1',
      },
    },
    C: {},
  };

  it('cannot be used behind it, and leaves none behind itself, but other abilities that cost a Move Action', () => {
    const moved = scene('. a . C', units);
    moved.move('a', 0, 0);
    expect(moved.usable()).not.toContain('Volley');
    const shot = scene('. a . C', units);
    expect(shot.activate('a').destinations()).toContain('0,0');
    shot.use('a', 'Volley').pick('C');
    expect(shot.destinations({ double: true })).toEqual([]);
    expect(shot.destinations()).toEqual([]);
    shot.use('a', 'Hop').pick(0, 0);
    expect(shot.usable()).not.toContain('Volley');
    expect(shot.turnOf('a').destinations()).toContain('1,0');
    expect(shot.usable()).toContain('Volley');
  });

  it('come back by their number: the 1/Game abilities, and with them an ultimate (T-166)', () => {
    const play = scene('a .', {
      a: {
        hurt: 9,
        abilities: {
          Once: '1/Game, Free Action:\nHeal 1.',
          Twice: '2/Game, Free Action:\nHeal 1.',
          Last: 'Ultimate 1, Free Action:\nHeal 1.',
          Rearm: 'Free Action, 1/Turn:\nRefresh all of your 1/Game abilities.',
        },
      },
    });
    play.use('a', 'Once').use('a', 'Twice').use('a', 'Twice').use('a', 'Last');
    expect(play.usable()).toEqual(['Rearm']);
    expect(play.use('a', 'Rearm').usable()).toEqual(['Once', 'Last']);
  });
});
