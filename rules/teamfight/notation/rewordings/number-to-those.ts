import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `+2def to abilities targeting you until ...`, `+1 crit to your attacks`: they have it. */
export function numberToThose(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (!/^[+-]$/.test(tokens[at]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('+|- # def|crit to')) continue;
    if (at > 0 && !/^[,:]$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    const to = cursor.at;
    const theirs = cursor.takeAny('all? abilities|attacks targeting|against you|them|it');
    if (!theirs && !cursor.takeAny('all? of? your attacks|abilities')) return undefined;
    if (!cursor.done && !cursor.sees('until|till|while|this|for|.')) return undefined;
    // "To all your attacks": each of them.
    const those = tokens.slice(to, cursor.at).filter(({ text }) => text !== 'all' && text !== 'of');
    const like = tokens[to] as Token;
    return [
      ...tokens.slice(0, at),
      ...those,
      wordLike(like, 'have'),
      ...tokens.slice(at, to - 1),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
numberToThose.needs = oneOf('def crit');
