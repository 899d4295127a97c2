import type { Amount, Ref, Rule, UntilEvent, Who } from '../../program.ts';
import { mostOfNext } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { signed } from './predicate.ts';
import { target } from './spoken.ts';
import type { Statement } from './statement.ts';

const next = oneOf('next');
const attack = oneOf('attack attacks');

/** What is said of an attack: more or less damage, more crit or def, no def at all. */
type Said =
  | { readonly what: 'damage'; readonly harm: NonNullable<ReturnType<typeof lessened>> }
  | { readonly what: 'crit' | 'def'; readonly add: Amount }
  | { readonly what: 'undefendable' };

/**
 * `The next attack against the target is undefendable and has +2 crit`: until somebody has attacked it. `The next attack against the target
 * by an ally`, `the next ally who attacks the target`: until one of those has.
 */
export function nextOn(
  cursor: Cursor,
  context: Context,
  clause: number,
): (Statement & { readonly until: UntilEvent }) | undefined {
  if (cursor.sees('you|have|gain|get|take|+|-')) return braced(cursor, clause);
  if (cursor.lacks(next)) return undefined;
  const from = cursor.lacks(attack) ? undefined : cursor.try(() => takenFrom(cursor, context, clause));
  if (from !== undefined) return from;
  if (!cursor.sees('the? next attack|ability|ally|allied|friendly') && !cursor.sees('the? next # attacks'))
    return undefined;
  return cursor.try(() => {
    cursor.take('the? next');
    const times = cursor.sees('# attacks') && cursor.take('#') ? (cursor.numbers[0] ?? 0) : undefined;
    if (times !== undefined) return several(cursor, context, clause, times);
    const doer = cursor.takeAny('ally who|that', 'ally to') ? ('ally' as const) : undefined;
    const ofSide = doer ?? (cursor.take('ally|allied|friendly attack|ability') ? ('ally' as const) : undefined);
    if (ofSide === undefined && !cursor.take('attack|ability')) return undefined;
    const before = ofSide ?? bySide(cursor);
    const hits = doer ? cursor.take('hits|hit') : cursor.takeAny('that|which hits', 'to hit');
    const aimed = doer
      ? cursor.take('attacks|attack|targets|target|damages|damage')
      : cursor.takeAny('against|targeting|on', 'that|which targets');
    if (!hits && !aimed) return undefined;
    const of = whom(cursor, context);
    const side = before ?? bySide(cursor);
    const all = of && said(cursor);
    if (all === undefined || of === undefined || (side !== undefined && of !== 'target')) return undefined;
    const on = hits ? 'hits' : 'attacks';
    const means = { attack: true as const };
    // An attack on all in an area is on nobody by itself, but it harms.
    const harms = all.some(({ what }) => what === 'damage');
    if (side !== undefined) {
      const rules = all.map((one) => ofSideSaid(one, { side }, clause));
      const or = harms && { or: { on: 'damaged' as const, who: target, by: { side }, means } };
      return { of: 'you', rules, until: { moment: 'event', trigger: { on, who: { side }, to: target }, ...or } };
    }
    const who: Who = { side: 'you' };
    const or = harms && { or: { on: 'damaged' as const, who, means } };
    const rules = all.map((one) => againstSaid(one, who, clause));
    return { of, rules, until: { moment: 'event', trigger: { on, who: { side: 'any' }, to: who }, ...or } };
  });
}

/** `The next 2 attacks against you have +2def`: until so many have been made. What harms could end it twice in one attack. */
function several(cursor: Cursor, context: Context, clause: number, times: number): ReturnType<typeof nextOn> {
  if (times < 2 || times > mostOfNext || !cursor.take('attacks against|targeting|on')) return undefined;
  const of = whom(cursor, context);
  const all = of && said(cursor);
  // "..., then heal 1" does not say whether behind each of them.
  if (!all || all.some(({ what }) => what === 'damage') || cursor.sees(',? then')) return undefined;
  const who: Who = { side: 'you' };
  const rules = all.map((one) => againstSaid(one, who, clause));
  return { of, rules, until: { moment: 'event', trigger: { on: 'attacks', who: { side: 'any' }, to: who }, times } };
}

