import type { Context } from '../context.ts';
import type { Token } from '../words/token.ts';
import { wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/**
 * `Lose one`, `gain 1 when you hit`, `if you have none left`, `when you have 3`, behind sentences that name one counter and no other thing that
 * could be had: of that counter.
 */
export function unnamedCounter(
  tokens: readonly Token[],
  context: Context,
  before: readonly Token[],
): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text, kind }, n) => (kind === 'number' || countWords.test(text)) && moves.test(tokens[n - 1]?.text ?? ''),
  );
  const count = tokens[at];
  if (count === undefined) return undefined;
  const none = count.text === 'none';
  if (none && tokens[at - 1]?.text !== 'have') return undefined;
  const left = none && /^(?:left|remaining)$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const behind = tokens[at + 1 + left]?.text ?? ',';
  if (!goesOn.test(behind)) return undefined;
  const counter = onlyCounter(before, context);
  if (counter === undefined || onlyCounter(tokens, context) !== undefined) return undefined;
  const said = wordsLike(count, counter.name.toLowerCase());
  const number = none ? wordsLike(count, 'no') : [count];
  return [...tokens.slice(0, at), ...number, ...said, ...tokens.slice(at + 1 + left)];
}

const countWords = /^(?:one|none)$/;
const moves = /^(?:loses?|gains?|gets?|spends?|have)$/;
const goesOn = /^(?:[,.:]|when|whenever|if|for|per|each|at|instead|and|or|to|this|every)$/;

/** The one counter that is named, where no condition or token is. */
function onlyCounter(tokens: readonly Token[], { words }: Context): Word | undefined {
  const named = new Set<Word>();
  for (let at = 0; at < tokens.length; at++) {
    const found = wordAt(words, tokens, at, tokens.length, ['counter', 'condition', 'token']);
    if (found === undefined) continue;
    named.add(found.word);
    at = found.to - 1;
  }
  const [only] = named;
  return named.size === 1 && only?.kind === 'counter' ? only : undefined;
}
