import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `Range 4, choose one -- target ally's next attack is undefendable`: that of the target, if it is an ally. */
export function sideInBullet(tokens: readonly Token[], { them }: Context, { bullet }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!bullet || them !== 'target' || !cursor.take("the|a|an? target? ally's|enemy's")) return undefined;
  const side = cursor.before;
  return side && [...wordsLike(side, `if ${side.text.slice(0, -2)} , their`), ...tokens.slice(cursor.at)];
}
