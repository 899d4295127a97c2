import type { Node } from '../../program.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `Skip your Move Action. Unlimited range, 3dmg`, of one alternative: who has none left cannot choose it. `from` is where the rest of the sentence begins. */
export function skippedAction(
  desk: Desk,
  { from, to }: Sentence,
): { readonly node: Node; readonly from: number } | undefined {
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.takeAny('skip|forgo|forfeit|spend|lose your', 'give up your', 'spend a') || !cursor.take('move action'))
    return undefined;
  cursor.takeAny('this turn', 'for this turn');
  if (!cursor.takeAny(':', ', then', ',', 'to') && !cursor.done) return undefined;
  return { node: { clause: ran(desk, from, cursor.at), node: 'spend-action', action: 'move' }, from: cursor.at };
}
