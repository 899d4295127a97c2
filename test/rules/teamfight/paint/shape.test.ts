import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../../rules/teamfight/board/range.ts';
import { dragEdges, edgeNear, outlineEdges } from '../../../../rules/teamfight/paint/edge-shape.ts';
import { edgeNumber } from '../../../../rules/teamfight/paint/edges.ts';
import { mapOf, runTexts } from '../../../../rules/teamfight/paint/map-of.ts';
import { paint } from '../../../../rules/teamfight/paint/paint.ts';
import { paintingOf } from '../../../../rules/teamfight/paint/painting-of.ts';
import { filledCells, floodCells, lineCells } from '../../../../rules/teamfight/paint/shape.ts';
import { bareMap, grids } from './support.ts';

const grid = { columns: 12, rows: 12 };
const at = (x: number, y: number) => ({ x, y });
const coordinate = fc.integer({ min: -6, max: 15 });
const places = fc.record({ x: coordinate, y: coordinate });
const fraction = fc.double({ min: -3, max: 15, noNaN: true });
const points = fc.record({ x: fraction, y: fraction });

const runs = (cells: readonly number[]) => {
  const marks = new Uint8Array(grid.columns * grid.rows);
  for (const cell of cells) marks[cell] = 1;
  return runTexts(grid, marks);
};

const walls = (from: { x: number; y: number }, to: { x: number; y: number }) => {
  const map = bareMap(grid.columns, grid.rows);
  return mapOf(paint(paintingOf(map), [{ line: 'wall', edges: dragEdges(grid, from, to) }]), map).walls;
};

describe('cells of a gesture', () => {
  it('a line goes from side to side', () => {
    expect(runs(lineCells(grid, at(1, 1), at(3, 3)))).toEqual(['1-2,1', '2-3,2', '3,3']);
    expect(lineCells(grid, at(5, 5), at(5, 5))).toEqual([65]);
  });

  it('a line inside the map holds both ends, leaves no gap and holds no cell twice', () => {
    const inside = fc.record({ x: fc.nat(11), y: fc.nat(11) });
    fc.assert(
      fc.property(inside, inside, (from, to) => {
        const cells = lineCells(grid, from, to);
        expect([cells[0], cells.at(-1)]).toEqual([from.y * 12 + from.x, to.y * 12 + to.x]);
        expect(new Set(cells).size).toBe(cells.length);
        for (const [index, cell] of cells.slice(1).entries()) {
          const before = cells[index]!;
          expect(distance(12, before, cell)).toBe(1);
          const straight = before % 12 === cell % 12 || Math.floor(before / 12) === Math.floor(cell / 12);
          expect(straight).toBe(true);
        }
      }),
    );
  });

  it('shapes that begin or end off the map hold only cells of the map', () => {
    fc.assert(
      fc.property(grids, places, places, (size, a, b) => {
        const count = size.columns * size.rows;
        const map = paintingOf(bareMap(size.columns, size.rows));
        for (const cells of [
          lineCells(size, a, b),
          filledCells(size, a, b),
          floodCells(map, a, { terrain: 'hedge' }),
        ]) {
          expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < count)).toBe(true);
          expect(new Set(cells).size).toBe(cells.length);
        }
      }),
    );
  });

  it('a rectangle is drawn from any corner', () => {
    expect(runs(filledCells(grid, at(3, 4), at(1, 3)))).toEqual(['1-3,3', '1-3,4']);
  });

  it('a flood fills what holds the same and stops at walls', () => {
    const map = {
      ...bareMap(4, 3),
      walls: ['2,0 2,2'],
      terrain: [{ kind: 'pond', cells: ['2,2'] }],
    };
    const small = paintingOf(map);
    expect(floodCells(small, at(0, 0), { terrain: 'hedge' })).toEqual([0, 1, 4, 5, 8, 9]);
    expect(floodCells(small, at(2, 2), { terrain: 'hedge' })).toEqual([10]);
    expect(floodCells(small, at(0, 0), { deploy: 'red' })).toHaveLength(12);
  });
});

