import type { Amount, Condition, Node, Rule } from '../../program.ts';
import { counting, ifConditions } from '../amounts/amount.ts';
import { conditions } from '../occasions/condition.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** What is so whomever it is used on, and before anything comes of it. */
const isOfUser = (one: Condition): boolean =>
  one.is === 'not'
    ? isOfUser(one.of)
    : one.is === 'any'
      ? one.of.every(isOfUser)
      : one.is === 'stance' ||
        (/^(?:has|health|flag|did|shielded|place)$/.test(one.is) && 'of' in one && one.of === 'you');

/** A head that reaches so far, of the sentence or the one before. */
const reaches = (node: Node | { readonly node: string } | undefined): boolean =>
  node !== undefined && 'range' in node && node.range !== undefined;

/** `Range 3, 2dmg, +1 range per Coin`, `this has +2 range while you are Invisible`: how far the ability reaches, whenever it is used. */
export function ownRange(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  const { card } = context;
  if (card?.kind !== 'ability' || desk.standing || desk.holds || run.subject !== undefined || context.asked)
    return false;
  if (!reaches(run.head?.node) && !reaches(run.tail?.node)) return false;
  const start = cursor.at;
  // Of several heads it is not said which reaches farther.
  if (cursor.tokens.slice(0, start).filter(({ text }) => text === 'range').length !== 1) return false;
  cursor.takeAny('this ability|attack? has|gains', 'it has|gains');
  if (!cursor.take('+ # range')) return false;
  const [each = 0] = cursor.numbers;
  const per = counting(cursor, context);
  const counted = per?.per?.count === 'tokens' && per.per.on === 'you' ? per : undefined;
  const asked =
    per === undefined
      ? (ifConditions(cursor, context) ?? (cursor.take('while') ? conditions(cursor, context) : undefined))
      : undefined;
  const isOne = counted !== undefined || (asked?.every(isOfUser) ?? false);
  if (!isOne || !(cursor.done || cursor.sees(',|and'))) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  const add: Amount = counted === undefined ? { base: each } : { base: 0, terms: [{ each, ...counted }] };
  const rule: Rule = {
    clause,
    rule: 'change',
    who: { side: 'you' },
    what: 'range',
    add,
    means: { named: card.name.toLowerCase() },
    ...(asked && { if: asked }),
  };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  return true;
}
