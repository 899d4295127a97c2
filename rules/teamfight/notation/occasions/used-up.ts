import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Prefix } from '../phrases/prefix.ts';

/** A text that says nothing but what comes the next time, and that it is lost with that. */
const next =
  /^\s*(?:the )?(?:next time|(?:next|first) (?:enemy|ally|unit) (?:to|that|who)\b)[^.]*\.?\s*(?:(?:then )?(?:lose|remove|discard|clear) this\.?\s*)?(?:(?:does not|doesn't) stack\.?\s*)?$/i;

/**
 * `The next time you move, take 2 damage and lose this`, in the text of a token: each time that it happens as long as the token is there,
 * for the token goes with that, said or, where it says nothing else, not.
 */
export function usedUp(found: Prefix, { self, slot }: Context, then: Node[], clause: number): Prefix | undefined {
  if (found.is !== 'next' || found.latest || self === undefined || (slot !== 'token' && slot !== 'condition'))
    return undefined;
  const isLost = then.some((node) => node.node === 'lose' && node.token === self.ref && node.from === 'you');
  if (!isLost) {
    if (!next.test(self.text)) return undefined;
    then.push({ clause, node: 'lose', token: self.ref, from: 'you', count: 'all' });
  }
  return { is: 'when', set: found.set };
}
