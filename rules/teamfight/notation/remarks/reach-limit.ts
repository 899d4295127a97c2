import type { Range } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { type Desk, ran, type Tail } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `Range 2+, 2dmg. Can't target beyond range 4`: how far whoever is chosen may be, or how near. */
export function reachLimit(desk: Desk, tail: Tail | undefined, { from, to, opens }: Sentence): boolean {
  const node = tail?.node;
  if (desk.standing || opens || node?.node !== 'target' || node.range === undefined || node.links) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('this|the attack|ability', 'this|it|you');
  if (!cursor.takeAny("can't|cannot target|hit", "can't|cannot be used on|against")) return false;
  const adjacent = cursor.take('adjacent');
  cursor.take('units|enemies|targets|allies|unit|enemy|target|anything|anyone');
  const limit = adjacent ? { min: 2 } : limitOf(cursor);
  if (limit === undefined || !cursor.done) return false;
  const { min = 0, max = Number.POSITIVE_INFINITY } = node.range;
  const far = Math.min(max, limit.max ?? max);
  const near = Math.max(min, limit.min ?? min);
  if (near > far) return false;
  const range: Range = { ...(near > 0 && { min: near }), ...(Number.isFinite(far) && { max: far }) };
  (node as Draft<typeof node>).range = range;
  ran(desk, from, to);
  return true;
}
reachLimit.begins = beginning("this|the|it|you|can't|cannot");
reachLimit.needs = oneOf("can't cannot");

/** `beyond range 4`, `within range 1`, `adjacent to you`. */
function limitOf(cursor: Cursor): Range | undefined {
  if (cursor.takeAny('beyond|past|outside range #', 'further|farther than range? #'))
    return { max: cursor.numbers[0] ?? 0 };
  if (cursor.takeAny('at|in|within range #', 'closer|nearer than range? #')) {
    const isNearer = cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'than');
    return { min: (cursor.numbers[0] ?? 0) + (isNearer ? 0 : 1) };
  }
  return cursor.take('adjacent|next to you') ? { min: 2 } : undefined;
}
