import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../../rules/teamfight/paint/map-of.ts';
import {
  asItLies,
  halfTurned,
  leftForRight,
  overDiagonal,
  overOtherDiagonal,
  topForBottom,
  turnedLeft,
  turnedRight,
} from '../../../../rules/teamfight/paint/orientation.ts';
import { paint } from '../../../../rules/teamfight/paint/paint.ts';
import type { Painting } from '../../../../rules/teamfight/paint/painting.ts';
import { paintingOf } from '../../../../rules/teamfight/paint/painting-of.ts';
import { pick } from '../../../../rules/teamfight/paint/pick.ts';
import { type Rectangle, rectangleBetween } from '../../../../rules/teamfight/paint/rectangle.ts';
import { cleared, copied, moved, pasted } from '../../../../rules/teamfight/paint/selection.ts';
import { shifted, turned } from '../../../../rules/teamfight/paint/transform.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { bareMap, contentOf, isSymmetric, paintings, readyPainting, sizeOf, symmetricGestures } from './support.ts';

const written = (painting: Painting, before = bareMap(painting.columns, painting.rows)) => mapOf(painting, before);
const whole = ({ columns, rows }: Painting): Rectangle => ({ x: 0, y: 0, columns, rows });

const yard: MapFile = {
  ...bareMap(6, 5),
  walls: ['1,1 3,1', '4,0 4,2'],
  heights: ['1,2 3,2 down'],
  terrain: [{ kind: 'hedge', cells: ['1-2,1'] }],
  deploy: { red: ['0,0'] },
  controlPoints: [{ name: 'Crown', cells: ['1,1'] }],
  markers: [
    { kind: 'crate', at: '2,1', team: 'red' },
    { kind: 'tower', at: '2,1' },
  ],
};
const painted = paintingOf(yard, sizeOf);

describe('a selection', () => {
  it('holds the edges on its border, and markers only if they lie wholly in it', () => {
    const part = copied(painted, { x: 1, y: 1, columns: 2, rows: 1 });
    expect(written(part)).toEqual({
      ...bareMap(2, 1),
      walls: ['0,0 2,0'],
      heights: ['0,1 2,1 down'],
      terrain: [{ kind: 'hedge', cells: ['0-1,0'] }],
      controlPoints: [{ name: 'Crown', cells: ['0,0'] }],
      markers: [{ kind: 'crate', at: '1,0', team: 'red' }],
    });
  });

  it('moves with all that is in it', () => {
    const after = moved(painted, { x: 1, y: 1, columns: 2, rows: 1 }, { x: 3, y: 3 });
    expect(written(after, yard)).toEqual({
      ...yard,
      walls: ['4,0 4,2', '3,3 5,3'],
      heights: ['3,4 5,4 down'],
      terrain: [{ kind: 'hedge', cells: ['3-4,3'] }],
      controlPoints: [{ name: 'Crown', cells: ['3,3'] }],
      markers: [
        { kind: 'tower', at: '2,1' },
        { kind: 'crate', at: '4,3', team: 'red' },
      ],
    });
  });

  it('a pasted control point is a point of its own, as players tell points apart by their names', () => {
    const part = copied(painted, { x: 1, y: 1, columns: 1, rows: 1 });
    const after = pasted(painted, part, { x: 5, y: 4 });
    expect(written(after, yard).controlPoints).toEqual([
      { name: 'Crown', cells: ['1,1'] },
      { name: 'Crown 2', cells: ['5,4'] },
    ]);
  });

  it('can be pasted into another map, partly or wholly off it', () => {
    const part = copied(painted, whole(painted));
    expect(written(pasted(paintingOf(bareMap(3, 3)), part, { x: -1, y: -1 }))).toEqual({
      ...bareMap(3, 3),
      walls: ['0,0 2,0', '3,0 3,1'],
      heights: ['0,1 2,1 down'],
      terrain: [{ kind: 'hedge', cells: ['0-1,0'] }],
      controlPoints: [{ name: 'Crown', cells: ['0,0'] }],
      markers: [
        { kind: 'crate', at: '1,0', team: 'red' },
        { kind: 'tower', at: '1,0' },
      ],
    });
    const bare = paintingOf(bareMap(3, 3));
    expect(pasted(bare, part, { x: 40, y: -40 })).toBe(bare);
  });

  it('without cells does no harm', () => {
    const none = rectangleBetween(painted, { x: -5, y: -5 }, { x: -1, y: -1 });
    expect(none).toMatchObject({ columns: 0 });
    expect(moved(painted, none, { x: 2, y: 2 })).toBe(painted);
    expect(cleared(painted, none)).toBe(painted);
    expect(pasted(painted, copied(painted, none), { x: 1, y: 1 })).toBe(painted);
  });

  it('cut and pasted where it was, it is as before', () => {
    fc.assert(
      fc.property(paintings, fc.nat(8), fc.nat(8), fc.nat(8), fc.nat(8), (painting, ax, ay, bx, by) => {
        const area = rectangleBetween(painting, { x: ax, y: ay }, { x: bx, y: by });
        const after = moved(painting, area, area);
        const unordered = (one: Painting) => ({
          ...one,
          markers: one.markers.toSorted((a, b) => a.at - b.at || (a.kind < b.kind ? -1 : 1)),
        });
        expect(contentOf(unordered(after))).toEqual(contentOf(unordered(painting)));
      }),
    );
  });

  it('moved under a symmetry, a symmetric map stays symmetric', () => {
    fc.assert(
      fc.property(
        symmetricGestures,
        fc.array(fc.nat(8), { minLength: 6, maxLength: 6 }),
        (gestures, [ax, ay, bx, by, x, y]) => {
          const { grid, symmetry, strokes } = gestures;
          const painting = paint(readyPainting(grid.columns, grid.rows), strokes, symmetry);
          const area = rectangleBetween(painting, { x: ax!, y: ay! }, { x: bx!, y: by! });
          expect(isSymmetric(moved(painting, area, { x: x!, y: y! }, symmetry), symmetry)).toBe(true);
        },
      ),
    );
  });
});

