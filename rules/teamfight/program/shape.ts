/** The spaces that an area covers. */
export type Shape =
  | { readonly shape: 'burst'; readonly size: number }
  /** Straight from the source; `size` undefined runs to the map's edge (T-105). */
  /** `wide`: so many spaces side by side, of which one row begins beside the source. */
  /** `forward`: only the way that its user faces, as it has noted. `away`: only where it leads straight away from whoever lays it. */
  /** `both`: the same on the opposite side, too. */
  | {
      readonly shape: 'line';
      readonly size?: number;
      readonly wide?: number;
      readonly forward?: true;
      readonly away?: true;
      readonly both?: true;
    }
  /** The source and so many spaces straight from it in each of the four directions. */
  | { readonly shape: 'plus'; readonly size: number }
  | { readonly shape: 'path'; readonly size: number }
  /**
   * Columns by rows. Centred on the source, else it has only to overlap it (T-108). `away`: a short side of it lies over the source, and it
   * runs straight away from whoever lays it. `beside`: it touches the source, across a corner or not, and does not overlap it.
   */
  | {
      readonly shape: 'rectangle';
      readonly columns: number;
      readonly rows: number;
      readonly centred?: boolean;
      readonly away?: true;
      readonly beside?: true;
    }
  /**
   * n spaces that touch each other inside of a burst, `upTo`: or fewer; none of them nearer to the source than `from`. `straight`: across no
   * corner; `row`: all in one row.
   */
  | {
      readonly shape: 'spaces';
      readonly count: number;
      readonly within: number;
      readonly from?: number;
      readonly upTo?: true;
      readonly straight?: true;
      readonly row?: true;
    };
