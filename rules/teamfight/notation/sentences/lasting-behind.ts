import { duration } from '../occasions/time.ts';
import { phrases } from '../phrases/phrases.ts';
import { wrap } from '../phrases/wrap.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { isForGood } from './all-end.ts';
import { type Desk, emptyOut, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const lasting = beginning('this|these|the|it|they|lasts|last');

/** `You have +2 speed. This lasts until the end of your next turn`: as if the end stood in the sentence itself. Takes both. */
export function lastingBehind(
  { desk, out, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): number {
  const [said, behind] = [sentences[index], sentences[index + 1]];
  if (said === undefined || behind === undefined || desk.standing || tail !== undefined) return 0;
  if (said.opens || said.bullet || behind.opens || behind.bullet) return 0;
  const end = new Cursor(desk.tokens, behind.from, behind.to);
  if (end.misses(lasting)) return 0;
  end.takeAny('this|these|the effect|effects', 'this|these', 'it|they');
  const until = end.take('lasts|last') ? duration(end, context) : undefined;
  if (until === undefined || !end.done) return 0;
  // What was said before that lasts so long, too.
  if (out.nodes.some(isForGood)) return 0;
  const mark = desk.sheet.next;
  const holding: Desk = { ...desk, holds: true };
  const inner = phrases(holding, new Cursor(desk.tokens, said.from, said.to), context, undefined);
  const read = emptyOut();
  // Of several things it could be the end of one.
  const isOne = inner.nodes.length + inner.held.length > 0 && (inner.nodes.length === 0 || inner.held.length === 0);
  const lasts = !inner.fault && inner.marker === undefined && isOne && inner.nodes.length < 2;
  if (!lasts || !wrap(desk, { is: 'until', until }, ran(desk, behind.from, behind.to), inner, read)) {
    desk.sheet.backTo(mark);
    return 0;
  }
  out.nodes.push(...read.nodes);
  return 2;
}
lastingBehind.several = true;
