import type { Ref } from '../../program.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

/** `exits its stance`, `leave any stance`, `interrupt stances`, `end their stance`, of somebody else: whoever is in one is in none. */
export function outOfStance({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const goes = cursor.takeAny(
      'exits|exit|leaves|leave their|its|any|all stance|stances',
      'is|are forced out of their|its|any|all stance|stances',
    );
    const whom = goes ? (subject ?? context.them) : ended();
    if (whom === undefined || whom === 'you') return undefined;
    return { nodes: [{ clause, node: 'stance', token: undefined, of: whom }] };
  });

  function ended(): Ref | undefined {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (!cursor.take('interrupt|end|ends|interrupts|cancel|cancels|break|breaks')) return undefined;
    cursor.take('any|all');
    const whose = cursor.try(() => possessive(cursor, context)) ?? context.them;
    return cursor.take('stance|stances') ? whose : undefined;
  }
}
outOfStance.begins = beginning(
  'exits|exit|leaves|leave|is|are|interrupt|end|ends|interrupts|cancel|cancels|break|breaks',
);
