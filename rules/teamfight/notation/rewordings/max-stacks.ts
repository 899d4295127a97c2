import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

const countable = ['marker', 'summon', 'token', 'counter', 'condition'] as const;

/** `Give a Burr (max 2 stacks)`, `place a Mine in range 3, max 3 Mines`, `limit 2`: so many at most, as the number alone says. */
export function maxStacks(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const limit = cursor.take('limit #') || cursor.take('limit of #');
    if (!limit && !cursor.take('max|maximum of? #')) continue;
    const { at: from } = cursor;
    const named = wordAt(words, tokens, from, tokens.length, countable);
    const isSame =
      named !== undefined && [tokens.slice(0, at), before].some((said) => isNamed(said, named.word.ref, words));
    if (isSame) {
      cursor.at = named.to;
      cursor.takeAny('on the map|board', 'in play', 'at a time', 'at once');
    } else if (!cursor.takeAny('stacks|stack', 'of them|these|those') && !limit) return undefined;
    if (!(cursor.done || cursor.sees(')|,|.'))) return undefined;
    const number = tokens[from - 1];
    if (number === undefined) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(number, 'max'), number, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
maxStacks.needs = oneOf('max maximum limit');

/** Whether some words speak of the piece or token with this reference. */
const isNamed = (said: readonly Token[], ref: string, words: Context['words']): boolean =>
  said.some((_, n) => wordAt(words, said, n, said.length, countable)?.word.ref === ref);
