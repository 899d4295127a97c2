import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shadowOf } from '../../../../rules/teamfight/board/sight.ts';
import { areaFrom, areaOver } from '../../../../rules/teamfight/sight/area-from.ts';
import { glance } from '../../../../rules/teamfight/sight/glance.ts';
import { type MapView, reachFrom, seenFrom, viewMap } from '../../../../rules/teamfight/sight/map-view.ts';
import { obstaclesFrom } from '../../../../rules/teamfight/sight/obstacles.ts';
import { shadowEdges } from '../../../../rules/teamfight/sight/shadow-edges.ts';
import { spaceName, tellGlance, tellRange } from '../../../../rules/teamfight/sight/tell-glance.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { open } from '../../set-files.ts';
import { quartersBetween } from '../board/shadow-geometry.ts';

const { set } = open({
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'terrain/mist.json': { name: 'Mist', blocksSight: true },
  'markers/fog.json': { name: 'Fog', size: 2, blocksSight: true },
});

function view(columns: number, rows: number, more: Partial<MapFile>): MapView {
  if (!set) throw new Error('The set of these tests has an error.');
  return viewMap(set, { ref: 'iron-age/test', data: { name: 'Test', columns, rows, ...more } });
}

/** Both sentences of two spaces, each `x,y`, and their range. */
function told(map: MapView, one: readonly [number, number], other: readonly [number, number]): string[] {
  const [a, b] = [one, other].map(([x, y]) => y * map.board.columns + x) as [number, number];
  const [nameA, nameB] = [spaceName(map, 'A', a), spaceName(map, 'B', b)];
  const there = glance(map, a, b);
  return [tellGlance(there, nameA, nameB), tellGlance(glance(map, b, a), nameB, nameA), tellRange(there)];
}

const words = ['clear', 'half', 'half', 'full'] as const;
const size = 9;
const place = fc.integer({ min: 0, max: size - 1 });
const long = fc.integer({ min: 1, max: 4 });
const line = fc.record({ x: place, y: place, long, standing: fc.boolean() });
type Line = { x: number; y: number; long: number; standing: boolean };
const lineText = ({ x, y, long, standing }: Line) =>
  `${x},${y} ${standing ? x : Math.min(size, x + long)},${standing ? Math.min(size, y + long) : y}`;

/** Maps with all that throws shadows, and a space to look from. */
const looked = fc.record({
  from: fc.integer({ min: 0, max: size * size - 1 }),
  map: fc
    .record({
      walls: fc.array(line, { maxLength: 4 }),
      heights: fc.array(line, { maxLength: 4 }),
      rock: fc.array(fc.tuple(place, place), { maxLength: 12 }),
      mist: fc.array(fc.tuple(place, place), { maxLength: 6 }),
      fog: fc.array(fc.tuple(place, place), { maxLength: 2 }),
    })
    .map(({ walls, heights, rock, mist, fog }) =>
      view(size, size, {
        walls: walls.map(lineText),
        heights: heights.map((one) => `${lineText(one)} ${one.standing ? 'left' : 'down'}`),
        terrain: [
          { kind: 'rock', cells: rock.map(([x, y]) => `${x},${y}`) },
          { kind: 'mist', cells: mist.map(([x, y]) => `${x},${y}`) },
        ],
        markers: fog.map(([x, y]) => ({ kind: 'fog', at: `${x},${y}` })),
      }),
    ),
});

const everywhere = Array.from({ length: size * size }, (_, space) => space);

