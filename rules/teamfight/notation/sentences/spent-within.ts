import type { Condition, Node } from '../../program.ts';
import type { Sheet } from './sheet.ts';

const pays = /^\W*(?:then\s+)?(?:you\s+)?(?:spend|pay|discard|expend|consume)\b/i;

/** `Range 3, spend 1 Coin, 2dmg`: a price among what is done, which nobody is asked for, has to be there. */
export function spentWithin(nodes: readonly Node[], sheet: Sheet, text: string): readonly Condition[] {
  const needs: Condition[] = [];
  const gained = new Set<string>();
  const look = (list: readonly Node[]): void => {
    for (const node of list) {
      if (node.node === 'give') gained.add(node.token);
      if (node.node === 'lose' && node.from === 'you' && typeof node.count === 'object' && !gained.has(node.token)) {
        const { base, terms, half } = node.count;
        const { from = 0, to = 0 } = sheet.clauses[node.clause] ?? {};
        if (base > 0 && terms === undefined && !half && pays.test(text.slice(from, to)))
          needs.push({ is: 'has', of: 'you', token: node.token, min: base });
      }
      // "Spend 1 or more Coins": who has none cannot.
      if (node.node === 'lose' && node.from === 'you' && node.least !== undefined && !gained.has(node.token))
        needs.push({ is: 'has', of: 'you', token: node.token, min: node.least });
      if (node.node === 'target' || node.node === 'space') look(node.then);
    }
  };
  look(nodes);
  return needs;
}
