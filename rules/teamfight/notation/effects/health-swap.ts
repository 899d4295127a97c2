import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const verbs = 'swap|swaps|switch|switches|exchange|exchanges|trade|trades';

/** `Swap health with the target`, `swap your health with an enemy in range 3`, `trade current hp with them`: what each of both has now. */
export function swapsHealth(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you' && subject !== 'target') return undefined;
  return cursor.try((): Effect | undefined => {
    const from = cursor.at;
    if (!cursor.take(verbs)) return undefined;
    const yours = cursor.take('your');
    if (!cursor.take('current? health|hp')) return undefined;
    // "The target swaps health with you", "they swap their health with you".
    const by = subject === 'target' ? 'target' : 'you';
    if (by === 'target' && yours) return undefined;
    if (!cursor.take(yours ? 'with|and|for' : 'with')) return undefined;
    const known = by === 'target' ? undefined : healthOf(cursor, context, 'you');
    const named = known === undefined ? aim(asked) : undefined;
    const other = known ?? named?.ref;
    if (other === undefined || other === 'each' || other === by) return undefined;
    if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
    // "With an ally in range 3, minimum 1": of the range, or of the health.
    if (cursor.tokens.slice(from, cursor.at).some(({ text }) => /^min(?:imum)?$/.test(text))) return undefined;
    const node = { clause, node: 'swap-health', of: by, with: other } as const;
    return named?.head === undefined ? { nodes: [node], own: true } : onto(named, [node], true);
  });
}
swapsHealth.begins = beginning(verbs);

/** `the target's`, `theirs`, `yours`, `the target's health`: of somebody else than the one whose health it is compared with. */
export function healthOf(cursor: Cursor, { them, named }: Context, but: Ref): Ref | undefined {
  return cursor.try((): Ref | undefined => {
    const ref = cursor.takeAny("the? target's")
      ? (named.target ?? (them === 'target' ? them : undefined))
      : cursor.take('yours')
        ? 'you'
        : cursor.takeAny('theirs', 'its|his|her|their current? health|hp', 'its')
          ? them
          : undefined;
    if (ref === undefined || ref === but) return undefined;
    cursor.take('current? health|hp');
    return cursor.done || cursor.sees(',|.|and|then') ? ref : undefined;
  });
}
