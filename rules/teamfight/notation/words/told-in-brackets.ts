import { isTold } from '../../bracketed.ts';
import { ownReading } from './piece.ts';
import type { Token } from './token.ts';
import { type Word, type Words, wordAt } from './words.ts';

/** Words of the longest name that is looked for. */
const mostWords = 5;

/**
 * The tokens of `Weaken (-1 damage) all enemies in range 1` without the brackets, where these say what the condition or token says of itself:
 * whatever is done with it, its name says all of that.
 */
export function withoutTold(tokens: readonly Token[], source: string, words: Words): readonly Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const to = token.text === '(' ? closing(tokens, at) : -1;
    const word = to > at + 1 ? namedBefore(said, words) : undefined;
    const inside = source.slice(tokens[at + 1]?.from, tokens[to - 1]?.to);
    const last = said.at(-1);
    if (last === undefined || word === undefined || !isTold(inside, word.text) || isByHand(word, words)) {
      said.push(token);
      continue;
    }
    said[said.length - 1] = { ...last, to: tokens[to]?.to ?? last.to };
    at = to;
  }
  return said;
}

const closing = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(({ text }, at) => at > from && text === ')');

/** The condition or token that ends there. */
function namedBefore(tokens: readonly Token[], words: Words): Word | undefined {
  for (let at = Math.max(0, tokens.length - mostWords); at < tokens.length; at++) {
    const found = wordAt(words, tokens, at, tokens.length, ['condition', 'token']);
    if (found?.to === tokens.length) return found.word;
  }
  return undefined;
}

const isByHand = (word: Word, words: Words): boolean =>
  ownReading(word, words).clauses.some(({ status }) => status === 'manual');
