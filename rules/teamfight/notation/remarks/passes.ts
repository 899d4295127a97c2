import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `You may move through enemies`, `enemies don't block you`, behind a movement of yours: in that one, and in those before it. */
export function passes(desk: Desk, nodes: readonly Node[], sentence: Sentence): boolean {
  const last = nodes.at(-1);
  if (desk.standing || sentence.bullet || sentence.opens || desk.lasts) return false;
  if (last?.node !== 'move' || last.who !== 'you' || last.how !== 'walk' || last.throughUnits) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (
    !cursor.takeAny(
      'you? may|can move|pass|walk through enemies|units',
      'you? may|can move|pass|walk through enemy units',
      "enemies|units don't block you",
      'enemies|units do not block you',
      "enemies|units don't block your|this|the movement|move",
      'enemies|units do not block your|this|the movement|move',
    )
  )
    return false;
  const one = /^(?:this|the)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
  const meanwhile = cursor.takeAny('during|in|with|while this move|movement', 'during it', 'this way');
  if (!cursor.done) return false;
  const moves = one || meanwhile ? [last] : movesOfYours(nodes);
  if (moves.length === 0) return false;
  for (const move of moves) (move as { throughUnits?: boolean }).throughUnits = true;
  ran(desk, sentence.from, sentence.to);
  return true;
}
passes.begins = beginning('you? may|can|enemies|units');
passes.needs = oneOf('through block');

/** "Move 2, use Jab, move 2": both of them. None where one hangs on something else, and could be meant or not. */
function movesOfYours(nodes: readonly Node[]): Node[] {
  const moves = nodes.filter((node) => node.node === 'move' && node.who === 'you');
  const all = JSON.stringify(nodes).split('"node":"move"').length - 1;
  const others = nodes.filter((node) => node.node === 'move' && node.who !== 'you').length;
  return all - others === moves.length ? moves : [];
}
