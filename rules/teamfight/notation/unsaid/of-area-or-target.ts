import type { Node } from '../../program.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { speaksOf } from '../sentences/uses.ts';

/**
 * `Range 3, 2dmg. Burst 1 of target, 1dmg. Slow.`: whoever is in the area that was told of last, or the target around whom it lies. So behind
 * `push 1. If it hits a unit, that unit takes 1dmg.` A sentence that names nobody could be of either.
 */
export function isOfAreaOrTarget({ desk, tail }: Flow, { from, to }: Sentence, nodes: readonly Node[]): boolean {
  // "On kill, gain 2": the attack on the target has a roll, and what those beside it take has none.
  if (desk.tokens[from]?.text === 'on') return false;
  let last = tail?.node.node === 'target' ? tail.then.at(-1) : undefined;
  // "If you have a Coin, burst 1 of target, 1dmg. Else, Slow": what comes without that area has nobody in it.
  const isOther = /^(?:if|else|otherwise|unless)$/.test(desk.tokens[from]?.text ?? '');
  while (last?.node === 'if') last = isOther ? undefined : last.then.at(-1);
  return (
    last !== undefined &&
    isOfOthers(last) &&
    nodes.some((node) => speaksOf([node], 'target')) &&
    !desk.tokens.slice(from, to).some(({ text }) => named.test(text))
  );
}

/** What is done to those around the target, or to whom it was pushed against. */
const isOfOthers = (node: Node): boolean =>
  ((node.node === 'area' || node.node === 'each') && node.then.length > 0) || ('to' in node && node.to === 'met');

const named = /^(?:target|targets|targeted|it|its|they|them|their|ally|enemy|unit|that|this)$/;
