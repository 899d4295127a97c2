/** Seats around the table as who sits at `nearest` sees them: the next ones to the right. */
export interface PlacesAround {
  readonly left: number | undefined;
  /** From left to right. */
  readonly far: readonly number[];
  readonly right: number | undefined;
}

/** Two and three sit across the table; from four on there is one at each side, unless the table is too narrow for it. */
export function placesAround(seats: number, nearest: number, isNarrow: boolean): PlacesAround {
  const others = Array.from({ length: seats - 1 }, (_, step) => (nearest + 1 + step) % seats);
  if (seats < 4 || isNarrow) return { left: undefined, far: others.reverse(), right: undefined };
  return { right: others[0], far: others.slice(1, -1).reverse(), left: others.at(-1) };
}
