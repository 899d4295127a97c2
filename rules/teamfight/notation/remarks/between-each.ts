import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const between = oneOf('between');

/** `Three times, range 3, 1dmg. You may move 1 between each.`: what comes before each time but the first. */
export function betweenEach(desk: Desk, nodes: Node[], { from, to, opens }: Sentence, context: Context): boolean {
  const [only, ...more] = nodes;
  if (desk.standing || opens || only?.node !== 'repeat' || more.length > 0 || only.times === 'any') return false;
  const { times, then } = only;
  const cursor = new Cursor(desk.tokens, from, to);
  if (times.terms !== undefined || times.base < 2 || cursor.lacks(between)) return false;
  const first = cursor.takeAny('between each|attacks|shots|hits|them attack|shot|hit|use?', 'in between each?');
  if (first) cursor.take(',');
  const begins = cursor.at;
  let end = to;
  if (!first) {
    end = begins;
    while (end < to && desk.tokens[end]?.text !== 'between') end += 1;
    const behind = new Cursor(desk.tokens, end, to);
    if (!behind.take('between each|attacks|shots|hits|them|uses attack|shot|hit|use|one?') || !behind.done)
      return false;
    if (desk.tokens[end - 1]?.text === 'in') end -= 1;
  }
  const mark = desk.sheet.next;
  const does = new Cursor(desk.tokens, begins, end);
  const about = within(context, { them: undefined, named: {}, later: true });
  const read = phrases(desk, does, about, undefined);
  if (read.fault || !does.done || read.held.length > 0 || read.nodes.length === 0 || read.spaces) {
    desk.sheet.backTo(mark);
    return false;
  }
  if (end < to) ran(desk, end, to);
  const again = [...read.nodes, ...then];
  const rest = times.base === 2 ? again : [{ ...only, times: { base: times.base - 1 }, then: again }];
  nodes.splice(0, 1, ...structuredClone(then), ...rest);
  return true;
}
betweenEach.needs = between;
