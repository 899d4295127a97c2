import type { Board } from '../../../../rules/teamfight/board/board.ts';
import { compileBoard } from '../../../../rules/teamfight/board/compile-board.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { open } from '../../set-files.ts';

const { set } = open({
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'terrain/water.json': { name: 'Water', blocksMovement: true, text: 'Prevents movement, but not sight.' },
  'terrain/fence.json': { name: 'Fence', blocksMovement: true, text: 'Blocks movement, but not sight.' },
  'terrain/mist.json': { name: 'Mist', blocksSight: true },
  'terrain/bog.json': { name: 'Bog', enterCost: 2 },
});

const kinds = { '#': 'rock', '~': 'water', '=': 'fence', '?': 'mist', ':': 'bog' } as const;

/** A drawn board: a line for each row, with terrain as `kinds` says, any other letter for a space that the test names. */
export function drawn(drawing: string, more: Partial<MapFile> = {}): Board & { readonly at: Record<string, number> } {
  const lines = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const terrain: { kind: string; cells: string[] }[] = [];
  const at: Record<string, number> = {};
  for (const [y, line] of lines.entries()) {
    for (const [x, letter] of [...line].entries()) {
      const kind = Object.entries(kinds).find(([drawnAs]) => drawnAs === letter)?.[1];
      if (kind) terrain.push({ kind, cells: [`${x},${y}`] });
      else at[letter] = y * (lines[0]?.length ?? 0) + x;
    }
  }
  return { ...plain(lines[0]?.length ?? 0, lines.length, { terrain, ...more }), at };
}

/** A board of a size, with lines and terrain as a map file writes them. */
export function plain(columns: number, rows: number, more: Partial<MapFile> = {}): Board {
  if (!set) throw new Error('The set of these tests has an error.');
  return compileBoard(set, { ref: 'iron-age/test', data: { name: 'Test', columns, rows, ...more } });
}
