import type { Node, Ref, Rule, Until, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { duration } from '../occasions/time.ts';
import { lasting } from '../phrases/wrap.ts';
import { predicates } from '../states/predicate.ts';
import { spoken } from '../states/spoken.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

/** `on their next attack`, `on your next attack this turn`, `on its next attack this round`: until an ability of theirs that attacks is through with all its targets. */
export function onNextAttack(cursor: Cursor): UntilEvent | undefined {
  if (!cursor.take('on|with|for|to their|its|his|her|your next attack|roll')) return undefined;
  const yours = cursor.tokens[cursor.at - 3]?.text === 'your';
  if (cursor.before?.text === 'attack') cursor.take('roll');
  const latest = cursor.take('this round')
    ? { moment: 'round-end' as const }
    : yours && cursor.take('this turn') && { moment: 'turn-end' as const, of: 'you' as const, thisTurn: true };
  return { moment: 'event', trigger: { on: 'attacked', who: { side: 'you' } }, ...(latest && { latest }) };
}

/** What rules say of that attack alone. Undefined where they are about more than attacks. */
export function ofAttack(rules: readonly Rule[]): Rule[] | undefined {
  const found = rules.map((rule) =>
    rule.rule === 'change' && rule.means === undefined && /^(?:damage-dealt|crit|attack-def|range)$/.test(rule.what)
      ? { ...rule, means: { attack: true } }
      : undefined,
  );
  return found.every((rule) => rule !== undefined) ? (found as Rule[]) : undefined;
}

/** `Give an adjacent ally +2 damage on their next attack`, `give the target -1 speed until the end of their next turn`. */
export function granting(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('give|gives|grant|grants')) return undefined;
    const whom = cursor.sees('+|- #') ? undefined : aim(asked);
    const first =
      whom === undefined && context.them !== undefined && context.them !== 'trigger' ? context.them : undefined;
    const ref: Ref | undefined = whom?.ref ?? first;
    if (ref === undefined || whom?.side !== undefined || !cursor.sees('+|- #')) return undefined;
    const about = { cursor, context: whom?.context ?? context, clause, who: { side: 'you' as const }, gains: true };
    const rules = predicates(about, true);
    if (rules === undefined) return undefined;
    const all = [...rules];
    for (;;) {
      const more = cursor.try(() => (cursor.takeAny(', and', 'and', ',') ? predicates(about, true) : undefined));
      if (more === undefined) break;
      all.push(...more);
    }
    const held = granted(all, ref, cursor, whom?.context ?? context, clause);
    if (held === undefined) return undefined;
    return whom === undefined ? { nodes: held, own: ref === 'you' } : onto(whom, held, ref === 'you');
  });
}
granting.begins = beginning('give|gives|grant|grants');

/** Rules for somebody, with the end that is said behind them. Undefined where none is. */
function granted(
  rules: readonly Rule[],
  of: Ref,
  cursor: Cursor,
  context: Context,
  clause: number,
): readonly Node[] | undefined {
  const next = onNextAttack(cursor);
  const ofNext = next && ofAttack(rules);
  if (next !== undefined) return ofNext && [{ clause, node: 'lasting', of, until: next, rules: ofNext }];
  const until: Until | undefined = cursor.try(() => duration(cursor, context));
  const held = until && spoken(rules.map((rule) => ({ rule, of })));
  return held && until && lasting(held, until, clause);
}
