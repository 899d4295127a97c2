import type { Context } from '../context.ts';
import type { Head } from './head.ts';
import { isOwnerless } from './ownerless.ts';

/**
 * `A random hero`, `the hero with the most Coins`, in a text that is nobody's: any on the map, as nobody looks. "The nearest hero" is none there,
 * where nobody is named from whom that is measured.
 */
export function seenByNobody(head: Head | undefined, context: Context): Head | undefined {
  if (head === undefined || !isOwnerless(context)) return head;
  const { node } = head;
  if (node.node !== 'target' || node.forced === undefined || node.range !== undefined || node.from !== undefined)
    return head;
  const isMeasured = node.forced === 'nearest' || node.forced === 'furthest' || node.forced === 'first-in-line';
  if (isMeasured && !context.acts && context.marker === undefined && context.around === undefined) return undefined;
  if (!isMeasured) node.sight = false;
  return head;
}
