import type { MapFile } from '../../schemas/types.generated.ts';

/** Columns and rows of the largest map that is measured. */
export const side = 64;

/** A map of 64 by 64 with walls, terrain, steps and cover all over it; always the same. */
export function largeMap(): MapFile {
  let seed = 7;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % limit;
  };
  const line = (): string => {
    const [x, y, long] = [1 + below(side - 5), 1 + below(side - 5), 1 + below(4)];
    return below(2) === 0 ? `${x},${y} ${x},${y + long}` : `${x},${y} ${x + long},${y}`;
  };
  const lines = (count: number): string[] => Array.from({ length: count }, line);
  const cells = (count: number): string[] => Array.from({ length: count }, () => `${below(side)},${below(side)}`);
  return {
    name: 'Wide Field',
    columns: side,
    rows: side,
    walls: lines(200),
    cover: lines(60),
    heights: lines(20).map((text) => `${text} ${text.split(/[ ,]/)[0] === text.split(/[ ,]/)[2] ? 'left' : 'down'}`),
    terrain: [
      { kind: 'rock', cells: cells(150) },
      { kind: 'bog', cells: cells(200) },
    ],
    deploy: { red: ['0-2,0', '0-2,1'], blue: ['61-63,62', '61-63,63'] },
  };
}

/** The other files of a set with this map alone. */
export const largeMapSet = {
  'set.json': { id: 'wide-field', system: 'teamfight', format: 1, name: 'Wide Field' },
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'terrain/bog.json': { name: 'Bog', enterCost: 2 },
} as const;
