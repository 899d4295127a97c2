import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Noun } from './noun.ts';
import { places } from './noun-place.ts';
import { isOwnerless } from './ownerless.ts';

const begins = beginning('one|another|each|every|all|a|an|any|their|its');

/** `one of their allies`, `an ally of theirs`, `each of its allies in range 2`: of the side of whoever was named, and not that one. */
export function theirAllies(cursor: Cursor, context: Context): Noun | undefined {
  const { them } = context;
  if ((them !== 'target' && them !== 'trigger' && them !== 'other') || cursor.misses(begins)) return undefined;
  // "When a hero kills an enemy, its allies heal 1": those of the one or of the other.
  if (isOwnerless(context) && them === 'trigger' && Object.values(context.named).includes('other')) return undefined;
  return cursor.try((): Noun | undefined => {
    const one = cursor.takeAny('one|another|any of their|its other? allies', 'a|an|another|any ally of theirs|its');
    const every =
      !one &&
      cursor.takeAny('each|all|every of? their|its other? allies', 'each|every ally of theirs', 'their|its allies');
    if (!one && !every) return undefined;
    const noun: Noun = {
      who: { side: 'any', except: [them], if: [{ is: 'allied', of: 'each', to: them }] },
      many: one ? 'one' : 'each',
      ...(every && { all: true }),
    };
    return places(cursor, context, noun) ? noun : undefined;
  });
}
theirAllies.begins = begins;
