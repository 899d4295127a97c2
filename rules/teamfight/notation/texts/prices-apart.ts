import type { Node, Option, Use } from '../../program.ts';
import { price } from '../sentences/bullets.ts';

const others = /[\n,.;]\s*or\s+(?:spend|pay|discard)\s+(?!another|\w+\s+more|an?\s+(?:more|additional))/gi;

/**
 * `Spend 3 Coins: range 4, 2dmg`, and in the next line `or spend 1 Coin: range 2, 1dmg`: each way has its price, and the one that stands first is of
 * the first way alone. Undefined for every other text.
 */
export function pricesApart(use: Use, body: readonly Node[], text: string): { use: Use; body: Node[] } | undefined {
  const { spend: [paid, ...more] = [], ...free } = use;
  const [choice, ...behind] = body;
  if (paid === undefined || more.length > 0 || choice?.node !== 'choose' || behind.length > 0) return undefined;
  const [first, ...rest] = choice.options;
  if (first === undefined || rest.length === 0 || text.match(others)?.length !== rest.length) return undefined;
  if (pays(first) || !rest.every(pays)) return undefined;
  const { token, count } = paid;
  const cost: Node = { clause: first.clause, node: 'lose', token, from: 'you', count: { base: count }, price: true };
  const options = [{ ...first, then: [cost, ...first.then] }, ...rest].map((option) => {
    const needs = price(option.then, 'you');
    return needs === undefined ? option : { ...option, needs };
  });
  return { use: free, body: [{ ...choice, options }] };
}

const pays = ({ then: [first] }: Option): boolean =>
  first?.node === 'lose' && first.from === 'you' && first.price === true;
