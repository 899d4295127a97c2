import type { Node } from '../../program.ts';

/** What a question stands in that is asked now, or at a moment to come. */
const questionIn = (last: Node | undefined): Extract<Node, { node: 'if' }> | undefined =>
  last?.node === 'if'
    ? last
    : last?.node === 'later' && last.then.length === 1 && last.then[0]?.node === 'if'
      ? last.then[0]
      : undefined;

/** Whether the last of it hangs on a question, asked now or later. */
export const asksLast = (nodes: readonly Node[]): boolean => questionIn(nodes.at(-1)) !== undefined;

/** `At the start of your next turn, if it is in range 2, 2dmg. Else, heal 1`: the question with its other branch. Undefined where it has one, or there is none. */
export function withElse(last: Node | undefined, nodes: readonly Node[]): Node | undefined {
  const asked = questionIn(last);
  if (last === undefined || asked === undefined || asked.else.length > 0) return undefined;
  const both: Node = { ...asked, else: nodes };
  return last.node === 'later' ? { ...last, then: [both] } : both;
}
