import { describe, expect, it } from 'vitest';
import { type AreaSource, nextSpaces, placements } from '../../../../rules/teamfight/board/area.ts';
import { sightFrom, sightWith } from '../../../../rules/teamfight/board/sight.ts';
import type { Shape } from '../../../../rules/teamfight/program.ts';
import { drawn, plain } from './boards.ts';

const open = plain(9, 9);
const middle: AreaSource = { at: 40, size: 1 };
const lay = (shape: Shape, source = middle, board = open) => placements(board, shape, source);

describe('an area', () => {
  it('TC-92, T-105: a line runs straight in four directions beside its source', () => {
    expect(lay({ shape: 'line', size: 4 })).toEqual([
      [31, 22, 13, 4],
      [41, 42, 43, 44],
      [49, 58, 67, 76],
      [39, 38, 37, 36],
    ]);
  });

  it('T-105: a line without a length runs to the edge of the map, and none is laid off it', () => {
    const lines = lay({ shape: 'line' }, { at: 1, size: 1 });
    expect(lines.map((line) => line.length)).toEqual([7, 8, 1]);
  });

  it('T-105: a large unit lays a line from each space along its sides', () => {
    expect(lay({ shape: 'line', size: 1 }, { at: 40, size: 2 })).toEqual([
      [31],
      [32],
      [42],
      [51],
      [58],
      [59],
      [39],
      [48],
    ]);
  });

  it('T-107: a burst holds its source and every space in range of it', () => {
    expect(lay({ shape: 'burst', size: 1 })).toEqual([[30, 31, 32, 39, 40, 41, 48, 49, 50]]);
    expect(lay({ shape: 'burst', size: 2 })[0]).toHaveLength(21);
    expect(lay({ shape: 'burst', size: 1 }, { at: 40, size: 2 })[0]).toHaveLength(16);
  });

  it('T-108: a square has only to overlap its source; a centred one has its middle there', () => {
    const squares = lay({ shape: 'rectangle', columns: 3, rows: 3 });
    expect(squares).toHaveLength(9);
    expect(squares.every((square) => square.length === 9 && square.includes(40))).toBe(true);
    expect(lay({ shape: 'rectangle', columns: 3, rows: 3, centred: true })).toEqual([
      [30, 31, 32, 39, 40, 41, 48, 49, 50],
    ]);
    expect(lay({ shape: 'rectangle', columns: 2, rows: 2, centred: true })).toHaveLength(4);
    expect(lay({ shape: 'rectangle', columns: 2, rows: 2, centred: true }, { at: 40, size: 2 })).toEqual([
      [40, 41, 49, 50],
    ]);
  });

  it('T-108: a rectangle lies or stands, and may hang over the edge of the map', () => {
    const lying = lay({ shape: 'rectangle', columns: 2, rows: 1 });
    expect(lying).toEqual([
      [39, 40],
      [40, 41],
      [31, 40],
      [40, 49],
    ]);
    expect(lay({ shape: 'rectangle', columns: 2, rows: 2 }, { at: 0, size: 1 })).toEqual([
      [0],
      [0, 1],
      [0, 9],
      [0, 1, 9, 10],
    ]);
  });

  it('TC-94, T-106: each space of a path lies beside the one before, the first beside the source', () => {
    const path: Shape = { shape: 'path', size: 3 };
    expect(nextSpaces(open, path, middle, [])).toEqual([31, 41, 49, 39]);
    expect(nextSpaces(open, path, middle, [41])).toEqual([32, 42, 50]);
    expect(nextSpaces(open, path, middle, [41, 32])).toEqual([23, 33, 31]);
    expect(nextSpaces(open, path, middle, [41, 32, 33])).toEqual([]);
    const paths = lay(path);
    expect(paths.every((spaces) => spaces.length === 3)).toBe(true);
    expect(paths.map((spaces) => [...spaces].sort().join())).toHaveLength(
      new Set(paths.map((spaces) => [...spaces].sort().join())).size,
    );
    expect(paths).toContainEqual([41, 32, 33]);
  });

  it('T-081: spaces that touch are adjacent to one another, corners included', () => {
    const two = lay({ shape: 'spaces', count: 2, within: 1 });
    expect(two).toHaveLength(20);
    expect(two).toContainEqual([30, 40]);
    expect(nextSpaces(open, { shape: 'spaces', count: 2, within: 1 }, middle, [30])).toEqual([31, 39, 40]);
    const apart = drawn(`
      .#.
      #A#
      .#.`);
    expect(lay({ shape: 'spaces', count: 9, within: 1 }, { at: apart.at.A!, size: 1 }, apart)).toEqual([
      [0, 4, 2, 6, 8],
    ]);
  });

  it('T-079c: spaces that are dark as seen from the source are not reached, half dark ones and clear ones are', () => {
    const board = drawn(`
      .....
      .A#..
      .....
      ..#..
      .....`);
    const at = board.at.A!;
    const sight = sightFrom(board, at);
    const [burst = []] = lay({ shape: 'burst', size: 3 }, { at, size: 1, sight }, board);
    expect(burst.filter((space) => sight[space] === 3)).toEqual([]);
    expect(burst).toContain(18);
    expect(sight[18]).not.toBe(0);
    expect(burst).not.toContain(8);
    const [blind = []] = lay({ shape: 'burst', size: 3 }, { at, size: 1 }, board);
    expect(blind).toContain(8);
    expect(blind).not.toContain(7);
    expect(lay({ shape: 'line', size: 3 }, { at, size: 1, sight: sightWith(board, at, [1]) }, board)).toEqual([
      [1],
      [11, 16, 21],
      [5],
    ]);
  });

  it('T-079d: a burst of 1 does not cross a height step', () => {
    const board = plain(3, 3, { heights: ['0,1 3,1 down'] });
    expect(lay({ shape: 'burst', size: 1 }, { at: 4, size: 1 }, board)).toEqual([[3, 4, 5, 6, 7, 8]]);
  });
});
