import { lyingWallShadow, spaceShadow, standingWallShadow } from './shadow.ts';
import type { Grid } from './spaces.ts';

/** Adds the shadow of a filled space to a row of sight (T-077). */
export function castSpace(row: Uint8Array, grid: Grid, from: number, obstacle: number): void {
  const { columns, rows } = grid;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  const ox = (obstacle % columns) - vx;
  const oy = Math.floor(obstacle / columns) - vy;
  // Only the quarter of the map behind the obstacle can be in its shadow.
  const left = ox <= 0 ? -vx : ox;
  const right = ox >= 0 ? columns - 1 - vx : ox;
  const top = oy <= 0 ? -vy : oy;
  const bottom = oy >= 0 ? rows - 1 - vy : oy;
  for (let ty = top; ty <= bottom; ty++) {
    for (let tx = left; tx <= right; tx++) {
      const shadow = spaceShadow(ox, oy, tx, ty);
      if (shadow > 0) row[(vy + ty) * columns + vx + tx]! |= shadow;
    }
  }
}

/** Adds the shadow of a thin wall on the side of a space towards a direction to a row of sight (T-079). */
export function castSide(row: Uint8Array, grid: Grid, from: number, space: number, direction: number): void {
  const { columns, rows } = grid;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  const x = (space % columns) - vx - (direction === 3 ? 1 : 0);
  const y = Math.floor(space / columns) - vy - (direction === 0 ? 1 : 0);
  const standing = direction === 1 || direction === 3;
  // Only what lies on the far side of the wall's line can be in its shadow.
  const left = standing && x >= 0 ? x + 1 : -vx;
  const right = standing && x < 0 ? x : columns - 1 - vx;
  const top = !standing && y >= 0 ? y + 1 : -vy;
  const bottom = !standing && y < 0 ? y : rows - 1 - vy;
  for (let ty = top; ty <= bottom; ty++) {
    for (let tx = left; tx <= right; tx++) {
      const shadow = standing ? standingWallShadow(x, y, tx, ty) : lyingWallShadow(x, y, tx, ty);
      if (shadow > 0) row[(vy + ty) * columns + vx + tx]! |= shadow;
    }
  }
}
