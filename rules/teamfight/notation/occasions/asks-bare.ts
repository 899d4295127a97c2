import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const states = 'in|within|on|at|below|above|under|adjacent|next|beyond|standing|damaged|hurt|alone';

/** `if adjacent to you`, `unless Slowed`: nobody is named, so whoever the sentence speaks of is asked, and each of several by itself. */
export const asksBare = (cursor: Cursor, { words }: Context): boolean =>
  cursor.sees('if|unless') &&
  (cursor.sees(`if|unless not? already? ${states}`) ||
    wordAt(words, cursor.tokens, cursor.at + 1, cursor.end, ['condition', 'token']) !== undefined);
