/** What all three builds of the skirmish share: the field, the figures, and actions as whole numbers. */
export const side = 8;
export const cells = side * side;
export const walls: readonly number[] = [18, 21, 27, 36, 42, 45];
export const rounds = 6;

/** The four figures of a side. Damage is a die with so many sides. */
export const figures = [
  { stride: 3, reach: 1, damage: 4, health: 10 },
  { stride: 4, reach: 1, damage: 3, health: 8 },
  { stride: 2, reach: 3, damage: 3, health: 7 },
  { stride: 3, reach: 2, damage: 3, health: 8 },
] as const;
/** Where the eight figures begin: figures 0 to 3 are of seat 0. */
export const starts: readonly number[] = [0, 2, 4, 6, 57, 59, 61, 63];
export const seatOf = (figure: number) => figure >> 2;

/** Cells beside each cell. */
export const beside: readonly (readonly number[])[] = Array.from({ length: cells }, (_, cell) => {
  const [x, y] = [cell % side, Math.floor(cell / side)];
  const near = [];
  if (y > 0) near.push(cell - side);
  if (x > 0) near.push(cell - 1);
  if (x < side - 1) near.push(cell + 1);
  if (y < side - 1) near.push(cell + side);
  return near;
});

/** Steps between two cells, walls aside, at `a * cells + b`. */
export const steps = Uint8Array.from({ length: cells * cells }, (_, pair) => {
  const [a, b] = [Math.floor(pair / cells), pair % cells];
  return Math.abs((a % side) - (b % side)) + Math.abs(Math.floor(a / side) - Math.floor(b / side));
});

/** An action: `figure * cells + cell` goes, `strike + figure * 8 + target` strikes, `pass` passes. */
export const strike = 8 * cells;
export const pass = strike + 64;
