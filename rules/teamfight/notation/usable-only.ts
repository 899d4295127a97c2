import type { Condition } from '../program.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';

/** `Can only be used if you are Flying`, `Cannot be used while an enemy is adjacent`: of the ability, behind what it does. */
export function usableOnly(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('this ability', 'this|it');
    const only = cursor.takeAny('can|may only be used if|while|when', 'is? only usable if|while|when');
    const not = only || cursor.takeAny("you cannot|can't use this ability? if|while|when");
    if (!not && !cursor.takeAny("cannot|can't be used if|while|when", 'is not usable if|while|when')) return undefined;
    // Whoever the ability names is not known yet when it is used.
    const found = conditions(cursor, { ...context, them: undefined, named: {}, rolled: false });
    if (found === undefined || !cursor.done) return undefined;
    const [first, ...more] = found;
    if (only) return found;
    if (first === undefined) return undefined;
    return more.length === 0
      ? [{ is: 'not', of: first }]
      : [{ is: 'any', of: found.map((one): Condition => ({ is: 'not', of: one })) }];
  });
}

/** `Can't be used on the same turn as your standard Move Action`: neither behind the other. */
export function withoutMove(cursor: Cursor): boolean {
  return (
    cursor.try(() => {
      cursor.takeAny('this ability', 'this|it');
      if (
        !cursor.takeAny(
          "cannot|can't be used",
          'is not usable',
          "you cannot|can't use this ability",
          "you cannot|can't use this|it",
        )
      )
        return undefined;
      if (!cursor.takeAny('on|in|during the same|a turn as|with', 'in|on the turn of')) return undefined;
      cursor.takeAny('your|a|the');
      const basic = cursor.takeAny(
        'standard|basic|normal|regular move action|actions',
        'standard|basic|normal|regular move',
      );
      return basic && cursor.done ? true : undefined;
    }) ?? false
  );
}
