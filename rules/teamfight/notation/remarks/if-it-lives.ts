import type { Condition, Moment, Node } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { behind } from '../phrases/prefix.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** The target is on the map. */
const alive: Condition = { is: 'there-is', who: { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] } };

/** `If they die before your next turn ends, heal 4. If they don't, take 1 damage`: at that moment, where the target lives. */
export function ifItLives({ desk, out, tail }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet || tail === undefined) return false;
  const list = tail.then;
  const at = waitsForDeath(list.at(-1));
  const cursor = new Cursor(desk.tokens, from, to);
  const said =
    cursor.takeAny("if they|it|he|she don't|doesn't", 'if they|it|he|she do|does not', 'otherwise|else') &&
    cursor.take(',|:');
  if (at === undefined || !said) return false;
  const mark = desk.sheet.next;
  const clause = ran(desk, from, cursor.at);
  const about = behind(tail.context, { is: 'at', at: { ...at, next: true } });
  const read = phrases(desk, cursor, within(about, { later: true, rolled: false }), undefined);
  const isPlain = !read.fault && read.held.length === 0 && read.spaces === undefined && !read.instead;
  if (!isPlain || read.nodes.length === 0 || out.fault) {
    desk.sheet.backTo(mark);
    return false;
  }
  const then: Node[] = [{ clause, node: 'if', if: [alive], then: read.nodes, else: [] }];
  list.push({ clause, node: 'later', at, then });
  return true;
}
ifItLives.begins = beginning('if|otherwise|else');
ifItLives.needs = oneOf(', :');

/** Until when the death of the target is waited for. */
function waitsForDeath(node: Node | undefined): Moment | undefined {
  if (node?.node !== 'lasting' || node.until.moment !== 'event') return undefined;
  const { trigger, latest } = node.until;
  const isTarget =
    trigger.on === 'dies' &&
    trigger.who.if?.length === 1 &&
    trigger.who.if[0]?.is === 'same' &&
    trigger.who.if[0].as === 'target';
  return isTarget && latest !== undefined && /^turn-/.test(latest.moment) ? latest : undefined;
}
