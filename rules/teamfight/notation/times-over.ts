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
  if (!cursor.takeAny('# times :|,', 'twice :|,')) return false;
  const times = cursor.tokens[start]?.text === 'twice' ? 2 : (cursor.numbers[0] ?? 1);
  const clause = ran(desk, start, cursor.at);
  const read = times > 1 && times <= mostOften ? phrases(desk, cursor, context, undefined) : undefined;
  if (read === undefined || read.fault || read.held.length > 0 || read.nodes.length === 0 || read.spaces) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  run.into.push({ clause, node: 'repeat', times: { base: times }, then: read.nodes });
  return true;
}
