import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbour } from '../../../../rules/spaces.ts';
import type { Board } from '../../../../rules/teamfight/board/board.ts';
import type { Mover } from '../../../../rules/teamfight/board/mover.ts';
import { exactWays, ways } from '../../../../rules/teamfight/board/reach.ts';
import { drawn, plain } from './boards.ts';

type Scene = ReturnType<typeof drawn>;

/** The mover at `A`; allies stand at `a` to `c`, enemies at `x` to `z`, a crate at `k`. */
function moverOf(board: Scene, more: Partial<Mover> = {}): Mover {
  const occupied = new Uint8Array(board.columns * board.rows);
  for (const [letter, at] of Object.entries(board.at)) {
    if ('abc'.includes(letter)) occupied[at] = 1;
    if ('xyz'.includes(letter)) occupied[at] = 2;
    if (letter === 'k') occupied[at] = 3;
  }
  return { at: board.at.A ?? 0, size: 1, occupied, ...more };
}

const outOfReach = 255;

/** Movement to each space where the mover may end. */
function costsOf(board: Board, mover: Mover, points: number): number[] {
  const costs = new Array<number>(board.columns * board.rows).fill(outOfReach);
  for (const { to, cost } of ways(board, mover, points)) costs[to] = cost;
  return costs;
}

/** The cost of each space in reach as a picture, `.` where a movement cannot end. */
function picture(board: Scene, points: number, more: Partial<Mover> = {}): string[] {
  const costs = costsOf(board, moverOf(board, more), points);
  return Array.from({ length: board.rows }, (_, y) =>
    costs
      .slice(y * board.columns, (y + 1) * board.columns)
      .map((cost) => (cost === outOfReach ? '.' : cost))
      .join(''),
  );
}

