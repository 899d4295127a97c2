import type { Node } from '../../program.ts';
import type { Token } from '../words/token.ts';
import type { Run } from './run.ts';

/**
 * `Gain a Coin and a Rage for each enemy in range 2`: behind one verb and without a comma so many of both, as of "+1 speed and +1 damage per
 * Coin". False for three of them, of which it is not said how many are counted.
 */
export function countedBoth(tokens: readonly Token[], from: number, { into }: Run, [next]: readonly Node[]): boolean {
  const before = into.at(-1);
  if (tokens[from - 1]?.text !== 'and' || tokens[from - 2]?.text === ',') return true;
  if (next?.node !== 'give' || before?.node !== 'give' || next.to !== before.to) return true;
  // With a verb of its own it is another thing that is done.
  if (!/^(?:an?|one|two|three|#|\d+)$/.test(tokens[from]?.text ?? '')) return true;
  if (typeof next.count !== 'object' || typeof before.count !== 'object') return true;
  const { terms } = next.count;
  if (terms === undefined || next.count.base !== 0 || before.count.terms !== undefined) return true;
  const [term, ...more] = terms;
  if (term === undefined || more.length > 0 || into.at(-2)?.node === 'give') return false;
  into[into.length - 1] = { ...before, count: { ...next.count, terms: [{ ...term, each: before.count.base }] } };
  return true;
}
