import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `At 3 Hex, Stun and lose all`, in the text of that token: when its bearer comes to have so many. */
export function atOwnNumber(tokens: readonly Token[], { words, self, slot }: Context): Token[] | undefined {
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const [like, number] = tokens;
  if (like?.text !== 'at' || number?.kind !== 'number') return undefined;
  const named = wordAt(words, tokens, 2, tokens.length, ['token', 'condition']);
  if (named?.word.ref !== self.ref) return undefined;
  const cursor = new Cursor(tokens, named.to, tokens.length);
  if (!cursor.take(',|:')) return undefined;
  const own = tokens.slice(2, named.to);
  const rest = [...tokens.slice(cursor.at)];
  const [verb, all] = rest.slice(-2);
  if (all?.text === 'all' && /^(?:lose|remove)$/.test(verb?.text ?? ''))
    rest.splice(-2, 2, ...wordsLike(all, 'lose all'), ...own);
  return [...wordsLike(like, 'when you have'), number, ...own, ...wordsLike(like, ','), ...rest];
}
atOwnNumber.begins = beginning('at');
