import type { Asked, Effect } from '../effects/effect.ts';
import { wordOf } from '../words/by-ref.ts';

/** `Remove this`, `this unit is removed`, on the card of a summon: it goes off the map, and that is no death. */
export function itselfGone({ cursor, context: { slot, words, bearer }, clause, subject }: Asked): Effect | undefined {
  if (slot !== 'passive' || wordOf(words, bearer, 'summon') === undefined) return undefined;
  return cursor.try((): Effect | undefined => {
    const told =
      subject === undefined
        ? cursor.takeAny(
            'remove this unit|summon?',
            'remove it',
            'this unit|summon? is removed',
            'this unit|summon? disappears|vanishes',
          )
        : subject === 'you' && cursor.takeAny('is|are removed', 'disappear|disappears|vanish|vanishes');
    if (!told) return undefined;
    cursor.takeAny('from the map|board|game', 'from play');
    return cursor.done || cursor.sees(',|and|.')
      ? { nodes: [{ clause, node: 'remove', what: 'you' }], own: true }
      : undefined;
  });
}
