import type { Amount, Node, Ref } from '../../program.ts';
import { aim, onto } from '../nouns/object.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const moved = oneOf('overshield');

/** As much as went. */
const asLost: Amount = { base: 0, terms: [{ each: 1, per: { count: 'lost', what: 'overshield' } }] };

/**
 * `Steal up to 2 overshield`, `take the target's overshield`, `give an ally your overshield`, `transfer 2 of your overshield to them`: it goes from the
 * one to the other, as far as there is any.
 */
export function overshieldMoved(asked: Asked): Effect | undefined {
  const { cursor, subject } = asked;
  if (cursor.lacks(moved) || (subject !== undefined && subject !== 'you')) return undefined;
  return stolen(asked) ?? (cursor.sees('give|transfer|hand|move|grant') ? cursor.try(() => given(asked)) : undefined);
}
overshieldMoved.begins = beginning('steal|take|give|transfer|hand|move|grant');

/** `2 overshield`, `all of your overshield`, `the target's overshield`: how much of whose; all where `amount` is left out. */
interface Shield {
  readonly whose?: Ref | undefined;
  readonly amount?: Amount;
}

function shieldSaid(cursor: Cursor, asked: Asked): Shield | undefined {
  return cursor.try((): Shield | undefined => {
    const number = cursor.take('#') ? (cursor.numbers[0] ?? 0) : undefined;
    const all = number === undefined && cursor.take('all');
    cursor.take('of');
    const whose = possessive(cursor, asked.context);
    if (number === undefined && !all && whose === undefined) return undefined;
    if (!cursor.take('overshield')) return undefined;
    return { whose, ...(number !== undefined && { amount: { base: number } }) };
  });
}

function stolen(asked: Asked): Effect | undefined {
  const { cursor, context } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('steal|take')) return undefined;
    // As much as possible is taken of what somebody else has.
    cursor.take('up to');
    const shield = shieldSaid(cursor, asked);
    if (shield === undefined || shield.whose === 'you') return undefined;
    const named = shield.whose === undefined && cursor.take('from') ? aim(asked) : undefined;
    const from = named?.ref ?? shield.whose ?? context.them;
    if (from === undefined || from === 'you' || !isEnd(cursor)) return undefined;
    const nodes = goes(asked.clause, from, 'you', shield.amount);
    return named === undefined ? { nodes } : onto(named, nodes);
  });
}

function given(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  const gives = cursor.take('give|grant');
  if (!gives && !cursor.take('transfer|hand|move')) return undefined;
  const first = gives ? cursor.try(() => aim(asked)) : undefined;
  const shield = shieldSaid(cursor, asked);
  // "Give an ally 2 overshield" takes none away.
  if (shield === undefined || (shield.whose ?? (gives ? undefined : 'you')) !== 'you') return undefined;
  const whom = first ?? (cursor.take('to') ? aim(asked) : undefined);
  if (whom === undefined || whom.ref === 'you' || !isEnd(cursor)) return undefined;
  return onto(whom, goes(clause, 'you', whom.ref, shield.amount));
}

const isEnd = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|and|then');

const goes = (clause: number, from: Ref, to: Ref, amount: Amount | undefined): Node[] => [
  { clause, node: 'lose-overshield', from, ...(amount && { amount }) },
  { clause, node: 'overshield', to, amount: asLost },
];
