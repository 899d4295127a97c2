import type { Condition, Ref } from '../../program.ts';
import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

const turned = oneOf('tapped untapped refreshed ready cooldown');
const states = 'tapped|untapped|refreshed|ready|on';

/** `Long Shot is tapped`, `one of your abilities is tapped`, `they have a tapped ability`. */
export function cardTapped(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.lacks(turned)) return undefined;
  return cursor.try(() => named(cursor, context)) ?? cursor.try(() => some(cursor, context)) ?? had(cursor, context);
}

function named(cursor: Cursor, context: Context): Condition[] | undefined {
  const ability = ownAbility(cursor, context);
  return ability === undefined ? undefined : so(cursor, { is: 'tapped', of: 'you', ability });
}

function some(cursor: Cursor, context: Context): Condition[] | undefined {
  const none = cursor.take('none of');
  if (!none && !cursor.takeAny('any|one of', 'a|an|any')) return undefined;
  const of = possessive(cursor, context) ?? (none || context.them !== undefined ? undefined : 'you');
  if (of === undefined || !cursor.take('abilities|ability|cards|card')) return undefined;
  const found = so(cursor, { is: 'tapped', of });
  // "One of them is ready" says nothing of the others.
  if (found?.[0]?.is !== 'tapped') return undefined;
  return none ? found.map(not) : found;
}

/** `is tapped`, `isn't tapped`, `is untapped`, `is on cooldown`. */
function so(cursor: Cursor, tapped: Condition): Condition[] | undefined {
  if (!cursor.take("is|are|isn't|aren't")) return undefined;
  const negative = /n't$/.test(cursor.before?.text ?? '') || cursor.take('not');
  if (!cursor.take(states)) return undefined;
  const state = cursor.before?.text ?? '';
  if (state === 'on' && !cursor.take('cooldown')) return undefined;
  const isTapped = state === 'tapped' || state === 'on';
  return [isTapped === negative ? not(tapped) : tapped];
}

/** `you have a tapped ability`, `they have no tapped abilities`. */
const had = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try(() => {
    const of: Ref | undefined = pronoun(cursor, context)?.ref;
    if (of === undefined || !cursor.take('has|have')) return undefined;
    const none = cursor.take('no');
    if (!none) cursor.takeAny('at least one', 'a|an|any');
    if (!cursor.take('tapped ability|abilities|card|cards')) return undefined;
    const found: Condition = { is: 'tapped', of };
    return [none ? not(found) : found];
  });
