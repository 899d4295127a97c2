import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverFrom } from '../../../../rules/teamfight/board/cover.ts';
import { sightBetween, sightFrom, sightWith } from '../../../../rules/teamfight/board/sight.ts';
import { drawn, plain } from './boards.ts';
import { type Obstacle, quartersOf } from './shadow-geometry.ts';

const words = ['clear', 'half', 'half', 'full'] as const;

/** What the middle of a board of 21 by 21 sees of spaces counted from it. Walls are `y -0.5 from -0.5 to 0.5` in halves: [2y, from, to]. */
function seen(
  blocks: readonly [number, number][],
  walls: readonly [number, number, number][],
  spaces: readonly [number, number][],
) {
  const middle = 10;
  const corner = (halves: number) => middle + (halves + 1) / 2;
  const board = plain(21, 21, {
    terrain: [{ kind: 'rock', cells: blocks.map(([x, y]) => `${middle + x},${middle + y}`) }],
    walls: walls.map(([y, from, to]) => `${corner(from)},${corner(y)} ${corner(to)},${corner(y)}`),
  });
  const row = sightFrom(board, middle * 21 + middle);
  return spaces.map(([x, y]) => words[row[(middle + y) * 21 + middle + x]!]);
}

describe('sight', () => {
  it.each<[string, [number, number][], [number, number][], string]>([
    [
      'TC-11: a block at a corner hides the quarter behind it',
      [[1, -1]],
      [
        [1, -2],
        [2, -1],
        [2, -2],
        [5, -2],
        [0, -2],
        [2, 0],
      ],
      'full full full full clear clear',
    ],
    [
      'TC-12: beside the own column one edge is straight',
      [[1, -2]],
      [
        [1, -3],
        [2, -3],
        [3, -3],
        [2, -2],
        [3, -2],
        [1, -1],
        [2, -4],
        [0, -3],
      ],
      'full full half half clear clear full clear',
    ],
    [
      'TC-14: two spaces side by side',
      [
        [3, -1],
        [4, -1],
      ],
      [
        [3, -2],
        [4, -3],
        [4, -2],
        [5, -1],
        [5, -3],
        [5, 0],
        [3, -3],
      ],
      'half half full full full clear clear',
    ],
    [
      'TC-15: halves of two blocks unite',
      [
        [1, 2],
        [3, 2],
      ],
      [
        [2, 2],
        [3, 3],
        [4, 4],
        [2, 3],
        [4, 3],
      ],
      'half full full full full',
    ],
    ['TC-17: half seen one way', [[1, -2]], [[2, -2]], 'half'],
    ['TC-18: and clear the other way, as sight has two directions (T-078)', [[-1, 0]], [[-2, 2]], 'clear'],
  ])('T-070 to T-077, %s', (_title, blocks, spaces, expected) => {
    expect(seen(blocks, [], spaces).join(' ')).toBe(expected);
  });

  it.each<[string, [number, number, number], [number, number][], string]>([
    [
      'TC-20: a wall along the own side hides the column',
      [-1, -1, 1],
      [
        [0, -1],
        [0, -6],
        [1, -1],
        [1, -2],
      ],
      'full full clear clear',
    ],
    [
      'TC-21: a wall past both own corners hides all behind its line',
      [-1, -3, 3],
      [
        [0, -1],
        [5, -1],
        [-7, -3],
        [3, 0],
      ],
      'full full full clear',
    ],
    [
      'TC-23: a wall on the line of the own row',
      [-1, 3, 9],
      [
        [2, -1],
        [3, -1],
        [6, -1],
        [3, -2],
        [2, -2],
        [3, 0],
      ],
      'half full full half clear clear',
    ],
    [
      'past one own corner the column and all on that side',
      [-1, -1, 3],
      [
        [0, -1],
        [1, -1],
        [7, -4],
        [-1, -1],
      ],
      'full full full clear',
    ],
  ])('T-079, %s', (_title, wall, spaces, expected) => {
    expect(seen([], [wall], spaces).join(' ')).toBe(expected);
  });

  it('T-070 to T-079 agree with geometry on random boards of blocks and walls, from every kind of place', () => {
    const size = 10;
    const place = fc.integer({ min: 0, max: size - 1 });
    const block = fc.record({
      x: place,
      y: place,
      wide: fc.integer({ min: 1, max: 4 }),
      high: fc.integer({ min: 1, max: 4 }),
    });
    const wall = fc.record({ x: place, y: place, long: fc.integer({ min: 1, max: 5 }), standing: fc.boolean() });
    const spaces = Array.from({ length: size * size }, (_, space) => space);
    let halves = 0;
    const compare = fc.property(
      fc.array(block, { maxLength: 3 }),
      fc.array(wall, { maxLength: 4 }),
      place,
      place,
      (blocks, walls, vx, vy) => {
        const solid = blocks.filter(({ x, y, wide, high }) => !(vx >= x && vx < x + wide && vy >= y && vy < y + high));
        const covers = (space: number) => {
          const [x, y] = [space % size, Math.floor(space / size)];
          return solid.some(
            (block) => x >= block.x && x < block.x + block.wide && y >= block.y && y < block.y + block.high,
          );
        };
        const board = plain(size, size, {
          terrain: [
            {
              kind: 'rock',
              cells: spaces.filter(covers).map((space) => `${space % size},${Math.floor(space / size)}`),
            },
          ],
          walls: walls.map(
            ({ x, y, long, standing }) =>
              `${x},${y} ${standing ? x : Math.min(size, x + long)},${standing ? Math.min(size, y + long) : y}`,
          ),
        });
        const obstacles: Obstacle[] = [
          ...solid.map(({ x, y, wide, high }) => ({
            left: 2 * (x - vx) - 1,
            right: 2 * (x + wide - vx) - 1,
            top: 2 * (y - vy) - 1,
            bottom: 2 * (y + high - vy) - 1,
          })),
          ...runs(board.walls, size).map((run) => ({
            left: 2 * (run.left - vx) - 1,
            right: 2 * (run.right - vx) - 1,
            top: 2 * (run.top - vy) - 1,
            bottom: 2 * (run.bottom - vy) - 1,
          })),
        ];
        const row = sightFrom(board, vy * size + vx);
        const dark = quartersOf(obstacles);
        const compared = spaces.filter((space) => !covers(space) && space !== vy * size + vx);
        const expected = compared.map((space) => dark((space % size) - vx, Math.floor(space / size) - vy));
        halves += expected.filter((sight) => sight === 'half').length;
        const told = (sights: readonly string[]) =>
          compared.map((space, index) => `${space} ${sights[index]}`).join(', ');
        expect(told(compared.map((space) => words[row[space]!]!))).toBe(told(expected));
      },
    );
    fc.assert(compare, { numRuns: 1500 });
    expect(halves).toBeGreaterThan(1000);
  });

  it('T-079b: what blocks sight for a while adds to the map, and gives the same as if it were rock', () => {
    const rows = ['.....', '..#..', '.A...', '...*.', '.....'];
    const board = drawn(rows.join('\n'));
    const walled = drawn(rows.join('\n').replace('*', '#'));
    const obstacles = [board.at['*']!];
    const from = board.at.A!;
    expect([...sightWith(board, from, obstacles)]).toEqual([...sightFrom(walled, from)]);
    expect([...sightWith(board, from, [])]).not.toEqual([...sightFrom(walled, from)]);
    for (let to = 0; to < 25; to++) expect(sightBetween(board, from, to, obstacles)).toBe(sightFrom(walled, from)[to]);
  });

  it('T-084: a unit of size 2 sees a space as well as its best placed space does', () => {
    const board = drawn(`
      AB...
      CD...
      #.#.X`);
    const { A, B, C, D, X } = board.at;
    expect([A, B, C, D].map((from) => words[sightFrom(board, from!)[X!]!])).toEqual(['clear', 'clear', 'full', 'full']);
    expect(words[sightWith(board, A!, [], 2)[X!]!]).toBe('clear');
    expect(words[sightWith(board, C!, [])[X!]!]).toBe('full');
  });

  it('T-079d: from below a height the top is seen but not the ground beyond it; from the top everything is', () => {
    const board = drawn(
      `
      .......
      .B.....
      .......
      ..tTt..
      .......
      ...A..E
      `,
      { heights: ['2,2 5,2 up', '2,4 5,4 down', '2,2 2,4 left', '5,2 5,4 right'] },
    );
    const far = 0 * 7 + 3;
    const { A, B, T, E } = board.at;
    expect([T!, T! - 7, far, far + 7].map((space) => words[sightFrom(board, A!)[space]!])).toEqual([
      'clear',
      'clear',
      'full',
      'full',
    ]);
    expect(words[sightFrom(board, T!)[A!]!]).toBe('clear');
    expect(sightFrom(board, T!).every((sight) => sight === 0)).toBe(true);
    expect(words[sightFrom(board, A!)[E!]!]).toBe('clear');
    expect(words[sightFrom(board, B!)[T!]!]).toBe('clear');
  });

  it('T-079d: across a valley one height sees the other, and the open end of a height hides nothing', () => {
    const valley = plain(9, 1, { heights: ['3,0 3,1 right', '6,0 6,1 left'] });
    expect([...sightFrom(valley, 0)]).toEqual(new Array(9).fill(0));
    const ramp = plain(9, 1, { heights: ['5,0 5,1 right'] });
    expect([...sightFrom(ramp, 0)]).toEqual(new Array(9).fill(0));
    const ridge = plain(9, 1, { heights: ['3,0 3,1 left', '6,0 6,1 right'] });
    expect([...sightFrom(ridge, 0)]).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 3]);
  });
});

