import type { Node } from '../../program.ts';
import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `Range 1, 2dmg twice. Each hit deals +1dmg if the target is Slowed`, `+1dmg each if ...`: so much more of every one, which are all alike. */
export function eachHitMore({ desk, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens || tail === undefined) return false;
  const [first, ...more] = tail.then;
  if (first?.node !== 'damage' || more.length === 0) return false;
  if (more.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return false;
  const { tokens } = desk;
  const cursor = new Cursor(tokens, from, to);
  const early =
    cursor.take('each|every of? them|those|these|hit|hits|attack|attacks|strike|strikes?') || cursor.take('each');
  if (early) cursor.take('deals|deal|does|do|takes|gets|has');
  const { at } = cursor;
  if (!cursor.take('+ # dmg|damage') || (!early && !cursor.take('each'))) return false;
  const behind = cursor.at;
  if (!cursor.sees('if|against|for|per|while')) return false;
  const told = [
    ...tokens.slice(0, from),
    ...tokens.slice(at, early ? behind : behind - 1),
    ...tokens.slice(behind, to),
  ];
  const alone: Node[] = [first];
  const mark = desk.sheet.next;
  const read = phrases({ ...desk, tokens: told }, new Cursor(told, from, told.length), tail.context, undefined, {
    ...tail,
    then: alone,
  });
  desk.sheet.backTo(mark);
  const [grown] = alone;
  if (read.fault || read.nodes.length > 0 || read.held.length > 0 || alone.length > 1 || grown === first || !grown)
    return false;
  // What comes of a hit is not known before it.
  if (/"is":"(?:kill|done|stopped|hit|miss)"/.test(JSON.stringify(grown))) return false;
  tail.then.splice(0, tail.then.length, grown, ...more.map(() => structuredClone(grown)));
  ran(desk, from, to);
  return true;
}
eachHitMore.begins = beginning('each|every|+');
eachHitMore.needs = oneOf('each every');
