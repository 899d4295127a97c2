/** The spaces that an area covers. */
export type Shape =
  | { readonly shape: 'burst'; readonly size: number }
  /** Straight from the source; `size` undefined runs to the map's edge (T-105). */
  /** `wide`: so many spaces side by side, of which one row begins beside the source. */
  /** `forward`: only the way that its user faces, as it has noted. `away`: only where it leads straight away from whoever lays it. */
  | {
      readonly shape: 'line';
      readonly size?: number;
      readonly wide?: number;
      readonly forward?: true;
      readonly away?: true;
    }
  | { readonly shape: 'path'; readonly size: number }
  /**
   * Columns by rows. Centred on the source, else it has only to overlap it (T-108). `away`: a short side of it lies over the source, and it
   * runs straight away from whoever lays it.
   */
  | {
      readonly shape: 'rectangle';
      readonly columns: number;
      readonly rows: number;
      readonly centred?: boolean;
      readonly away?: true;
    }
  /** n spaces that touch each other inside of a burst. */
  | { readonly shape: 'spaces'; readonly count: number; readonly within: number };
