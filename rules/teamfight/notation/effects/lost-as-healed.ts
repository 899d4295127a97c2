import type { Amount, Condition, Node } from '../../program.ts';
import { healthGained } from '../amounts/health-gained.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

/** `, down to 1`, `(not below 1)`: the health that is left in any case. */
export const leftAtLeast = (cursor: Cursor): number | undefined =>
  cursor.try(() =>
    cursor.takeAny(
      ',? but? down to #',
      '( down to # )',
      ',? but? to a minimum of #',
      ',? but? no lower than #',
      ',? but? not below|under #',
      '( not below|under # )',
      '( min|minimum # )',
    ) && !cursor.sees('health|hp less')
      ? cursor.numbers[0]
      : undefined,
  );

/** `You lose as much health as they gained, down to 1`, `lose that much health`, behind what has healed somebody: no damage. */
export function lostAsHealed({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('lose')) return undefined;
    const gained = healthGained(cursor, context);
    if (gained === undefined) return undefined;
    cursor.take('health|hp');
    const least = leftAtLeast(cursor);
    if (cursor.sees('per|for|until|if')) return undefined;
    const health = { count: 'health', on: 'you' } as const;
    const amount: Amount = {
      base: 0,
      terms: [
        { each: 1, per: health },
        { each: -1, per: gained },
      ],
      ...(least !== undefined && { least }),
    };
    const left: Node = { clause, node: 'set-health', of: 'you', amount };
    if (least !== undefined) return { nodes: [left], own: true };
    const lives: Condition = { is: 'exceeds', what: health, than: gained };
    const none: Node = { clause, node: 'kill', who: 'you' };
    return { nodes: [{ clause, node: 'if', if: [lives], then: [left], else: [none] }], own: true };
  });
}
lostAsHealed.begins = beginning('lose');
