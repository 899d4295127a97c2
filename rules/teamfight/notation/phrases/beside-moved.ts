import type { Node, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { leftOpen, opened, type Run } from './run.ts';

const spokenOf = oneOf('it them they its their enemy ally unit target');

/** A choice among those next to whom a movement of yours has ended, or who is met by it, where what stands behind it speaks of them. */
export function besideMoved(last: Node | undefined, cursor: Cursor): Head | undefined {
  if (last?.node !== 'move' || last.who !== 'you') return undefined;
  const { clause, until } = last;
  const who = last.beside ?? until;
  if (who === undefined) return undefined;
  if (!speaks(cursor, who.side) && !(who.side === 'enemy' && harms(cursor))) return undefined;
  const then: Node[] = [];
  const met: Who = until === undefined ? who : { ...until, places: [{ ahead: true }] };
  return { node: { clause, node: 'target', who: met, range: { max: 1 }, sight: false, then }, then };
}

/** What nobody does to himself. */
const harms = (cursor: Cursor): boolean => cursor.sees('deal? # dmg|damage') || cursor.sees('push|pull #');

/** `4dmg to them`, `it is Slowed`, `Slow that enemy`: before anybody else is named. */
function speaks(cursor: Cursor, side: string): boolean {
  if (cursor.lacks(spokenOf)) return false;
  for (let at = cursor.at; at < cursor.end; at++) {
    const { text } = cursor.tokens[at]!;
    if (/^(?:they|them|its?|their)$/.test(text)) return true;
    const that = /^(?:the|that)$/.test(cursor.tokens[at - 1]?.text ?? '');
    if (that && (text === 'target' || text === 'unit' || text === side)) return true;
    if (/^(?:enem(?:y|ies)|all(?:y|ies)|units?|targets?|burst|range|line|others|nearest|when|while)$/.test(text))
      return false;
  }
  return false;
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
