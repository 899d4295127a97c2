import type { Condition } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { inRounds } from './rounds.ts';
import { withWords } from './with-words.ts';

/** `it is round 3 or later`, `it is an even round`, `the round number is odd`. */
export function roundNow(cursor: Cursor): readonly Condition[] | undefined {
  if (cursor.takeAny('the? current? round number? is a|an?', "the? round's number is")) {
    const said = cursor.take('odd|even') ? cursor.before?.text : undefined;
    cursor.take('number|one');
    return said === 'odd' || said === 'even' ? [{ is: 'rounds', parity: said }] : undefined;
  }
  if (!cursor.take('it|this is')) return undefined;
  if (cursor.take('your first turn')) return [{ is: 'round', rounds: [1] }];
  cursor.take('a|an');
  return cursor.sees('round|odd|even') ? withWords(cursor, 'in', inRounds) : undefined;
}

/** `it was your turn`, `it isn't your turn`, `this was used on your turn`: whose turn runs, where an instant may come in any. */
export function turnNow(cursor: Cursor): Condition | undefined {
  return cursor.try(() => {
    const { at } = cursor;
    const used = cursor.takeAny('this is|was not? used on|in|during', "this isn't|wasn't used on|in|during");
    if (!used && !cursor.takeAny('it is|was not?', "it isn't|wasn't")) return undefined;
    const negative = cursor.tokens.slice(at, cursor.at).some(({ text }) => /^not$|n't$/.test(text));
    if (!cursor.take('your turn')) return undefined;
    return negative ? not({ is: 'turn', of: 'you' }) : { is: 'turn', of: 'you' };
  });
}
