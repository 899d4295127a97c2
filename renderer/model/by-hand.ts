/** What of a text people play by hand without anybody having meant it, and why. */
export interface ByHand {
  /** Its words, without what stands around them. */
  readonly quote: string;
  /** Why, without a final stop. */
  readonly reason: string;
  readonly notUnderstood: boolean;
  /** Names in it that nothing in the set has. */
  readonly missing: readonly string[];
  /** How that begins which it is by hand only because of; undefined of what is by hand for a reason of its own. */
  readonly hangsOn: string | undefined;
}
