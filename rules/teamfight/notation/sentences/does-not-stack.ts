import type { Node } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import type { Run } from '../phrases/run.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Desk, reminded } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

type Lasting = Draft<Extract<Node, { node: 'lasting' }>>;

const saying = [
  "this|it|these|they? doesn't|don't|cannot|can't stack with? itself?",
  'this|it|these|they? does|do not stack with? itself?',
] as const;

/** `Doesn't stack`, behind what holds for a while: used again, it holds anew and no more than before. */
export function doesNotStack({ desk, out }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || desk.standing || !cursor.takeAny(...saying) || !cursor.done) return false;
  const lasting = out.nodes.filter(isLasting);
  if (lasting.length === 0) return false;
  for (const node of lasting) node.once = true;
  reminded(desk, from, to);
  return true;
}
doesNotStack.begins = beginning(...saying);
doesNotStack.needs = oneOf('stack');

/** The same in its sentence: `your next attack deals +1dmg, doesn't stack`, `(doesn't stack)`. */
export function notStacking(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const inside = cursor.take('(');
  const [last] = run.into.slice(-1);
  const said = last !== undefined && isLasting(last) && cursor.takeAny(...saying) && (!inside || cursor.take(')'));
  if (!said || !cursor.done) {
    cursor.at = start;
    return false;
  }
  last.once = true;
  reminded(desk, start, cursor.at);
  return true;
}

notStacking.begins = beginning(...saying, '(');

const isLasting = (node: Node): node is Lasting => node.node === 'lasting';
