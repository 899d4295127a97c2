import type { Condition, Count } from '../../program.ts';
import { kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

const nth = ['first', 'second', 'third', 'fourth', 'fifth'];

const isUsed = ({ slot, marker, free }: Context): boolean =>
  (slot === 'ability' || slot === 'default') && marker === undefined && free !== true;

/** `On the second use`, `the third time you use this`, `on your last use`: which use of this ability in the game it is. */
export function onNthUse(cursor: Cursor, context: Context): Condition | undefined {
  if (!isUsed(context) || !cursor.sees('on|with|the')) return undefined;
  return cursor.try(() => {
    const on = cursor.take('on|with');
    if (!cursor.take('the|your|its')) return undefined;
    const which = number(cursor);
    if (which === undefined) return undefined;
    const named = on
      ? cursor.take('use of? this? ability|card?')
      : cursor.takeAny('time you use this ability|card', 'time you use this', 'time this is used', 'use of this');
    return named ? which : undefined;
  });
}

/** `this is the second use`, `this was your last use`, `you have not used this before`, behind "if". */
export function isNthUse(cursor: Cursor, context: Context): Condition | undefined {
  if (!isUsed(context) || !cursor.sees('this|it|you')) return undefined;
  return cursor.try(() => {
    const never = cursor.takeAny(
      "you haven't used this ability|card? before|yet",
      'you have not used this ability|card? before|yet',
    );
    if (never) return { is: 'use' as const, min: 1, max: 1 };
    if (!cursor.take('this|it is|was') || !cursor.take('the|your|its')) return undefined;
    const which = number(cursor);
    if (which === undefined) return undefined;
    const time = cursor.takeAny('time you use|used this', "time you've used this", 'time this is|was used');
    return time || cursor.take('use of? this? ability|card?') ? which : undefined;
  });
}

/** `this is your second attack this turn`, `this was the first ability you used this turn`: which of those in the turn it is, this use among them. */
export function isNthOfTurn(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!isUsed(context) || !cursor.sees('this|it is|was the|your')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    if (!cursor.take('this|it is|was the|your')) return undefined;
    const at = nth.indexOf(cursor.peek()?.text ?? '') + 1;
    if (at === 0) return undefined;
    cursor.at += 1;
    const means = kindOf(cursor);
    cursor.take('that? you use|used|make|made');
    if (means === undefined || !cursor.takeAny('this|of turn', 'of the|this|your turn', 'in this|your turn'))
      return undefined;
    const later: Condition = { is: 'not', of: { is: 'used', means, min: at + 1 } };
    return at === 1 ? [later] : [{ is: 'used', means, min: at }, later];
  });
}

function number(cursor: Cursor): Condition | undefined {
  if (cursor.take('last|final')) return { is: 'use', last: true };
  const at = nth.indexOf(cursor.peek()?.text ?? '');
  if (at < 0) return undefined;
  cursor.at += 1;
  return { is: 'use', min: at + 1, max: at + 1 };
}

/** `previous use of this`, `time you have already used this`, behind "for each": those before this one. */
export function usesBefore(cursor: Cursor, context: Context): Count | undefined {
  if (!isUsed(context)) return undefined;
  const said = cursor.takeAny(
    'previous|earlier|prior use of this ability|card',
    'previous|earlier|prior use of? this?',
    "time you have|'ve already|previously used this ability?",
    'time you already|previously used this ability?',
    'time you have? used this ability? before|already',
    'time this ability? was used before|already',
  );
  if (said) cursor.takeAny('before|already', 'this game', 'in the game');
  return said ? { count: 'uses-before' } : undefined;
}
