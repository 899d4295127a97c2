import type { Cursor } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/** `Damage clears it`, `taking any damage ends the Stun`: whether that is said of this condition or token, and nothing more. */
export function isBrokenByDamage(cursor: Cursor, words: Words, word: Word): boolean {
  const harm = cursor.takeAny('any damage|hit', 'taking|receiving any? damage', 'damage', 'being damaged|hurt');
  if (!harm || !cursor.take('clears|removes|ends|breaks|cancels|dispels')) return false;
  if (!cursor.take('it|this')) {
    cursor.take('the|this|their|that|your');
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (named?.word !== word) return false;
    cursor.at = named.to;
  }
  return cursor.done || cursor.take('.');
}
