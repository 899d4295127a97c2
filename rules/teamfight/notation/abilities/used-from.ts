import type { Node, Ref, Who } from '../../program.ts';
import type { Asked } from '../effects/effect.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { doneTo, pieceMeant } from '../pieces/piece-meant.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** What a text lets somebody use, put under the choice of the place that it is used from. */
type Wrapped = (nodes: readonly Node[]) => readonly Node[];

/**
 * `from the Beacon`, `as if you were at one of your Totems`, `cast from the Wisp on the map`: where an ability is used from. Its ranges,
 * areas and sight of "you" are from there.
 */
export function usedFrom(asked: Asked): Wrapped | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Wrapped | undefined => {
    cursor.take(',');
    if (!startsFrom(cursor)) return undefined;
    cursor.takeAny('the space of', 'a|the space with');
    const there = (at: Ref, then: readonly Node[]): Node[] => [{ clause, node: 'from-place', at, then }];
    const ref = placeRef(asked.cursor, asked.context);
    if (ref !== undefined) return ref === 'you' ? undefined : (nodes) => there(ref, nodes);
    const piece = pieceMeant(asked);
    cursor.take('of yours');
    // From each of several one could not use it as often as one may.
    if (piece !== undefined)
      return piece.all || piece.count !== undefined
        ? undefined
        : (nodes) => doneTo(piece, clause, (at) => there(at, nodes));
    const or = somebody(asked);
    return or && ((nodes) => [{ clause, node: 'space', sight: false, or, then: there('space', nodes) }]);
  });
}

const away = oneOf('from as');

/** `drawing range from`, `with range measured from`: that is where it is used. */
const drawn = [
  'drawing|measuring its? range|los? from',
  'drawing|measuring range and los|sight from',
  'with range drawn|measured from',
] as const;

/** `from`, `as if you were at`, `cast from`: what the place stands behind. */
export const startsFrom = (cursor: Cursor): boolean =>
  !cursor.lacks(away) &&
  cursor.takeAny(
    'cast|used|made|drawn|measured|originating|starting|fired? from',
    'as if|though it|this|they? was|were? cast|used|made|fired from',
    'as if|though from',
    'as if|though you were|stood|are standing? at|in|on',
    'as if|though standing at|in|on',
    'as if|though you were|stood|are standing? where',
    ...drawn,
  );

/** `your Wolf`, `your Wolf's space`, `an ally in range 3`: somebody who is no target by that. */
function somebody({ cursor, context }: Asked): Who | undefined {
  const at = cursor.at + (cursor.sees('your|the') ? 1 : 0);
  const summon = wordAt(context.words, cursor.tokens, at, cursor.end, ['summon']);
  if (summon !== undefined && at > cursor.at) {
    cursor.at = summon.to;
    cursor.take('space');
    return { side: 'ally', card: summon.word.ref, yours: true };
  }
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
    return undefined;
  return standingWho(found, true);
}
