import type { Amount, Condition, Node, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Run } from './run.ts';

const rest = oneOf('rest others other else');

/** Whoever comes first in the one line or path that the text has laid: the first whom it has hit. */
export const isFirst: Condition = { is: 'same', of: 'each', as: 'struck' };

/** Whether units follow one another in an area, so that one of them is the first. */
export const isInRow = (node: Head['node']): boolean =>
  node.node === 'area' &&
  node.attack === undefined &&
  (node.shape.shape === 'path' || (node.shape.shape === 'line' && node.shape.wide === undefined));

/** `Line 4, 2dmg to the first unit, 1dmg to the rest`, `enemies in line 4: the first takes 2dmg, the others take 1dmg`. */
export function firstAndRest(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head } = run;
  if (head?.node.node !== 'area' || cursor.lacks(rest) || desk.standing || !isInRow(head.node)) return false;
  if (head.then.length > 0 || run.into !== head.then || run.tail?.node !== head.node || run.earlier !== undefined)
    return false;
  const start = cursor.at;
  const { who } = head.node;
  const said = cursor.try(() => behindAmounts(cursor, who) ?? behindThem(cursor, who));
  // "1dmg to the rest, push 1": of those, or of all of them.
  if (said === undefined || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const [first, others] = said;
  const clause = ran(desk, start, cursor.at);
  const amount: Amount = { base: others, terms: [{ each: first - others, if: [isFirst] }] };
  const dealt: Node = { clause, node: 'damage', to: 'each', amount };
  run.into.push(dealt);
  run.hurt = true;
  return true;
}

/** `2dmg to the first unit, 1dmg to the rest`. */
const behindAmounts = (cursor: Cursor, who: Who): readonly [number, number] | undefined =>
  cursor.try(() => {
    const first = harm(cursor);
    if (first === undefined || !cursor.take('to') || !theFirst(cursor, who) || !goesOn(cursor)) return undefined;
    const others = harm(cursor);
    return others !== undefined && cursor.take('to') && theRest(cursor) ? [first, others] : undefined;
  });

/** `The first unit takes 2dmg, the rest take 1dmg`, `first unit 2dmg, rest 1dmg`. */
const behindThem = (cursor: Cursor, who: Who): readonly [number, number] | undefined =>
  cursor.try(() => {
    if (!theFirst(cursor, who)) return undefined;
    cursor.takeAny('takes|take', ':');
    const first = harm(cursor);
    if (first === undefined || !goesOn(cursor) || !theRest(cursor)) return undefined;
    cursor.takeAny('takes|take', ':');
    const others = harm(cursor);
    return others === undefined ? undefined : [first, others];
  });

const harm = (cursor: Cursor): number | undefined =>
  cursor.take('deal? # dmg|damage') ? cursor.numbers[0] : undefined;

const goesOn = (cursor: Cursor): boolean => cursor.takeAny(',? and|but', ',');

/** Of one side only where all of them are of it: whoever stands before the first enemy would come first. */
function theFirst(cursor: Cursor, { side }: Who): boolean {
  if (!cursor.take('the? first')) return false;
  const named = cursor.take('enemy|ally') ? cursor.before?.text : undefined;
  if (named === undefined) cursor.take('unit|target|one|character');
  cursor.takeAny('hit', 'in it', 'in the line|path', 'it hits');
  return named === undefined || named === side;
}

const theRest = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'the? rest',
    'the|all? others',
    'all|each|every? other|others unit|units|enemy|enemies|target|targets?',
    'everyone else',
  );
