import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSymmetric, partsOf } from '../../../../rules/teamfight/paint/make-symmetric.ts';
import { mapOf } from '../../../../rules/teamfight/paint/map-of.ts';
import { paint } from '../../../../rules/teamfight/paint/paint.ts';
import { type Painting, withControlPoint } from '../../../../rules/teamfight/paint/painting.ts';
import { paintingOf } from '../../../../rules/teamfight/paint/painting-of.ts';
import type { Stroke } from '../../../../rules/teamfight/paint/stroke.ts';
import { fitsBoard, type Symmetry, symmetries } from '../../../../rules/teamfight/paint/symmetry.ts';
import { bareMap, contentOf, isSymmetric, paintings, readyPainting, strokesOn, symmetricGestures } from './support.ts';

const written = (painting: Painting) => mapOf(painting, bareMap(painting.columns, painting.rows));
const bare = (columns: number, rows: number) => paintingOf(bareMap(columns, rows));
const erasing = (stroke: Stroke): Stroke => ({ ...stroke, erase: true }) as Stroke;

describe('painting', () => {
  it('whatever is painted under a symmetry, the map is symmetric', () => {
    fc.assert(
      fc.property(symmetricGestures, ({ grid, symmetry, strokes }) => {
        const painting = paint(readyPainting(grid.columns, grid.rows), strokes, symmetry);
        expect(isSymmetric(painting, symmetry)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('erasing takes away all that the same gesture painted, on every side of a symmetry', () => {
    fc.assert(
      fc.property(symmetricGestures, ({ grid, symmetry, strokes }) => {
        const clear = readyPainting(grid.columns, grid.rows);
        for (const stroke of strokes) {
          const painted = paint(clear, [{ ...stroke, erase: false } as Stroke], symmetry);
          expect(contentOf(paint(painted, [erasing(stroke)], symmetry))).toEqual(contentOf(clear));
        }
      }),
    );
  });

  it('a gesture that is made twice does no more than once, and what changes nothing is the very same painting', () => {
    fc.assert(
      fc.property(symmetricGestures, ({ grid, symmetry, strokes }) => {
        const painting = paint(readyPainting(grid.columns, grid.rows), strokes, symmetry);
        const last = strokes.slice(-1);
        expect(paint(painting, last, symmetry)).toBe(painting);
      }),
    );
  });

  it('a gesture leaves the painting from which it began as it was', () => {
    fc.assert(
      fc.property(
        paintings.chain((painting) => fc.record({ painting: fc.constant(painting), strokes: strokesOn(painting) })),
        ({ painting, strokes }) => {
          const before = contentOf(painting);
          paint(painting, strokes);
          expect(contentOf(painting)).toEqual(before);
        },
      ),
    );
  });

  it('a cell holds one kind of terrain, one zone, one hazard and one point: the last one painted', () => {
    const painting = paint(readyPainting(4, 4), [
      { layer: { terrain: 'hedge' }, cells: [0, 1] },
      { layer: { terrain: 'pond' }, cells: [1, 2] },
      { layer: { deploy: 'red' }, cells: [0, 1] },
      { layer: { deploy: 'blue' }, cells: [1] },
      { layer: { control: 0 }, cells: [5, 6] },
      { layer: { control: 1 }, cells: [6] },
    ]);
    expect(written(painting)).toMatchObject({
      terrain: [
        { kind: 'hedge', cells: ['0,0'] },
        { kind: 'pond', cells: ['1-2,0'] },
      ],
      deploy: { red: ['0,0'], blue: ['1,0'] },
      controlPoints: [
        { name: 'North', cells: ['1,1'] },
        { name: 'Crown', cells: ['2,1'] },
      ],
    });
  });

  it('a marker of a file that reaches beyond the map can be erased', () => {
    const map = { ...bareMap(3, 3), markers: [{ kind: 'tower', at: '2,2' }] };
    const stroke: Stroke = { marker: 'tower', at: 8, size: 2, erase: true };
    for (const symmetry of symmetries) {
      expect(
        mapOf(
          paint(
            paintingOf(map, () => 2),
            [stroke],
            symmetry,
          ),
          map,
        ),
      ).toEqual(bareMap(3, 3));
    }
  });

  it('walls along the border and gestures off the map do no harm', () => {
    const border: Stroke = {
      line: 'wall',
      edges: [
        ...[0, 1, 2].flatMap((x) => [0, 3].map((y) => ({ x, y, upright: false }))),
        ...[0, 1, 2].flatMap((y) => [0, 3].map((x) => ({ x, y, upright: true }))),
        { x: 3, y: 0, upright: false },
        { x: 0, y: 3, upright: true },
        { x: -1, y: 0, upright: false },
        { x: 400, y: 400, upright: true },
      ],
    };
    expect(written(paint(bare(3, 3), [border])).walls).toEqual(['0,0 3,0', '0,0 0,3', '3,0 3,3', '0,3 3,3']);
    const off = paint(bare(3, 3), [
      { layer: { terrain: 'hedge' }, cells: [-1, 9, 500] },
      { marker: 'tower', at: 8, size: 2 },
      { marker: 'crate', at: -1 },
    ]);
    expect(written(off)).toEqual(bareMap(3, 3));
  });
});

describe('symmetry', () => {
  it('zones and markers of one team answer those of the other; steps fall the other way', () => {
    const painting = paint(
      bare(5, 4),
      [
        { layer: { deploy: 'red' }, cells: [0, 5] },
        { marker: 'crate', at: 6, team: 'red' },
        { marker: 'tower', at: 10, size: 2 },
        { line: 'height', edges: [{ x: 2, y: 0, upright: true }], lower: 'left' },
        { line: 'height', edges: [{ x: 0, y: 1, upright: false }], lower: 'up' },
      ],
      'left-right',
    );
    expect(written(painting)).toMatchObject({
      deploy: { red: ['0,0', '0,1'], blue: ['4,0', '4,1'] },
      heights: ['2,0 2,1 left', '3,0 3,1 right', '0,1 1,1 up', '4,1 5,1 up'],
      markers: [
        { kind: 'crate', at: '1,1', team: 'red' },
        { kind: 'crate', at: '3,1', team: 'blue' },
        { kind: 'tower', at: '0,2' },
        { kind: 'tower', at: '3,2' },
      ],
    });
  });

  it('what would contradict its own image is left out: a zone and a step on the axis', () => {
    const painting = paint(
      bare(4, 3),
      [
        { line: 'height', edges: [{ x: 2, y: 0, upright: true }], lower: 'left' },
        { line: 'wall', edges: [{ x: 2, y: 0, upright: true }] },
      ],
      'left-right',
    );
    expect(written(painting)).toEqual({ ...bareMap(4, 3), walls: ['2,0 2,1'] });
    const middle = paint(
      bare(3, 3),
      [
        { layer: { deploy: 'red' }, cells: [4] },
        { marker: 'crate', at: 4, team: 'blue' },
      ],
      'half-turn',
    );
    expect(written(middle)).toEqual(bareMap(3, 3));
  });

  it('a quarter turn gives each team two opposite sides', () => {
    const painting = paint(bare(5, 5), [{ layer: { deploy: 'red' }, cells: [1] }], 'quarter-turn');
    expect(written(painting).deploy).toEqual({ red: ['1,0', '3,4'], blue: ['4,1', '0,3'] });
  });

  it('with both axes the teams sit at the ends of the longer side', () => {
    const wide = paint(bare(6, 4), [{ layer: { deploy: 'red' }, cells: [0] }], 'both');
    expect(written(wide).deploy).toEqual({ red: ['0,0', '0,3'], blue: ['5,0', '5,3'] });
    const high = paint(bare(4, 6), [{ layer: { deploy: 'red' }, cells: [0] }], 'both');
    expect(written(high).deploy).toEqual({ red: ['0,0', '3,0'], blue: ['0,5', '3,5'] });
  });

  it('a control point whose image lies elsewhere gets a twin of its own; one that touches its image is one point', () => {
    const gestures = (symmetry: Symmetry) =>
      written(
        paint(
          withControlPoint(withControlPoint(bare(7, 7), { name: 'Garden' }), { name: 'Crown' }),
          [
            { layer: { control: 0 }, cells: [0, 1] },
            { layer: { control: 1 }, cells: [24, 17] },
            { layer: { control: 0 }, cells: [7] },
          ],
          symmetry,
        ),
      ).controlPoints;
    expect(gestures('half-turn')).toEqual([
      { name: 'Garden', cells: ['0-1,0', '0,1'] },
      { name: 'Crown', cells: ['3,2', '3,3', '3,4'] },
      { name: 'Garden 2', cells: ['6,5', '5-6,6'] },
    ]);
  });

  it('a board that is not square has neither diagonals nor quarter turns: there they change nothing', () => {
    const strokes: Stroke[] = [{ layer: { terrain: 'hedge' }, cells: [1] }];
    for (const symmetry of symmetries.filter((one) => !fitsBoard({ columns: 5, rows: 4 }, one))) {
      expect(paint(bare(5, 4), strokes, symmetry)).toEqual(paint(bare(5, 4), strokes));
    }
  });

  it('what is made symmetric is symmetric, and keeps the part that was to stay', () => {
    fc.assert(
      fc.property(paintings, fc.constantFrom(...symmetries), fc.nat(3), (painting, symmetry, index) => {
        fc.pre(fitsBoard(painting, symmetry) && index < partsOf[symmetry].length);
        const part = partsOf[symmetry][index]!;
        const made = makeSymmetric(painting, symmetry, part);
        expect(isSymmetric(made, symmetry)).toBe(true);
        expect(contentOf(makeSymmetric(made, symmetry, part))).toEqual(contentOf(made));
      }),
    );
  });

  it('each part can be the one that stays', () => {
    const corners = paint(bare(5, 5), [
      { layer: { terrain: 'a' }, cells: [1] },
      { layer: { terrain: 'b' }, cells: [9] },
      { layer: { terrain: 'c' }, cells: [15] },
      { layer: { terrain: 'd' }, cells: [23] },
    ]);
    const kinds = (symmetry: Symmetry) =>
      partsOf[symmetry].map((part) =>
        written(makeSymmetric(corners, symmetry, part))
          .terrain?.map(({ kind }) => kind)
          .join(''),
      );
    expect(kinds('both')).toEqual(['a', 'b', 'c', 'd']);
    expect(kinds('quarter-turn')).toEqual(['a', 'b', 'c', 'd']);
    expect(kinds('left-right')).toEqual(['ac', 'bd']);
    expect(kinds('top-bottom')).toEqual(['ab', 'cd']);
    expect(kinds('diagonal')).toEqual(['ab', 'cd']);
    expect(kinds('other-diagonal')).toEqual(['ac', 'bd']);
  });

  it('a point that is made anew keeps the name of the one that lay there', () => {
    const map = {
      ...bareMap(6, 6),
      controlPoints: [
        { name: 'North Quay', cells: ['0-1,0'] },
        { name: 'South Quay', cells: ['4,5'] },
      ],
    };
    const made = makeSymmetric(paintingOf(map), 'half-turn', 'top');
    expect(mapOf(made, map).controlPoints).toEqual([
      { name: 'North Quay', cells: ['0-1,0'] },
      { name: 'South Quay', cells: ['4-5,5'] },
    ]);
  });
});
