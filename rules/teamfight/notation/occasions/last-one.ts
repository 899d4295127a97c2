import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';

/** `it was your last Coin`, of what the ability costs or the text has spent before: none is left. */
export function lastOne(cursor: Cursor, { words, paid }: Context): Condition | undefined {
  return cursor.try(() => {
    const { tokens, end, at: from } = cursor;
    if (!cursor.takeAny('it|that|this was|is your|the last', 'they|those|these were|are your|the last #?'))
      return undefined;
    const word = wordAt(words, tokens, cursor.at, end, ['token', 'counter']);
    if (word === undefined) return undefined;
    cursor.at = word.to;
    cursor.take('counter|counters|token|tokens|charge|charges');
    const isSpent = tokens.slice(0, from).some(({ text }, at) => {
      if (!/^(?:spend|lose|discard|remove|pay|use|expend|consume)$/.test(text)) return false;
      for (let to = at + 1; to < Math.min(at + 4, from); to++)
        if (wordAt(words, tokens, to, from, ['token', 'counter'])?.word === word.word) return true;
      return false;
    });
    return isSpent || word.word.ref === paid ? not({ is: 'has', of: 'you', token: word.word.ref }) : undefined;
  });
}
