import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type WordKind, wordAt } from '../words/words.ts';

/** `charge`, behind "Spend all Heat charges": of those, whatever else is called so; behind "Spend all Heat" where nothing is. */
export const isSpentCharge = (cursor: Cursor, { spent, free, words }: Context): boolean =>
  spent !== undefined &&
  !free &&
  cursor.sees('charge|charges') &&
  cursor.try(() => {
    const { tokens, at, end } = cursor;
    cursor.at += 1;
    if (!cursor.done && !cursor.sees(',|and|.')) return undefined;
    const kinds: WordKind[] = ['counter', 'token'];
    const called = tokens.some(({ text }, index) => {
      if (index >= at || !/^charges?$/.test(text)) return false;
      return [1, 2, 3].some((long) => {
        const before = wordAt(words, tokens, index - long, end, kinds);
        return index >= long && before?.word.ref === spent && before.to >= index;
      });
    });
    return called || wordAt(words, tokens, at, end, kinds) === undefined || undefined;
  }) === true;

/** `lost`, `Heat spent this way`: those that the text took away just before. */
export const wereLost = (cursor: Cursor, { words }: Context): boolean =>
  cursor.try(() => {
    // "For each lost Coin", "per spent counter".
    const { at } = cursor;
    const before = cursor.take('lost|spent|removed|discarded|consumed');
    const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
    if (word !== undefined) cursor.at = word.to;
    const kind = cursor.takeAny('counter|counters|token|tokens|charge|charges', 'one|of them');
    if (before && (word !== undefined || kind)) return cursor.done || cursor.sees(',|and|to|.') ? true : undefined;
    if (before) cursor.at = at;
    if (
      word === undefined &&
      cursor.takeAny(
        'condition|conditions that? you? cleared|purged',
        'condition|conditions that was|were cleared|purged',
      )
    ) {
      cursor.takeAny('in? this|that way', 'so');
      return true;
    }
    if (
      !cursor.takeAny(
        'you? lost|spent|removed|consumed|discarded',
        'that? it|they lost',
        'that? you lost|spent|removed|consumed|discarded',
        'that was|were lost|spent|removed',
      ) &&
      // "Per ability used" is something else.
      !(word !== undefined && cursor.takeAny('you? used', 'that was|were used'))
    )
      return undefined;
    cursor.takeAny('in? this|that way', 'so', 'by this', 'from it|them');
    return true;
  }) === true;
