import type { Condition, Node } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';

/** Whether it is another answer once damage is dealt: "if it has full health, +1dmg, otherwise heal 1". */
export function mayChange(asked: readonly Condition[], words: Words): boolean {
  const said = JSON.stringify(asked);
  if (/"is":"(?:health|healthier|shielded|brought)"|"flag":"unprotected"/.test(said)) return true;
  return [...said.matchAll(/"is":"has"[^}]*"token":"([^"]*)"/g)].some(([, token]) =>
    /\b(?:damaged?|hit)\b/i.test(wordOf(words, token, 'condition', 'token')?.text ?? ''),
  );
}

/** The damage that more was added to last, with that and without. */
export function askedOnce(last: Node | undefined, asked: readonly Condition[]): readonly [Node, Node] | undefined {
  if (last?.node !== 'damage') return undefined;
  const { terms = [], ...amount } = last.amount;
  const [term, ...others] = terms.toReversed();
  if (term === undefined || term.per !== undefined || term.by !== undefined || term.if !== asked) return undefined;
  if (others.some((one) => JSON.stringify(one.if) === JSON.stringify(asked))) return undefined;
  const rest = others.length > 0 ? { terms: others.toReversed() } : {};
  return [
    { ...last, amount: { ...amount, base: amount.base + term.each, ...rest } },
    { ...last, amount: { ...amount, ...rest } },
  ];
}
