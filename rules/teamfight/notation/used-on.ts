import type { Means, Node, Ref, Rule, Who } from '../program.ts';
import { counted } from './amount.ts';
import type { Cursor } from './cursor.ts';
import { damageChange } from './dealing.ts';
import type { Asked, Effect } from './effect.ts';
import { noun, standingWho } from './noun.ts';
import { type Aim, aim, onto } from './object.ts';
import { signed } from './predicate.ts';
import { pronoun } from './pronoun.ts';

type UseAbility = Extract<Node, { node: 'use-ability' }>;

/** How an ability is used that a text tells somebody to use. */
export interface Manner {
  readonly on?: Ref | Who;
  readonly rules?: readonly Rule[];
  /** Who is found first: the nearest one, or each of several, one after the other. */
  readonly named?: Aim;
}

/** `on the target`, `against an enemy in range, with +1 crit`: on whom it is used and what holds in this use alone; neither need be said. */
export function manner(asked: Asked, who: Ref, means: Means): Manner {
  const first = bettered(asked, means);
  const on = whom(asked, who);
  const rules = first ?? bettered(asked, means);
  return { ...on, ...(rules && { rules }) };
}

/** A use with its manner. */
export function usedOn(use: UseAbility, { on, rules, named }: Manner, own: boolean): Effect {
  const node = { ...use, ...(on && { on }), ...(rules && { rules }) };
  return named === undefined ? { nodes: [node], own } : onto(named, [{ ...node, on: named.ref }]);
}

function whom(asked: Asked, who: Ref): Pick<Manner, 'on' | 'named'> | undefined {
  const { cursor, context } = asked;
  return cursor.try((): Pick<Manner, 'on' | 'named'> | undefined => {
    if (!cursor.take('on|against|targeting')) return undefined;
    if (cursor.take('the same target|unit|enemy')) {
      const same = context.named.target;
      return same === undefined || same === who ? undefined : { on: same };
    }
    const known = pronoun(cursor, context)?.ref;
    if (known !== undefined) return known === who && who !== 'you' ? undefined : { on: known };
    const start = cursor.at;
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined) return undefined;
    if (found.many === 'each' || found.forced !== undefined) {
      cursor.at = start;
      const named = who === 'you' && found.max === undefined ? aim(asked) : undefined;
      return named?.head && { named };
    }
    // Whether it is near to whoever uses it or to you is not said.
    const near = found.range ?? found.area ?? found.who.places;
    if (found.max !== undefined || (who !== 'you' && near !== undefined)) return undefined;
    const on = standingWho(found, true);
    if (on === undefined || cursor.sees('in range # ')) return undefined;
    if (near === undefined) cursor.takeAny('in its|their? range', 'in range of it|them');
    return { on };
  });
}

/** `with +1 crit and +2dmg`, `, dealing +50% damage`, `with range 5`. */
function bettered({ cursor, context, clause }: Asked, means: Means): readonly Rule[] | undefined {
  return cursor.try(() => {
    cursor.take(',');
    const verb = cursor.take('with|dealing') && cursor.tokens[cursor.at - 1]?.text;
    if (!verb) return undefined;
    const rules: Rule[] = [];
    do {
      const rule = better(cursor, verb);
      if (rule === undefined) return undefined;
      rules.push(rule);
    } while (cursor.takeAny('and', ', and') || (cursor.sees(', +|- #') && cursor.take(',')));
    return rules;
  });

  function better(at: Cursor, verb: string): Rule | undefined {
    const said = { clause, who: { side: 'you' as const }, means };
    const change = damageChange(at, context);
    if (change !== undefined) return { ...said, rule: 'change', what: 'damage-dealt', ...change };
    if (verb === 'dealing') return undefined;
    if (at.take('range #')) return { ...said, rule: 'change', what: 'range', set: at.numbers[0] ?? 0 };
    if (at.takeAny('no def', 'undefendable')) return { ...said, rule: 'is', flag: 'attacks-undefendable' };
    const add = signed(at);
    const what = at.take('crit') ? 'crit' : at.take('range') ? 'range' : at.take('def') ? 'attack-def' : undefined;
    if (add === undefined || what === undefined) return undefined;
    return { ...said, rule: 'change', what, add: what === 'range' ? add : counted(at, context, add.base) };
  }
}
