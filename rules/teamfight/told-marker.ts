/** What the texts of cards say of a marker: the health that makes it an object, and its rules where it has no text of its own. */
export interface ToldMarker {
  readonly health?: number;
  /** Spaces along a side. */
  readonly size?: number;
  readonly text?: string;
  /** On how many edges in a row a piece lies that is thinner than a space. */
  readonly long?: number;
  readonly blocksMovement?: boolean;
  readonly blocksSight?: boolean;
}
