import { describe, expect, it } from 'vitest';
import { open, sound } from '../set-files.ts';

const quarry = sound['maps/quarry.json'] as object;
const terrain = {
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'terrain/bog.json': { name: 'Bog', enterCost: 2 },
  'markers/gate.json': { name: 'Gate', size: 2 },
};

/** The problems of a map of 10 by 8 cells with a zone along its top and bottom, without the name of the file. */
const told = (more: object) =>
  open({ ...terrain, 'maps/quarry.json': { ...quarry, ...more } }).problems.map(
    ({ severity, message }) => `${severity}${message.slice('maps/quarry.json'.length)}`,
  );
const point = { controlPoints: [{ name: 'Hill', cells: ['4-5,3'] }] };
const unreachable = (from: string) =>
  `warning, controlPoints[0] (Hill): no unit can walk here from the ${from} deploy zone; open a way through walls, steps and terrain.`;

describe('a map', () => {
  it.each<[string, object, string[]]>([
    [
      'nothing wrong',
      {
        walls: ['0,0 10,0', '10,8 10,0'],
        terrain: [{ kind: 'rock', cells: ['9,7'] }],
        markers: [{ kind: 'gate', at: '8,6' }],
      },
      [],
    ],
    [
      'a cell outside',
      { hazards: [{ name: 'Fire', effect: '1dmg', cells: ['8-10,3'] }] },
      [
        'error, hazards[0] (Fire), cells[0]: "8-10,3" lies outside of the map; its last cell is "9,7", as columns and rows are counted from 0.',
      ],
    ],
    [
      'an edge outside',
      { cover: ['0,9 3,9'] },
      ['error, cover[0]: "0,9 3,9" lies outside of the map; its last corner is "10,8".'],
    ],
    [
      'an edge askew',
      { walls: ['1,1 2,3'] },
      ['error, walls[0]: "1,1 2,3" does not run straight along a line of the grid; draw it in straight pieces.'],
    ],
    [
      'an edge without a length',
      { walls: ['1,1 1,1'] },
      ['error, walls[0]: "1,1 1,1" begins and ends at the same corner; an edge has a length.'],
    ],
    [
      'a step with an impossible side',
      { heights: ['1,1 1,3 up', '1,1 3,1 left'] },
      [
        'error, heights[0]: "1,1 1,3 up" runs from top to bottom, so its lower side is "left" or "right".',
        'error, heights[1]: "1,1 3,1 left" runs from left to right, so its lower side is "up" or "down".',
      ],
    ],
    [
      'a marker that reaches beyond',
      { markers: [{ kind: 'gate', at: '9,6' }] },
      ['error, markers[0], at: "gate" at "9,6", 2 cells wide, reaches beyond the map of 10 by 8 cells.'],
    ],
    [
      'no zones',
      { deploy: undefined },
      [
        "warning: there is no red deploy zone; add deploy, red with the cells where that side's heroes start.",
        "warning: there is no blue deploy zone; add deploy, blue with the cells where that side's heroes start.",
      ],
    ],
    [
      'a zone of four with a rock in it',
      { deploy: { red: ['0-3,7'], blue: ['0-3,0'] }, terrain: [{ kind: 'rock', cells: ['2,7'] }] },
      ['warning, deploy, red: the red deploy zone has 3 free cells for 4 heroes; make it larger.'],
    ],
    [
      'zones that overlap',
      { deploy: { red: ['0-9,7', '2,0'], blue: ['0-9,0'] } },
      ['warning, deploy: the zones of both sides share 1 cell, the first is "2,0".'],
    ],
    [
      'two points of one name',
      {
        controlPoints: [
          { name: 'Hill', cells: ['1,3'] },
          { name: 'hill ', cells: ['2,3'] },
        ],
      },
      ['warning, controlPoints[1] (hill ), name: controlPoints[0] has the same name; players tell points apart by it.'],
    ],
  ])('with %s', (_, more, sentences) => {
    expect(told(more)).toEqual(sentences);
  });

  it.each<[string, object, string[]]>([
    ['open ground', {}, []],
    ['a wall with a gap of one cell', { walls: ['0,4 9,4'] }, []],
    ['a wall from side to side', { walls: ['0,4 10,4'] }, [unreachable('red')]],
    ['walls all around', { walls: ['4,3 6,3', '6,3 6,4', '6,4 4,4', '4,4 4,3'] }, [unreachable('red or blue')]],
    ['a step down to it from below', { heights: ['0,4 10,4 up'] }, []],
    ['a step up to it from below', { heights: ['0,4 10,4 down'] }, [unreachable('red')]],
    ['a river that costs more', { terrain: [{ kind: 'bog', cells: ['0-9,5'] }] }, []],
    ['a river of rock', { terrain: [{ kind: 'rock', cells: ['0-9,5'] }] }, [unreachable('red')]],
    ['cover, which stops nobody', { cover: ['0,4 10,4'] }, []],
  ])('lets units walk to a control point or not: %s', (_, more, sentences) => {
    expect(told({ ...point, ...more })).toEqual(sentences);
  });

  it('tells of pieces and ground that its text speaks of and that do not lie on it', () => {
    const text = '**Beacon**\nBeacons have 2 health.\n\n**Mire**\nUnits that end their turn on this take 1dmg.';
    expect(told({ text })).toEqual([
      'warning, text: it tells of "Beacon", and none lies on the map; add a marker of that name, whose text may stay empty, and place it.',
      'warning, text: it tells of "Mire", and nothing is painted with it; add a terrain of that name, whose text may stay empty, or a hazard, and paint it.',
    ]);
    expect(told({ text, hazards: [{ name: 'Mire', effect: '1dmg', cells: ['4,4'] }] })).toHaveLength(1);
    const files = { 'markers/beacon.json': { name: 'Beacon' } };
    const map = { ...quarry, text, markers: [{ kind: 'beacon', at: '4,4' }] };
    expect(open({ ...files, 'maps/quarry.json': map }).problems.map(({ code }) => code)).toEqual([
      'map/told-not-painted',
    ]);
  });

  it('takes no control point and no general rule for a piece', () => {
    const text =
      '**Hill**\nUnits on this have +1 speed.\n\n**Capture points**\nIf a team has more units on it, they own it.\n\n**Heroes**\nHeroes have 9 health.';
    expect(told({ ...point, text })).toEqual([]);
  });

  it('asks for zones of the size that the rules of the set deploy', () => {
    const set = { ...(sound['set.json'] as object), rules: { preset: 'older', heroesPerSide: 11 } };
    expect(open({ 'set.json': set }).problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['map/zone-too-small', '/deploy/red'],
      ['map/zone-too-small', '/deploy/blue'],
    ]);
  });

  it('is judged whole where its lists are as long as they may be', () => {
    const cells = Array.from({ length: 10_000 }, () => '0-999,5');
    const problems = told({ hazards: [{ name: 'Fire', effect: '1dmg', cells }] });
    expect(problems.length).toBe(10_000);
  });
});
