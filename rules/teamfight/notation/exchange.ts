import type { Asked, Effect } from './effect.ts';
import { ignoresWalls } from './head.ts';
import { noun } from './noun.ts';

/** `swap places with an ally in range 5`. */
export function swap({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (!cursor.takeAny('swap places|positions with', 'swap with')) return undefined;
    const other = noun(cursor, context);
    if (other === undefined || other.many === 'each' || other.max !== undefined) return undefined;
    if (other.ref !== undefined) return { nodes: [{ clause, node: 'swap', a: 'you', b: other.ref }] };
    if ((other.range === undefined && !other.seen) || other.area) return undefined;
    const who = { ...other.who, except: ['you' as const] };
    const sight = !(other.blind ?? false) && !ignoresWalls(cursor);
    return {
      nodes: [
        {
          clause,
          node: 'target',
          who,
          ...(other.range ? { range: other.range } : {}),
          ...(other.of ? { from: other.of } : {}),
          sight,
          then: [{ clause, node: 'swap', a: 'you', b: 'target' }],
        },
      ],
    };
  });
}
