import type { Desk, Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** "Enemies in burst 2, 1dmg. If an enemy has Burn, gain a Coin": one of those in it, or any on the map. "If there is an enemy with Burn" is any. */
export function asksSomeOfThose({ desk, tail }: Flow, { from, to }: Sentence, { nodes }: Out): boolean {
  if (tail?.node.node !== 'area' && tail?.node.node !== 'each') return false;
  const side = tail.node.who.side;
  const saysWhere = saysAnywhere(desk, from, to);
  return nodes.some(
    (node) =>
      node.node === 'if' &&
      node.if.some(
        (asked) =>
          asked.is === 'there-is' &&
          !saysWhere &&
          asked.who?.places === undefined &&
          asked.who?.if !== undefined &&
          !asked.who.if.some((one) => one.is === 'was-hit' || one.is === 'aimed') &&
          (side === 'any' || asked.who.side === side),
      ),
  );
}

const saysAnywhere = ({ tokens }: Desk, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:there|anywhere|map|board)$/.test(text));
