import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { phrases } from '../phrases/phrases.ts';
import { boughtWith, put, type Run } from '../phrases/run.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';

/**
 * `You may spend a Coin to push adjacent enemies 1 and heal 2`, `you may spend a Move Action for burst 2, 1dmg`: all that stands behind `to`,
 * `for` or a colon comes of the price. Whether "then" goes on with that or comes anyway is not said.
 */
export function bought(desk: Desk, cursor: Cursor, run: Run): boolean {
  // "When you would take damage, lose a Coin to take -2 damage": whoever does not wish to does not.
  const answers = run.context.underWay === 'damage' && cursor.sees('spend|discard|lose');
  if (!answers && !cursor.sees('you? may|can spend|discard|lose|pay|take|use')) return false;
  // "Ally in range 2 may spend a Coin to heal 1": it is not you who pays.
  if (run.subject !== undefined && run.subject !== 'you' && !cursor.sees('you')) return false;
  const mark = desk.sheet.next;
  const start = cursor.at;
  const price = priceAt(cursor, run, mark);
  if (price !== undefined) {
    const clause = ran(desk, start, cursor.at);
    // "Range 3, 2dmg. You may spend a Coin to heal 1" is for whoever pays, as a bare "heal 1" is behind that.
    const about = boughtWith(run.hurt ? within(run.context, { harmed: true }) : run.context, price);
    const rest = phrases(desk, cursor, about, undefined);
    const isWhole = !rest.fault && cursor.done && rest.held.length === 0 && rest.until === undefined;
    if (isWhole && rest.nodes.length > 0 && rest.spaces === undefined && !rest.instead) {
      put(run, { nodes: [{ clause, node: 'may', then: [...price, ...rest.nodes] }], own: true }, start);
      return true;
    }
    desk.sheet.backTo(mark);
  }
  cursor.at = start;
  return false;
}

/** What is paid, with the `to` or the colon behind it. */
function priceAt(cursor: Cursor, { context }: Run, clause: number): readonly Node[] | undefined {
  return cursor.try(() => {
    cursor.take('you');
    const may = cursor.take('may|can');
    const paid = effect({ cursor, context, clause, subject: undefined, hurt: false });
    if (
      paid === undefined ||
      !paid.own ||
      paid.head !== undefined ||
      !(may ? cursor.takeAny('to|for :?', ':') : cursor.take('to'))
    )
      return undefined;
    return cursor.sees('also|repeat|reroll') || cursor.holds(then) ? undefined : paid.nodes;
  });
}

const then = oneOf('then');
