import type { Node, Ref } from '../program.ts';
import type { Asked, Effect } from './effect.ts';
import { spaceAlone } from './head-space.ts';
import { noun } from './noun.ts';

/**
 * One's own piece is sent somewhere, behind `teleport`: `one of your summons to an empty space in range 4`, `the Wolf to the space`.
 */
export function sending({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    const only = cursor.sees('the|your');
    const whom = noun(cursor, context);
    if (whom === undefined || whom.ref !== undefined || whom.many === 'each' || whom.area || whom.forced)
      return undefined;
    if (whom.who.card === undefined && !whom.who.yours) return undefined;
    if (whom.range !== undefined || whom.seen || whom.max !== undefined || !cursor.take('to')) return undefined;
    const who = { ...whom.who, side: 'ally' as const, yours: true };
    const move = (of: Ref): Node => ({ clause, node: 'move', who: of, how: 'teleport', toSpace: true });
    if (context.centre === 'space' && cursor.takeAny('the|that space', 'it')) {
      // A target would take the place of the chosen space, so there must be only one such piece.
      return only ? { nodes: [{ clause, node: 'each', who, then: [move('each')] }] } : undefined;
    }
    const space = spaceAlone(cursor, clause);
    if (space === undefined) return undefined;
    const to = { ...space.node, empty: true, then: [move('target')] } as Node;
    return { nodes: [{ clause, node: 'target', who, sight: false, then: [to] }], own: true };
  });
}
