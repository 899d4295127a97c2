import { describe, expect, it } from 'vitest';
import { sees, sightsOn } from '../../../rules/thoua/board/sight.ts';
import { covering, placements } from '../../../rules/thoua/lay-areas.ts';
import { glance, rangeOf, reachFrom, seenFrom, tellGlance, viewMap } from '../../../rules/thoua/map-view.ts';
import type { ThouaMap } from '../../../schemas/types.generated.ts';
import { open } from './set-files.ts';

const set = open().set!;
const kind = set.entities.find(({ kind: one }) => one === 'terrain')!.id;
const view = viewMap(set, {
  name: 'Hollow',
  columns: 7,
  rows: 5,
  terrain: [{ kind, cells: ['2,0', '2,1', '2,2', '2,3', '4,2', '5,1'] }],
} as unknown as ThouaMap);
const at = (x: number, y: number) => y * 7 + x;

describe('a map as the rules see it', () => {
  it('shows what is seen as the engine has it, from every cell to every other, with a line that is free', () => {
    const { board, options } = view.look.game;
    const sights = sightsOn(board, board.screens, options.sight);
    expect(board.screens).toHaveLength(6);
    for (let from = 0; from < 35; from++) {
      const seen = seenFrom(view, from);
      for (let to = 0; to < 35; to++) {
        const there = glance(view, from, to);
        expect([seen[to] !== 0, there.seen]).toEqual(new Array(2).fill(sees(sights, [], from, to)));
        // Its ends are a corner of the one, and a corner or the middle of the other.
        if (there.line) {
          const [x, y] = there.line.from;
          const [tox, toy] = there.line.to;
          expect([[0, 1].includes(x - (from % 7)), [0, 1].includes(y - Math.floor(from / 7))]).toEqual([true, true]);
          expect([[0, 0.5, 1].includes(tox - (to % 7)), [0, 0.5, 1].includes(toy - Math.floor(to / 7))]).toEqual([
            true,
            true,
          ]);
        }
      }
    }
  });

  it('says what is in the way, how far cells are apart, and where a movement ends', () => {
    const name = view.names.get(at(2, 1));
    expect(tellGlance(view, glance(view, at(0, 1), at(3, 1)), 'A', 'B')).toMatch(
      new RegExp(`^A does not see B: ${name} 2,\\d`),
    );
    expect(tellGlance(view, glance(view, at(0, 1), at(1, 4)), 'A', 'B')).toBe('A sees B.');
    expect(rangeOf(view, at(0, 0), at(3, 4))).toBe(4);
    const ends = reachFrom(view, at(1, 3), 2);
    expect(ends).toContain(at(3, 4));
    expect(ends.some((space) => view.look.game.board.obstacles.includes(space))).toBe(false);
  });

  it('lays each shape from a cell as abilities do: around it, in rows, beside a target in sight, with a cell in sight', () => {
    const from = at(0, 1);
    const cells = (laid: Parameters<typeof placements>[2]) => new Set(placements(view, from, laid).flat());
    for (const shape of ['aura', 'burst'] as const)
      expect(cells({ shape, range: 1 })).toEqual(new Set([at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0, 2), at(1, 2)]));
    // Nothing stops a line, which leaves out the cell that it begins beside.
    expect(placements(view, from, { shape: 'line', range: 3 })).toContainEqual([at(1, 1), at(2, 1), at(3, 1)]);
    // Behind the wall no target is seen, but the wall itself lies beside those before it.
    const splash = cells({ shape: 'splash', range: 3 });
    expect([splash.has(at(2, 1)), splash.has(at(3, 1))]).toEqual([true, false]);
    const square = placements(view, from, { shape: 'area', columns: 2, rows: 2, range: 2 });
    expect(covering(view, square, at(3, 1))).toEqual([at(2, 0), at(3, 0), at(2, 1), at(3, 1)]);
    expect(covering(view, square, at(5, 1))).toBeUndefined();
  });
});
