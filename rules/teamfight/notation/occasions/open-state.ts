import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `Hidden`, behind "while" and a target that was named before: it could be of the target or of you. */
export const isOpenState = (cursor: Cursor, { them, words, slot }: Context): boolean =>
  cursor.before?.text === 'while' &&
  (slot === 'ability' || slot === 'default') &&
  them === 'target' &&
  wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']) !== undefined;
