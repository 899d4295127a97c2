import type { Node } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { answered } from '../sentences/overshield-ends.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

type Revived = { -readonly [K in keyof Extract<Node, { node: 'revive' }>]: Extract<Node, { node: 'revive' }>[K] };

const opponent = 'the? enemy|enemies|opponent|killer|other team|side|player?';

/** `The enemy keeps the point`, `your death still counts`, behind what brings somebody back: it has cost a point all the same. */
export function keepsPoint({ desk, out }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens) return false;
  const said =
    cursor.takeAny(
      `${opponent} keeps|keep|retains|retain the? point|points`,
      `${opponent} still scores|score|gets|get the|a|their? point|points`,
      `${opponent} still scores|score`,
      'the|your|this death|kill still counts|scores',
      'it still counts as a|your? death|kill',
    ) &&
    (cursor.done || (cursor.take('.') && cursor.done));
  const revived = said ? revivedIn(answered(out)) : undefined;
  if (revived === undefined) return false;
  revived.scored = true;
  ran(desk, from, to);
  return true;
}
keepsPoint.begins = beginning(opponent, 'your|this|it');
keepsPoint.needs = oneOf('keeps keep retains retain still');

/** What brings somebody back, last of what is done. */
function revivedIn(nodes: readonly Node[]): Revived | undefined {
  const last = nodes.at(-1);
  if (last?.node === 'revive') return last as Revived;
  return last !== undefined && 'then' in last ? revivedIn(last.then) : undefined;
}
