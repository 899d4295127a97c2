import type { Node } from '../../program.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `It returns to the same space or the nearest free one`, behind what sends somebody off the map for a while: so they do anyway. */
export function backThere(desk: Desk, nodes: readonly Node[], { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens || !JSON.stringify(nodes.at(-1) ?? {}).includes('"node":"depart"')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const whom = cursor.take('return|place|put it|them|the? target?');
  if (!whom && !cursor.takeAny('it|they|you returns|return|comes|come back?', 'the? target returns|comes back?'))
    return false;
  if (!cursor.take('to|in|on|into the|its|their|your same|original|previous|old? space')) return false;
  cursor.takeAny(
    'or as close|near as possible',
    'or? if? ,? the? nearest|closest free|empty? space|one',
    'or the? nearest|closest free|empty? space|one if it is occupied|blocked|taken|full',
  );
  if (!cursor.done && !cursor.sees('.')) return false;
  reminded(desk, from, to);
  return true;
}
backThere.begins = beginning('it|they|you|the|target|return|place|put');
backThere.needs = oneOf('space');
