import type { Condition } from '../../program.ts';
import { within } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { hadBy } from '../occasions/had-by.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { Cursor } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

/** `2dmg, +1dmg and push 1 if you have moved`: both where that is so, and the question stands behind both. */
export function moreAnd(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (!cursor.sees('+ # dmg|damage and')) return false;
  const { tokens, at: start, end } = cursor;
  const list = [run.into, run.out.nodes, run.tail?.then ?? []].find((nodes) => nodes.at(-1)?.node === 'damage');
  const index = (list?.length ?? 0) - 1;
  const last = list?.[index];
  const asks = tokens.slice(0, end).findLastIndex(({ text }, at) => at > start && text === 'if');
  if (list === undefined || last?.node !== 'damage' || asks < 0) return false;
  const mark = desk.sheet.next;
  const question = new Cursor(tokens, asks + 1, end);
  const asked = conditions(question, run.context);
  if (asked === undefined || !question.done || asked.some(isOfRoll)) return false;
  cursor.take('+ # dmg|damage and');
  const [each = 0] = cursor.numbers;
  const clause = ran(desk, start, cursor.at);
  const context = within(run.context, { asked: true, ...hadBy(asked) });
  const rest = new Cursor(tokens, cursor.at, asks);
  const read = phrases(desk, rest, context, undefined, run.tail);
  const plain = !read.fault && read.held.length === 0 && !read.spaces && !read.instead && read.nodes.length > 0;
  if (!plain || !rest.done) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  ran(desk, asks, end);
  list[index] = { ...last, amount: { ...last.amount, terms: [...(last.amount.terms ?? []), { each, if: asked }] } };
  list.push({ clause, node: 'if', if: asked, then: read.nodes, else: [] });
  cursor.at = end;
  return true;
}

/** What the roll or the damage itself brings is known behind it. */
const isOfRoll = ({ is }: Condition): boolean => /^(?:kill|crit|hit|miss|rolled|done|stopped|hits|lost)$/.test(is);
