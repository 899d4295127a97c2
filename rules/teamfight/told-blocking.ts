/** What a marker stands in the way of. */
export interface Blocking {
  readonly blocksMovement?: boolean;
  readonly blocksSight?: boolean;
}

/** `Impassable`: nobody comes in, and everybody sees over it. */
const impassable = /^(?:(?:it |this )?is )?impassable(?: terrain)?\.?$|^cannot be entered\.?$/i;

const wall =
  /\b(?:blocks? (?:line of sight|los|sight|movement)|(?:is|are) (?:blocking|(?:an? wall|walls)(?= with|[.,]| and|$))|acts? (?:as|like) (?:an? )?(?:walls?|blocking)|(?:los|line of sight) through (?:it|this) is blocked)\b|^blocking(?: terrain)?\.?$|^(?:an? )?walls?(?: with \S+ ?(?:hp|health))?\.?$/i;
/** Walls that stop some and not others are none that the engine has. */
const partly =
  /n't\b|\b(?:not|never|but|only|except|unless|enem|all(?:y|ies)|attacks?|abilit|for|direction|opposite|against|from (?:the|behind|in)|the (?:other )?way)/i;

/** `Blocks movement but not line of sight`, `which block sight, but not movement`. */
const onlyOne =
  /\bblocks? (movement|line of sight|los|sight)(?:,| but|, but) (?:does |do )?not (?:block )?(?:movement|line of sight|los|sight)\.?$/i;

/** `Walls block line of sight`, `it acts as a wall`. */
export function blockingIn(said: string): Blocking {
  const [, one] = onlyOne.exec(said) ?? [];
  if (one !== undefined) return /^m/i.test(one) ? { blocksMovement: true } : { blocksSight: true };
  if (impassable.test(said)) return { blocksMovement: true };
  if (!wall.test(said) || partly.test(said)) return {};
  const sight = /\bsight|\blos\b/i.test(said);
  const movement = /\bmovement\b/i.test(said);
  if (!sight && !movement) return { blocksMovement: true, blocksSight: true };
  return { ...(movement && { blocksMovement: true }), ...(sight && { blocksSight: true }) };
}
