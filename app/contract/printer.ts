/** A printer that puts the second side a little aside, under a name that the person gave it. */
export interface Printer {
  readonly name: string;
  /** How far backs go to the right and downwards, as one looks at a back, in mm. */
  readonly x: number;
  readonly y: number;
}
