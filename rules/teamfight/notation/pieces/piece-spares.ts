import type { Condition, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import { bareFlag, spared } from '../sentences/unaffected.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { onlyIf } from './hazard.ts';

/**
 * `Flying units are not affected`, `only affects heroes`, in the text of a piece or of ground: whom nothing of it is about, whatever stands before or
 * behind it. Noted for the whole text.
 */
export function pieceSpares(desk: Desk, cursor: Cursor, context: Context, { held }: Out): boolean {
  if (cursor.lacks(said)) return false;
  if (!held.every(({ rule }) => isOfSome(rule))) return false;
  const asked = spared(cursor, context);
  if (asked === undefined || !cursor.done) return false;
  desk.notes.spares = [...(desk.notes.spares ?? []), not(bareFlag(asked) ?? asked)];
  return true;
}

const said = oneOf(
  "unaffected immune ignore ignores affected affects hit hits hurt hurts harmed spared excluded excludes spares skips doesn't not only",
);

/** Whether a rule says of whom it is, so that some of those can be left out. */
const isOfSome = (rule: Rule): boolean => rule.rule === 'said' || sparing(rule, []) !== undefined;

/** What a piece says, but for those whom it spares; undefined where it says something of which they cannot be left out. */
export function sparingSome(rules: readonly Rule[], spares: readonly Condition[]): readonly Rule[] | undefined {
  const found: Rule[] = [];
  for (const rule of rules) {
    // What ground costs or blocks does so for nobody who flies.
    const isAnyway = rule.rule === 'said' && spares.every((one) => isFlying(one));
    const one = rule.rule === 'manual' || isAnyway ? rule : sparing(rule, spares);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

const isFlying = (asked: Condition): boolean =>
  asked.is === 'not' && asked.of.is === 'flag' && asked.of.flag === 'flying';

function sparing(rule: Rule, spares: readonly Condition[]): Rule | undefined {
  const some = (who: Who): Who => ({ ...who, if: [...(who.if ?? []), ...spares] });
  switch (rule.rule) {
    case 'hazard':
      return { ...rule, then: onlyIf(spares, rule.then, rule.clause) };
    case 'change':
    case 'is':
    case 'step-cost':
    case 'blocks':
      return rule.who.side === 'you' ? undefined : { ...rule, who: some(rule.who) };
    case 'when': {
      const { trigger } = rule;
      if (!('who' in trigger) || trigger.who === undefined || trigger.who.side === 'you') return undefined;
      return { ...rule, trigger: { ...trigger, who: some(trigger.who) } } as Rule;
    }
    default:
      return undefined;
  }
}
