/** A step that is steeper than this beside the other axis is diagonal: the tangent of half a right angle's half. */
const diagonal = Math.SQRT2 - 1;

/**
 * Whether one of some spaces is next to a unit, right across it from another one: of the eight directions that which leads on from the
 * other one through the unit. Nothing is across from what stands in one place with it.
 */
export function liesAcross(
  columns: number,
  spaces: readonly number[],
  unit: readonly number[],
  other: readonly number[],
): boolean {
  if (unit.length === 0 || other.length === 0) return false;
  const [left, right, top, bottom] = bounds(columns, unit);
  const [west, east, north, south] = bounds(columns, other);
  const across = left + right - west - east;
  const along = top + bottom - north - south;
  if (across === 0 && along === 0) return false;
  const stepX = Math.abs(across) > diagonal * Math.abs(along) ? Math.sign(across) : 0;
  const stepY = Math.abs(along) > diagonal * Math.abs(across) ? Math.sign(along) : 0;
  return spaces.some(
    (space) =>
      isBeyond(space % columns, left, right, stepX) && isBeyond(Math.floor(space / columns), top, bottom, stepY),
  );
}

const isBeyond = (at: number, first: number, last: number, step: number): boolean =>
  step === 0 ? at >= first && at <= last : at === (step > 0 ? last + 1 : first - 1);

function bounds(columns: number, spaces: readonly number[]): readonly [number, number, number, number] {
  const xs = spaces.map((space) => space % columns);
  const ys = spaces.map((space) => Math.floor(space / columns));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}
