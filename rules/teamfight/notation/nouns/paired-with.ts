import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { bindsTwo } from '../effects/paired.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `Coupled to you`, `Linked with you`, behind a unit: it has that condition of two together with you. */
export function pairedWith(cursor: Cursor, { words }: Context): Condition | undefined {
  const { tokens, at, end } = cursor;
  const near = [tokens[at + 1]?.text, tokens[at + 2]?.text, tokens[at + 3]?.text];
  if (!near.some((text) => text === 'to' || text === 'with')) return undefined;
  return cursor.try((): Condition | undefined => {
    cursor.take('that|who is|are');
    const found = wordAt(words, tokens, cursor.at, end, ['condition', 'token']);
    if (found === undefined || !bindsTwo(found.word)) return undefined;
    cursor.at = found.to;
    return cursor.take('to|with you') ? { is: 'paired', of: 'each', token: found.word.ref } : undefined;
  });
}