describe('walking', () => {
  it('T-016, T-040, T-045: up to so many spaces, never diagonally, and staying is a move too', () => {
    expect(picture(drawn('..... \n ..A.. \n .....'), 2)).toEqual(['.212.', '21012', '.212.']);
  });

  it('T-043, T-044, T-173: hostile units, walls, solids and water are in the way; allies are passed but not ended on', () => {
    expect(picture(drawn('Aa.x.'), 4)).toEqual(['0.2..']);
    expect(picture(drawn('A#.\n.~.\n...'), 6)).toEqual(['0.6', '1.5', '234']);
    expect(picture(drawn('A..\n...', { walls: ['1,0 1,1'] }), 4)).toEqual(['034', '123']);
    expect(picture(drawn('Ak.'), 4)).toEqual(['0..']);
  });

  it('T-174: difficult ground costs 2 to enter', () => {
    expect(picture(drawn('A:.\n...'), 3)).toEqual(['023', '123']);
    expect(picture(drawn('A::.'), 3)).toEqual(['02..']);
    expect(picture(drawn('A:.'), 3, { ignoresDifficult: true })).toEqual(['012']);
    expect(picture(drawn('A..'), 3, { enterCost: Uint8Array.of(1, 2, 1) })).toEqual(['023']);
  });

  it('T-053, T-173: flying passes what only prevents movement, where only who always flies stays, and not what is called blocking', () => {
    expect(picture(drawn('A~:.'), 3, { flying: true, alwaysFlying: true })).toEqual(['0123']);
    expect(picture(drawn('A~:.'), 3, { flying: true })).toEqual(['0.23']);
    expect(picture(drawn('A=.'), 3, { flying: true })).toEqual(['0..']);
    expect(picture(drawn('A#.'), 3, { flying: true })).toEqual(['0..']);
    expect(picture(drawn('Ax.'), 3, { flying: true })).toEqual(['0..']);
    expect(picture(drawn('Ax.'), 3, { throughEnemies: true })).toEqual(['0.2']);
    expect(picture(drawn('Ak.'), 3, { throughEnemies: true })).toEqual(['0..']);
    expect(picture(drawn('A#.', { walls: ['2,0 2,1'] }), 3, { throughWalls: true })).toEqual(['0.2']);
  });

  it('T-079d: nobody steps up across a height step, everybody down', () => {
    expect(picture(drawn('..A..', { heights: ['2,0 2,1 left', '4,0 4,1 left'] }), 3)).toEqual(['2101.']);
    expect(picture(drawn('A..', { heights: ['1,0 1,1 left'] }), 3, { flying: true })).toEqual(['012']);
  });

  it('T-084: a unit of size 2 needs room for all of it, pays for the dearest space and does not lie across a wall', () => {
    const board = drawn(`
      A.:..
      ....#
      .....`);
    expect(picture(board, 4, { size: 2 })).toEqual(['023..', '123..', '.....']);
    expect(picture(drawn('A...\n....', { walls: ['3,1 4,1'] }), 4, { size: 2 })).toEqual(['01..', '....']);
  });

  it('gives a cheapest path to each space, and one for each other set of things that paths set off', () => {
    const board = drawn(`
      ...
      A*B
      ...`);
    const trap = board.at['*'];
    const found = ways(board, moverOf(board), 4, (_from, to) => (to === trap ? 1 : 0));
    const toB = found.filter(({ to }) => to === board.at.B);
    expect(toB).toEqual([
      { to: 5, cost: 2, setsOff: 1, path: [4, 5] },
      { to: 5, cost: 4, setsOff: 0, path: [0, 1, 2, 5] },
    ]);
    expect(ways(board, moverOf(board), 4).filter(({ to }) => to === board.at.B)).toHaveLength(1);
    expect(found[0]?.to).toBe(0);
    expect(found.find(({ to }) => to === board.at.A)?.path).toEqual([]);
  });

  it('keeps to a bounded number of ways however much is set off', () => {
    const board = plain(8, 8);
    const found = ways(board, { at: 0, size: 1, occupied: new Uint8Array(64) }, 20, (_from, to) => 1 << (to % 31));
    const most = Math.max(...[...Array(64).keys()].map((space) => found.filter(({ to }) => to === space).length));
    expect(most).toBe(12);
  });

  it('T-046: exactly so many spaces means a path that does not meet itself, and less only where nothing else is possible', () => {
    const open = drawn('...\n.A.\n...');
    const to = (board: Scene, points: number) => exactWays(board, moverOf(board), points).map((way) => way.to);
    expect(to(open, 1)).toEqual([1, 3, 5, 7]);
    expect(to(open, 2)).toEqual([0, 2, 6, 8]);
    expect(to(open, 3)).toEqual([1, 3, 5, 7]);
    expect(to(drawn('A..#'), 5)).toEqual([2]);
    expect(to(drawn('#A#'), 2)).toEqual([1]);
    expect(to(drawn('.Aa'), 1)).toEqual([0]);
  });

  it('finds the same spaces at the same cost as a search that tries every path', () => {
    const letters = fc.constantFrom('.', '.', '.', ':', '#', '~', 'a', 'x');
    const walls = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }), fc.boolean()), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 16, maxLength: 16 }),
        walls,
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        (cells, lines, flying, points) => {
          const kinds: string[] = cells.map((letter) => ('ax'.includes(letter) ? '.' : letter));
          kinds[0] = 'A';
          const board = drawn([0, 4, 8, 12].map((row) => kinds.slice(row, row + 4).join('')).join('\n'), {
            walls: lines.map(([x, y, standing]) => `${x},${y} ${x + (standing ? 0 : 1)},${y + (standing ? 1 : 0)}`),
          });
          const occupied = Uint8Array.from(cells, (letter, index) =>
            index === 0 ? 0 : letter === 'a' ? 1 : letter === 'x' ? 2 : 0,
          );
          const mover: Mover = { at: 0, size: 1, occupied, flying };
          expect(costsOf(board, mover, points)).toEqual(everyPath(board, mover, points));
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** The cheapest cost to end on each space, by trying every path of up to `points`; knows nothing of `stepCost`. */
function everyPath(board: Board, mover: Mover, points: number): number[] {
  const best = new Array<number>(board.columns * board.rows).fill(outOfReach);
  const go = (space: number, cost: number): void => {
    const free = mover.occupied[space] === 0 && board.blocked[space] === 0;
    if (space === mover.at || free) best[space] = Math.min(best[space]!, cost);
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(board, space, direction);
      if (next < 0 || (board.walls[space]! >> direction) & 1 || mover.occupied[next] === 2) continue;
      if (board.blocked[next] === 2 || (board.blocked[next] === 1 && !mover.flying)) continue;
      const total = cost + (mover.flying ? 1 : board.enterCost[next]!);
      if (total <= points) go(next, total);
    }
  };
  go(mover.at, 0);
  return best;
}
