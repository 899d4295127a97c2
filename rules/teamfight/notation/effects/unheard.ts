import type { Node } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const triggers = oneOf('trigger triggers');

/** `The target does not trigger any on-death reactions`, under "on kill": the damage that killed is dealt so. */
export function unheard({ cursor, context, subject }: Asked): Effect | undefined {
  if (cursor.lacks(triggers)) return undefined;
  return cursor.try((): Effect | undefined => {
    const whose = subject ?? pronoun(cursor, context)?.ref;
    if (!cursor.takeAny('does|do not trigger|triggers any?', "doesn't|don't trigger any?", 'triggers|trigger no'))
      return undefined;
    if (!cursor.takeAny('on-death|death reactions|effects|abilities|passives|triggers', 'on death reactions|effects'))
      return undefined;
    const dealt = (context.killing ?? []).filter((node) => node.node === 'damage' && node.to === whose);
    if (dealt.length === 0) return undefined;
    for (const node of dealt) (node as Draft<Extract<Node, { node: 'damage' }>>).unheard = true;
    return { nodes: [] };
  });
}