/** `They take 1 more damage from the next attack`. */
function takenFrom(cursor: Cursor, context: Context, clause: number): ReturnType<typeof nextOn> {
  const of = whom(cursor, context);
  if (of === undefined || !cursor.take('take|takes')) return undefined;
  const harm = lessened(cursor);
  if (harm === undefined || !cursor.take('from the next attack')) return undefined;
  cursor.takeAny('against|on them|it', 'that|which hits them|it');
  const who: Who = { side: 'you' };
  const until: UntilEvent = {
    moment: 'event',
    trigger: { on: 'attacks', who: { side: 'any' }, to: who },
    or: { on: 'damaged', who, means: { attack: true } },
  };
  return { of, rules: [againstSaid({ what: 'damage', harm }, who, clause)], until };
}

/** `by an ally`, `from you or an ally`: whose attack it is. */
function bySide(cursor: Cursor): 'ally' | 'friend' | undefined {
  if (cursor.takeAny('by|from you or an? ally', 'by|from an? ally or you', 'by|from your team')) return 'friend';
  return cursor.takeAny('by|from an? ally|allies', 'by|from one of your allies') ? 'ally' : undefined;
}

function said(cursor: Cursor): Said[] | undefined {
  const all: Said[] = [];
  do {
    const harm = cursor.take('deals|deal|does') ? lessened(cursor) : undefined;
    if (harm !== undefined) all.push({ what: 'damage', harm });
    else if (cursor.take('is|are undefendable')) all.push({ what: 'undefendable' });
    else {
      cursor.take('has|have|gets|get|gains|gain');
      const add = signed(cursor);
      if (add === undefined || !cursor.take('crit|def|dmg|damage')) return undefined;
      const what = cursor.before?.text;
      all.push(what === 'crit' || what === 'def' ? { what, add } : { what: 'damage', harm: { add } });
    }
  } while (cursor.sees('and is|are|has|have|deals|+|-') && cursor.take('and'));
  return all;
}

/** Of whoever is attacked. */
function againstSaid(one: Said, who: Who, clause: number): Rule {
  if (one.what === 'damage')
    return { clause, rule: 'change', who, what: 'damage-received', ...one.harm, means: { attack: true } };
  if (one.what === 'undefendable') return { clause, rule: 'is', who, flag: 'undefendable' };
  return { clause, rule: 'change', who, what: one.what === 'crit' ? 'crit-received' : 'def', add: one.add };
}

/** Of those who attack the target. */
function ofSideSaid(one: Said, who: Who, clause: number): Rule {
  const against = target;
  if (one.what === 'damage')
    return { clause, rule: 'change', who, what: 'damage-dealt', ...one.harm, against, means: { attack: true } };
  if (one.what === 'undefendable') return { clause, rule: 'is', who, flag: 'attacks-undefendable', against };
  return { clause, rule: 'change', who, what: one.what === 'crit' ? 'crit' : 'attack-def', add: one.add, against };
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
    const times = cursor.take('against|from|on the next # attacks') ? (cursor.numbers.at(-1) ?? 0) : undefined;
    if (times === undefined && !cursor.takeAny('against|for|from|on the next attack', 'against|for|from one|1 attack'))
      return undefined;
    // What harms could end it twice in one attack.
    if (times !== undefined && (def === undefined || times < 2 || times > mostOfNext)) return undefined;
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
    if (harms && times !== undefined) return undefined;
    const trigger = { on: 'attacks' as const, who: { side: 'any' as const }, to: who };
    const or = harms && { or: { on: 'damaged' as const, who, means } };
    return {
      of: 'you' as const,
      rules: [rule],
      until: { moment: 'event' as const, trigger, ...or, ...(times !== undefined && { times }) },
    };
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
