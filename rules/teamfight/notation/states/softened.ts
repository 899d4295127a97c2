import type { Rule } from '../../program.ts';
import { atLeast } from '../amounts/amount.ts';
import type { Cursor } from '../words/cursor.ts';

/** `You take 1 less damage, to a minimum of 1`, `(min 1)`: what is said so of damage that is lessened. Undefined where it is of anything else. */
export function softened(cursor: Cursor, rules: Rule[] | undefined): Rule[] | undefined {
  if (rules === undefined || !cursor.sees(',|(|to')) return rules;
  const never = cursor.takeAny(', but? not|never below|under 1', ', but? not|never less than 1', ', but at least 1');
  const least = never ? 1 : atLeast(cursor);
  if (least === undefined) return rules;
  const softer = rules.flatMap((rule): Rule[] => {
    // What somebody deals is what others receive from it.
    if (
      rule.rule === 'change' &&
      rule.what === 'damage-dealt' &&
      rule.add?.terms === undefined &&
      (rule.add?.base ?? 0) < 0
    )
      return [{ ...rule, who: rule.against ?? { side: 'any' }, what: 'damage-softened', against: rule.who }];
    if (rule.rule !== 'change' || rule.what !== 'damage-received' || rule.add?.terms !== undefined) return [];
    return (rule.add?.base ?? 0) < 0 ? [{ ...rule, what: 'damage-softened' }] : [];
  });
  return least === 1 && softer.length === rules.length ? softer : undefined;
}
