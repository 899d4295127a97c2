import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const verbs = /^(?:take|lose|heal|gain|move|fly|teleport)$/;
const parts = /^(?:[,.:]|and|then)$/;

/** `2dmg, then take 1dmg yourself`: you do. */
export function yourself(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'yourself' && (n + 1 >= tokens.length || parts.test(tokens[n + 1]?.text ?? '')),
  );
  if (at < 2) return undefined;
  const from = tokens.findLastIndex(({ text }, n) => n < at && parts.test(text)) + 1;
  const verb = tokens[from];
  if (verb === undefined || from >= at - 1 || !verbs.test(verb.text)) return undefined;
  return [...tokens.slice(0, from), wordLike(verb, 'you'), ...tokens.slice(from, at), ...tokens.slice(at + 1)];
}
yourself.needs = oneOf('yourself');
