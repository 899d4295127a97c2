import type { Node } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import type { Cursor } from '../words/cursor.ts';
import { manner, usedOn } from './used-on.ts';

/**
 * `use the strongest default ability of the nearest enemy`, `copy a default ability of the target`: one of another unit's
 * card, as if it stood on one's own.
 */
export function borrowing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|copy|borrow')) return undefined;
    const ofTarget = cursor.try(() => {
      const target = cursor.takeAny("one of the? target's", "a|an|one of the? target's")
        ? context.named.target
        : undefined;
      return target && cursor.take('default abilities|attacks') ? target : undefined;
    });
    const best =
      ofTarget === undefined && cursor.takeAny(`the strongest|hardest-hitting|hardest default ability|attack`);
    if (
      ofTarget === undefined &&
      !best &&
      !cursor.takeAny('the|a|an|one default ability|attack', 'one of the default abilities|attacks')
    )
      return undefined;
    const said =
      best ||
      cursor.takeAny(
        'with the highest|most|greatest|largest damage|dmg',
        'that|which deals the? most|highest damage|dmg',
      );
    const whose = ofTarget === undefined ? lender(asked) : { from: ofTarget };
    if (whose === undefined) return undefined;
    asOwn(cursor);
    const how = manner(asked, 'you', { kind: 'default' });
    const { from, named } = whose;
    if (named !== undefined && how.named !== undefined) return undefined;
    const node = {
      clause,
      node: 'use-ability',
      who: 'you',
      which: 'default',
      free: true,
      from,
      ...(said && { strongest: true }),
    } as const;
    const used = usedOn(node, how, true);
    return named === undefined ? used : onto(named, used.nodes);
  });
}

/** `of the target`, `of the nearest enemy`, `of an ally in range 3`, who is chosen. */
function lender(
  asked: Asked,
): { readonly from: NonNullable<Extract<Node, { node: 'use-ability' }>['from']>; readonly named?: Aim } | undefined {
  const { cursor, context } = asked;
  if (!cursor.take('of')) return undefined;
  const start = cursor.at;
  const found = noun(cursor, context);
  if (found === undefined || found.ref === 'you') return undefined;
  if (found.ref !== undefined) return { from: found.ref };
  const { forced, ...all } = found;
  if (forced === 'nearest') {
    const nearest = standingWho({ ...all, many: 'each' });
    return nearest && { from: { nearest } };
  }
  if (forced !== undefined || found.many !== 'one' || found.max !== undefined) return undefined;
  cursor.at = start;
  const named = aim(asked);
  return named?.ref === 'target' ? { from: 'target', named } : undefined;
}

/** `as if it were your own`, `as if you had it`. */
export const asOwn = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'as if it were|was your own',
    'as if it were|was yours',
    'as if you had it',
    'as your own',
    'as though it were|was yours',
  );
