import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `For each space you move, gain a Coin`, `gain a Coin for every space you move`: when you move, so many. Of "every 2 spaces" nobody says whether those of
 * several movements count together.
 */
export function perSpaceYouMove(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || slot !== 'passive') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const first = cursor.take('for each|every space you move ,');
  const from = cursor.at;
  if (!cursor.take('gain|heal|lose a|an|one|#')) return undefined;
  if (first)
    return tokens.slice(from).some(({ text }) => /^(?:,|and|then|if|for|per)$/.test(text))
      ? undefined
      : [...wordsLike(like, 'when you move ,'), ...tokens.slice(from), ...wordsLike(like, 'per space moved')];
  const per = tokens.findIndex((_, at) => {
    const behind = new Cursor(tokens, at, tokens.length);
    return behind.takeAny('for each|every space you move', 'per space you move') && behind.done;
  });
  if (per < 0) return undefined;
  return [...wordsLike(like, 'when you move ,'), ...tokens.slice(0, per), ...wordsLike(like, 'per space moved')];
}
perSpaceYouMove.begins = beginning('for|gain|heal|lose');