describe('edges of a gesture', () => {
  it('an edge is picked from some way off, and none from the middle of a cell', () => {
    expect(edgeNear(grid, { x: 3.1, y: 4.5 })).toEqual({ x: 3, y: 4, upright: true });
    expect(edgeNear(grid, { x: 2.7, y: 4.5 })).toEqual({ x: 3, y: 4, upright: true });
    expect(edgeNear(grid, { x: 3.5, y: 4.8 })).toEqual({ x: 3, y: 5, upright: false });
    expect(edgeNear(grid, { x: 3.5, y: 4.5 })).toBeUndefined();
    expect(edgeNear(grid, { x: 3.5, y: 4.8 }, 0.1)).toBeUndefined();
  });

  it('just outside of the map the border is picked, farther away nothing', () => {
    expect(edgeNear(grid, { x: -0.2, y: 4.5 })).toEqual({ x: 0, y: 4, upright: true });
    expect(edgeNear(grid, { x: 5.5, y: 12.3 })).toEqual({ x: 5, y: 12, upright: false });
    expect(edgeNear(grid, { x: -0.2, y: -0.2 })).toBeUndefined();
    expect(edgeNear(grid, { x: -3, y: 4.5 })).toBeUndefined();
    expect(edgeNear(grid, { x: Number.NaN, y: 4 })).toBeUndefined();
  });

  it('whoever points within a seventh of a cell of the middle of an edge gets that edge', () => {
    const aside = fc.double({ min: -1 / 7, max: 1 / 7, noNaN: true });
    fc.assert(
      fc.property(fc.nat(11), fc.nat(11), fc.boolean(), aside, aside, (x, y, upright, dx, dy) => {
        const middle = { x: x + (upright ? 0 : 0.5) + dx, y: y + (upright ? 0.5 : 0) + dy };
        expect(edgeNear(grid, middle)).toEqual({ x, y, upright });
      }),
    );
  });

  it('a drag runs straight along the nearest line, from corner to corner, however shaky the hand', () => {
    expect(walls({ x: 3.1, y: 2.1 }, { x: 7.2, y: 2.6 })).toEqual(['3,2 7,2']);
    expect(walls({ x: 6.9, y: 2.1 }, { x: 2.8, y: 1.5 })).toEqual(['3,2 7,2']);
    expect(walls({ x: 3.1, y: 2.2 }, { x: 3.6, y: 5.9 })).toEqual(['3,2 3,6']);
    // Begun in the middle of an edge, that edge is in it.
    expect(walls({ x: 3.5, y: 2.1 }, { x: 6.5, y: 2 })).toEqual(['3,2 7,2']);
  });

  it('a drag that hardly moves is a click on one edge', () => {
    expect(walls({ x: 3.5, y: 2.1 }, { x: 3.6, y: 2.2 })).toEqual(['3,2 4,2']);
    expect(walls({ x: 3.5, y: 2.5 }, { x: 3.6, y: 2.5 })).toBeUndefined();
  });

  it('drags that begin or leave off the map draw only edges of the map, in one straight line', () => {
    fc.assert(
      fc.property(grids, points, points, (size, from, to) => {
        const edges = dragEdges(size, from, to);
        expect(edges.every((edge) => edgeNumber(size, edge) >= 0)).toBe(true);
        expect(new Set(edges.map(({ upright }) => upright)).size).toBeLessThanOrEqual(1);
        expect(new Set(edges.map(({ x, y, upright }) => (upright ? x : y))).size).toBeLessThanOrEqual(1);
        const around = Object.values(outlineEdges(size, from, to)).flat();
        expect(around.every((edge) => edgeNumber(size, edge) >= 0)).toBe(true);
      }),
    );
  });

  it('the outline of a rectangle is told side by side, so that a step can fall on all of them', () => {
    const around = outlineEdges(grid, { x: 3.2, y: 4.1 }, { x: 0.9, y: 1.8 });
    expect(around.up).toEqual([
      { x: 1, y: 2, upright: false },
      { x: 2, y: 2, upright: false },
    ]);
    expect(around.right).toEqual([
      { x: 3, y: 2, upright: true },
      { x: 3, y: 3, upright: true },
    ]);
  });
});
