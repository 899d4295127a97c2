import { describe, expect, it } from 'vitest';
import { distance, inRange, squareDistance, within } from '../../../../rules/teamfight/board/range.ts';
import { plain } from './boards.ts';

const columns = 20;
/** Distance from a space in the middle to the one that lies so many columns and rows from it. */
const apart = (x: number, y: number) => distance(columns, 10 * columns + 10, (10 + y) * columns + 10 + x);

describe('range', () => {
  it('TC-01, T-080: the first step may be diagonal, all others are not', () => {
    const rows = Array.from({ length: 6 }, (_, y) => Array.from({ length: 7 }, (_, x) => apart(x, y)).join(' '));
    expect(rows).toEqual([
      '0 1 2 3 4 5 6',
      '1 1 2 3 4 5 6',
      '2 2 3 4 5 6 7',
      '3 3 4 5 6 7 8',
      '4 4 5 6 7 8 9',
      '5 5 6 7 8 9 10',
    ]);
  });

  it('TC-03, TC-04, T-096: at most 4, or 3 and more', () => {
    const board = plain(20, 20);
    const to = (x: number, y: number, min?: number, max?: number) => inRange(board, 210, 210 + y * 20 + x, min, max);
    expect([to(3, -2, undefined, 4), to(3, 3, undefined, 4)]).toEqual([true, false]);
    expect([to(2, 1, 3), to(2, 2, 3), to(0, 3, 3)]).toEqual([false, true, true]);
  });

  it('TC-06, T-082: two adjacent steps can lead to distance 3', () => {
    expect([apart(1, 1), apart(2, 2)]).toEqual([1, 3]);
  });

  it('TC-07, T-081: the eight spaces around are adjacent, and bursts have the sizes of the rules', () => {
    const board = plain(20, 20);
    expect(within(board, 210, 1)).toEqual([189, 190, 191, 209, 210, 211, 229, 230, 231]);
    expect([1, 2, 3, 4, 5].map((n) => within(board, 210, n).length)).toEqual([9, 21, 37, 57, 81]);
    expect(within(board, 210, 0)).toEqual([210]);
    expect(within(board, 0, 1)).toEqual([0, 1, 20, 21]);
  });

  it('T-084: a larger unit measures from and to any of its spaces', () => {
    for (let other = 0; other < 400; other++) {
      const each = [105, 106, 125, 126].flatMap((a) => [other, other + 1, other + 2].map((b) => [a, b] as const));
      // A unit of size 1 stands for each space of a larger one; only rows of whole units are compared.
      const expected = Math.min(...each.filter(([, b]) => b === other).map(([a, b]) => distance(columns, a, b)));
      expect(squareDistance(columns, 105, 2, other, 1)).toBe(expected);
      expect(squareDistance(columns, other, 1, 105, 2)).toBe(expected);
    }
    expect(squareDistance(columns, 0, 2, 43, 3)).toBe(2);
    expect(within(plain(20, 20), 105, 1, 2)).toHaveLength(16);
  });

  it('T-079d: range 1 does not cross a height step, from either side; range 2 does', () => {
    // A height two spaces wide in the upper row; below it the ground.
    const board = plain(4, 2, { heights: ['0,1 2,1 down'] });
    expect([inRange(board, 4, 0, undefined, 1), inRange(board, 0, 4, undefined, 1)]).toEqual([false, false]);
    expect(inRange(board, 4, 0, undefined, 2)).toBe(true);
    expect(inRange(board, 4, 1, undefined, 1)).toBe(false);
    expect(within(board, 0, 1)).toEqual([0, 1]);
    // Around the end of the line range 1 reaches.
    expect([inRange(board, 6, 1, undefined, 1), inRange(board, 2, 5, undefined, 1)]).toEqual([true, true]);
    expect(inRange(board, 1, 6, 1, 1)).toBe(true);
    // Of a larger unit one space is enough.
    expect(inRange(plain(4, 3, { heights: ['0,1 1,1 down'] }), 4, 0, undefined, 1, 2, 1)).toBe(true);
  });
});
