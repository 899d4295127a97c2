import type { Node, Range, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { noun } from './noun.ts';

/** Summons of whoever's card it is. */
function ownSummon(who: Who, { words, bearer, slot }: Context): Who | undefined {
  if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return undefined;
  const { card, yours, kind, side } = who;
  // "Destroy an allied summon".
  if (kind === 'summon' && side === 'ally') return who;
  const summon = words.all.find(({ kind, ref }) => kind === 'summon' && ref === card);
  const isOwn = yours || (bearer !== undefined && summon?.owners.length === 1 && summon.owners[0] === bearer);
  return summon !== undefined && isOwn ? { ...who, side: 'ally', yours: true } : undefined;
}

/** The target that an effect on somebody new needs: `destroy one of your summons in LoS`. */
export function chosen(asked: Asked, then: (ref: Ref) => Node): Effect | undefined {
  const { cursor, context, clause } = asked;
  const found = noun(cursor, context);
  if (found === undefined || found.many === 'each' || found.area) return undefined;
  if (found.ref !== undefined) return { nodes: [then(found.ref)] };
  const range: Range | undefined = found.range;
  // "Destroy a Wolf", on the card that summons them: one of one's own, wherever it is.
  const own = range === undefined && !found.seen ? ownSummon(found.who, context) : found.who;
  if (own === undefined) return undefined;
  const sight = (range !== undefined || found.seen === true) && !(found.blind ?? false);
  return {
    nodes: [
      {
        clause,
        node: 'target',
        who: own,
        ...(range ? { range } : {}),
        ...(found.of ? { from: found.of } : {}),
        sight,
        ...(found.max !== undefined && { min: found.min ?? found.max, max: found.max }),
        ...(found.forced !== undefined && { forced: found.forced }),
        then: [then('target')],
      },
    ],
  };
}
