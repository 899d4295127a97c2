import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import type { Run } from './run.ts';

const sight = ['line of sight', 'lines of sight', 'los|sight'];
/** What is seen so: the head that stands before it, and nothing that only comes later. */
const forIt = ['for this|it', 'for this attack|ability', 'to target|aim', 'instead', 'instead of yours'];

/** `You may use an ally's line of sight`, `can be aimed with the sight of your Wolves`: whoever one of those sees can be chosen, too. */
export function borrowedSight(desk: Desk, cursor: Cursor, { head, tail, context }: Run): boolean {
  const start = cursor.at;
  const node = head?.node ?? tail?.node;
  if (node?.node !== 'target' || !node.sight || node.from !== undefined || node.forced !== undefined) return false;
  const said =
    cursor.takeAny('you|this|it may|can use|borrow|share', 'may|can use|borrow|share', 'using|through') ||
    cursor.takeAny(
      'this|it may|can be aimed|targeted|used through|with|using|by',
      'may|can be aimed|targeted|used through|with|using|by',
    );
  const who = said ? sightOf(cursor, context) : undefined;
  if (who === undefined) {
    cursor.at = start;
    return false;
  }
  cursor.takeAny(...forIt);
  if (!(cursor.done || cursor.sees(',|.'))) {
    cursor.at = start;
    return false;
  }
  const asked: Condition = {
    is: 'any',
    of: [{ is: 'place', of: 'each', place: { sight: true } }, seenBy(who)],
  };
  node.sight = false;
  node.who = { ...node.who, if: [...(node.who.if ?? []), asked] };
  ran(desk, start, cursor.at);
  return true;
}
borrowedSight.begins = beginning('you|this|it|may|can|using|through');
borrowedSight.needs = oneOf('sight los');

/** One of those sees whoever is asked about. */
export const seenBy = (who: Who): Condition => ({
  is: 'there-is',
  who: { ...who, places: [...(who.places ?? []), { sees: 'each' }] },
});

/** `an ally's line of sight`, `the sight of your Wolves`: whose. */
export function sightOf(cursor: Cursor, context: Context): Who | undefined {
  const plain = cursor.try(() => {
    cursor.take('the');
    if (!cursor.takeAny(...sight) || !cursor.take('of')) return undefined;
    const found = noun(cursor, context);
    return found && standingWho(found);
  });
  if (plain !== undefined) return isSome(plain) ? plain : undefined;
  for (let at = cursor.at + 1; at < Math.min(cursor.end, cursor.at + longestName); at++) {
    const behind = new Cursor(cursor.tokens, at, cursor.end);
    if (!behind.takeAny(...sight)) continue;
    // "Allies'" is a word and a sign, "ally's" one word.
    const last = cursor.tokens[at - 1];
    const isOne = last?.text.endsWith("'s");
    if (last === undefined || !(isOne || last.text === "'")) return undefined;
    const told = [
      ...cursor.tokens.slice(cursor.at, at - 1),
      ...(isOne ? [wordLike(last, last.text.slice(0, -2))] : []),
    ];
    const whom = new Cursor(told, 0, told.length);
    const found = noun(whom, context);
    const who = found && whom.done ? standingWho(found) : undefined;
    cursor.at = behind.at;
    return who && isSome(who) ? who : undefined;
  }
  return undefined;
}

/** Words that may name those who see. */
const longestName = 6;

/** Allies and one's own summons and pieces see for one; nobody does so against their will. */
const isSome = ({ side, yours, card }: Who): boolean =>
  side === 'ally' || side === 'friend' || yours === true || card !== undefined;
