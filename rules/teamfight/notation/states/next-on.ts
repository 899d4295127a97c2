import type { Amount, Ref, Rule, UntilEvent, Who } from '../../program.ts';
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
    const hits = cursor.takeAny('that|which hits', 'to hit');
    if (!hits && !cursor.takeAny('against|targeting|on', 'that|which targets')) return undefined;
    const of = whom(cursor, context);
    if (of === undefined) return undefined;
    const who: Who = { side: 'you' };
    const rules: Rule[] = [];
    do {
      const harm = cursor.take('deals|deal|does') ? lessened(cursor) : undefined;
      if (harm !== undefined)
        rules.push({ clause, rule: 'change', who, what: 'damage-received', ...harm, means: { attack: true } });
      else if (cursor.take('is undefendable')) rules.push({ clause, rule: 'is', who, flag: 'undefendable' });
      else {
        cursor.take('has|have|gets|gains');
        const add = signed(cursor);
        const what = cursor.take('crit') ? 'crit-received' : cursor.take('def') ? 'def' : undefined;
        if (add === undefined || what === undefined) return undefined;
        rules.push({ clause, rule: 'change', who, what, add });
      }
    } while (cursor.sees('and is|has|have|deals|+|-') && cursor.take('and'));
    const on = hits ? 'hits' : 'attacks';
    // An attack on all in an area is on nobody by itself, but it harms.
    const harms = rules.some((rule) => rule.rule === 'change' && rule.what === 'damage-received');
    const or = harms && { or: { on: 'damaged' as const, who, means: { attack: true as const } } };
    return { of, rules, until: { moment: 'event', trigger: { on, who: { side: 'any' }, to: who }, ...or } };
  });
}

/** `-2 damage`, `2 less damage`, `half damage`. */
function lessened(cursor: Cursor): { readonly add: Amount } | { readonly percent: number } | undefined {
  if (cursor.take('half damage|dmg')) return { percent: -50 };
  if (cursor.take('double damage|dmg')) return { percent: 100 };
  if (cursor.take('# less|more damage|dmg')) {
    const [by = 0] = cursor.numbers;
    return { add: { base: cursor.tokens[cursor.at - 2]?.text === 'less' ? -by : by } };
  }
  const add = signed(cursor);
  return add && cursor.take('dmg|damage') ? { add } : undefined;
}

/** You, or the one target that the text has chosen. */
function whom(cursor: Cursor, context: Context): Ref | undefined {
  const ref = pronoun(cursor, context)?.ref;
  return ref === 'you' || ref === 'target' ? ref : undefined;
}
