import type { Node } from '../../program.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

type If = Extract<Node, { node: 'if' }>;
type Damage = Extract<Node, { node: 'damage' }>;

const beside = /^(?:also|too|more|additional|additionally|extra|further|another|again|\+)$/;

/** `Burst 2, 3dmg. Allies take 1dmg`: that is the number for the one side, instead, unless it says that it comes beside the other. */
export function otherHarmOfSide({ desk, tail }: Flow, { from, to }: Sentence): void {
  if (tail?.node.node !== 'area') return;
  const list = tail.then;
  const last = list.at(-1);
  const at = list.findIndex(isHarm);
  const whole = list[at];
  if (last === undefined || whole === undefined || !isOfSide(last) || !last.then.some(isHarm)) return;
  if (desk.tokens.slice(from, to).some(({ text }) => beside.test(text))) return;
  list.pop();
  list[at] = { ...last, else: [whole] };
}

/** So much damage to each, and nothing that makes it more. */
const isHarm = (node: Node): node is Damage =>
  node.node === 'damage' && node.to === 'each' && Object.keys(node.amount).length === 1;

const isOfSide = (node: Node): node is If =>
  node.node === 'if' && node.else.length === 0 && node.if.length === 1 && node.if[0]?.is === 'side';
