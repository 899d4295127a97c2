import type { Amount } from '../program.ts';
import { counting } from './amount.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

/** More often than this is a misprint. */
const mostOften = 6;

/** `Three times: range 4, 2dmg`: the sentence so often, on whoever is chosen then. */
export function timesOver(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, out, context } = run;
  if (desk.standing || head !== undefined || out.nodes.length > 0 || run.inside !== undefined) return false;
  const start = cursor.at;
  const mark = desk.sheet.next;
  const each = cursor.sees('for|per') ? forEachSpent(cursor, context) : undefined;
  if (each === undefined && !cursor.takeAny('# times :|,', 'twice :|,')) return false;
  const times = each !== undefined || cursor.tokens[start]?.text === 'twice' ? 2 : (cursor.numbers[0] ?? 1);
  const clause = ran(desk, start, cursor.at);
  const read = times > 1 && times <= mostOften ? phrases(desk, cursor, context, undefined) : undefined;
  if (read === undefined || read.fault || read.held.length > 0 || read.nodes.length === 0 || read.spaces) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  run.into.push({ clause, node: 'repeat', times: each ?? { base: times }, then: read.nodes });
  return true;
}

/** `For each Coin spent, range 3, 1dmg`: as often as that. */
function forEachSpent(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    const per = counting(cursor, context);
    return per?.per?.count === 'lost' && cursor.take(',|:') ? { base: 0, terms: [{ each: 1, ...per }] } : undefined;
  });
}
