import type { Node } from '../../program.ts';
import type { Desk, Tail } from './desk.ts';
import { isOfSide } from './done-once.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Burst 1. Enemies take 1dmg. They are Slowed`, `... Push them 1`: those of the side that was told of last, and nobody else in the area. `unknown` where both
 * sides were.
 */
export function ofTheLastSide(
  { tokens }: Desk,
  { from, to }: Sentence,
  { node, then }: Tail,
  nodes: readonly Node[],
): Node[] | 'unknown' | undefined {
  const last = then.at(-1);
  if (node.node !== 'area' || node.who.side !== 'any' || !isOfSide(last) || isOfSide(nodes[0])) return undefined;
  const said = tokens.slice(from, to);
  if (!said.some(({ text }) => they.test(text)) || said.some(({ text }) => others.test(text))) return undefined;
  return then.filter(isOfSide).every((one) => sideOf(one) === sideOf(last)) ? (last.then as Node[]) : 'unknown';
}

const they = /^(?:they|them|their|they're)$/;
const others = /^(?:enem(?:y|ies)|all(?:y|ies)?|everyone|everybody|units?|each|others?)$/;

const sideOf = (node: Node): string => JSON.stringify('if' in node ? node.if : []);