describe('turning and flipping', () => {
  it('a turn to the right takes rows to columns and lower sides along', () => {
    expect(written(turned(painted, turnedRight))).toEqual({
      ...bareMap(5, 6),
      walls: ['4,1 4,3', '3,4 5,4'],
      heights: ['3,1 3,3 left'],
      terrain: [{ kind: 'hedge', cells: ['3,1', '3,2'] }],
      deploy: { red: ['4,0'] },
      controlPoints: [{ name: 'Crown', cells: ['3,1'] }],
      markers: [
        { kind: 'crate', at: '3,2', team: 'red' },
        { kind: 'tower', at: '2,2' },
      ],
    });
  });

  it('every way has one that leads back', () => {
    const back = [
      [asItLies, asItLies],
      [leftForRight, leftForRight],
      [topForBottom, topForBottom],
      [halfTurned, halfTurned],
      [overDiagonal, overDiagonal],
      [overOtherDiagonal, overOtherDiagonal],
      [turnedRight, turnedLeft],
      [turnedLeft, turnedRight],
    ] as const;
    fc.assert(
      fc.property(paintings, fc.constantFrom(...back), (painting, [there, again]) => {
        expect(contentOf(turned(turned(painting, there), again))).toEqual(contentOf(painting));
      }),
    );
  });
});

describe('another size', () => {
  it('what falls off a smaller map is counted', () => {
    const { painting, fallen } = shifted(painted, { columns: 3, rows: 3 }, -1, 0);
    expect(written(painting)).toEqual({
      ...bareMap(3, 3),
      walls: ['3,0 3,2', '0,1 2,1'],
      heights: ['0,2 2,2 down'],
      terrain: [{ kind: 'hedge', cells: ['0-1,1'] }],
      controlPoints: [{ name: 'Crown', cells: ['0,1'] }],
      markers: [
        { kind: 'crate', at: '1,1', team: 'red' },
        { kind: 'tower', at: '1,1' },
      ],
    });
    expect(fallen).toEqual({ ...noneFallen, deploy: 1 });
  });

  it('a larger map that becomes as small as it was loses nothing', () => {
    fc.assert(
      fc.property(paintings, fc.nat(4), fc.nat(4), (painting, right, down) => {
        const larger = { columns: painting.columns + right, rows: painting.rows + down };
        const there = shifted(painting, larger, right, down);
        const back = shifted(there.painting, painting, -right, -down);
        expect([there.fallen, back.fallen]).toEqual([noneFallen, noneFallen]);
        expect(contentOf(back.painting)).toEqual(contentOf(painting));
      }),
    );
  });

  it('is written with the new size', () => {
    const { painting } = shifted(painted, { columns: 8, rows: 5 }, 2, 0);
    expect(written(painting, yard)).toMatchObject({
      columns: 8,
      rows: 5,
      deploy: { red: ['2,0'] },
      walls: ['6,0 6,2', '3,1 5,1'],
    });
  });
});

const noneFallen = {
  ...{ walls: 0, cover: 0, heights: 0, terrain: 0 },
  ...{ deploy: 0, hazards: 0, controlPoints: 0, markers: 0 },
};

describe('picking', () => {
  it('tells what lies under a point, the top first', () => {
    expect(pick(painted, { x: 2.5, y: 1.5 })).toEqual([
      { marker: { kind: 'tower', at: 8, size: 2 } },
      { marker: { kind: 'crate', at: 8, team: 'red', size: 1 } },
      { layer: { terrain: 'hedge' }, cell: 8 },
    ]);
    expect(pick(painted, { x: 1.5, y: 1.1 })).toEqual([
      { line: 'wall', edge: { x: 1, y: 1, upright: false } },
      { layer: { control: 0 }, cell: 7 },
      { layer: { terrain: 'hedge' }, cell: 7 },
    ]);
    expect(pick(painted, { x: 1.5, y: 2.1 })).toEqual([
      { line: 'height', edge: { x: 1, y: 2, upright: false }, lower: 'down' },
    ]);
    // A tower is two cells wide.
    expect(pick(painted, { x: 3.5, y: 2.5 })).toEqual([{ marker: { kind: 'tower', at: 8, size: 2 } }]);
    expect(pick(painted, { x: -1, y: 99 })).toEqual([]);
  });
});
