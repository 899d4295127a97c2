import type { Node, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
import { isOfThem } from '../nouns/of-them.ts';
import type { Cursor } from '../words/cursor.ts';
import { leftOpen, opened, type Run } from './run.ts';

/** A choice among those next to whom a movement of yours has ended, or who is met by it, where what stands behind it speaks of them. */
export function besideMoved(last: Node | undefined, cursor: Cursor): Head | undefined {
  if (last?.node !== 'move' || last.who !== 'you') return undefined;
  const { clause, until } = last;
  const who = last.beside ?? until;
  if (who === undefined) return undefined;
  if (!isOfThem(cursor, who.side)) return undefined;
  const then: Node[] = [];
  const met: Who = until === undefined ? who : { ...until, places: [{ ahead: true }] };
  return { node: { clause, node: 'target', who: met, range: { max: 1 }, sight: false, then }, then };
}

/** `Fly 4 to a space adjacent to an enemy, 4dmg to them`: one of those next to whom it has ended, in the same sentence. */
export function opensBeside(cursor: Cursor, run: Run): void {
  if (
    run.head !== undefined ||
    run.subject !== undefined ||
    run.context.them !== undefined ||
    run.into !== run.out.nodes
  )
    return;
  const head = besideMoved(run.into.at(-1), cursor);
  if (head === undefined) return;
  run.into.push(head.node as Node);
  opened(run, head);
  leftOpen(run, head);
}
