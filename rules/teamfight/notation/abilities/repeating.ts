import type { Asked, Effect } from '../effects/effect.ts';
import { ownAbility } from './means.ts';
import { usedFrom } from './used-from.ts';

/**
 * `This ability repeats`, `repeat Frost Chain, cast from the Wisp`, at a moment that comes with each turn or round: what the ability does
 * happens once more. In the ability itself it would never end.
 */
export function repeatsItself(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (!context.timed || subject !== undefined) return undefined;
  return cursor.try((): Effect | undefined => {
    const which = repeated(asked);
    if (which === undefined) return undefined;
    cursor.takeAny('for free', 'as a free action');
    const from = usedFrom(asked);
    if (!cursor.done) return undefined;
    const nodes = [{ clause, node: 'use-ability', who: 'you', which, free: true, again: true } as const];
    return { nodes: from === undefined ? nodes : from(nodes), own: true };
  });
}

function repeated({ cursor, context }: Asked): 'this' | { readonly ability: string } | undefined {
  const { slot } = context;
  const isOwn = slot === 'ability' || slot === 'default';
  if (
    isOwn &&
    cursor.takeAny(
      'this|the ability|attack|effect? repeats',
      'this|the ability|attack|effect? is repeated|cast again?',
      'repeat this ability|attack|effect?',
      'cast|use this ability? again',
    )
  )
    return 'this';
  const again = cursor.take('repeat');
  const ability = isOwn || slot === 'passive' ? ownAbility(cursor, context) : undefined;
  if (ability === undefined || (!again && !cursor.take('repeats'))) return undefined;
  return { ability };
}
