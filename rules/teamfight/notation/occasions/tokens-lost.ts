import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const losing = oneOf('remove removed lose lost spend spent discard discarded');
const verbs = /^(?:remove|lose|spend|discard)$/;

/** `you removed 2 or more`, `you spent at least 3 Coins`: of those that the text takes away before. */
export function haveLost(cursor: Cursor, { words }: Context): Condition | undefined {
  if (cursor.lacks(losing)) return undefined;
  const { tokens, at } = cursor;
  return cursor.try((): Condition | undefined => {
    if (!cursor.take('you? removed|remove|lost|lose|spent|spend|discarded|discard')) return undefined;
    const least = cursor.take('at least');
    if (!cursor.take('#')) return undefined;
    const [min = 1] = cursor.numbers;
    const more = cursor.take('or more') || cursor.take('+');
    const word = wordAt(words, tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    if (word !== undefined) cursor.at = word.to;
    cursor.takeAny('in? this way', 'so');
    if (!cursor.done && !cursor.sees(',|:')) return undefined;
    const before = lastLost(cursor, words, at);
    if (before === undefined || (word !== undefined && word.word.ref !== before)) return undefined;
    return { is: 'lost', min, ...(least || more ? {} : { max: min }) };
  });
}

/** The counter or token that is taken away last before a place. */
function lastLost({ tokens, end }: Cursor, words: Context['words'], at: number): string | undefined {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => verbs.test(text));
  if (verb < 0) return undefined;
  for (let n = verb + 1; n < Math.min(verb + 6, at); n++) {
    const word = wordAt(words, tokens, n, end, ['counter', 'token', 'condition']);
    if (word !== undefined) return word.word.ref;
  }
  return undefined;
}
