import type { Context } from '../context.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Stun both`, `heal both 1`, `all of them heal 1`, behind several targets: those who were chosen. */
export function allChosen(tokens: readonly Token[], { targets, pair }: Context): Token[] | undefined {
  if (!targets) return undefined;
  const found = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.text === 'all' && next?.text === 'of' && tokens[at + 2]?.text === 'them')
      return [{ at, count: 3, to: at === 0 ? 'they' : 'them' }];
    const isWhom =
      pair && token.text === 'both' && at > 0 && !/^(?:are|have|they|you)$/.test(tokens[at - 1]?.text ?? '');
    const isLast = next === undefined || next.kind === 'number' || /^[,.]$/.test(next.text);
    return isWhom && isLast ? [{ at, count: 1, to: 'both of them' }] : [];
  });
  if (found.length === 0) return undefined;
  return found.reduceRight<Token[]>(
    (said, { at, count, to }) => said.toSpliced(at, count, ...wordsLike(said[at] as Token, to)),
    [...tokens],
  );
}
