import type { Amount, Condition, Node, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Run } from './run.ts';

const rest = oneOf('rest others other else');

/** Whoever comes first in the one line or path that the text has laid: the first of that side whom it has hit. */
export const isFirst = (side: Who['side'] = 'any'): Condition => ({ is: 'first-hit', of: 'each', side });

/** Whether units follow one another in an area, so that one of them is the first. */
export const isInRow = (node: Head['node']): boolean =>
  node.node === 'area' &&
  node.attack === undefined &&
  (node.shape.shape === 'path' || (node.shape.shape === 'line' && node.shape.wide === undefined));

/** `Line 4, 2dmg to the first unit, 1dmg to the rest`, `enemies in line 4: the first takes 2dmg, the others take 1dmg`. */
export function firstAndRest(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head } = run;
  if (head?.node.node !== 'area' || desk.standing || !isInRow(head.node)) return false;
  if (head.then.length > 0 || run.into !== head.then || run.tail?.node !== head.node || run.earlier !== undefined)
    return false;
  const start = cursor.at;
  const said = cursor.try(() => behindAmounts(cursor) ?? behindThem(cursor));
  // "1dmg to the rest, push 1": of those, or of all of them.
  if (said === undefined || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const [first, others, side] = said;
  const clause = ran(desk, start, cursor.at);
  const amount: Amount = { base: others, terms: [{ each: first - others, if: [isFirst(side)] }] };
  const dealt: Node = { clause, node: 'damage', to: 'each', amount };
  run.into.push(dealt);
  run.hurt = true;
  return true;
}
firstAndRest.needs = rest;
firstAndRest.begins = beginning('deal|#|the|first');

/** What the first one and the others take, and of which side the first one is. */
type Amounts = readonly [number, number, Who['side']];

/** `2dmg to the first unit, 1dmg to the rest`. */
const behindAmounts = (cursor: Cursor): Amounts | undefined =>
  cursor.try(() => {
    const first = harm(cursor);
    const side = first !== undefined && cursor.take('to') ? theFirst(cursor) : undefined;
    if (first === undefined || side === undefined || !goesOn(cursor)) return undefined;
    const others = harm(cursor);
    return others !== undefined && cursor.take('to') && theRest(cursor) ? [first, others, side] : undefined;
  });

/** `The first unit takes 2dmg, the rest take 1dmg`, `first unit 2dmg, rest 1dmg`. */
const behindThem = (cursor: Cursor): Amounts | undefined =>
  cursor.try(() => {
    const side = theFirst(cursor);
    if (side === undefined) return undefined;
    cursor.takeAny('takes|take', ':');
    const first = harm(cursor);
    if (first === undefined || !goesOn(cursor) || !theRest(cursor)) return undefined;
    cursor.takeAny('takes|take', ':');
    const others = harm(cursor);
    return others === undefined ? undefined : [first, others, side];
  });

const harm = (cursor: Cursor): number | undefined =>
  cursor.take('deal? # dmg|damage') ? cursor.numbers[0] : undefined;

const goesOn = (cursor: Cursor): boolean => cursor.takeAny(',? and|but', ',');

/** Of which side the first one is said to be. */
function theFirst(cursor: Cursor): Who['side'] | undefined {
  if (!cursor.take('the? first')) return undefined;
  const named = cursor.take('enemy|ally') ? (cursor.before?.text as 'enemy' | 'ally') : undefined;
  if (named === undefined) cursor.take('unit|target|one|character');
  cursor.takeAny('hit', 'in it', 'in the line|path', 'it hits');
  return named ?? 'any';
}

const theRest = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'the? rest',
    'the|all? others',
    'all|each|every? other|others unit|units|enemy|enemies|target|targets?',
    'everyone else',
  );
