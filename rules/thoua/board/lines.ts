/** To where in the target's space a line must be free (U-050): any corner or the middle, or the middle alone (rule option `sight`). */
export type SightTo = 'corner-or-middle' | 'middle';

/**
 * Lines from a corner of a space to a corner or the middle of another, as bits: `corner * 5 + point`, the middle being point 4.
 * Coordinates are doubled, so that the middle is whole. Mirrored boards see alike, so the target always lies to the right and below, or
 * in the column or row of who looks.
 */
const corners = [0, 0, 2, 0, 0, 2, 2, 2] as const;
const points = [...corners, 1, 1] as const;

/** All of these lines. */
export const everyLine = (1 << 20) - 1;

/** The lines of which one must be free. */
export const wanted: Readonly<Record<SightTo, number>> = {
  'corner-or-middle': everyLine,
  middle: 0b10000_10000_10000_10000,
};

/** Which lines from 0,0 to the space at `x,y` the space at `column,row` cuts. */
export function cutsOf(column: number, row: number, x: number, y: number): number {
  let cut = 0;
  for (let corner = 0; corner < 4; corner++) {
    for (let point = 0; point < 5; point++) {
      const toX = points[point * 2]! + 2 * x;
      const toY = points[point * 2 + 1]! + 2 * y;
      if (crosses(corners[corner * 2]!, corners[corner * 2 + 1]!, toX, toY, 2 * column, 2 * row))
        cut |= 1 << (corner * 5 + point);
    }
  }
  return cut;
}

/** Whether a line has more than a point in common with the square of 2 by 2 at `left,top`: through it, or along its side (U-051). */
function crosses(ax: number, ay: number, bx: number, by: number, left: number, top: number): boolean {
  const wide = Math.abs(bx - ax);
  const high = Math.abs(by - ay);
  if (wide === 0 && (ax < left || ax > left + 2)) return false;
  if (high === 0 && (ay < top || ay > top + 2)) return false;
  // Inside across and inside down, each as parts of its length; whole numbers only, so nothing is rounded.
  const across = bx > ax ? left - ax : ax - left - 2;
  const down = by > ay ? top - ay : ay - top - 2;
  if (wide === 0) return down < high && down + 2 > 0;
  if (high === 0) return across < wide && across + 2 > 0;
  return (
    across < wide &&
    across + 2 > 0 &&
    down < high &&
    down + 2 > 0 &&
    across * high < (down + 2) * wide &&
    down * wide < (across + 2) * high
  );
}

/** A line that is not cut, as the corner it begins at and the point it leads to, from 0 to 1 across and down their spaces; the middle first. */
export function freeLine(
  cuts: number,
  sight: SightTo,
): readonly [corner: readonly [number, number], point: readonly [number, number]] | undefined {
  for (const point of sight === 'middle' ? [4] : [4, 0, 1, 2, 3]) {
    for (let corner = 0; corner < 4; corner++) {
      if ((cuts & (1 << (corner * 5 + point))) !== 0) continue;
      return [
        [corners[corner * 2]! / 2, corners[corner * 2 + 1]! / 2],
        [points[point * 2]! / 2, points[point * 2 + 1]! / 2],
      ];
    }
  }
  return undefined;
}
