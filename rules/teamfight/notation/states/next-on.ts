import type { Ref, Rule, UntilEvent, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { signed } from './predicate.ts';
import type { Statement } from './statement.ts';

const next = oneOf('next');

/** `The next attack against the target is undefendable and has +2 crit`: until somebody has attacked it. */
export function nextOn(
  cursor: Cursor,
  context: Context,
  clause: number,
): (Statement & { readonly until: UntilEvent }) | undefined {
  if (!cursor.sees('the? next attack|ability') || cursor.lacks(next)) return undefined;
  return cursor.try(() => {
    cursor.take('the? next attack|ability');
    if (!cursor.takeAny('against|targeting|on', 'that|which targets')) return undefined;
    const of = whom(cursor, context);
    if (of === undefined) return undefined;
    const who: Who = { side: 'you' };
    const rules: Rule[] = [];
    do {
      if (cursor.take('is undefendable')) rules.push({ clause, rule: 'is', who, flag: 'undefendable' });
      else {
        cursor.take('has|have|gets|gains');
        const add = signed(cursor);
        const what = cursor.take('crit') ? 'crit-received' : cursor.take('def') ? 'def' : undefined;
        if (add === undefined || what === undefined) return undefined;
        rules.push({ clause, rule: 'change', who, what, add });
      }
    } while (cursor.sees('and is|has|have|+|-') && cursor.take('and'));
    return { of, rules, until: { moment: 'event', trigger: { on: 'attacks', who: { side: 'any' }, to: who } } };
  });
}

/** You, or the one target that the text has chosen. */
function whom(cursor: Cursor, context: Context): Ref | undefined {
  const ref = pronoun(cursor, context)?.ref;
  return ref === 'you' || ref === 'target' ? ref : undefined;
}
