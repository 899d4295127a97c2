import type { Condition, Node } from '../../program.ts';
import type { Desk, Out } from './desk.ts';
import { speaksOf } from './uses.ts';

/** What a question stands in that is asked now, or at a moment to come. */
export const questionIn = (last: Node | undefined): Extract<Node, { node: 'if' }> | undefined => {
  // "At the start of your next turn, return to a space adjacent to them. If they are an enemy, 2dmg. Else, heal 2."
  const asked = last?.node === 'later' ? last.then.at(-1) : last;
  return asked?.node === 'if' ? asked : undefined;
};

/**
 * `Enemies in range 2 take 1dmg if you have a Coin, else you gain one`: asked for each of them, what else one does oneself would come as often as there
 * are some, and the first time could change what is asked for the next.
 */
export const comesForEach = (then: readonly Node[], otherwise: readonly Node[], of?: Node): boolean => {
  const ref = of?.node === 'target' && (of.max ?? 1) > 1 ? 'target' : 'each';
  return speaksOf(then, ref) && otherwise.length > 0 && !speaksOf(otherwise, ref);
};

/** `If you have a Coin, ally in range 3 heals 2, else they heal 1`: whom only the one answer chooses, so that the other knows nobody. */
export const isOfChosenThere = (then: readonly Node[], otherwise: readonly Node[]): boolean =>
  then.some(({ node }) => node === 'target') && speaksOf(otherwise, 'target');

/** Whether the last of it hangs on a question, asked now or later. */
export const asksLast = (nodes: readonly Node[]): boolean => questionIn(nodes.at(-1)) !== undefined;

/** `At the start of your next turn, if it is in range 2, 2dmg. Else, heal 1`: the question with its other branch. Undefined where it has one, or there is none. */
export function withElse(last: Node | undefined, nodes: readonly Node[]): Node | undefined {
  const asked = questionIn(last);
  if (last === undefined || asked === undefined || asked.else.length > 0) return undefined;
  const both: Node = { ...asked, else: nodes };
  return last.node === 'later' ? { ...last, then: [...last.then.slice(0, -1), both] } : both;
}

/**
 * "If in Bear Stance: ... If in Owl Stance: ... Else, ...": where the questions before it are of one kind, in none of those cases. False where
 * what is done in one of them may change what is asked.
 */
export function elseOfAll(before: readonly Node[], nodes: readonly Node[]): readonly Node[] | false {
  const last = before.at(-1);
  if (last?.node !== 'if') return nodes;
  const others: Condition[] = [];
  for (const one of before.slice(0, -1).reverse()) {
    const [asked, ...more] = one.node === 'if' && one.else.length === 0 ? one.if : [];
    if (asked === undefined || more.length > 0 || !isOfKind(asked, last.if)) break;
    if (one.node === 'if' && JSON.stringify(one.then).includes('"node":"lose"') && asked.is === 'has') return false;
    others.unshift({ is: 'not', of: asked });
  }
  return others.length === 0 ? nodes : [{ clause: last.clause, node: 'if', if: others, then: nodes, else: [] }];
}

/** Stances, numbers of one token, health of one unit: of which the last case is one more. */
const isOfKind = (asked: Condition, [last, ...more]: readonly Condition[]): boolean =>
  last !== undefined &&
  more.length === 0 &&
  ((asked.is === 'stance' && last.is === 'stance') ||
    (asked.is === 'has' && last.is === 'has' && asked.of === last.of && asked.token === last.token) ||
    (asked.is === 'health' && last.is === 'health' && asked.of === last.of));

/** `At the start of your turn, you may spend a Move Action: ... If you don't, remove your Leash`: of what the card offers in each turn. */
export function offeredByRule({ standing, notes }: Desk, nodes: readonly Node[], read: Out): boolean {
  const rule = notes.rules?.at(-1);
  if (standing || rule?.rule !== 'when' || read.held.length > 0 || read.fault !== undefined) return false;
  // Whoever was the target of a use is nobody's target in later turns.
  if (/"(?:target|space|marker|summon)"/.test(JSON.stringify(read.nodes))) return false;
  if (!rule.then.some(({ node }) => node === 'may') || JSON.stringify(nodes).includes('"node":"may"')) return false;
  (rule.then as Node[]).push(...read.nodes);
  return true;
}
