import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { isSpent, unspent } from '../phrases/run.ts';
import { says } from '../texts/says.ts';
import type { Out } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** "Spend all Coins. Heal 1 per Coin", "Spend all Coins. Gain 2 Coins. Heal 1 per Coin": what a sentence means by a Coin from here on. */
export function spends(flow: Flow, read: Out): void {
  const spent = spentBy(read);
  if (spent !== undefined) flow.context = within(flow.context, spent);
  if (flow.context.spent !== undefined || flow.tail?.context.spent !== undefined) gainedAgain(flow, read);
}

/** "When you attack, lose all Coins." and then "When you kill an enemy, heal 1 per Coin": at another time it is what one has. */
export function atOtherTime(flow: Flow, { from, first }: Sentence): void {
  const { context, desk } = flow;
  if (context.spent === undefined || !desk.standing) return;
  const said = desk.tokens[from]?.text ?? '';
  if (otherTime.test(said) || (first && said === 'you')) flow.context = unspent(context);
}

const otherTime = /^(?:when|whenever|while|at|as|your|each|every|once|allies|enemies)$/;

/** "Spend all Coins. Gain 2 Coins. Heal 1 per Coin": of those that one has again. */
function gainedAgain(flow: Flow, { nodes }: Out): void {
  const again = (spent: string | undefined): boolean =>
    spent !== undefined && nodes.some((node) => node.node === 'give' && node.token === spent && node.to === 'you');
  const { tail, context } = flow;
  if (again(context.spent)) flow.context = unspent(context);
  if (tail !== undefined && again(tail.context.spent)) flow.tail = { ...tail, context: unspent(tail.context) };
}

/** What is done where something sets it off. */
const answersOf = ({ held }: Out): Node[] => held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));

/** "When you attack, spend all Coins. You have +1 speed per Coin": of what was spent then, or of what one has at any time. */
export const countsOtherLoss = (read: Out): boolean => says(read.held, counted) && spentBy(read) === undefined;

const counted: ReadonlySet<string> = new Set(['lost']);

/** "Spend any number of Coins. Heal 1 for each", "when you attack, you may spend all Coins. Heal 1 per Coin": those that were spent. */
function spentBy(read: Out): Pick<Context, 'spent'> | undefined {
  const nodes = [...read.nodes, ...answersOf(read)].flatMap((node) => (node.node === 'may' ? node.then : [node]));
  for (const lost of nodes) {
    if (lost.node !== 'lose' || lost.from !== 'you' || !isSpent(lost)) continue;
    const again = nodes.some((node) => node.node === 'give' && node.token === lost.token);
    return again ? undefined : { spent: lost.token };
  }
  return undefined;
}
