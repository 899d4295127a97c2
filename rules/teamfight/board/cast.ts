import type { Grid } from '../../spaces.ts';
import { lyingWallShadow, turned as overDiagonal, spaceShadow } from './shadow.ts';

// Shadows are added to a row of sight in the quarter of the map behind the obstacle, turned so that both axes lead away from the
// viewer. Most shadows are bands along a diagonal, so each line of the quarter is looked at only where a shadow can be.

/** Adds the shadow of a filled space to a row of sight (T-077). */
export function castSpace(row: Uint8Array, grid: Grid, from: number, obstacle: number): void {
  const { columns, rows } = grid;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  const ox = obstacle % columns;
  const oy = (obstacle - ox) / columns;
  const x = Math.abs(ox - vx);
  const y = Math.abs(oy - vy);
  const farX = ox >= vx ? columns - 1 - vx : vx;
  const farY = oy >= vy ? rows - 1 - vy : vy;
  const stepX = ox >= vx ? 1 : -1;
  const stepY = oy >= vy ? columns : -columns;
  for (let ty = y; ty <= (y === 0 ? 0 : farY); ty++) {
    const middle = x + ty - y;
    const first = x <= 1 ? x : Math.max(x, middle - 1);
    const last = x === 0 ? 0 : y <= 1 ? farX : Math.min(farX, middle + 1);
    for (let tx = first; tx <= last; tx++) row[from + ty * stepY + tx * stepX]! |= spaceShadow(x, y, tx, ty);
  }
}

/** Adds the shadow of a thin wall on the side of a space towards a direction to a row of sight (T-079). */
export function castSide(row: Uint8Array, grid: Grid, from: number, space: number, direction: number): void {
  const { columns, rows } = grid;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  const wx = space % columns;
  const wy = (space - wx) / columns;
  if (direction === 0 || direction === 2) {
    const y = direction === 0 ? wy - 1 : wy;
    castWall(row, from, wx - vx, y - vy, vx, columns - 1 - vx, vy, rows - 1 - vy, 1, columns, false);
  } else {
    const x = direction === 3 ? wx - 1 : wx;
    castWall(row, from, wy - vy, x - vx, vy, rows - 1 - vy, vx, columns - 1 - vx, columns, 1, true);
  }
}

/**
 * A wall that lies between `x,y` and `x,y+1` from the viewer. A standing wall is a lying one of the board turned over its diagonal.
 *
 * @param left spaces before the viewer along the wall, and `right` behind it; `above` and `below` across the wall
 * @param strideX from one space to the next along the wall, and `strideY` across it
 */
function castWall(
  row: Uint8Array,
  from: number,
  x: number,
  y: number,
  left: number,
  right: number,
  above: number,
  below: number,
  strideX: number,
  strideY: number,
  turned: boolean,
): void {
  const besideX = Math.abs(x);
  const besideY = y >= 0 ? y : -y - 1;
  const farX = x >= 0 ? right : left;
  const farY = y >= 0 ? below : above;
  const stepX = x >= 0 ? strideX : -strideX;
  const stepY = y >= 0 ? strideY : -strideY;
  for (let ty = besideY + 1; ty <= farY; ty++) {
    const middle = besideX + ty - besideY - 1;
    const first = besideX <= 1 ? besideX : middle;
    const last = besideX === 0 ? 0 : besideY === 0 ? farX : Math.min(farX, middle + 1);
    for (let tx = first; tx <= last; tx++) {
      const shadow = lyingWallShadow(besideX, besideY, tx, ty);
      row[from + ty * stepY + tx * stepX]! |= turned ? overDiagonal[shadow]! : shadow;
    }
  }
}
