/** `Adjacent enemies take 1dmg`, `heal an adjacent ally`: not said of whom. */
const near =
  /^(?:then |and )?(?:all |each |every |an? |one |the |\d )?adjacent (?:other )?(?:enem|all(?:y|ies)|unit|hero)/i;

/** Why those who are adjacent are by hand behind somebody whom they could be adjacent to as well as to you. */
export const noNeighbour = (said: string): string | undefined =>
  near.test(said)
    ? 'it does not say to whom they are adjacent: say "adjacent to you", "adjacent to it" or "adjacent to the target"'
    : undefined;
