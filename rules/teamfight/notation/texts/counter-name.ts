import type { Condition, Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { lexed } from '../words/stops-in-names.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

const counted = ['counter', 'token'] as const;

/** How a text begins that says what holds, and nothing that is done. */
const holds =
  /^\s*(?:you (?:have|are|deal|can|cannot|can't|ignore|count)\b|[+−-]\s*\d|your\b|armou?r\b|resistance\b|immune\b)/i;

/** The tokens of a name that is nothing but a counter or token, or one of these behind some words. */
const onlyCounter = (cursor: Cursor, { words }: Context): Word | undefined => {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, counted);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('counter|counters|token|tokens');
  return cursor.done ? found.word : undefined;
};

/** `At 3 Fuel`, `When you have 3 Fuel`: while one has so many, where the text says what holds; else the gain by which one has them. */
export function atSoMany(
  cursor: Cursor,
  text: string,
  context: Context,
): { readonly while: readonly Condition[] } | { readonly trigger: Trigger } | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('at|with #', 'when|whenever you have #', 'at|with # or more', 'on #')) return undefined;
    const [many = 0] = cursor.numbers;
    const word = onlyCounter(cursor, context);
    if (word === undefined || many < 1) return undefined;
    const token = word.ref;
    if (holds.test(text)) return { while: [{ is: 'has' as const, of: 'you' as const, token, min: many }] };
    return { trigger: { on: 'gains' as const, who: { side: 'you' as const }, token, reach: many } };
  });
}

/** `Max 3` in the text of a passive that is called `Fuel` or `Starts with 2 Fuel`: of those, as if the name stood there. */
export function ofNamedCounter(
  name: string,
  written: readonly Token[],
  context: Context,
): readonly Token[] | undefined {
  const first = written[0];
  const max = new Cursor(written, 0, written.length);
  if (first === undefined || !max.take('max|maximum #')) return undefined;
  const named = lexed(name, context.words);
  const cursor = new Cursor(named, 0, named.length);
  const starts = cursor.take('you? start|starts|begin|begins|deploy|deploys with #');
  if (onlyCounter(cursor, context) === undefined) return undefined;
  const like = (token: Token): Token => ({ ...token, from: first.from, to: first.from });
  if (starts) return [...named.map(like), wordLike(like(first), ','), ...written];
  return [
    ...written.slice(0, max.at),
    ...wordsLike(written[max.at - 1] as Token, name.toLowerCase()),
    ...written.slice(max.at),
  ];
}
