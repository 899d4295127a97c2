import type { Node } from '../../program.ts';
import { reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

const then = ['before then', 'by then', 'before that', 'first'] as const;
const dying = ['you die', 'you are killed|dead', 'you have died'] as const;
const nothing = [
  "they|it|this don't|doesn't",
  'they|it stay|stays|remain|remains dead',
  'nothing happens',
  'cancel this|it',
  'cancel the effect',
  ...['this|it', 'the effect'].flatMap((what) => [
    `${what} does nothing`,
    `${what} doesn't happen`,
    `${what} is cancelled|canceled|lost`,
    `${what} ends`,
  ]),
] as const;

/** `If you die before then, they don't`, behind what comes in a turn of yours: who is dead has none, and it does not come. */
export function ifYouDieFirst({ desk, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || desk.standing) return false;
  const first = dies(cursor);
  if (first) cursor.take(',');
  if (!cursor.takeAny(...nothing) || (!first && !dies(cursor))) return false;
  if (!cursor.done || !comesLater([...out.nodes, ...(tail?.then ?? [])])) return false;
  reminded(desk, from, to);
  return true;
}
ifYouDieFirst.begins = beginning('if|they|it|this|the|nothing|cancel');
ifYouDieFirst.needs = oneOf('die killed dead');

/** `if you die before then`. */
const dies = (cursor: Cursor): boolean =>
  cursor.try(() => (cursor.take('if') && cursor.takeAny(...dying) && cursor.takeAny(...then) ? true : undefined)) ??
  false;

/** Whether all that these come to in the end comes in turns of yours. */
function comesLater(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  if (last === undefined) return false;
  if (last.node === 'later') return last.at.of === 'you' && last.at.moment.startsWith('turn-');
  return (last.node === 'space' || last.node === 'target') && comesLater(last.then);
}