describe('how two spaces of a map see each other', () => {
  it('T-078: says both ways where they differ, with what throws the shadow and the def that it gives', () => {
    const map = view(7, 7, { terrain: [{ kind: 'rock', cells: ['4,2'] }] });
    expect(told(map, [3, 4], [5, 2])).toEqual([
      'A (3,4) sees B (5,2) at +2 def: half in shadow of Rock 4,2.',
      'B (5,2) sees A (3,4) clear.',
      'They are at range 3.',
    ]);
  });

  it('T-074 and T-079d: adds up shadow and cover, and names the height step that an attack of range 1 does not cross', () => {
    const map = view(7, 7, { terrain: [{ kind: 'rock', cells: ['4,2'] }], cover: ['5,3 6,3'] });
    expect(told(map, [3, 4], [5, 2])).toEqual([
      'A (3,4) sees B (5,2) at +4 def: half in shadow of Rock 4,2, and behind cover.',
      'B (5,2) sees A (3,4) clear.',
      'They are at range 3.',
    ]);
    const step = view(4, 1, { heights: ['2,0 2,1 right'] });
    expect(told(step, [1, 0], [2, 0])).toEqual([
      'A (1,0) sees B (2,0) at +2 def: below a height step.',
      'B (2,0) sees A (1,0) clear.',
      'They are at range 1. Attacks of range 1 do not cross the height step between them.',
    ]);
  });

  it('names walls, height steps, terrain and markers by where they lie, the nearest first', () => {
    const map = view(9, 1, { walls: ['6,0 6,1'], terrain: [{ kind: 'mist', cells: ['2-3,0'] }] });
    expect(told(map, [0, 0], [8, 0]).slice(0, 2)).toEqual([
      'A (0,0) does not see B (8,0): in full shadow of Mist 2,0 to 3,0 and the wall 6,0 to 6,1.',
      'B (8,0) does not see A (0,0): in full shadow of the wall 6,0 to 6,1 and Mist 2,0 to 3,0.',
    ]);
    const fog = view(6, 2, { markers: [{ kind: 'fog', at: '2,0' }] });
    expect(told(fog, [0, 0], [5, 0])[0]).toBe('A (0,0) does not see B (5,0): in full shadow of Fog 2,0 to 3,1.');
    const ridge = view(9, 2, { heights: ['3,0 3,2 left', '6,0 6,2 right'] });
    expect(told(ridge, [0, 0], [7, 0]).slice(0, 2)).toEqual([
      'A (0,0) does not see B (7,0): in full shadow of the height step 6,0 to 6,2.',
      'B (7,0) does not see A (0,0): in full shadow of the height step 3,0 to 3,2.',
    ]);
    expect(told(ridge, [0, 0], [0, 0])[2]).toBe('Both are the same cell.');
  });

  it('the shadows that are named, put together, are what the rules see, and so is what darkens one space', () => {
    const compare = fc.property(looked, ({ map, from }) => {
      const row = seenFrom(map, from);
      const obstacles = obstaclesFrom(map.board, map.standing, from);
      for (const to of everywhere) {
        const parts = obstacles.flatMap((obstacle) => obstacle.parts);
        expect(parts.reduce((sum, part) => sum | shadowOf(map.board, from, to, part), 0)).toBe(row[to]);
        const { shadow, by } = glance(map, from, to);
        const named = by.flatMap(({ obstacle }) => obstacle.parts);
        expect([shadow, named.reduce((sum, part) => sum | shadowOf(map.board, from, to, part), 0)]).toEqual([
          row[to],
          row[to],
        ]);
      }
    });
    fc.assert(compare, { numRuns: 200 });
  });

  it('T-070 to T-072: what lies between the two edges of a shadow is what its obstacle darkens', () => {
    let halves = 0;
    const compare = fc.property(looked, ({ map, from }) => {
      const [vx, vy] = [from % size, Math.floor(from / size)];
      for (const { box, parts } of obstaclesFrom(map.board, map.standing, from)) {
        const edges = shadowEdges(map.board, from, box).map(({ from: corner, way }) => ({
          corner: { x: 2 * (corner.x - vx) - 1, y: 2 * (corner.y - vy) - 1 },
          way,
        }));
        const dark = quartersBetween([edges[0]!, edges[1]!]);
        for (const to of everywhere.filter((space) => space !== from && !parts.includes(space))) {
          const seen = words[parts.reduce((sum, part) => sum | shadowOf(map.board, from, to, part), 0)];
          const expected = dark((to % size) - vx, Math.floor(to / size) - vy);
          if (expected === 'half') halves++;
          expect(seen).toBe(expected);
        }
      }
    });
    fc.assert(compare, { numRuns: 300 });
    expect(halves).toBeGreaterThan(1000);
  });

  it('T-105 to T-109: where an area can reach that is laid from a space, and how it is laid over another', () => {
    const map = view(5, 3, { walls: ['2,0 2,3'], terrain: [{ kind: 'rock', cells: ['0,0'] }] });
    const sorted = (spaces: readonly number[] | undefined) => spaces && [...spaces].sort((a, b) => a - b);
    expect(sorted(areaFrom(map, 5, { shape: 'burst', size: 4 }))).toEqual([1, 5, 6, 10, 11]);
    expect(sorted(areaFrom(map, 5, { shape: 'path', size: 3 }))).toEqual([1, 6, 10, 11]);
    expect(sorted(areaFrom(map, 5, { shape: 'line' }))).toEqual([6, 10]);
    expect(areaOver(map, 5, { shape: 'line' }, 6)).toEqual([6]);
    expect(areaOver(map, 5, { shape: 'path', size: 2 }, 11)).toContain(11);
    expect(areaOver(map, 5, { shape: 'line' }, 7)).toBeUndefined();
  });

  it('T-040: where a unit may end with so much movement, past what lies on the map', () => {
    const map = view(5, 2, { walls: ['2,0 2,1'], terrain: [{ kind: 'rock', cells: ['3,1'] }] });
    expect([...reachFrom(map, 0, 4)]).toEqual([0, 1, 4, -1, -1, 1, 2, 3, -1, -1]);
  });
});
