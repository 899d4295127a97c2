import type { Node, Rule } from '../../program.ts';
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
  if (mayBePrice(last)) return 'unknown';
  const isBought = last !== undefined && isAnswer(last) && isPrice(before.at(-2), words);
  return isBought && !newLine ? 'unknown' : nodes;
}

/**
 * What stands behind an answer. `When you hit, you may spend a Coin. Push 2`: all of it is offered. `When you hit, you may move 1. Heal 1`: only the first is, and
 * what is `apart` from it comes anyway. Nothing where that is not said.
 */
export function behindOffer(
  { may, then }: Extract<Rule, { rule: 'when' }>,
  nodes: readonly Node[],
  newLine: boolean,
  words: Words,
): { readonly nodes: readonly Node[]; readonly apart: boolean } | undefined {
  const [first] = nodes;
  if (first === undefined) return undefined;
  if (!may) {
    const found = behindPrice(then, nodes, newLine, words);
    return found === 'unknown' ? undefined : { nodes: found, apart: false };
  }
  const changes = nodes.length === 1 && (first.node === 'lessen' || first.node === 'retarget');
  if (changes || isAnswer(first)) return { nodes, apart: false };
  const offered: Node = { clause: first.clause, node: 'may', then };
  if (isPrice(offered, words)) return { nodes, apart: false };
  const [paid, ...bought] = then;
  const isBought = bought.length > 0 && paid && isPrice({ ...offered, then: [paid] }, words);
  if ((isBought && !newLine) || mayBePrice(offered)) return undefined;
  return { nodes, apart: true };
}

/** `You may destroy one of your Snares. Heal 2`, `you may sacrifice a Wolf. Heal 2`: for that, or anyway. */
function mayBePrice(node: Node | undefined): boolean {
  if (node?.node !== 'may' || node.who !== undefined) return false;
  const [only, ...more] = node.then;
  if (only === undefined || more.length > 0) return false;
  if (only.node === 'remove') return only.what === 'marker';
  if (only.node !== 'space' && only.node !== 'target') return false;
  const [done, ...other] = only.then;
  if (other.length > 0) return false;
  return only.node === 'space'
    ? done?.node === 'remove' && only.on !== undefined
    : done?.node === 'kill' && only.who.yours === true;
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
