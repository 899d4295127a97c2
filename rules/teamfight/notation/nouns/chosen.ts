import type { Node, Range, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { noun } from './noun.ts';

/** The target that an effect on somebody new needs: `destroy one of your summons in LoS`. */
export function chosen(asked: Asked, then: (ref: Ref) => Node): Effect | undefined {
  const { cursor, context, clause } = asked;
  const found = noun(cursor, context);
  if (found === undefined || found.many === 'each' || found.area) return undefined;
  if (found.ref !== undefined) return { nodes: [then(found.ref)] };
  const range: Range | undefined = found.range;
  if (range === undefined && !found.seen) return undefined;
  const sight = !(found.blind ?? false);
  return {
    nodes: [
      {
        clause,
        node: 'target',
        who: found.who,
        ...(range ? { range } : {}),
        ...(found.of ? { from: found.of } : {}),
        sight,
        then: [then('target')],
      },
    ],
  };
}
