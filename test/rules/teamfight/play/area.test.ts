import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../../rules/teamfight/program.ts';
import { type BareNode, dmg, plain, programs, type Text } from './programs.ts';

type Area = Extract<BareNode, { node: 'area' }>;

const area = (shape: Shape, more: Partial<Area> = {}): Text => ({
  body: [{ node: 'area', shape, of: 'you', sight: true, who: { side: 'any' }, then: [dmg(1, 'each')], ...more }],
});
const burst = (size: number): Shape => ({ shape: 'burst', size });
const nine = { shape: 'rectangle', columns: 3, rows: 3 } as const;
const enemies = { who: { side: 'enemy' as const } };

describe('an area', () => {
  it('T-100 T-102 T-103: affects both sides without a roll, but not who stands in its middle and uses it', () => {
    const def: Text = { rules: [{ rule: 'change', who: { side: 'you' }, what: 'def', add: plain(4) }] };
    const play = programs('a b B .', {
      a: { defaults: { Blast: area(burst(2)) } },
      b: {},
      B: { passives: { Def: def } },
    });
    play.use('a', 'Blast');
    expect(play.shows()).toEqual({ a: '10 at 0,0', b: '9 at 1,0', B: '9 at 2,0' });
  });

  it('T-102: includes its user where the rule option says so', () => {
    const fighters = { a: { defaults: { Blast: area(burst(1)) } }, B: {} };
    const play = programs('a . B', fighters, { options: { areaIncludesUser: true } });
    play.use('a', 'Blast');
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '10 at 2,0' });
  });

  it('T-109: with a range its source is any space in range, worthwhile ones listed first; the user may stand in it', () => {
    const play = programs('a . . B', { a: { defaults: { Bomb: area(burst(1), { range: { max: 3 } }) } }, B: {} });
    play.use('a', 'Bomb');
    const { options, listed } = play.pending();
    expect(options.slice(0, listed).map((space) => play.place(space))).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '0,1',
      '1,1',
      '2,1',
      '3,1',
    ]);
    play.pick(1, 0);
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '10 at 3,0' });
  });

  it('T-105 TC-92: a line lies in one of four directions', () => {
    const play = programs('. B .\nD a C\n. . E', {
      a: { defaults: { Line: area({ shape: 'line', size: 4 }, enemies) } },
      B: {},
      C: {},
      D: {},
      E: {},
    });
    play.use('a', 'Line').pickArea([2, 1]);
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '9 at 2,1', D: '10 at 0,1', E: '10 at 2,2' });
  });

  it('T-108: a rectangle has only to overlap its source, unless it is centred', () => {
    const abilities = {
      Any: area(nine, enemies),
      Centred: { ...area({ ...nine, centred: true }, enemies), use: { action: 'free' as const } },
    };
    const play = programs('. . . . .\n. . . . .\n. . a . .\n. . . . .\nB . . . .', {
      a: { defaults: abilities },
      B: {},
    });
    play.use('a', 'Centred');
    expect(play.shows().B).toBe('10 at 0,4');
    play.use('a', 'Any');
    expect(play.pending().placements).toHaveLength(9);
    play.pickArea([0, 2], [1, 2], [2, 2], [0, 3], [1, 3], [2, 3], [0, 4], [1, 4], [2, 4]);
    expect(play.shows().B).toBe('9 at 0,4');
  });

  it('T-106 TC-94: a path is laid space by space, and something can be done on each', () => {
    const path = area(
      { shape: 'path', size: 3 },
      { who: { side: 'enemy' }, spaces: [{ node: 'place', marker: 'common/grave', on: 'space' }] },
    );
    const play = programs('a . .\n. B .', { a: { defaults: { Path: path } }, B: {} });
    play.use('a', 'Path');
    expect(play.asks()).toBe('1 space: 1,0 0,1');
    play.pick(0, 1).pick(2, 1);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 1,1', Grave: '0,1 1,1 2,1' });
  });

  it('T-079c: does not reach what is dark from its source, unless it ignores walls', () => {
    const abilities = {
      Blast: { ...area(burst(2), enemies), use: { action: 'free' as const } },
      Through: area(burst(2), { ...enemies, sight: false }),
    };
    const play = programs('a # B', { a: { defaults: abilities }, B: {} });
    play.use('a', 'Blast');
    expect(play.shows().B).toBe('10 at 2,0');
    play.use('a', 'Through');
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('T-152: includes an invisible enemy beyond range 1 only beside somebody who is not invisible', () => {
    const gone: Text = { rules: [{ rule: 'is', who: { side: 'you' }, flag: 'invisible' }] };
    const blast = { ...area(burst(2), enemies), use: { action: 'free' as const } };
    const alone = programs('a . B', { a: { defaults: { Blast: blast } }, B: { passives: { Gone: gone } } });
    alone.use('a', 'Blast');
    expect(alone.shows().B).toBe('10 at 2,0');
    const beside = programs('a . B\n. . C', {
      a: { defaults: { Blast: blast } },
      B: { passives: { Gone: gone } },
      C: {},
    });
    beside.use('a', 'Blast');
    expect(beside.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 2,1' });
  });

  it('T-101 TC-95: a plural is an area without a choice and without a roll', () => {
    const all: Text = {
      body: [{ node: 'each', who: { side: 'enemy', places: [{ range: { max: 2 } }] }, then: [dmg(1, 'each')] }],
    };
    const play = programs('B a . C D', { a: { defaults: { All: all } }, B: {}, C: {}, D: {} });
    play.use('a', 'All');
    expect(play.shows()).toMatchObject({ B: '9 at 0,0', C: '9 at 3,0', D: '10 at 4,0' });
  });

  it('of a target that it has just killed lies where the target was', () => {
    const text: Text = {
      body: [
        {
          node: 'target',
          who: { side: 'enemy' },
          range: { max: 3 },
          sight: true,
          then: [dmg(2), ...(area(burst(1), { of: 'target', ...enemies }).body ?? [])],
        },
      ],
    };
    const play = programs('a . B C', { a: { defaults: { Boom: text } }, B: { health: 2 }, C: {} });
    play.use('a', 'Boom').pick('B');
    expect(play.shows()).toMatchObject({ B: 'dead', C: '9 at 3,0' });
  });
});
