import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { isGiven } from '../nouns/had.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';

/** `If Cocked`, `if not Cocked`, of a token that nobody but whoever plays the card comes to have. */
export function ownToken(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!isGiven(context)) return undefined;
  return cursor.try(() => {
    const negative = cursor.take('not');
    cursor.take('already');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
    if (found === undefined || whoseTokens(context.words, found.word) !== 'you') return undefined;
    cursor.at = found.to;
    if (!cursor.done && !cursor.sees(',|:|and|or|.')) return undefined;
    const had: Condition = { is: 'has', of: 'you', token: found.word.ref };
    return [negative ? not(had) : had];
  });
}
