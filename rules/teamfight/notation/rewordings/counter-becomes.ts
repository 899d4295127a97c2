import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Your Coins become 4`, `Coins becomes 0`, of a counter: they are set to so many. */
export function counterBecomes(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && !/^(?:,|:|and|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    cursor.take('your');
    const counter = wordAt(words, tokens, cursor.at, tokens.length, ['counter']);
    if (counter === undefined) continue;
    const from = cursor.at;
    cursor.at = counter.to;
    if (!cursor.take('becomes|become #') || (!cursor.done && !cursor.sees(',|and'))) continue;
    const like = tokens[at] as Token;
    const named = tokens.slice(from, counter.to);
    const number = cursor.at - 1;
    const said =
      tokens[number]?.value === 0
        ? [...wordsLike(like, 'lose all'), ...named, ...tokens.slice(cursor.at)]
        : [...wordsLike(like, 'set your'), ...named, wordLike(like, 'to'), ...tokens.slice(number)];
    return [...tokens.slice(0, at), ...said];
  }
  return undefined;
}
counterBecomes.needs = oneOf('becomes become');
