/** A place on the map in cells from its top left corner, with fractions. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
