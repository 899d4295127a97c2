import { describe, expect, it } from 'vitest';
import type { Mover } from '../../../../rules/teamfight/board/mover.ts';
import { type PushLine, pushLines, pushWays } from '../../../../rules/teamfight/board/push.ts';
import { drawn } from './boards.ts';

type Scene = ReturnType<typeof drawn>;

/** The pushed unit at `P`, by its allies at `a` to `c` and its enemies at `x` to `z` and `U`, the user. */
function pushed(board: Scene, more: Partial<Mover> = {}): Mover {
  const occupied = new Uint8Array(board.columns * board.rows);
  for (const [letter, at] of Object.entries(board.at)) {
    if ('abc'.includes(letter)) occupied[at] = 1;
    if ('xyzU'.includes(letter)) occupied[at] = 2;
  }
  return { at: board.at.P!, size: 1, occupied, ...more };
}

const arrows = ['up', 'right', 'down', 'left'];
const told = (lines: readonly PushLine[]) =>
  lines.map(
    ({ direction, path, stoppedBy }) => `${arrows[direction]} ${path.length}${stoppedBy ? ` ${stoppedBy}` : ''}`,
  );
const lines = (
  board: Scene,
  kind: 'away' | 'towards' | 'any' | 'sideways',
  most: number,
  centre = 'U',
  more: Partial<Mover> = {},
) => told(pushLines(board, pushed(board, more), kind, { at: board.at[centre]!, size: 1 }, most));

describe('a push', () => {
  it('T-048: leads straight away from the user, a pull straight to them', () => {
    const row = drawn('..U.P....');
    expect(lines(row, 'away', 3)).toEqual(['right 3']);
    expect(lines(row, 'away', 5)).toEqual(['right 4 edge']);
    expect(lines(row, 'any', 2)).toEqual(['up 0 edge', 'right 2', 'down 0 edge', 'left 1 unit']);
  });

  it('T-049: without a common row or column it follows one axis, the larger difference first, on a tie the row', () => {
    const board = drawn(`
      U......
      .......
      ...P...
      .......
      .......`);
    expect(lines(board, 'away', 2)).toEqual(['right 2', 'down 2']);
    expect(lines(board, 'towards', 9)).toEqual(['left 3', 'up 2']);
    const tie = drawn('U....\n.....\n..P..\n.....\n.....');
    expect(lines(tie, 'away', 1)).toEqual(['right 1', 'down 1']);
    expect(lines(drawn('U...\n....\n.P..\n....'), 'away', 1)).toEqual(['down 1', 'right 1']);
  });

  it('T-050, T-051: it may be shorter, stops before walls, units and the edge, and passes its allies without ending on them', () => {
    expect(lines(drawn('UP..#'), 'away', 4)).toEqual(['right 2 wall']);
    expect(lines(drawn('UP..x'), 'away', 4)).toEqual(['right 2 unit']);
    expect(lines(drawn('UP...', { walls: ['3,0 3,1'] }), 'away', 4)).toEqual(['right 1 wall']);
    expect(lines(drawn('UP~..'), 'away', 4)).toEqual(['right 0 wall']);
    expect(lines(drawn('UP~..'), 'away', 4, 'U', { flying: true })).toEqual(['right 3 edge']);
    expect(lines(drawn('UP:..'), 'away', 2)).toEqual(['right 2']);
    expect(lines(drawn('UP...', { heights: ['3,0 3,1 left'] }), 'away', 4)).toEqual(['right 1 wall']);
    const past = pushLines(drawn('UPa..'), pushed(drawn('UPa..')), 'away', { at: 0, size: 1 }, 3);
    expect(past).toEqual([{ direction: 1, path: [2, 3, 4], stops: [3, 4], stoppedBy: undefined }]);
    expect(lines(drawn('UPa..'), 'away', 1)).toEqual(['right 0 unit']);
  });

  it('T-052: a pull ends next to the user at the latest, or on the middle of an area where nobody stands', () => {
    const facing = drawn('U...P');
    // The user is where the pull ends, not what stops it.
    const user = { at: facing.at.U!, size: 1, unit: true };
    expect(told(pushLines(facing, pushed(facing), 'towards', user, 9))).toEqual(['left 3']);
    expect(lines(drawn('U.*.P'), 'towards', 9, '*')).toEqual(['left 2']);
    // A pull by an ally: the moved unit could pass it but goes no further than to it.
    const board = drawn('.a..P');
    expect(lines(board, 'towards', 9, 'a')).toEqual(['left 2 unit']);
  });

  it('from the middle of a blast under the unit every direction leads away, and none leads closer', () => {
    const board = drawn('...\n.P.\n...');
    expect(lines(board, 'away', 1, 'P')).toEqual(['up 1', 'right 1', 'down 1', 'left 1']);
    expect(lines(board, 'towards', 1, 'P')).toEqual([]);
  });

  it('sideways is across the line between both', () => {
    const board = drawn('.....\nU.P..\n.....');
    expect(lines(board, 'sideways', 1)).toEqual(['up 1', 'down 1']);
  });

  it('T-084: larger units are measured and moved with all of their spaces', () => {
    const board = drawn(`
      .......
      U..P...
      ......#`);
    expect(lines(board, 'away', 4, 'U', { size: 2 })).toEqual(['right 1 wall']);
    expect(lines(board, 'towards', 4, 'U', { size: 2 })).toEqual(['left 2 unit']);
    const above = drawn(`
      ..P...
      ......
      ......
      .U....
      ......`);
    // The user of size 2 and the unit share a column, so there is one line.
    const centre = { at: above.at.U!, size: 2 };
    expect(told(pushLines(above, pushed(above), 'towards', centre, 5))).toEqual(['down 3']);
  });

  it('along any path it turns, and difficult ground counts as one space', () => {
    const board = drawn('P:\n#.');
    expect(pushWays(board, pushed(board), 2).map(({ to, cost }) => [to, cost])).toEqual([
      [0, 0],
      [1, 1],
      [3, 2],
    ]);
  });
});
