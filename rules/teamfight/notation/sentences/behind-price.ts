import type { Node } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';

/**
 * `You may spend a Coin. Push the target 2`: nobody pays for nothing, so that what stands right behind the price is done only if it was paid.
 * `unknown` where something was bought before: whether more hangs on the price is not said.
 */
export function behindPrice(
  before: readonly Node[],
  nodes: readonly Node[],
  newLine: boolean,
  words: Words,
): readonly Node[] | 'unknown' {
  const [first] = nodes;
  if (first === undefined || isAnswer(first)) return nodes;
  const last = before.at(-1);
  if (isPrice(last, words)) return [{ clause: first.clause, node: 'if', if: [{ is: 'done' }], then: nodes, else: [] }];
  const isBought = last !== undefined && isAnswer(last) && isPrice(before.at(-2), words);
  return isBought && !newLine ? 'unknown' : nodes;
}

const isAnswer = (node: Node): boolean =>
  node.node === 'if' && node.if.length === 1 && JSON.stringify(node.if).includes('"is":"done"');

/** `You may spend 2 Coins`, `they may spend a Coin`, `you may take 1 damage`, `you may lose 1 health`, and nothing that comes of it. */
function isPrice(node: Node | undefined, words: Words): boolean {
  if (node?.node !== 'may' || node.then.length === 0) return false;
  const { who = 'you' } = node;
  return node.then.every(
    (paid) =>
      (paid.node === 'lose' && paid.from === who && wordOf(words, paid.token, 'counter', 'token') !== undefined) ||
      (paid.node === 'damage' && paid.to === who) ||
      (paid.node === 'if' && paid.then[0]?.node === 'kill' && paid.else[0]?.node === 'set-health') ||
      paid.node === 'spend-action',
  );
}
