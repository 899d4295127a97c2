import type { Flag, Quantity, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { endsToo, isEndless } from '../sentences/ends-too.ts';
import { predicates } from '../states/predicate.ts';
import { spoken } from '../states/spoken.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { endOf, inOwnNextTurn } from './how-long.ts';
import { ownRange } from './own-range.ts';
import { put, type Run } from './run.ts';
import { untilEventOf } from './until-event.ts';
import { lasting } from './wrap.ts';

/** `Allies in burst 2, +1 speed until the end of your next turn`: a change of those that the head names, with its end. */
export function granted(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (ownRange(desk, cursor, run)) return true;
  const { them } = run.context;
  if (desk.standing || run.head === undefined || run.hoisted || (them !== 'target' && them !== 'each')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const rules = predicates(
    { cursor, context: run.context, clause, who: { side: 'you' }, gains: true },
    cursor.sees('+|- #'),
  );
  // "-1 speed until it moves", "-1def for 2 turns": as whoever has it says that of itself.
  const until = rules && (endOf(cursor, run.context, rules, them) ?? untilEventOf(cursor, run.context, them));
  // "Slow and deal +1 damage to it until ...": nobody does that to itself.
  const of = rules?.some(isAgainstThem) ? 'you' : them;
  const held = rules && spoken(rules.map((rule) => ({ rule, of })));
  // "2dmg, +2 speed until end of turn": of whoever strikes, or of whoever is struck.
  // "Push 1 and +1 damage until ...", "enemy in range 3, +1def until ...": nobody helps whom they harm.
  if (held === undefined || until === undefined || (of !== 'you' && isHarmed(run) && rules?.every(isGood))) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  // "Have +1 crit and +1 damage until ...": one end for both.
  const before = run.out.held.filter((one) => one.of === of);
  run.out.held.splice(0, run.out.held.length, ...run.out.held.filter((one) => one.of !== of));
  endsToo(cursor, start, run, of, until);
  run.into.push(...lasting([...before, ...held], until, clause));
  return true;
}

/** Whether something was done to those whom the head names that nobody does to an ally: conditions that end by themselves are no help. */
const isHarmed = ({ hurt, head, context }: Run): boolean =>
  hurt ||
  context.side === 'enemy' ||
  (context.side !== 'ally' &&
    context.side !== 'friend' &&
    (head?.then.some(
      (node) =>
        node.node === 'push' || (node.node === 'give' && isGiven(node.token, context) && !isEndless(node, context)),
    ) ??
      false));

const isGiven = (token: string, { words }: Context): boolean => wordOf(words, token, 'condition') !== undefined;

/** `To it`, `against them`: of whom the head has named. */
const isAgainstThem = (rule: Rule): boolean =>
  'against' in rule && rule.against?.if?.some((one) => one.is === 'same' && one.as === 'target') === true;

/** What one would not give to an enemy. */
const good: ReadonlySet<Quantity> = new Set<Quantity>(['speed', 'range', 'def', 'damage-dealt', 'crit', 'push']);

const wanted: ReadonlySet<Flag> = new Set<Flag>(['armor', 'resistance', 'invisible', 'flying']);

/** Whether more of that can be nobody's but one's own: who sets it off is dead, or an enemy who does something to somebody. */
const isYours = ({ them, dead, side, rolled }: Context, rules: readonly Rule[]): boolean =>
  them === undefined ||
  (dead !== undefined && dead === them) ||
  (them === 'other' && side === 'enemy' && !rolled && rules.every(isGood));

const isGood = (rule: Rule): boolean => {
  if (rule.rule !== 'change') return rule.rule === 'is' && wanted.has(rule.flag);
  const add = rule.add?.base ?? 0;
  return rule.what === 'damage-received' ? add < 0 : good.has(rule.what) && add > 0;
};

/** `+2 range until the end of the turn`: of you, where nobody else was named. */
export function ownNumbers(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  if (desk.standing || run.head !== undefined || run.subject !== undefined) return false;
  if (!cursor.sees('+|- #')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const rules = predicates({ cursor, context, clause, who: { side: 'you' }, gains: true }, true);
  if (rules === undefined || !isYours(context, rules)) {
    cursor.at = start;
    return false;
  }
  // "+1 speed to allies in burst 3 until ...": of those who are named, as they are now.
  const whom = cursor.take('to|for') ? aim({ cursor, context, clause, subject: undefined, hurt: false }) : undefined;
  const then = whom === undefined ? inOwnNextTurn(cursor, context, rules, clause) : undefined;
  if (then !== undefined) {
    ran(desk, start, cursor.at);
    run.into.push(...then);
    return true;
  }
  const until = endOf(cursor, context, rules);
  if (until !== undefined && whom?.head !== undefined) {
    ran(desk, start, cursor.at);
    const held = rules.map((rule) => ({ rule, of: whom.ref }));
    put(run, onto(whom, lasting(held, until, clause)), start);
    return true;
  }
  if (until === undefined || whom !== undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  endsToo(cursor, start, run, 'you', until);
  run.into.push(
    ...lasting(
      rules.map((rule) => ({ rule, of: 'you' })),
      until,
      clause,
    ),
  );
  return true;
}
