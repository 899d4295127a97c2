/** Whom an ability is tried on: a hero or summon of the sets, or plain numbers. */
export interface Against {
  /** Reference, `set/id`. Left out: a hero without any text. */
  readonly card?: string;
  /** Health now; of plain numbers 10 if left out, of a card what is printed. */
  readonly health?: number;
  readonly overshield?: number;
  /** Of plain numbers only: what stands on a card is in its texts. */
  readonly armor?: boolean;
  readonly resistance?: boolean;
  readonly def?: number;
  /** The user sees it by half (T-074). */
  readonly halfShadow?: boolean;
  /** Range from the user (T-080), 1 to 16. Left out: 3 or the nearest to it that the ability reaches. */
  readonly distance?: number;
  /** Conditions and tokens on it, by reference. */
  readonly tokens?: readonly TokenCount[];
}

export interface TokenCount {
  readonly token: string;
  readonly count: number;
}

/** Whose ability it is, and how it stands. What the ability's cost asks for is given to it. */
export interface User {
  /** Reference of a hero or summon. */
  readonly card: string;
  readonly health?: number;
  readonly tokens?: readonly TokenCount[];
}

/** As far as the field reaches. */
export const furthest = 16;
