/** The copy that each save of Tabletop Simulator marks by itself. */
export const tableCopy = 'Tabletop Simulator';

/** How the cards of a set stand to a copy that was printed, such as "my box". Where no copy was ever marked nothing is compared: all lists are empty. */
export interface Printed {
  /** Names of all copies that were marked for this set. */
  readonly copies: readonly string[];
  /** When the copy was marked, as ISO 8601 in UTC; undefined where it never was. */
  readonly when?: string;
  /** Cards, pieces and maps whose faces differ from those that were printed. */
  readonly changed: readonly PrintedThing[];
  /** Those that the copy does not have. */
  readonly added: readonly PrintedThing[];
  /** Those that the copy has and the set no longer does. */
  readonly gone: readonly PrintedThing[];
  /** Those that look as they did and have more copies now. */
  readonly more: readonly CountedThing[];
  /** Those that look as they did and have fewer copies now. */
  readonly fewer: readonly CountedThing[];
}

export const neverPrinted: Printed = { copies: [], changed: [], added: [], gone: [], more: [], fewer: [] };

/** Something that is printed, by its lasting reference. */
export interface PrintedThing {
  readonly kind: 'card' | 'token' | 'marker' | 'standee' | 'map';
  /** As on its card: `set/entity` or `set/entity/ability`. */
  readonly ref: string;
  readonly name: string;
}

/** By how many copies it differs. */
export interface CountedThing extends PrintedThing {
  readonly count: number;
}
