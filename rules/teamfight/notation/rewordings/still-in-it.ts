import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { isStance, wordAt } from '../words/words.ts';

/** `If you're still in it at the start of your next turn, exit it and gain a Coin`, behind a stance that was entered: then, if you are in that one. */
export function stillInIt(
  tokens: readonly Token[],
  { words }: Context,
  { before }: { readonly before: readonly Token[] },
) {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('if you are|remain still? in it|this|the stance?')) return undefined;
  const from = cursor.at;
  if (!cursor.take('at the start|end|beginning of your next? turn ,')) return undefined;
  const enters = before.findLastIndex(({ text }) => text === 'enter');
  const named = enters < 0 ? undefined : wordAt(words, before, enters + 1, before.length, ['token']);
  if (named === undefined || !isStance(named.word)) return undefined;
  return [
    ...tokens.slice(from, cursor.at),
    ...wordsLike(like, 'if you are in'),
    ...before.slice(enters + 1, named.to).map((token) => ({ ...token, from: like.from, to: like.to })),
    ...wordsLike(like, ','),
    ...tokens.slice(cursor.at),
  ];
}
stillInIt.needs = oneOf('it this stance');
