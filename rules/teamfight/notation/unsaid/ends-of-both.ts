import type { Node, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import { isEndless } from '../sentences/ends-too.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Gain Armor and enemies in range 2 have -1 speed until your next turn`, `it gains Burn and you gain +1 speed until ...`: what one of them is given for
 * good could end then, too.
 */
export function isEndOfBoth(
  nodes: readonly Node[],
  context: Context,
  { tokens }: Desk,
  { from, to }: Sentence,
): boolean {
  if (nodes.some((node, n) => isLaid(node, false) && isLaid(nodes[n + 1], true))) return true;
  const given = beforeAnEnd(nodes, context);
  if (given === undefined) return false;
  for (let at = from; at < to; at++) {
    const word = wordAt(context.words, tokens, at, to, ['condition']);
    if (word?.word.ref === given && tokens[word.to]?.text === 'and') return true;
  }
  return false;
}

/** A condition that stays, right before what ends for somebody else. */
function beforeAnEnd(nodes: readonly Node[], context: Context): string | undefined {
  for (const [n, node] of nodes.entries()) {
    const next = nodes[n + 1];
    if (node.node === 'give' && !node.until && next !== undefined && isEndless(node, context) && endsFor(next, node.to))
      return node.token;
    const inside = 'then' in node ? beforeAnEnd(node.then, context) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Whether somebody else has that until some turn or round. */
function endsFor(node: Node, but: Ref): boolean {
  if (node.node === 'lasting')
    return node.of !== but || node.rules.some((rule) => 'who' in rule && rule.who.side !== 'you')
      ? isTurn(node.until.moment)
      : false;
  if (node.node === 'give') return node.to !== but && node.until !== undefined && isTurn(node.until.moment);
  return (
    (node.node === 'target' || node.node === 'each' || node.node === 'area') &&
    node.then.some((one) => endsFor(one, but))
  );
}

/** `Place a Mine in range 2 and a Totem in range 3 until your next turn`: a piece that is placed, and stays or not. */
const isLaid = (node: Node | undefined, ends: boolean): boolean =>
  node?.node === 'space' &&
  node.then.length === 1 &&
  node.then.every((one) => one.node === 'place' && (one.until !== undefined) === ends);

const isTurn = (moment: string): boolean => /^(?:turn|round)-/.test(moment);
