import type { Token } from '../words/token.ts';

/** Says each sentence of a text in other words, before it is cut into these. */
export function inSentences(
  tokens: readonly Token[],
  say: (sentence: readonly Token[]) => readonly Token[] | undefined,
): readonly Token[] {
  const found: Token[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && token.kind !== 'line' && token.text !== '.' && token.text !== ';') continue;
    const sentence = tokens.slice(from, at);
    found.push(...(say(sentence) ?? sentence));
    if (token !== undefined) found.push(token);
    from = at + 1;
  }
  return found;
}
