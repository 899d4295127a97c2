import type { Context } from '../context.ts';
import { isBrokenByDamage } from '../given/broken-by-damage.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Damage clears this`, in the text of what one has: it is lost by that. */
export function damageClears(tokens: readonly Token[], { words, self, slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const isBroken = isBrokenByDamage(new Cursor(tokens, 0, tokens.length), words, self);
  return isBroken ? wordsLike(like, 'lose this when you take damage') : undefined;
}
damageClears.begins = beginning('any|taking|receiving|damage|being');
