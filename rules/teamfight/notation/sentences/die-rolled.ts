import type { Node } from '../../program.ts';
import { says } from '../texts/says.ts';
import type { Tail } from './desk.ts';
import { speaksOf } from './uses.ts';

const isDie = (node: Node): boolean => node.node === 'roll' && node.bands.length === 0;

const rolled: ReadonlySet<string> = new Set(['rolled']);

/** "Roll for each enemy in range 2. On a 5+, heal 1": one of many numbers, or each of them. */
export const isOfManyDice = (tail: Tail | undefined, nodes: readonly Node[]): boolean =>
  tail !== undefined &&
  tail.node.node !== 'target' &&
  tail.then.some(isDie) &&
  says(nodes, rolled) &&
  !speaksOf(nodes, 'each');

/** "At the start of your next turn, roll. On a 5+, heal 1", "if you have 1 health, roll. On a 1-2 you die": what the number brings comes where the die is. */
export function underDie(before: readonly Node[], nodes: readonly Node[]): Node[] | undefined {
  const last = before.at(-1);
  if (last === undefined || !says(nodes, rolled)) return undefined;
  // "Until your next turn, when an enemy targets you, roll a die. On a 5+, the attack misses".
  const [rule, ...more] = last.node === 'lasting' ? last.rules : [];
  if (rule?.rule === 'when' && more.length === 0) return rule.then.some(isDie) ? (rule.then as Node[]) : undefined;
  const isScope = last.node === 'later' || last.node === 'may' || (last.node === 'if' && last.else.length === 0);
  if (!isScope) return undefined;
  return last.then.some(isDie) ? (last.then as Node[]) : underDie(last.then, nodes);
}
