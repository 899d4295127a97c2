import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';

/** `You can use it up to 3/Turn`, `you may use Howl twice per turn`: the ability can be used so often. */
export function usedSoOften(tokens: readonly Token[], context: Context, before: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const passive = like !== undefined && !cursor.take('you can|may use');
  if (like === undefined) return undefined;
  const { at } = cursor;
  const named = !passive && cursor.take('it') ? namedBefore(before, context) : undefined;
  if (named === undefined && ownAbility(cursor, context) === undefined) return undefined;
  const name = named ?? tokens.slice(at, cursor.at);
  if (passive && !cursor.take('can|may be used')) return undefined;
  cursor.take('up to');
  const twice = cursor.take('twice');
  if (!twice && !cursor.sees('# / turn') && !cursor.sees('# times per|a|each turn')) return undefined;
  if (passive && !twice) return undefined;
  const rest = tokens.slice(cursor.at);
  const count = twice ? [numberLike(like, 2), wordLike(like, 'times')] : [];
  return [...name, ...wordsLike(like, 'can be used'), ...count, ...rest];
}

/** The ability that was named last. */
function namedBefore(before: readonly Token[], context: Context): Token[] | undefined {
  for (let at = before.length - 1; at >= 0; at--) {
    const cursor = new Cursor(before, at, before.length);
    if (ownAbility(cursor, context) !== undefined) return before.slice(at, cursor.at);
  }
  return undefined;
}
