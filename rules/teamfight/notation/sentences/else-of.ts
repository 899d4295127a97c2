import type { Condition, Node } from '../../program.ts';

/** "If X, ... If not X, ...": asked once, so that what the one does cannot bring the other about. */
export function elseOf(before: readonly Node[], nodes: readonly Node[]): Node | undefined {
  const [last, next] = [before.at(-1), nodes[0]];
  if (last?.node !== 'if' || next?.node !== 'if' || nodes.length !== 1) return undefined;
  const [a, b] = [last.if[0], next.if[0]];
  if (a === undefined || b === undefined || last.if.length + next.if.length !== 2) return undefined;
  if (last.else.length + next.else.length > 0 || !(isNot(a, b) || isNot(b, a))) return undefined;
  return { ...last, else: next.then };
}

const isNot = (a: Condition, b: Condition): boolean =>
  (a.is === 'not' && JSON.stringify(a.of) === JSON.stringify(anyOf(b))) || isFewer(a, b);

/** "If you have one", behind "if you have no Coin": any. */
const anyOf = (asked: Condition): Condition => {
  if (asked.is !== 'has' || asked.min !== 1 || asked.max !== undefined) return asked;
  const { min: _, ...any } = asked;
  return any;
};

/** "If you have 2 or fewer Coins, ... If you have 3 or more, ...", "if no enemy is adjacent, ... If an enemy is adjacent, ...": so many, or fewer. */
function isFewer(a: Condition, b: Condition): boolean {
  if ((a.is !== 'has' && a.is !== 'there-is') || a.is !== b.is) return false;
  const { min: least = 0, max, ...fewer } = a;
  const { min = 1, max: most, ...more } = b;
  return least === 0 && most === undefined && max === min - 1 && JSON.stringify(fewer) === JSON.stringify(more);
}
