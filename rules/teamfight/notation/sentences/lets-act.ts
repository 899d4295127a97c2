import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Let an ally in range 3 use a default ability`, `allow an adjacent ally to move 2`: whoever it is may. */
export function letsAct(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:let|allow)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const before = tokens.slice(0, at);
  if (/^(?:may|can)$/.test(before.at(-1)?.text ?? '')) before.pop();
  if (before.at(-1)?.text === 'you') before.pop();
  if (before.length > 0 && !/^[,:]$/.test(before.at(-1)?.text ?? '') && before.at(-1)?.text !== 'then')
    return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const whom = cursor.takeAny('them|it', 'the target') || noun(cursor, context) !== undefined;
  const named = tokens
    .slice(at + 1, cursor.at)
    .map((token) => (token.text === 'them' ? wordLike(token, 'they') : token));
  if (!whom) return undefined;
  if (like.text === 'allow' && !cursor.take('to')) return undefined;
  if (!cursor.sees('use|make|move|attack|heal|fly|teleport|take|gain|refresh|draw|push|reroll')) return undefined;
  return [...before, ...named, wordLike(like, 'may'), ...tokens.slice(cursor.at)];
}

/** `Enemies in burst 2, push 1 or pull 1`: the one or the other, by the same number. */
export function pushOrPull(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('push # or pull #', 'pull # or push #')) continue;
    const [one, other] = cursor.numbers;
    if (one !== other) return undefined;
    return [...tokens.slice(0, at + 1), ...tokens.slice(at + 2)];
  }
  return undefined;
}
