import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../../rules/game-set.ts';
import { cellText } from '../../../../rules/teamfight/lint/finding.ts';
import { lintMap } from '../../../../rules/teamfight/lint/lint-map.ts';
import { open } from '../../set-files.ts';

/** Four heroes a side start in two columns at each end of a yard of 8 by 5 cells. */
const yard = {
  name: 'Yard',
  columns: 8,
  rows: 5,
  deploy: { red: ['0,0', '0,1', '0,3', '0,4'], blue: ['7,0', '7,1', '7,3', '7,4'] },
};
const files = {
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'terrain/bog.json': { name: 'Bog', enterCost: 2 },
  'markers/gate.json': { name: 'Gate', blocksMovement: true },
  'markers/fog.json': { name: 'Fog', blocksSight: true },
};

function lint(more: object, speed?: number) {
  const { set } = open({ ...files, 'maps/yard.json': { ...yard, ...more } });
  const map = set && entitiesOf(set, 'map').find(({ id }) => id === 'yard');
  if (!set || !map) throw new Error('The map has an error.');
  return lintMap(set, map, speed);
}

/** What is said under a code, with the cells that are shown for it. */
const told = (code: string, more: object, speed?: number) =>
  lint(more, speed)
    .findings.filter((finding) => finding.code === code)
    .map(({ severity, message, cells, edges }) => ({
      said: `${severity}: ${message}`,
      cells: cells.map((cell) => cellText(yard, cell)).join(' '),
      edges,
    }));

