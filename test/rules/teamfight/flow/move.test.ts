import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('the basic move', () => {
  it('T-016 T-040: goes up to speed spaces, never diagonally', () => {
    const play = scene(
      `. . . . .
       . . . . .
       . . a . .
       . . . . .
       . . . . B`,
      { a: { speed: 2 }, B: {} },
    );
    expect(play.destinations()).toEqual([
      '2,0',
      '1,1',
      '2,1',
      '3,1',
      '0,2',
      '1,2',
      '3,2',
      '4,2',
      '1,3',
      '2,3',
      '3,3',
      '2,4',
    ]);
    expect(() => play.move('a', 4, 3)).toThrow('move/out-of-reach');
    expect(() => play.move('a', 3, 3, { path: [[3, 3]] })).toThrow('move/no-path');
  });

  it('T-015 T-018 TC-81: a Standard Action pays a second move, a Move Action pays no standard ability', () => {
    const play = scene('a . . . . . . . B', { a: { speed: 3, defaults: { Stab: 'Range 9, 1dmg.' } }, B: {} });
    expect(() => play.move('a', 4, 0)).toThrow('move/out-of-reach');
    play.move('a', 3, 0);
    expect(() => play.move('a', 4, 0)).toThrow('move/no-action');
    play.move('a', 6, 0, { double: true });
    expect(() => play.use('a', 'Stab')).toThrow('ability/no-action');
    expect(play.actions()).toEqual([{ do: 'end' }]);
    expect(play.shows()).toEqual({ a: '10 at 6,0', B: '10 at 8,0' });
  });

  it('T-018: a double move is listed only when the Move Action is spent, but may be paid before', () => {
    const play = scene('a . . . B', { a: { speed: 1 }, B: {} });
    expect([play.destinations(), play.destinations({ double: true })]).toEqual([['1,0'], []]);
    play.move('a', 1, 0, { double: true }).move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
  });

  it('T-041 TC-82: is broken up by an attack and gone on with', () => {
    const play = scene('a . . . . . B', { a: { speed: 4, defaults: { Shot: 'Range 6, 1dmg.' } }, B: {} });
    play.move('a', 1, 0).use('a', 'Shot').pick('B');
    expect(play.destinations()).toEqual(['0,0', '2,0', '3,0', '4,0']);
    play.move('a', 2, 0).move('a', 4, 0);
    expect(play.actions()).toEqual([{ do: 'end' }]);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '9 at 6,0' });
  });

  it('T-042 TC-82: the rest of a movement by an ability is lost', () => {
    const play = scene('a . . . . B', { a: { speed: 1, abilities: { Step: 'Move 2.' } }, B: {} });
    play.use('a', 'Step').pick(1, 0);
    expect(play.destinations()).toEqual(['0,0', '2,0']);
  });

  it('T-043: no way through blocking terrain, walls or hostile units', () => {
    const play = scene(
      `a # .
       B . .
       . . .`,
      { a: {}, B: {} },
    );
    expect(play.destinations()).toEqual([]);
    expect(() =>
      play.move('a', 1, 1, {
        path: [
          [0, 1],
          [1, 1],
        ],
      }),
    ).toThrow('move/no-path');
    const walled = scene('a . . B', { a: {}, B: {} }, { map: { walls: ['2,0 2,1'] } });
    expect(walled.destinations()).toEqual(['1,0']);
  });

  it('T-044: allies may be passed, but nobody stops on them', () => {
    const play = scene('a c . . B', { a: { speed: 2 }, c: {}, B: {} });
    expect(play.destinations()).toEqual(['2,0']);
    expect(() => play.move('a', 1, 0, { path: [[1, 0]] })).toThrow('move/taken');
    play.move('a', 2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', c: '10 at 1,0', B: '10 at 4,0' });
  });

  it('T-174: difficult ground costs 2 to enter, T-173: water keeps out who does not fly', () => {
    const play = scene('. . a = . B', { a: { speed: 3 }, B: {} });
    expect(play.destinations()).toEqual(['0,0', '1,0', '3,0', '4,0']);
    const flyer = { a: { passives: { 'You are always Flying': '' } }, B: {} };
    expect(scene('a ~ . B', { a: {}, B: {} }).destinations()).toEqual([]);
    expect(scene('a ~ . B', flyer).destinations()).toEqual(['1,0', '2,0']);
  });

  it('T-152 TC-61: Slow leaves a third of the speed, rounded up; Immobile leaves no move', () => {
    for (const [speed, spaces] of [
      [2, 1],
      [3, 1],
      [4, 2],
      [6, 2],
    ] as const) {
      const play = scene('a . . . . . . B', { a: { speed, tokens: { slow: 1 } }, B: {} });
      expect(play.destinations()).toHaveLength(spaces);
    }
    const play = scene('a . . B', { a: { tokens: { immobile: 1 } }, B: {} });
    expect(play.destinations()).toEqual([]);
    expect(() => play.move('a', 1, 0)).toThrow('move/immobile');
  });

  it('lists one path for each set of things that it would set off, and takes any legal path', () => {
    const supplies = { s: { card: 'common/supplies' } };
    const play = scene(
      `a s .
       . . .
       . . B`,
      { a: { hurt: 5, speed: 4 }, ...supplies, B: {} },
    );
    const to = play.space(2, 0);
    const paths = play.actions().flatMap((action) => (action.do === 'move' && action.to === to ? [action.path] : []));
    expect(paths).toHaveLength(2);
    expect(paths.filter((path) => path?.includes(play.space(1, 0)))).toHaveLength(1);
    play.move('a', 2, 0, {
      path: [
        [0, 1],
        [1, 1],
        [1, 0],
        [2, 0],
      ],
    });
    expect(play.shows()).toEqual({ a: '8 at 2,0', B: '10 at 2,2' });
  });

  it('goes around a hazard where that costs no more', () => {
    const play = scene(
      `a . .
       . . .
       . . B`,
      { a: { speed: 2 }, B: {} },
      { map: { hazards: [{ name: 'Fire', effect: '1dmg', cells: ['1,0'] }] } },
    );
    const to = play.space(1, 1);
    const around = { do: 'move', to, path: [play.space(0, 1), to] };
    expect(play.actions().filter((action) => action.do === 'move' && action.to === to)).toEqual([around]);
    play.move('a', 1, 1);
    expect(play.shows().a).toBe('10 at 1,1');
  });
});
