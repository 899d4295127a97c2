import type { Node, Ref } from '../program.ts';
import type { Context } from './context.ts';
import type { Asked, Effect } from './effect.ts';
import { boundBy, type Head, headOf, under } from './head.ts';
import { noun } from './noun.ts';
import { pronoun } from './pronoun.ts';

/** Whom a verb is done to: somebody known, or somebody new, who is a head of their own. */
export interface Aim {
  readonly ref: Ref;
  readonly head?: Head;
  /** What words mean behind it. */
  readonly context: Context;
}

/** The object of a verb: `it`, `the target`, `an enemy in range 2`, `all adjacent enemies`. */
export function aim({ cursor, context, clause, open }: Asked): Aim | undefined {
  return cursor.try((): Aim | undefined => {
    const known = pronoun(cursor, context)?.ref;
    if (known !== undefined) return { ref: known, context };
    const found = noun(cursor, context);
    const bare = found?.ref === undefined && found?.many === 'one' && !found.range && !found.seen && !found.area;
    if (
      open?.node.node === 'target' &&
      found !== undefined &&
      bare &&
      !found.forced &&
      !found.max &&
      !found.who.yours
    ) {
      open.node.who = found.who;
      return { ref: 'target', context };
    }
    const head = found && found.ref === undefined ? headOf(found, clause, cursor) : undefined;
    return head && { ref: boundBy(head), head, context: under(context, head) };
  });
}

/** What is done to the object: in its head, where it has one of its own. */
export function onto({ head }: Aim, nodes: readonly Node[], own = false): Effect {
  if (head === undefined) return { nodes, own };
  head.then.push(...nodes);
  return { nodes: [head.node as Node], head, own };
}
