import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what goes from one to the next', () => {
  it('leaps to enemies near the one before, and to none of them twice', () => {
    const Spark = 'Range 2, 2dmg. Then up to 2 more enemies, each in range 2 of the previous, 1dmg.';
    const play = scene('a B . C . D', { a: { abilities: { Spark } }, B: {}, C: {}, D: {} });
    play.use('a', 'Spark').pick('B').pick('yes').pick('C').pick('yes').pick('D');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 3,0', D: '9 at 5,0' });
  });

  it('may stay on the same one, and is known by whoever was the last', () => {
    const Rush =
      'Enemy in range 2, 1dmg. Repeat 2 more times, each on the same enemy or one in range 2 of it. Then teleport next to the last enemy hit.';
    const play = scene('a B . C . .', { a: { abilities: { Rush } }, B: {}, C: {} });
    play.use('a', 'Rush').pick('B').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 3,0' });
    expect(play.asks()).toBe('1 destination: 2,0 4,0 stop');
  });
});

describe('a reroll of the first miss', () => {
  const a = {
    passives: { Luck: 'Your first miss each turn can be rerolled, but you must keep the second roll.' },
    abilities: { Jab: 'Free Action, 9/Turn:\nRange 3, +3def, 1dmg.' },
  };

  it('is none of a later one, also where it was declined', () => {
    const play = scene('a . B', { a, B: {} }, { rolls: [1, 1] });
    play.use('a', 'Jab').pick('B').pick('no').use('a', 'Jab').pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('keeps what is rolled then', () => {
    const play = scene('a . B', { a, B: {} }, { rolls: [1, 6] });
    play.use('a', 'Jab').pick('B').pick('yes');
    expect(play.shows().B).toBe('9 at 2,0');
  });
});

describe('what was done in the turn', () => {
  it('is asked as the turn ends, where that is when it counts, and a summon is no hero', () => {
    const Reap = 'Free Action, 1/Turn:\nIf you killed a hero this turn, heal 3 at the end of the turn.';
    const Axe = 'Free Action, 9/Turn:\nRange 3, 3dmg.';
    const files = { 'summons/imp.json': { name: 'Imp', health: 1, speed: 3 } };
    const at = () =>
      scene(
        'a B I . C',
        { a: { hurt: 5, abilities: { Reap, Axe } }, B: { health: 3 }, I: { card: 'imp', of: 'C' }, C: {} },
        { files },
      ).use('a', 'Reap');
    expect(at().use('a', 'Axe').pick('B').end().shows().a).toBe('8 at 0,0');
    expect(at().use('a', 'Axe').pick('I').end().shows().a).toBe('5 at 0,0');
  });
});

describe('a moment in some rounds', () => {
  it('makes stronger from then on, and once more in the next of them', () => {
    const a = {
      hurt: 4,
      passives: { Grow: 'At the start of round 2, and again on round 3:\n+2 max health, heal 2.' },
    };
    const play = scene('a . . B', { a, B: {} });
    expect(play.shows().a).toBe('6 at 0,0');
    play.turnOf('B').turnOf('a');
    expect(play.state.round).toBe(2);
    expect(play.shows().a).toBe('8 at 0,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('what a condition brings whoever has it', () => {
  it('is not told of whoever gave it', () => {
    const Chill = 'Free Action:\nRange 3, give Cold. -2 speed while they have any Cold.';
    const files = {
      'conditions/cold.json': { name: 'Cold', text: 'You take +1 damage. Clear at the end of your next turn.' },
    };
    const play = scene('a . . B . .', { a: { abilities: { Chill } }, B: {} }, { files });
    play.use('a', 'Chill').pick('B');
    expect(play.destinations()).toContain('2,0');
    play.turnOf('B');
    expect(play.destinations()).toEqual(['2,0', '4,0']);
  });
});

describe('a flight', () => {
  const flown = (Hop: string, walls: readonly string[] = []) =>
    scene('a B . .', { a: { abilities: { Hop } }, B: {} }, { map: { walls: [...walls] } })
      .use('a', 'Hop')
      .pick(2, 0)
      .shows().a;

  it('passes units and walls where it says so', () => {
    expect(flown('Fly to a space in range 3, ignoring units.')).toBe('10 at 2,0');
    expect(flown('Fly to a space in range 3.')).toBe('10 at 0,0');
    expect(flown('Fly to a space in range 3, ignoring units and walls.', ['2,0 2,1'])).toBe('10 at 2,0');
  });
});

describe('a stance of somebody else', () => {
  it('is left by what interrupts it', () => {
    const Coil = 'Free Action:\nEnter Snake Stance:\n  You have +1 speed.';
    const Break = 'Free Action:\nRange 3, 1dmg, interrupt stances.';
    const play = scene('a . B', { a: { abilities: { Coil } }, B: { abilities: { Break } } });
    play.use('a', 'Coil');
    expect(play.shows().a).toBe('10 at 0,0, Snake stance');
    play.turnOf('B').use('B', 'Break').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('a token that says when', () => {
  it('comes once, with the end of the next turn', () => {
    const Stick = 'Free Action, 1/Game:\nRange 3, give a Keg.';
    const files = {
      'tokens/keg.json': { name: 'Keg', text: 'At the end of your next turn, burst 1, 2dmg including you.' },
    };
    const play = scene('a . B C', { a: { abilities: { Stick }, with: ['keg'] }, B: {}, C: {} }, { files });
    play.use('a', 'Stick').pick('B').turnOf('B');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0, Keg' });
    play.end();
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 3,0' });
  });

  it('goes at the end of a turn without moving', () => {
    const Stick = 'Free Action, 1/Game:\nRange 3, give a Tar, max 3. -1 speed for each Tar.';
    const text = '-1 speed for each. Lose all at the end of a turn where you did not move.';
    const files = { 'tokens/tar.json': { name: 'Tar', text } };
    const start = () =>
      scene('a . B . .', { a: { abilities: { Stick }, with: ['tar'] }, B: {} }, { files })
        .use('a', 'Stick')
        .pick('B')
        .turnOf('B');
    expect(start().move('B', 3, 0).end().shows().B).toBe('10 at 3,0, Tar');
    expect(start().end().shows().B).toBe('10 at 2,0');
  });

  it('lets a default ability be used as a Move Action, once a turn', () => {
    const files = {
      'tokens/frenzy.json': { name: 'Frenzy', text: 'Once per turn, you can use a default ability for a Move Action.' },
    };
    const a = { defaults: { Jab: 'Range 3, 1dmg' }, with: ['frenzy'], tokens: { 'scene/frenzy': 1 } };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Jab').pick('B').use('a', 'Default ability').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.usable()).toEqual([]);
  });
});
