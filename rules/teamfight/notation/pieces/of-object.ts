import type { Node, Rule, Who } from '../../program.ts';
import type { Word } from '../words/words.ts';

/**
 * `It deals 2dmg to all units in range 2`, `burst 1, 1dmg`, in the text of an object: whoever is drawn around is not struck by its own area (T-102),
 * and nobody is in range of itself. What is destroyed is not there any more. `It moves 2 towards the nearest hero`, told by a map: nobody chooses
 * to go less far.
 */
export function ofObject(rules: readonly Rule[], self: Word | undefined): readonly Rule[] {
  if (self?.kind !== 'marker' || self.fields.object !== true) return rules;
  const ofMap = self.fields.ofMap === true;
  const all = (node: Node): Node => changed(node, (one) => spared(ofMap ? asNearAsCan(one) : one));
  return rules.map((rule) =>
    rule.rule === 'when' && rule.trigger.on !== 'destroyed' ? { ...rule, then: rule.then.map(all) } : rule,
  );
}

/** Those who are named around the piece, but for itself. */
const others = (who: Who): Who =>
  who.side === 'any' && who.card === undefined && (who.kind === undefined || who.kind === 'object')
    ? { ...who, except: [...new Set([...(who.except ?? []), 'marker' as const])] }
    : who;

const isAround = ({ places = [] }: Who): boolean =>
  places.some(({ of, range }) => of === 'marker' && range !== undefined && range.max !== 0);

function spared(node: Node): Node {
  const strikes =
    (node.node === 'area' && node.of === 'marker') ||
    (node.node === 'each' && isAround(node.who)) ||
    (node.node === 'target' && node.from === 'marker' && node.forced !== undefined);
  return strikes ? { ...node, who: others(node.who) } : node;
}

function asNearAsCan(node: Node): Node {
  if (node.node !== 'move' || node.who !== 'marker' || node.towards === undefined) return node;
  const { towards, ...goes } = node;
  return { ...goes, closest: towards };
}

/** Something changed in a node and in whatever it holds. */
function changed<T>(part: T, change: (node: Node) => Node): T {
  if (Array.isArray(part)) return part.map((one) => changed(one, change)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, changed(one, change)]));
  return ('node' in inside ? change(inside as unknown as Node) : inside) as T;
}
