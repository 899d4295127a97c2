import type { Op } from './display-list.ts';
import { type Box, circle, diamond, mm, polygon } from './path.ts';
import type { Pattern } from './theme.ts';

const known = new Map<string, string>();

/** The set's pattern over a box, in one colour. Tiles at its edges stand out of it, so it is painted in a clip. */
export function pattern(name: Pattern, box: Box, fill: string, opacity: number): Op[] {
  if (name === 'plain') return [];
  // The same bands and backs come back on every card of a set.
  const key = `${name} ${box.x} ${box.y} ${box.w} ${box.h}`;
  let d = known.get(key);
  if (d === undefined) {
    d = tiles[name](box);
    if (known.size > 100) known.clear();
    known.set(key, d);
  }
  return [{ op: 'path', d, fill, opacity, rule: 'evenodd' }];
}

const tiles: Readonly<Record<Exclude<Pattern, 'plain'>, (box: Box) => string>> = {
  chevrons: (box) =>
    grid(box, 7, 3.6, (x, y) =>
      polygon([
        [x, y],
        [x + 3.5, y + 2.2],
        [x + 7, y],
        [x + 7, y + 1.3],
        [x + 3.5, y + 3.5],
        [x, y + 1.3],
      ]),
    ),
  diamonds: (box) =>
    grid(box, 6, 4.5, (x, y, row) => {
      const cx = x + (row % 2) * 3;
      return diamond(cx, y, 2.6, 4) + diamond(cx, y, 1.9, 2.95) + diamond(cx, y, 0.7, 1.1);
    }),
  hexes: (box) =>
    grid(box, 6.06, 5.25, (x, y, row) => {
      const cx = x + (row % 2) * 3.03;
      return hexagon(cx, y, 3.2) + hexagon(cx, y, 2.6) + hexagon(cx, y, 0.8);
    }),
  scales: (box) =>
    grid(box, 6, 3, (x, y, row) => {
      const cx = x + (row % 2) * 3;
      return `M${mm(cx - 3)} ${mm(y)}a3 3 0 0 0 6 0h-0.5a2.5 2.5 0 0 1 -5 0ZM${mm(cx - 1.5)} ${mm(y)}a1.5 1.5 0 0 0 3 0Z`;
    }),
  weave: (box) =>
    grid(box, 5, 5, (x, y, row, column) =>
      [0.7, 2.2, 3.7]
        .map((at) =>
          (row + column) % 2 === 0
            ? polygon([
                [x + 0.4, y + at],
                [x + 4.6, y + at],
                [x + 4.6, y + at + 0.7],
                [x + 0.4, y + at + 0.7],
              ])
            : polygon([
                [x + at, y + 0.4],
                [x + at + 0.7, y + 0.4],
                [x + at + 0.7, y + 4.6],
                [x + at, y + 4.6],
              ]),
        )
        .join(''),
    ),
  dots: (box) => grid(box, 4.4, 2.2, (x, y, row) => circle(x + (row % 2) * 2.2, y, 0.62)),
};

function grid(
  box: Box,
  across: number,
  down: number,
  tile: (x: number, y: number, row: number, column: number) => string,
): string {
  // Tiles are laid from the middle outwards, so that a face is symmetrical.
  const columns = Math.ceil(box.w / across / 2) + 1;
  const rows = Math.ceil(box.h / down / 2) + 1;
  const middle = [box.x + box.w / 2, box.y + box.h / 2] as const;
  const parts: string[] = [];
  for (let row = -rows; row <= rows; row++) {
    const y = middle[1] + row * down;
    // No tile reaches farther than this from where it is laid.
    if (y + down < box.y || y - down > box.y + box.h) continue;
    for (let column = -columns; column <= columns; column++) {
      const x = middle[0] + column * across;
      if (x + 1.05 * across < box.x || x - 0.55 * across > box.x + box.w) continue;
      parts.push(tile(x, y, Math.abs(row), Math.abs(column)));
    }
  }
  return parts.join('');
}

const hexagon = (x: number, y: number, r: number) =>
  polygon([0, 1, 2, 3, 4, 5].map((i) => [x + r * hexX[i]!, y + r * hexY[i]!] as const));

// Corners of a hexagon standing on its tip: no trigonometry, so every engine draws the same.
const hexX = [0, 0.866, 0.866, 0, -0.866, -0.866];
const hexY = [-1, -0.5, 0.5, 1, 0.5, -0.5];
