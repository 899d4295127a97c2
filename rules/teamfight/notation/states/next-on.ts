import type { Amount, Ref, Rule, UntilEvent, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { signed } from './predicate.ts';
import type { Statement } from './statement.ts';

const next = oneOf('next');
const attack = oneOf('attack');

/** `The next attack against the target is undefendable and has +2 crit`: until somebody has attacked it. */
export function nextOn(
  cursor: Cursor,
  context: Context,
  clause: number,
): (Statement & { readonly until: UntilEvent }) | undefined {
  if (cursor.sees('you|have|gain|get|take|+|-')) return braced(cursor, clause);
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

/** `Gain Armor for one attack`, `you have +2def against the next attack`, `you take 2 less damage from the next attack`: of those on you. */
function braced(cursor: Cursor, clause: number): ReturnType<typeof nextOn> {
  if (cursor.lacks(attack)) return undefined;
  return cursor.try(() => {
    const you = cursor.take('you');
    const who: Who = { side: 'you' };
    const means = { attack: true } as const;
    const takes = cursor.take('take') ? lessened(cursor) : undefined;
    if (takes === undefined && !you && !cursor.take('gain|get|have') && !cursor.sees('+|-')) return undefined;
    if (takes === undefined && you) cursor.take('gain|get|have');
    const flag = takes === undefined && cursor.take('armor|armour|resistance') ? cursor.before?.text : undefined;
    const def = takes === undefined && flag === undefined ? signed(cursor) : undefined;
    if (def !== undefined && !cursor.take('def|armor|armour')) return undefined;
    if (takes === undefined && flag === undefined && def === undefined) return undefined;
    if (!cursor.takeAny('against|for|from|on the next attack', 'against|for|from one|1 attack')) return undefined;
    cursor.takeAny('against|on|that hits you', 'you take');
    const isArmor = def !== undefined && cursor.tokens.slice(0, cursor.at).some(({ text }) => /^armou?r$/.test(text));
    const rule: Rule =
      takes !== undefined
        ? { clause, rule: 'change', who, what: 'damage-received', ...takes, means }
        : flag !== undefined
          ? { clause, rule: 'is', who, flag: flag === 'resistance' ? 'resistance' : 'armor', means }
          : isArmor
            ? { clause, rule: 'change', who, what: 'damage-received', add: { base: -(def?.base ?? 0) }, means }
            : { clause, rule: 'change', who, what: 'def', add: def ?? { base: 0 } };
    const harms = rule.rule === 'is' || rule.what !== 'def';
    const trigger = { on: 'attacks' as const, who: { side: 'any' as const }, to: who };
    const or = harms && { or: { on: 'damaged' as const, who, means } };
    return { of: 'you' as const, rules: [rule], until: { moment: 'event' as const, trigger, ...or } };
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
