import type { Node } from '../../program.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lastList } from './unforced.ts';

/** `Ignore units`, `you may move through enemies during this`, behind a movement of yours: nobody is in its way. */
export function throughUnits(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || desk.holds || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const bare = cursor.takeAny(
    'you? can|may? ignore other? units|enemies',
    'units|enemies are ignored',
    'ignoring other? units|enemies',
  );
  const said = bare || cursor.take('you? can|may move|pass through other? units|enemies');
  const meanwhile =
    said &&
    cursor.takeAny('during|in|with this|the|that movement|move?', 'while|when moving', 'while doing so', 'this way');
  // "You can move through enemies" alone could be said of all that comes.
  if (!said || (!bare && !meanwhile) || !cursor.done) return false;
  const list = lastList(nodes);
  const last = list.at(-1);
  if (last?.node !== 'move' || last.who !== 'you' || last.how === 'teleport') return false;
  list[list.length - 1] = { ...last, throughUnits: true };
  ran(desk, from, to);
  return true;
}
throughUnits.begins = beginning('you|can|may|ignore|units|enemies|ignoring');
throughUnits.needs = oneOf('ignore ignored ignoring through');

/** `You cannot end in a wall`, behind a movement through walls: none can. */
export function notInWalls(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take("you|they|it cannot|can't end|stop")) return false;
  cursor.takeAny('your|their|its|the|this movement|move|turn');
  if (!cursor.takeAny('in|inside|on a wall', 'in|inside|on walls') || !cursor.done) return false;
  const last = lastList(nodes).at(-1);
  if (last?.node !== 'move' || !last.throughWalls) return false;
  reminded(desk, from, to);
  return true;
}
notInWalls.begins = beginning('you|they|it');
notInWalls.needs = oneOf('wall walls');

/** `You can't turn`, behind a movement in a straight line: there is nowhere to. */
export function withoutTurns(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const said = cursor.takeAny(
    "you|they cannot|can't turn",
    "you|they cannot|can't change direction",
    'no turns|turning',
  );
  if (!said || !cursor.done) return false;
  const last = lastList(nodes).at(-1);
  if (last?.node !== 'move' || !last.straight) return false;
  reminded(desk, from, to);
  return true;
}
withoutTurns.begins = beginning('you|they|no');
withoutTurns.needs = oneOf('turn change turns turning');
