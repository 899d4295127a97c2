import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../../rules/teamfight/paint/map-of.ts';
import { paint } from '../../../../rules/teamfight/paint/paint.ts';
import { paintingOf } from '../../../../rules/teamfight/paint/painting-of.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { bareMap, contentOf, paintings, sizeOf } from './support.ts';

const shipped = ['saltmarch', 'windfall'].flatMap((set) => {
  const folder = `content/teamfight/${set}/maps`;
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as MapFile);
});

describe('a map file and what is painted on it', () => {
  it('a map on which nothing changed is written to the letter as it stood', () => {
    expect(shipped).not.toHaveLength(0);
    for (const map of shipped) expect(JSON.stringify(mapOf(paintingOf(map), map))).toBe(JSON.stringify(map));
  });

  it('what is written shows the same when it is read again, and is then written the same', () => {
    fc.assert(
      fc.property(paintings, (painting) => {
        const map = mapOf(painting, bareMap(painting.columns, painting.rows));
        const again = paintingOf(map, sizeOf);
        expect(contentOf(again)).toEqual(contentOf(painting));
        expect(JSON.stringify(mapOf(again, map))).toBe(JSON.stringify(map));
      }),
    );
  });

  it('one and the same picture is always written in the same words, whatever was there before', () => {
    fc.assert(
      fc.property(paintings, paintings, (one, other) => {
        fc.pre(one.columns === other.columns && one.rows === other.rows);
        const before = mapOf(other, bareMap(one.columns, one.rows));
        const { walls, cover, heights } = mapOf(one, bareMap(one.columns, one.rows));
        const over = mapOf(one, before);
        expect([over.walls, over.cover, over.heights]).toEqual([walls, cover, heights]);
      }),
    );
  });

  it('lines are as long as they can be, whatever pieces they were drawn in', () => {
    const map: MapFile = { ...bareMap(8, 8), walls: ['5,2 3,2', '3,2 1,2', '3,2 3,3'], cover: ['0,0 0,1', '0,1 0,2'] };
    const painting = paint(paintingOf(map), [
      { line: 'wall', edges: [{ x: 5, y: 2, upright: false }] },
      { line: 'cover', edges: [{ x: 0, y: 2, upright: true }] },
    ]);
    expect(mapOf(painting, map)).toEqual({ ...bareMap(8, 8), walls: ['1,2 6,2', '3,2 3,3'], cover: ['0,0 0,3'] });
  });

  it('heights are parted where the lower side changes', () => {
    const map: MapFile = { ...bareMap(8, 8), heights: ['0,4 8,4 up'] };
    const edges = [3, 4].map((x) => ({ x, y: 4, upright: false }));
    const painting = paint(paintingOf(map), [{ line: 'height', edges, lower: 'down' }]);
    expect(mapOf(painting, map).heights).toEqual(['0,4 3,4 up', '3,4 5,4 down', '5,4 8,4 up']);
  });

  it('a new list stands where files have it, and all other fields keep their places', () => {
    const map = {
      name: 'Yard',
      columns: 4,
      rows: 4,
      ground: '#ffffff',
      markers: [{ kind: 'crate', at: '0,0' }],
      note: 'Ours.',
    };
    const painting = paint(paintingOf(map), [{ layer: { deploy: 'blue' }, cells: [0, 1, 2, 4] }]);
    expect(JSON.stringify(mapOf(painting, map))).toBe(
      JSON.stringify({
        ...{ name: 'Yard', columns: 4, rows: 4, ground: '#ffffff', deploy: { blue: ['0-2,0', '0,1'] } },
        ...{ markers: [{ kind: 'crate', at: '0,0' }], note: 'Ours.' },
      }),
    );
  });

  it('what lies off the map or runs askew is not painted, and stays in the file when the rest changes', () => {
    const map: MapFile = {
      ...bareMap(4, 4),
      walls: ['0,0 3,3', '2,2 9,2', '1,1 2,1', '3,3 3,3'],
      heights: ['1,1 1,3 down'],
      terrain: [{ kind: 'hedge', cells: ['2-5,1', '0,0'] }],
      hazards: [{ name: 'Pit', effect: '1dmg', cells: ['9,9'] }],
      markers: [{ kind: 'crate', at: '7,0' }],
    };
    const painting = paintingOf(map);
    expect(JSON.stringify(mapOf(painting, map))).toBe(JSON.stringify(map));
    const changed = paint(painting, [
      { line: 'wall', edges: [{ x: 0, y: 1, upright: false }] },
      { line: 'height', edges: [{ x: 0, y: 1, upright: false }], lower: 'up' },
      { layer: { terrain: 'hedge' }, cells: [1] },
      { layer: { hazard: 0 }, cells: [0] },
      { marker: 'crate', at: 3 },
    ]);
    expect(mapOf(changed, map)).toEqual({
      ...bareMap(4, 4),
      walls: ['0,1 2,1', '0,0 3,3', '2,2 9,2', '3,3 3,3'],
      heights: ['0,1 1,1 up', '1,1 1,3 down'],
      terrain: [{ kind: 'hedge', cells: ['0-1,0', '2-5,1'] }],
      hazards: [{ name: 'Pit', effect: '1dmg', cells: ['0,0', '9,9'] }],
      markers: [
        { kind: 'crate', at: '3,0' },
        { kind: 'crate', at: '7,0' },
      ],
    });
  });

  it('cells and lines that are written twice are painted once, and keep their text until they change', () => {
    const map: MapFile = {
      ...bareMap(4, 4),
      walls: ['0,1 2,1', '1,1 3,1'],
      deploy: { red: ['0-2,0', '2-1,0'] },
      markers: [{ kind: 'crate', at: '03,0' }],
    };
    expect(JSON.stringify(mapOf(paintingOf(map), map))).toBe(JSON.stringify(map));
    const less = paint(paintingOf(map), [{ layer: { deploy: 'red' }, cells: [0], erase: true }]);
    expect(mapOf(less, map)).toEqual({ ...map, deploy: { red: ['1-2,0'] } });
  });

  it('an area that was erased to its last cell leaves the file, as a file holds none without cells', () => {
    const map: MapFile = { ...bareMap(4, 4), deploy: { red: ['0,0'] }, terrain: [{ kind: 'hedge', cells: ['1,1'] }] };
    const painting = paint(paintingOf(map), [
      { layer: { deploy: 'red' }, cells: [0], erase: true },
      { layer: { terrain: 'hedge' }, cells: [5], erase: true },
    ]);
    expect(mapOf(painting, map)).toEqual(bareMap(4, 4));
  });
});
