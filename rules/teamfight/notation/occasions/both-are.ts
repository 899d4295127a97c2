import type { Condition, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { asHealthy, having } from './possession.ts';
import { being } from './quality.ts';

const two = oneOf('both and');

/** `you are both Slowed`, `both of you are below half health`, `you and the target have a Coin`: asked of you and of the one whom the text is about. */
export function bothAre(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  if (them === undefined || them === 'you' || cursor.lacks(two)) return undefined;
  return cursor.try(() => {
    const alike = cursor.takeAny('you are both', 'you both are|have', 'both of you are|have');
    const verb = 'both? are|have both?';
    const named = !alike && cursor.take('you and') && pronoun(cursor, context)?.ref === them && cursor.take(verb);
    if (!alike && !named) return undefined;
    if (
      cursor.before?.text === 'have' &&
      cursor.takeAny('equal health|hp', 'the same health|hp', 'the same amount of health|hp')
    )
      return [asHealthy('you', them)];
    const has = cursor.tokens.slice(cursor.at - 2, cursor.at).some(({ text }) => text === 'have');
    const { at } = cursor;
    const read = (of: Ref) => (has ? having(cursor, context, of) : being(cursor, context, of));
    const yours = read('you');
    const end = cursor.at;
    cursor.at = at;
    const theirs = read(them);
    return yours && theirs && cursor.at === end ? [...yours, ...theirs] : undefined;
  });
}
