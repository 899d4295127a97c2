import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const points = (...cells: string[]) => ({
  map: { controlPoints: cells.map((cell, index) => ({ name: `P${index + 1}`, cells: [cell] })) },
});
const unowned = { options: { controlPointTie: 'unowned' as const } };

describe('scoring', () => {
  it('T-021: a dead hero is worth a point to the other side, a dead summon is not', () => {
    const files = { 'summons/crab.json': { name: 'Crab', health: 1, speed: 2 } };
    const pieces = {
      a: { abilities: { Blow: 'Free Action:\nRange 4, 1dmg.' } },
      b: { hurt: 9 },
      B: { hurt: 9 },
      K: { card: 'crab', of: 'B' },
    };
    const play = scene('a b B K', pieces, { files });
    play.use('a', 'Blow').pick('K');
    expect(play.points).toEqual([0, 0]);
    play.use('a', 'Blow').pick('B');
    expect(play.points).toEqual([1, 0]);
    play.use('a', 'Blow').pick('b');
    expect(play.points).toEqual([1, 1]);
  });

  it('T-023 T-025: who has more units on the only point claims it and scores 1 at the end of the round', () => {
    const play = scene('a . B', { a: {}, B: {} }, points('0,0'));
    play.end();
    expect(play.points).toEqual([0, 0]);
    play.end();
    expect(play.points).toEqual([1, 0]);
    expect(play.told()).toEqual(expect.arrayContaining(['Red claims P1 (T-023).', 'Red scores 1 point (T-025).']));
  });

  it('T-024: a claim stays when nobody stands there, and scores again', () => {
    const play = scene('a . . B', { a: {}, B: {} }, points('0,0'));
    play.end().end().move('a', 1, 0).end().end();
    expect(play.points).toEqual([2, 0]);
  });

  it('T-025 TC-67: the majority on all of three points scores 2', () => {
    const play = scene('a b c . D', { a: {}, b: {}, c: {}, D: {} }, points('0,0', '1,0', '2,0'));
    play.turnOf('c').end();
    expect(play.points).toEqual([2, 0]);
  });

  it('T-025: all of two points scores 1', () => {
    const play = scene('a b . D', { a: {}, b: {}, D: {} }, points('0,0', '1,0'));
    play.turnOf('b').end();
    expect(play.points).toEqual([1, 0]);
  });

  it('T-026 TC-69: claims of one against one score nothing, also once nobody stands there', () => {
    const play = scene('a . . . B', { a: {}, B: {} }, points('0,0', '4,0', '2,0'));
    play.end().end();
    play.move('a', 1, 0).end().move('B', 3, 0).end();
    expect([play.state.claims, play.points]).toEqual([
      [0, 1, -1],
      [0, 0],
    ]);
  });

  it.each([
    ['T-024 TC-70: an equal number of units leaves the point to its owner', {}, [0, 2]],
    ['T-027 TC-70: by the hint on the map it becomes unowned', unowned, [0, 1]],
  ])('%s', (_, rules, scored) => {
    const area = { map: { controlPoints: [{ name: 'P1', cells: ['1-2,0'] }] } };
    const play = scene('a . B', { a: {}, B: {} }, { ...area, ...rules });
    play.end().end();
    play.move('a', 1, 0).end().end();
    expect(play.points).toEqual(scored);
  });

  it('T-027 TC-66: a tie makes one of three points unowned; two to nothing scores 1', () => {
    const area = {
      map: { controlPoints: ['0,0', '1,0', '2-3,0'].map((cell, index) => ({ name: `P${index}`, cells: [cell] })) },
    };
    const play = scene('a b c . D', { a: {}, b: {}, c: {}, D: {} }, { ...area, ...unowned });
    play.turnOf('c').end();
    expect(play.points).toEqual([2, 0]);
    play.turnOf('D').move('D', 3, 0).turnOf('c').end();
    expect([play.state.claims, play.points]).toEqual([
      [0, 0, -1],
      [3, 0],
    ]);
  });

  it('T-022 T-027: a map that says in words what a tie does overrules the option', () => {
    const says = (text: string) => ({ map: { controlPoints: [{ name: 'P1', cells: ['1-2,0'] }], text } });
    const scored = (more: Parameters<typeof scene>[2]) => {
      const play = scene('a . B', { a: {}, B: {} }, more);
      play.end().end();
      play.move('a', 1, 0).end().end();
      return play.points;
    };
    expect(scored(says('With an equal number of units on it, it becomes unowned.'))).toEqual([0, 1]);
    expect(scored({ ...unowned, ...says('You keep it until the other side takes it.') })).toEqual([0, 2]);
  });

  it('T-020: cards of heroes and of the set score for the player whom they name', () => {
    const files = {
      'cards/tribute.json': {
        name: 'Tribute',
        text: 'At the end of round 1, the first player scores 1.\nAt the end of round 2, each player scores 1.\nWhen a hero dies, its player scores 2 points.',
      },
    };
    const pieces = {
      a: {
        abilities: {
          Alms: 'Free Action:\nYour opponent scores 1.',
          Blow: 'Free Action:\nRange 4, 1dmg. Gain 1 point.',
        },
      },
      B: { hurt: 9 },
    };
    const play = scene('a . B', pieces, { files });
    play.use('a', 'Alms');
    expect(play.points).toEqual([0, 1]);
    play.end().end();
    expect(play.points).toEqual([1, 1]);
    play.end().end();
    expect(play.points).toEqual([2, 2]);
    // 1 for the kill (T-021), 1 by Blow, 2 by Tribute for the player of the dead hero.
    play.use('a', 'Blow').pick('B');
    expect(play.points).toEqual([4, 4]);
  });

  it('T-027: an empty point keeps its owner also by the hint', () => {
    const play = scene('a . . B', { a: {}, B: {} }, { ...points('0,0'), ...unowned });
    play.end().end().move('a', 1, 0).end().end();
    expect(play.points).toEqual([2, 0]);
  });

  it('T-023: summons count, objects do not, and cards change how a unit counts', () => {
    const files = {
      'summons/gull.json': {
        name: 'Gull',
        health: 1,
        speed: 2,
        passives: [{ name: 'Not considered for control points' }],
      },
      'summons/crab.json': { name: 'Crab', health: 1, speed: 2 },
    };
    const pieces = {
      a: {},
      g: { card: 'gull', of: 'a' },
      k: { card: 'crab', of: 'a' },
      c: { card: 'common/crate' },
      B: {},
    };
    const where = { map: { controlPoints: [{ name: 'P', cells: ['2-4,0'] }] } };
    const claimed = (drawing: string) => {
      const play = scene(drawing, pieces, { files, ...where });
      play.turnOf('B').end();
      return play.state.claims[0];
    };
    expect(claimed('a k g . B c')).toBe(1);
    expect(claimed('a c g . . k B')).toBe(-1);
    expect(claimed('a g k . . c B')).toBe(0);
  });
});
