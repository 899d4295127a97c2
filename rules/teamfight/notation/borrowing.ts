import type { Node } from '../program.ts';
import type { Asked, Effect } from './effect.ts';
import { noun, standingWho } from './noun.ts';

/**
 * `Use the default ability with the highest damage of the nearest enemy unit`, `copy a default ability of the target`: one of another unit's
 * card, as if it stood on one's own.
 */
export function borrowing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|copy|borrow')) return undefined;
    const best = cursor.takeAny(`the strongest|hardest-hitting|hardest default ability|attack`);
    if (!best && !cursor.takeAny('the|a|an|one default ability|attack', 'one of the default abilities|attacks'))
      return undefined;
    const said =
      best ||
      cursor.takeAny(
        'with the highest|most|greatest|largest damage|dmg',
        'that|which deals the? most|highest damage|dmg',
      );
    if (!cursor.take('of')) return undefined;
    const found = noun(cursor, context);
    if (found === undefined || found.ref === 'you' || (found.ref === undefined && found.forced !== 'nearest'))
      return undefined;
    const { forced: _, ...all } = found;
    const nearest = standingWho({ ...all, many: 'each' });
    const from = found.ref ?? (nearest && { nearest });
    if (from === undefined) return undefined;
    cursor.takeAny('as if it were|was your own', 'as if it were|was yours', 'as your own');
    const node: Node = {
      clause,
      node: 'use-ability',
      who: 'you',
      which: 'default',
      free: true,
      from,
      ...(said && { strongest: true }),
    };
    return { nodes: [node], own: true };
  });
}
