import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import type { Grid } from '../../../../rules/spaces.ts';
import { distance } from '../../../../rules/thoua/board/distance.ts';
import type { SightTo } from '../../../../rules/thoua/board/lines.ts';
import { seenPast, sees as seesPast, sightsOn } from '../../../../rules/thoua/board/sight.ts';

/** Whether a space is seen: some of what blocks belongs to the board, the rest stands on it. */
function sees(grid: Grid, blocks: Uint8Array, from: number, to: number, sight: SightTo): boolean {
  const blocking = [...blocks.keys()].filter((space) => blocks[space] === 1);
  const [board, past] = [blocking.filter((space) => space % 2 === 0), blocking.filter((space) => space % 2 === 1)];
  return seesPast(sightsOn(grid, board, sight), past, from, to);
}

/** A board of rows where `#` blocks. */
function board(...rows: string[]) {
  const columns = rows[0]!.length;
  const blocks = Uint8Array.from([...rows.join('')].map((cell) => (cell === '#' ? 1 : 0)));
  const at = (text: string) => {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return y * columns + x;
  };
  return (from: string, to: string, sight: SightTo = 'corner-or-middle') =>
    sees({ columns, rows: rows.length }, blocks, at(from), at(to), sight);
}

describe('distances', () => {
  it('U-030: count a diagonal step as one space, or as two by option', () => {
    const [from, to] = [0, 2 * 10 + 3];
    expect(distance(10, 'one', from, to)).toBe(3);
    expect(distance(10, 'two', from, to)).toBe(5);
    expect(distance(10, 'one', 13, 11)).toBe(2);
    expect(distance(10, 'one', 7, 7)).toBe(0);
  });

  it('are set by the option diagonals', () => {
    expect([distance(10, 'one', 0, 11), distance(10, 'two', 0, 11)]).toEqual([1, 2]);
  });
});

describe('a line of sight', () => {
  it('U-050 U-053: is free where nothing stands between, and the own space and that of the target never block', () => {
    expect(board('.....')('0,0', '4,0')).toBe(true);
    expect(board('#...#')('0,0', '4,0')).toBe(true);
  });

  it('U-051: is cut by what stands straight in the way, also where there is room beside it', () => {
    expect(board('..#..')('0,0', '4,0')).toBe(false);
    expect(board('.....', '..#..', '.....')('0,1', '4,1')).toBe(false);
  });

  it('U-051: may touch a corner: between two blocked spaces that meet in one', () => {
    const between = board('.#.', '#..', '...');
    expect(between('0,0', '1,1')).toBe(true);
    expect(between('0,0', '2,2')).toBe(true);
    expect(board('.#.', '##.', '...')('0,0', '2,2')).toBe(false);
  });

  it('U-051: does not lead along the sides of two spaces through a wall', () => {
    const wall = board('..#..', '..#..', '..#..');
    for (const row of [0, 1, 2]) expect(wall('0,1', `4,${row}`)).toBe(false);
  });

  it('U-050: goes to a corner or the middle of the target, or to its middle alone by the option sight', () => {
    const found = board('...#.', '.....', '.....');
    expect(found('0,0', '4,1')).toBe(true);
    const narrow = board('.....', '.##..', '.....');
    expect([narrow('0,0', '4,2'), narrow('0,0', '4,2', 'middle')]).toEqual([true, false]);
  });

  it('U-050 U-051: agrees with lines that are followed from one grid line to the next, on any board and both ways', () => {
    const dice = seededDice(stream('sight'));
    for (let round = 0; round < 60; round++) {
      const [columns, rows] = [dice.roll(9, 'columns'), dice.roll(9, 'rows')];
      const blocks = Uint8Array.from({ length: columns * rows }, () => (dice.roll(5, 'block') === 1 ? 1 : 0));
      const [from, to] = [dice.roll(columns * rows, 'from') - 1, dice.roll(columns * rows, 'to') - 1];
      for (const sight of ['corner-or-middle', 'middle'] as const) {
        const found = sees({ columns, rows }, blocks, from, to, sight);
        expect([round, sight, found]).toEqual([round, sight, seen(columns, blocks, from, to, sight)]);
      }
      const back = sees({ columns, rows }, blocks, to, from, 'corner-or-middle');
      const isCorners = seen(columns, blocks, to, from, 'corner-or-middle');
      expect(back).toBe(isCorners);
    }
  });
});

