import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `If you hit, heal 2. Else, heal 1. Gain a Coin either way`: whatever was asked before. */
export function eitherWay(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (!before.some(({ text }) => /^(?:if|unless)$/.test(text)) || /^(?:if|else|otherwise)$/.test(first?.text ?? ''))
    return undefined;
  // What is done later is asked later, too.
  if (before.some(({ text }) => /^(?:turn|round|when|whenever|until)$/.test(text))) return undefined;
  const early = new Cursor(tokens, 0, tokens.length);
  if (early.takeAny(...anyway) && early.take(',')) return tokens.slice(early.at);
  for (let at = tokens.length - 1; at > 0 && at > tokens.length - longest; at--) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...anyway)) continue;
    cursor.take('.');
    if (!cursor.done) continue;
    const to = tokens[at - 1]?.text === ',' ? at - 1 : at;
    return tokens.slice(0, to);
  }
  return undefined;
}
eitherWay.needs = oneOf('way case');

const anyway = ['either way', 'in either|any case', 'both ways'] as const;
const longest = 6;
