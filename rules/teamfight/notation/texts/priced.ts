import type { Condition, Node, Program, Rule } from '../../program.ts';
import { says } from './says.ts';

/** What may have a price. */
export const saving: ReadonlySet<string> = new Set(['lessen', 'would-gain', 'would-die']);

/**
 * `When you would take damage, lose a Coin instead`: the Coin is the price, and whoever has none takes the damage; and as one dies or gains a condition
 * that one cannot pay against.
 */
export const withPrices = (read: Program): Program =>
  says(read, saving) ? { ...read, body: paidFirst(read.body), rules: read.rules.map(ofRule) } : read;

function ofRule(rule: Rule): Rule {
  if (rule.rule === 'ability') return { ...rule, program: withPrices(rule.program) };
  if (rule.rule !== 'when') return rule;
  const { on } = rule.trigger;
  if (on !== 'would-gain' && on !== 'would-die') return { ...rule, then: paidFirst(rule.then) };
  const owed = rule.then.flatMap((node): Condition[] => {
    const { token, base } = priceIn(node) ?? {};
    return token === undefined ? [] : [{ is: 'has', of: 'you', token, ...(base !== 1 && { min: base }) }];
  });
  const asked = owed.filter((one) => !rule.if?.some((other) => JSON.stringify(other) === JSON.stringify(one)));
  return asked.length > 0 ? { ...rule, if: [...(rule.if ?? []), ...asked] } : rule;
}

/** What keeps all of some damage off comes behind what is given up for it. */
function paidFirst(nodes: readonly Node[]): readonly Node[] {
  const inside = nodes.map((node): Node => ('then' in node ? ({ ...node, then: paidFirst(node.then) } as Node) : node));
  const keeps = inside.some((node) => node.node === 'lessen' && node.by === 'all');
  const price = keeps ? inside.findIndex((node) => priceIn(node) !== undefined) : -1;
  if (price < 0) return inside;
  const paid = { ...inside[price], price: true } as Node;
  return [paid, ...inside.slice(0, price), ...inside.slice(price + 1)];
}

function priceIn(node: Node | undefined): { readonly token: string; readonly base: number } | undefined {
  if (node?.node !== 'lose' || node.from !== 'you' || typeof node.count !== 'object') return undefined;
  const { base, terms } = node.count;
  return terms === undefined && base > 0 ? { token: node.token, base } : undefined;
}