describe('hints about a map', () => {
  it('an open map with two equal sides has none', () => {
    expect(lint({}).findings).toEqual([]);
  });

  it('a zone in which not all heroes find room, and zones of different sizes', () => {
    const deploy = { red: ['0,0', '0,1', '0,3'], blue: yard.deploy.blue };
    expect(told('zone/too-small', { deploy })).toEqual([
      { said: 'warning: The red zone has 3 free cells for 4 heroes; make it larger.', cells: '0,0 0,1 0,3', edges: [] },
    ]);
    expect(told('zones/unequal', { deploy })).toEqual([
      {
        said: 'note: Red has 3 free cells to start on, blue has 4.',
        cells: '0,0 0,1 0,3 7,0 7,1 7,3 7,4',
        edges: [],
      },
    ]);
  });

  it('cells that are painted twice', () => {
    const terrain = [
      { kind: 'bog', cells: ['2-3,1', '4,4'] },
      { kind: 'rock', cells: ['3-4,1'] },
      { kind: 'bog', cells: ['4,4'] },
    ];
    const controlPoints = [
      { name: 'Well', cells: ['2,2'] },
      { name: 'Mill', cells: ['2,2'] },
    ];
    expect(told('cells/twice', { terrain, controlPoints })).toEqual([
      {
        said: 'warning: 2 cells such as 3,1 lie in two kinds of terrain; paint there again the one that you mean.',
        cells: '3,1 4,4',
        edges: [],
      },
      {
        said: 'warning: The cell 2,2 lies in two control points; paint there again the one that you mean.',
        cells: '2,2',
        edges: [],
      },
    ]);
  });

  it('ground that nobody can walk to, or only one side', () => {
    const shut = { walls: ['3,0 3,1', '3,1 5,1', '5,0 5,1'] };
    expect(told('cells/cut-off', shut)).toEqual([
      {
        said: 'note: From no zone can anybody walk to 2 cells such as 3,0; fill what is shut in, or open a way.',
        cells: '3,0 4,0',
        edges: [],
      },
    ]);
    expect(told('cells/one-side', { walls: ['1,0 1,5'] }).map(({ said }) => said)).toEqual([
      'warning: Only red can walk to 5 cells such as 0,0; open a way for the other side.',
      'warning: Only blue can walk to 35 cells such as 1,0; open a way for the other side.',
    ]);
  });

  it('a step that goes down only is a way for one side', () => {
    const [only] = told('cells/one-side', { heights: ['4,0 4,5 right'] });
    expect(only).toMatchObject({
      said: expect.stringContaining('Only red can walk to'),
      cells: expect.stringContaining('3,4'),
    });
  });

  it('a control point that a side cannot come to', () => {
    const walls = ['4,0 4,5'];
    const controlPoints = [{ name: 'Well', cells: ['5,2'] }];
    expect(told('point/cut-off', { walls, controlPoints })).toEqual([
      { said: 'warning: Well: no unit can walk here from the red zone; open a way.', cells: '5,2', edges: [] },
    ]);
  });

  it('who is on which point in a first move, with the speed that is asked for', () => {
    const controlPoints = [
      { name: 'Well', cells: ['2-3,0'] },
      { name: 'Mill', cells: ['3-4,4'] },
    ];
    const said = (speed: number | undefined, more: object = {}) =>
      told('point/first-move', { controlPoints, ...more }, speed).map((one) => one.said);
    expect(said(undefined)).toEqual([
      'note: Well: red needs 2 movement, blue 4; with speed 3 red is there in a first move.',
      'note: Mill: both sides need 3 movement; with speed 3 both are there in a first move.',
    ]);
    expect(said(2)[1]).toBe('note: Mill: both sides need 3 movement; with speed 2 neither is there in a first move.');
    const bog = { terrain: [{ kind: 'bog', cells: ['1,0', '1,1'] }] };
    expect(said(3, bog)[0]).toContain('red needs 3 movement, blue 4');
    const gate = { markers: [{ kind: 'gate', at: '1,0' }] };
    expect(said(3, gate)[0]).toContain('red needs 3 movement, blue 4');
    expect(told('points/unequal', { controlPoints }).map((one) => one.said)).toEqual([
      "note: Red's ways to the points take 2, 3 movement, blue's 3, 4.",
    ]);
  });

  it('where one side is not what the other is, by the mirror or turn that comes closest', () => {
    const more = {
      walls: ['3,0 3,1', '5,0 5,1'],
      heights: ['2,4 2,5 left', '6,4 6,5 left'],
      terrain: [{ kind: 'rock', cells: ['2,1', '5,1', '2,3'] }],
      controlPoints: [
        { name: 'Well', cells: ['3,2'] },
        { name: 'Mill', cells: ['4,2'] },
      ],
    };
    expect(told('sides/differ', more)).toEqual([
      {
        said: 'note: By a mirror from left to right both sides are the same but for 2 cells and 2 edges.',
        cells: '2,3 5,3',
        edges: [
          { x: 2, y: 4, upright: true },
          { x: 6, y: 4, upright: true },
        ],
      },
    ]);
    expect(told('sides/differ', { deploy: { red: ['0-1,0', '0-1,1'], blue: ['6-7,3', '6-7,4'] } })).toEqual([]);
  });

  it('a map that was never meant to be symmetric is told so', () => {
    const cells = ['0-3,0', '0-5,1', '0-1,2', '3-7,3', '0,4'];
    expect(told('sides/differ', { terrain: [{ kind: 'bog', cells }] })[0]?.said).toMatch(
      /^note: No mirror or turn lays one side on the other; .* comes closest, with \d+ cells that differ\.$/,
    );
  });

  it('lines of fire that run one way only, past what lies on the map', () => {
    const terrain = [{ kind: 'rock', cells: ['1,1'] }];
    const [found] = told('fire/one-way', { terrain });
    const [, from, to] = /: (\S+) sees (\S+), which does not see back\.$/.exec(found?.said ?? '') ?? [];
    expect(found?.cells.split(' ')).toEqual(expect.arrayContaining([from, to]));
    expect(told('fire/one-way', {})).toEqual([]);
    expect(told('fire/one-way', { markers: [{ kind: 'fog', at: '1,1' }] })).toEqual([found]);
  });

  it('the cells that see most', () => {
    expect(told('view/widest', { walls: ['1,0 1,5'] }).map(({ said }) => said)).toEqual([
      'note: The cells 1,0; 2,0; 3,0; 4,0; 5,0; 6,0 and 29 more see most: 34 of 39 other cells. The middle cell sees 34.',
    ]);
    const bend = { terrain: [{ kind: 'rock', cells: ['0-6,0', '0-6,1', '0-6,2', '0-6,3'] }] };
    expect(told('view/widest', bend)).toMatchObject([
      {
        said: 'note: The cells 7,3; 6,4 and 7,4 see most: 11 of 11 other cells. The middle cell sees 7.',
        cells: '7,3 6,4 7,4',
      },
    ]);
  });

  it('a map without zones, points or ground is no harm', () => {
    const bare = { deploy: undefined, terrain: [{ kind: 'rock', cells: [0, 1, 2, 3, 4].map((y) => `0-7,${y}`) }] };
    expect(lint(bare).findings).toEqual([]);
  });
});
