import { describe, expect, it } from 'vitest';
import type { Op } from '../../../exporters/face/display-list.ts';
import { layDice } from '../../../exporters/pdf/dice.ts';
import { numbersOf, overlap, type Point, unfolded } from '../../../exporters/pdf/die-body.ts';
import { dieNet } from '../../../exporters/pdf/die-net.ts';
import { PlannedPages } from '../../../exporters/pdf/planned-pages.ts';

const job = { title: '', authors: '', stamps: ['Demo'], paper: 'a4', pictures: new Map() } as const;
const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const wordsOf = (ops: readonly Op[]): string[] =>
  ops.flatMap((op) => ('ops' in op ? wordsOf(op.ops) : op.op === 'text' ? [op.text] : []));

describe.each([
  [4, 3, 6],
  [8, 3, 12],
  [10, 4, 20],
  [12, 5, 30],
] as const)('the net of a die of %i sides', (sides, cornersOfSide, edgesOfDie) => {
  const laid = unfolded(sides);

  it('has all sides, none on another, and they close to a body', () => {
    expect(laid.map(({ at }) => at.length)).toEqual(Array.from({ length: sides }, () => cornersOfSide));
    for (const [index, { at }] of laid.entries())
      for (const other of laid.slice(index + 1)) expect(overlap(at, other.at)).toBe(false);
    const edges = new Map<string, number[]>();
    for (const { at, side } of laid)
      for (const [index, from] of at.entries()) {
        const next = (index + 1) % at.length;
        const name = [side.corners[index]!, side.corners[next]!].sort((a, b) => a - b).join();
        edges.set(name, [...(edges.get(name) ?? []), length(from, at[next]!)]);
      }
    expect(edges.size).toBe(edgesOfDie);
    for (const [one, other, ...more] of edges.values()) {
      expect(more).toEqual([]);
      expect(one).toBeCloseTo(other!, 6);
    }
    // A net holds together along one fold fewer than it has sides.
    expect(laid.reduce((sum, { folds }) => sum + folds.size, 0)).toBe(2 * (sides - 1));
  });

  it('has each number once, opposite sides one more than there are, or each corner on the sides that meet there', () => {
    const words = wordsOf(dieNet(sides).ops).sort();
    if (sides === 4) {
      expect(words).toEqual(['1', '2', '3', '4'].flatMap((one) => [one, one, one]));
      return;
    }
    expect(words).toEqual(Array.from({ length: sides }, (_, index) => String(index + 1)).sort());
    const numbers = numbersOf(laid.map(({ side }) => side));
    for (const [index, { side }] of laid.entries()) {
      const opposite = laid.findIndex(({ side: { out } }) =>
        out.every((value, axis) => Math.abs(value + side.out[axis]!) < 1e-6),
      );
      expect(numbers[index]! + numbers[opposite]!).toBe(sides + 1);
    }
  });
});

describe('dice of all sides', () => {
  it.each(['a4', 'letter'] as const)('lie two and two on %s, inside of what printers print', async (paper) => {
    const doc = new PlannedPages();
    const made = await layDice({ ...job, paper }, doc, [4, 6, 8, 10, 12]);
    expect(made.pages).toBe(doc.all.length);
    expect(made.things).toBe(8 + 4);
    for (const { ops, width, height } of doc.all.slice(0, -1))
      for (const op of ops) {
        if (op.op !== 'group' || op.x === undefined || op.y === undefined || op.rotate !== undefined) continue;
        const points = op.ops.flatMap((one) =>
          one.op === 'path'
            ? [...one.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
            : [],
        );
        for (const [x, y] of points) {
          expect(op.x + x!).toBeGreaterThanOrEqual(5);
          expect(op.x + x!).toBeLessThanOrEqual(width - 5);
          expect(op.y + y!).toBeGreaterThanOrEqual(5);
          expect(op.y + y!).toBeLessThanOrEqual(height - 10);
        }
      }
  });
});
