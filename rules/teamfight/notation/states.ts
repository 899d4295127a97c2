import type { Condition, Node, Ref, Rule, Trigger, UntilEvent, Who } from '../program.ts';
import { ifConditions } from './amount.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { type Desk, type Held, ran } from './desk.ts';
import { effect } from './effect.ts';
import { happening } from './happening.ts';
import { predicates } from './predicate.ts';
import { pronoun } from './pronoun.ts';
import type { Run } from './run.ts';
import { gains, said, statement } from './statement.ts';
import { duration, moment } from './time.ts';
import { momentTrigger } from './trigger.ts';

/** `Allies in burst 2, +1 speed until the end of your next turn`: a change of those that the head names, with its end. */
export function granted(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { them } = run.context;
  if (desk.standing || run.head === undefined || run.hoisted || (them !== 'target' && them !== 'each')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const rules = predicates(
    { cursor, context: run.context, clause, who: { side: 'you' }, gains: true },
    cursor.sees('+|- #'),
  );
  const until = rules && cursor.try(() => duration(cursor, run.context));
  if (rules === undefined || until === undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  run.into.push({ clause, node: 'lasting', of: them, until, rules });
  return true;
}

/** What holds: "your attacks have +2 crit". */
export function states(desk: Desk, cursor: Cursor, run: Run, of?: Ref): boolean {
  if (gained(desk, cursor, run)) return true;
  const start = cursor.at;
  const next = desk.sheet.next;
  const found =
    of === undefined ? statement(cursor, run.context, next, desk.standing) : said(cursor, run.context, next, of);
  if (found === undefined) return false;
  const also = found.group && togetherWith(cursor, run.context, next, found.group);
  // "Enemies in range 1 are Slow and take 1dmg": without its moment it is not known when, and it is never yours.
  if (also === 'unknown' || (also !== undefined && !desk.standing)) {
    cursor.at = start;
    return false;
  }
  let held = found.rules.map((rule) => ({ rule, of: found.of }));
  const asked = cursor.try(() => ifConditions(cursor, run.context) ?? whileConditions(desk, cursor, run.context));
  if (asked !== undefined) {
    held = held.map(({ rule, of }) => ({
      rule: 'if' in rule || rule.rule === 'change' || rule.rule === 'is' ? { ...rule, if: asked } : rule,
      of,
    })) as typeof held;
  }
  const end = cursor.try(() => duration(cursor, run.context));
  const event = end === undefined ? cursor.try(() => untilEvent(cursor, run.context)) : undefined;
  if (event !== undefined) {
    const lasts = untilThen(desk, run, held, event, ran(desk, start, cursor.at));
    if (!lasts) {
      desk.sheet.backTo(next);
      cursor.at = start;
    }
    return lasts;
  }
  if (found.until !== undefined) {
    // What is said of the next time holds from a moment on, and a text that only stands has none.
    if (desk.standing || (end !== undefined && end.moment !== 'turn-end' && end.moment !== 'turn-start')) {
      cursor.at = start;
      return false;
    }
    const until = end === undefined ? found.until : { ...found.until, latest: end };
    run.into.push({ clause: ran(desk, start, cursor.at), node: 'lasting', of: found.of, until, rules: found.rules });
    return true;
  }
  const clause = ran(desk, start, cursor.at);
  if (end !== undefined) {
    if (desk.standing) return false;
    for (const of of new Set(held.map((one) => one.of))) {
      run.into.push({
        clause,
        node: 'lasting',
        of,
        until: end,
        rules: held.filter((one) => one.of === of).map((one) => one.rule),
      });
    }
    return true;
  }
  run.out.held.push(...held);
  if (also !== undefined) {
    const rule: Rule = { clause, rule: 'when', trigger: also.trigger, then: also.nodes };
    run.out.held.push({ rule, of: 'you' });
  }
  return true;
}

/** `until you next target an enemy`, `until you attack`: until something happens, with what sets it off. */
const untilEvent = (cursor: Cursor, context: Context): UntilEvent | undefined => {
  if (!cursor.take('until|till')) return undefined;
  const { tokens, at } = cursor;
  // "Next" says no more than "until" does.
  const next = tokens[at]?.text === 'you' && tokens[at + 1]?.text === 'next';
  const told = next ? new Cursor([...tokens.slice(0, at + 1), ...tokens.slice(at + 2)], at, cursor.end - 1) : cursor;
  const set = happening(told, context);
  if (next) cursor.at = told.at + 1;
  if (set === undefined || set.if !== undefined || set.trigger.on === 'would-take') return undefined;
  const { trigger } = set;
  // An ability that attacks is through before it counts, with all its targets.
  const attacked = trigger.on === 'attacks' && trigger.to === undefined;
  return { moment: 'event', trigger: attacked ? { on: 'attacked', who: trigger.who } : trigger };
};

/** What holds until something happens: for a while, or, in the text of a token, until that goes. */
function untilThen(desk: Desk, run: Run, held: readonly Held[], until: UntilEvent, clause: number): boolean {
  const { self, slot } = run.context;
  if (!desk.standing) {
    // What ends it is seen from whom it holds for.
    if (held.some(({ of }) => of !== 'you')) return false;
    run.into.push({ clause, node: 'lasting', of: 'you', until, rules: held.map(({ rule }) => rule) });
    return true;
  }
  if ((slot !== 'token' && slot !== 'condition') || self === undefined) return false;
  const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
  run.out.held.push(...held, { of: 'you', rule: { clause, rule: 'when', trigger: until.trigger, then: [gone] } });
  return true;
}

/** `+1def while you have a Charge`, where it holds for as long as that does. */
const whileConditions = (desk: Desk, cursor: Cursor, context: Context): Condition[] | undefined =>
  desk.standing || desk.lasts
    ? cursor.try(() => (cursor.take('while|when') ? conditions(cursor, context) : undefined))
    : undefined;

/** `When an ally dies, gain +1 speed, +1 damage`: for the rest of the game, each time anew. */
function gained(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing || (run.subject !== undefined && run.subject !== 'you')) return false;
  const start = cursor.at;
  const who = pronoun(cursor, run.context);
  if (who !== undefined && who.ref !== 'you') {
    cursor.at = start;
    return false;
  }
  const rules = gains(cursor, run.context, desk.sheet.next);
  const end = rules && cursor.try(() => duration(cursor, run.context));
  // When something sets it off it is for good; else the text has to say how long.
  if (rules === undefined || (end === undefined && !desk.gains)) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  run.into.push({ clause, node: 'lasting', of: 'you', until: end ?? { moment: 'game-end' }, rules });
  return true;
}

/** What a group does beside what holds for it: `and take 1dmg at the start of your turn`. */
function togetherWith(
  cursor: Cursor,
  context: Context,
  clause: number,
  who: Who,
): { readonly trigger: Trigger; readonly nodes: readonly Node[] } | 'unknown' | undefined {
  if (!cursor.sees('and take|takes|heal|heals|gain|gains|get|gets|lose|loses|suffer|suffers')) return undefined;
  cursor.take('and');
  const each = { ...context, them: 'each' as const, side: who.side };
  const found = effect({ cursor, context: each, clause, subject: 'each', hurt: false });
  const when = cursor.try(() => moment(cursor, context));
  if (found === undefined || when === undefined || when.next || (when.of !== undefined && when.of !== 'you'))
    return 'unknown';
  return { trigger: momentTrigger(when.moment), nodes: [{ clause, node: 'each', who, then: found.nodes }] };
}
