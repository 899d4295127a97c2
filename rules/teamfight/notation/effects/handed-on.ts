import type { Node, Who } from '../../program.ts';
import { within } from '../context.ts';
import { noun, presentWho } from '../nouns/noun.ts';
import { effects } from '../phrases/effect-phrase.ts';
import type { Run } from '../phrases/run.ts';
import type { Desk } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const inItsPlace = oneOf('instead place');

/**
 * `An adjacent ally takes it instead`, `have one of your Wolves in range 3 take it instead`, `redirect it to an ally in range 2`, of damage
 * that is about to come: somebody else who is chosen takes it. Where nobody can be chosen it comes as it would.
 */
export function handedOn(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (context.underWay !== 'damage' || (subject !== undefined && subject !== 'you')) return undefined;
  const who = cursor.try(() => redirected(asked)) ?? cursor.try(() => taker(asked));
  if (who === undefined) return undefined;
  const amount = { base: 0, terms: [{ each: 1, per: { count: 'damage' as const } }] };
  const then: readonly Node[] = [
    { clause, node: 'lessen', by: 'all' },
    { clause, node: 'damage', to: 'each', amount, passedOn: true },
  ];
  return { nodes: [{ clause, node: 'each', who, one: true, then }], own: true };
}

/** Somebody new, and one, who is not whoever would take it. */
function another({ cursor, context }: Asked): Who | undefined {
  const { them } = context;
  const found = noun(cursor, within(context, { them: undefined }));
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.area !== undefined)
    return undefined;
  if (found.max !== undefined || found.forced !== undefined || found.who.side === 'any') return undefined;
  if (them === undefined || them === 'you') return presentWho(found);
  // "When an ally would take damage, an adjacent ally takes it": beside that ally or beside you.
  if (found.range !== undefined || found.who.places !== undefined) return undefined;
  return { ...presentWho(found), except: [...(found.who.except ?? []), them] };
}

const damage = (cursor: Cursor): boolean => cursor.takeAny('all? of? the|that|this damage', 'all damage', 'it');

/** `redirect it to an adjacent ally`. */
function redirected(asked: Asked): Who | undefined {
  const { cursor } = asked;
  if (!cursor.take('redirect|transfer|pass|shift') || !damage(cursor) || !cursor.take('on? to|onto')) return undefined;
  const whom = another(asked);
  cursor.take('instead');
  return whom;
}

/** `an adjacent ally takes it instead`, `have your Wolf take it instead`, `choose an ally in range 2 to take it instead`. */
function taker(asked: Asked): Who | undefined {
  const { cursor } = asked;
  if (cursor.lacks(inItsPlace)) return undefined;
  const verb = cursor.take('have|let|make|choose|pick');
  const whom = another(asked);
  if (verb) cursor.take('to');
  if (whom === undefined || !cursor.take('take|takes|suffer|suffers|receive|receives') || !damage(cursor))
    return undefined;
  return cursor.takeAny('instead', "in your|their|its|that unit's place", 'instead of you|them') ? whom : undefined;
}

/** `an adjacent ally takes it instead`: before anybody is named of whom something else is said. */
export function takenInstead(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context, subject } = run;
  if (cursor.lacks(inItsPlace) || run.head !== undefined) return false;
  const { at } = cursor;
  const found = handedOn({ cursor, context, clause: desk.sheet.next, subject, hurt: run.hurt });
  cursor.at = at;
  return found !== undefined && effects(desk, cursor, run, subject);
}