describe('cover', () => {
  const board = drawn(
    `
    .A...
    .U...
    .B..C
    `,
    { cover: ['1,1 2,1'] },
  );
  const { A, B, C, U } = board.at;

  it('T-079d: a cover line covers the units on both sides of it against what comes from beyond it', () => {
    expect(coverFrom(board, U!, A!)).toBe(true);
    expect(coverFrom(board, A!, U!)).toBe(true);
    expect(coverFrom(board, U!, 4)).toBe(true);
    expect([B!, C!, U! + 2].map((from) => coverFrom(board, U!, from))).toEqual([false, false, false]);
    expect(coverFrom(board, B!, A!)).toBe(false);
  });

  it('T-079d: a height step covers the unit below it only', () => {
    const step = plain(2, 1, { heights: ['1,0 1,1 right'] });
    expect([coverFrom(step, 1, 0), coverFrom(step, 0, 1)]).toEqual([true, false]);
  });

  it('T-079d: a unit of size 2 has the cover of any space on that side', () => {
    expect(coverFrom(board, U!, A!, 2)).toBe(true);
    expect(coverFrom(board, U! + 1, A!, 2)).toBe(false);
  });
});

/** The maximal straight runs of the walls inside of a board, in its corners. */
function runs(walls: Uint8Array, size: number): Obstacle[] {
  const found: Obstacle[] = [];
  for (const standing of [true, false]) {
    for (let line = 1; line < size; line++) {
      let from = -1;
      for (let along = 0; along <= size; along++) {
        const space = standing ? along * size + line : line * size + along;
        const wall = along < size && ((walls[space]! >> (standing ? 3 : 0)) & 1) === 1;
        if (wall && from < 0) from = along;
        if (!wall && from >= 0) {
          found.push(
            standing
              ? { left: line, right: line, top: from, bottom: along }
              : { left: from, right: along, top: line, bottom: line },
          );
          from = -1;
        }
      }
    }
  }
  return found;
}
