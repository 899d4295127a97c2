/**
 * The shadow of one obstacle on one space (T-070 to T-079), in the frame of the viewer: its space is 0,0. Spaces are unit squares, so
 * the edges of a shadow run along rows, columns or exact diagonals, and every space is free, dark, or dark in one triangle. Shadows
 * unite triangle by triangle (T-075). The shadow of a larger block or of a longer wall is the union of the shadows of its single
 * spaces or pieces (T-076): `test/rules/teamfight/board/sight.test.ts` compares both with real geometry.
 *
 * Shadows are bits: 0 clear, 1 the triangle nearer the viewer's column, 2 the one nearer its row, 3 the whole space.
 */

/** The shadow of a filled space `ox,oy` on the space `tx,ty` (T-077). A space throws none on itself, nor has it one for who stands in it. */
export function spaceShadow(ox: number, oy: number, tx: number, ty: number): number {
  if (ox < 0) return spaceShadow(-ox, oy, -tx, ty);
  if (oy < 0) return spaceShadow(ox, -oy, tx, -ty);
  if (ox === 0) return oy > 0 && tx === 0 && ty > oy ? 3 : 0;
  if (oy === 0) return ty === 0 && tx > ox ? 3 : 0;
  if (tx < ox || ty < oy || (tx === ox && ty === oy)) return 0;
  const off = ty - tx - (oy - ox);
  // Beside the viewer's row or column the edge on that side is straight and limits nothing here.
  if (off < 0 && oy > 1) return off === -1 ? 1 : 0;
  if (off > 0 && ox > 1) return off === 1 ? 2 : 0;
  return 3;
}

/**
 * The shadow of one piece of a thin wall between the spaces `x,y` and `x,y+1`, both not negative (T-079); a standing wall is one of the
 * board turned over its diagonal. A corner on the border of the viewer's own space has a straight edge away from the wall, so a wall
 * along one's own side hides the column (TC-20), and one that goes on past a corner hides all beside it too (TC-21). Elsewhere along the
 * border of the viewer's row the near end counts as diagonal (TC-23). All this is what a block of the wall's length hides as it gets
 * thinner and thinner.
 */
export function lyingWallShadow(x: number, y: number, tx: number, ty: number): number {
  const behind = ty - y - 1;
  if (behind < 0) return 0;
  if (x === 0) return tx === 0 ? 3 : 0;
  const past = tx - x - behind;
  if (x === 1 ? tx < 1 : past < 0) return 0;
  if (x > 1 && past === 0) return 2;
  if (y === 0 || past <= 0) return 3;
  return past === 1 ? 1 : 0;
}

/** The shadow of a piece of thin wall on the right (1) or lower (2) side of a space `ox,oy`, on the space `tx,ty`. */
export function sideShadow(ox: number, oy: number, side: 1 | 2, tx: number, ty: number): number {
  if (side === 1) return turned[sideShadow(oy, ox, 2, ty, tx)]!;
  const above = oy < 0;
  return lyingWallShadow(Math.abs(ox), above ? -oy - 1 : oy, ox < 0 ? -tx : tx, above ? -ty : ty);
}

/** A shadow of a board that was turned over its diagonal: rows are columns. */
export const turned = [0, 2, 1, 3] as const;
