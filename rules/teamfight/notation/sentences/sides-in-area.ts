import type { Node, Rule, Who } from '../../program.ts';
import type { Tail } from './desk.ts';
import { isOfSide } from './done-once.ts';

type Side = 'ally' | 'enemy';

/** All of one side, wherever they are. */
const sideOf = (who: Who | undefined): Side | undefined =>
  who !== undefined && Object.keys(who).length === 1 && (who.side === 'ally' || who.side === 'enemy')
    ? who.side
    : undefined;

/** Whether an area of whoever is in it stands before, in which the one side can be told from the other. */
const parts = (tail: Tail | undefined): boolean => tail?.node.node === 'area' && tail.node.who.side === 'any';

/**
 * `Burst 2. Allies have +1 speed until the end of your turn`: what holds for one side, behind an area, is of those in it. `unknown` where
 * it stands beside what only some of them are named for.
 */
export function ofThoseInArea(tail: Tail | undefined, nodes: readonly Node[]): Node[] | 'unknown' {
  if (!parts(tail)) return [...nodes];
  const all = nodes.flatMap(apart);
  if (!all.some((node) => inArea(node) !== undefined)) return [...nodes];
  if (all.some(({ node }) => node === 'each')) return 'unknown';
  return all.map((node) => inArea(node) ?? node);
}

/** `enemies take 1dmg and allies have +1 speed`: the other side is no part of what is done to the one. */
function apart(node: Node): Node[] {
  if (!isOfSide(node)) return [node];
  const then = node.then.filter((one) => inArea(one) === undefined);
  return [{ ...node, then }, ...node.then.filter((one) => inArea(one) !== undefined)];
}

function inArea(node: Node): Node | undefined {
  if (node.node !== 'lasting' || node.of !== 'you') return undefined;
  const sides = new Set(node.rules.map((rule) => ('who' in rule ? sideOf(rule.who) : undefined)));
  const [side, ...others] = [...sides];
  if (side === undefined || others.length > 0) return undefined;
  const rules = node.rules.map((rule): Rule => ({ ...rule, who: { side: 'you' } }) as Rule);
  const then: Node[] = [{ ...node, of: 'each', rules }];
  return { clause: node.clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then, else: [] };
}