describe('sight from a space', () => {
  it('U-050: is the same over a whole board as space by space', () => {
    const dice = seededDice(stream('row'));
    for (let round = 0; round < 40; round++) {
      const grid = { columns: dice.roll(14, 'columns'), rows: dice.roll(14, 'rows') };
      const size = grid.columns * grid.rows;
      const blocks = Uint8Array.from({ length: size }, () => (dice.roll(4, 'block') === 1 ? 1 : 0));
      const from = dice.roll(size, 'from') - 1;
      for (const sight of ['corner-or-middle', 'middle'] as const) {
        const single = Array.from({ length: size }, (_, to) => (sees(grid, blocks, from, to, sight) ? 1 : 0));
        const blocking = [...blocks.keys()].filter((space) => blocks[space] === 1);
        const [some, others] = [blocking.slice(0, 3), blocking.slice(3)];
        const sights = sightsOn(grid, some, sight);
        const told = () => [...seenPast(sights, others, from)];
        expect(told()).toEqual(single);
        // What was looked at before changes nothing.
        const alone = [...seenPast(sights, [], from)];
        expect(told()).toEqual(single);
        expect([...seenPast(sightsOn(grid, some, sight), [], from)]).toEqual(alone);
      }
    }
  });

  it('U-050: is the same on large boards, from corners and edges too', () => {
    const dice = seededDice(stream('large'));
    for (const grid of [
      { columns: 100, rows: 7 },
      { columns: 9, rows: 100 },
      { columns: 45, rows: 38 },
    ]) {
      const size = grid.columns * grid.rows;
      const spaces = Array.from({ length: size }, (_, space) => space);
      const blocking = spaces.filter(() => dice.roll(16, 'block') === 1);
      const [some, others] = [blocking.slice(0, -5), blocking.slice(-5)];
      for (const from of [0, grid.columns - 1, size - 1, dice.roll(size, 'from') - 1]) {
        const pairs = sightsOn(grid, some, 'corner-or-middle');
        const single = spaces.map((to) => (seesPast(pairs, others, from, to) ? 1 : 0));
        expect([...seenPast(sightsOn(grid, some, 'corner-or-middle'), others, from)]).toEqual(single);
        // What was asked pair by pair changes nothing, and neither does the look.
        expect([...seenPast(pairs, others, from)]).toEqual(single);
        expect(spaces.map((to) => (seesPast(pairs, others, from, to) ? 1 : 0))).toEqual(single);
      }
    }
  });

  it('U-051: is what lines that are followed see, over whole boards past figures', () => {
    const dice = seededDice(stream('whole'));
    for (let round = 0; round < 25; round++) {
      const grid = { columns: dice.roll(11, 'columns'), rows: dice.roll(11, 'rows') };
      const size = grid.columns * grid.rows;
      const spaces = Array.from({ length: size }, (_, space) => space);
      const [rocks, figures] = [spaces, spaces].map((all) => all.filter(() => dice.roll(7, 'block') === 1));
      const blocks = new Uint8Array(size);
      for (const space of [...rocks!, ...figures!]) blocks[space] = 1;
      const from = dice.roll(size, 'from') - 1;
      for (const sight of ['corner-or-middle', 'middle'] as const) {
        const found = seenPast(sightsOn(grid, rocks!, sight), figures!, from);
        const wanted = spaces.map((to) => seen(grid.columns, blocks, from, to, sight));
        expect([...found].map((one) => one === 1)).toEqual(wanted);
      }
    }
  });
});

/** The same, worked out by following each line: between two grid lines it lies in one space, or along the side of two. */
function seen(columns: number, blocks: Uint8Array, from: number, to: number, sight: SightTo): boolean {
  const xy = (space: number) => [space % columns, Math.floor(space / columns)] as const;
  const [fx, fy] = xy(from);
  const [tx, ty] = xy(to);
  const near = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y] as const));
  const ends = [...(sight === 'middle' ? [] : near), [0.5, 0.5] as const];
  const blocked = (x: number, y: number) =>
    blocks[y * columns + x] === 1 && x >= 0 && x < columns && !(x === fx && y === fy) && !(x === tx && y === ty);
  return near.some(([cx, cy]) =>
    ends.some(([ex, ey]) => {
      const [ax, ay, bx, by] = [fx + cx, fy + cy, tx + ex, ty + ey];
      const cuts = [0, 1];
      for (let line = 0; line < 12; line++) {
        if (bx !== ax) cuts.push((line - ax) / (bx - ax));
        if (by !== ay) cuts.push((line - ay) / (by - ay));
      }
      const order = cuts.filter((cut) => cut >= 0 && cut <= 1).sort((one, other) => one - other);
      return order.every((cut, index) => {
        const next = order[index + 1];
        if (next === undefined || next - cut < 1e-9) return true;
        const middle = (cut + next) / 2;
        const [x, y] = [ax + (bx - ax) * middle, ay + (by - ay) * middle];
        const around = (value: number) =>
          Math.abs(value - Math.round(value)) < 1e-9 ? [Math.round(value) - 1, Math.round(value)] : [Math.floor(value)];
        return around(x).every((column) => around(y).every((row) => !blocked(column, row)));
      });
    }),
  );
}
