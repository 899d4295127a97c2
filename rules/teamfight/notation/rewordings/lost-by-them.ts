import type { Context } from '../context.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `The unit with your Mark heals 2 if they are in range 4. Else, they lose it`: that Mark. */
export function losesNamed(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const last = tokens.length - 1;
  const it = tokens[last];
  if (it?.text !== 'it' || !/^loses?$/.test(tokens[last - 1]?.text ?? '')) return undefined;
  let named: { readonly from: number; readonly to: number } | undefined;
  for (let at = 0; at < before.length; at++) {
    const found = wordAt(words, before, at, before.length, ['token', 'counter']);
    if (found === undefined) continue;
    // Of two that are named it is not known which.
    if (
      named !== undefined ||
      !/^(?:with|has|have)$/.test(before[at - 2]?.text ?? '') ||
      before[at - 1]?.text !== 'your'
    )
      return undefined;
    named = { from: at, to: found.to };
    at = found.to;
  }
  if (named === undefined) return undefined;
  const name = before.slice(named.from, named.to).map(({ text }) => wordLike(it, text));
  return [...tokens.slice(0, last), wordLike(it, 'your'), ...name];
}
