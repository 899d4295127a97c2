import type { Condition, Node } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { those } from './unaffected.ts';

const begins = beginning(
  'if|allies|enemies|summons|objects|heroes|flying|slowed|stunned|invisible|your|adjacent|non-hero',
);

/** What is so before and behind the damage alike. */
const asked: ReadonlySet<Condition['is']> = new Set(['side', 'unit', 'has', 'flag']);

/**
 * `Range 3, 2dmg, push 2. If it's an ally, it takes no damage`, `burst 2, 2dmg and Slow. Allies take no damage`: all of it but the damage comes to
 * those.
 */
export function noHarm({ desk, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || bullet || opens || tail === undefined || cursor.misses(begins)) return false;
  const of =
    tail.node.node === 'target'
      ? 'target'
      : tail.node.node === 'area' || tail.node.node === 'each'
        ? 'each'
        : undefined;
  if (of === undefined) return false;
  const found = cursor.sees('if') ? ifConditions(cursor, tail.context) : undefined;
  const spares = found === undefined ? those(cursor, tail.context, of) : undefined;
  const so = found ?? (spares && [spares]);
  if (so === undefined || !so.every(({ is }) => asked.has(is))) return false;
  if (found !== undefined) {
    cursor.take(',');
    if (
      !cursor.takeAny('they|it take|takes no damage|dmg', 'the target takes no damage|dmg', 'no damage|dmg is? dealt?')
    )
      return false;
  } else if (!cursor.take('take|takes no damage|dmg')) return false;
  cursor.takeAny('from this|it', 'from this ability|attack');
  if (!cursor.done || !tail.then.some((node) => isHarm(node, of))) return false;
  const clause = ran(desk, from, to);
  tail.then.forEach((node, at) => {
    if (isHarm(node, of)) tail.then[at] = { clause, node: 'if', if: so, then: [], else: [node] };
  });
  return true;
}

const isHarm = (node: Node, to: 'target' | 'each'): boolean => node.node === 'damage' && node.to === to;
