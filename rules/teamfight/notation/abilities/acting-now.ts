import type { Node } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';

/**
 * `may use a Standard Action now`, `takes a Move Action immediately`, of an ally: what that action pays for, with none of its own spent. With a
 * Standard Action one may move, too (T-018).
 */
export function actsNow({ cursor, context, clause, subject: who }: Asked): Effect | undefined {
  if (who !== 'target' || context.side !== 'ally') return undefined;
  const free = /^(?:may|can|immediately|each)$/.test(cursor.before?.text ?? '');
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|uses|take|takes|make|makes|perform|performs a|an|one|1|its|their? move|standard action'))
      return undefined;
    const costs = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move' : 'standard';
    // Without "may" or "now" it could be told of their next turn.
    const now = cursor.takeAny('right now|away', 'immediately', 'now', 'at once', 'for free', 'as a free action');
    if ((!now && !free) || !(cursor.done || cursor.sees(',|and'))) return undefined;
    const use: Node = { clause, node: 'use-ability', who, which: { costs }, free: true };
    const distance = { base: 0, terms: [{ each: 1, per: { count: 'speed' as const, on: who } }] };
    const walk: Node = { clause, node: 'move', who, how: 'walk', distance };
    const options = [
      { clause, label: 'An ability', then: [use] },
      { clause, label: 'A move', then: [walk] },
    ];
    return { nodes: [{ clause, node: 'choose', count: 1, options }] };
  });
}
