import type { Node } from '../../program.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';
import { lastList } from './unforced.ts';

/** `It does not trigger reactions`, `this movement provokes no reactions`, behind a movement of yours. */
export function unnoticed(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.takeAny('this|that|the|your movement|move', 'it|this|that')) return false;
  const said = cursor.takeAny(
    'does not|never trigger|provoke|cause any? reactions',
    "doesn't|never trigger|triggers|provoke|provokes|cause any? reactions",
    'triggers|provokes|causes no reactions',
  );
  if (!said || !cursor.done) return false;
  const list = lastList(nodes);
  const last = list.at(-1);
  if (last?.node !== 'move' || last.who !== 'you') return false;
  list[list.length - 1] = { ...last, unnoticed: true };
  ran(desk, from, to);
  return true;
}
