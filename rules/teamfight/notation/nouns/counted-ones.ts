import type { Cursor } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';

/** "1dmg for each Wolf adjacent to it. They die": the Wolves that were counted, or the target; of the one word before the place nobody can tell. */
export function couldBeCounted({ tokens, at }: Cursor, words: Words): boolean {
  if (!/^(?:they|them)$/.test(tokens[at - 1]?.text ?? '') && !/^(?:they|them)$/.test(tokens[at - 2]?.text ?? ''))
    return false;
  const per = tokens.findLastIndex(
    ({ text }, n) => n < at && (text === 'per' || (text === 'for' && tokens[n + 1]?.text === 'each')),
  );
  const from = tokens[per]?.text === 'per' ? per + 1 : per + 2;
  return per >= 0 && wordAt(words, tokens, from, at, ['summon', 'marker']) !== undefined;
}
