import type { Condition } from '../program.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';

/** `Can only be used if you are Flying`, `Cannot be used while an enemy is adjacent`: of the ability, behind what it does. */
export function usableOnly(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('this ability', 'this|it');
    const only = cursor.takeAny('can|may only be used if|while|when', 'is? only usable if|while|when');
    if (!only && !cursor.takeAny("cannot|can't be used if|while|when", 'is not usable if|while|when')) return undefined;
    // Whoever the ability names is not known yet when it is used.
    const found = conditions(cursor, { ...context, them: undefined, named: {}, rolled: false });
    if (found === undefined || !cursor.done) return undefined;
    const [first, ...more] = found;
    if (only) return found;
    return first !== undefined && more.length === 0 ? [{ is: 'not', of: first }] : undefined;
  });
}
