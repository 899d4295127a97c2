import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Noun } from './noun.ts';

/**
 * `An enemy on Mud`, `two enemies adjacent to a wall`, `a Slowed enemy`: one of those in sight who are so, as nothing says how far away. Where somebody
 * or some place was named before it could be one of those, or in that range; and one of whom nothing is told could be so behind anything.
 */
export function anyoneInSight(found: Noun, context: Context, cursor: Cursor): Noun {
  const { slot, them, chosen, opening, free } = context;
  // "An enemy on Mud has -1 speed", in a text that stands: each of them. Behind what sets it off one is chosen.
  const answers = slot === 'passive' && free === true;
  if (slot !== 'ability' && slot !== 'default' && !answers) return found;
  const isOther = them === 'trigger' || them === 'other';
  if ((them !== undefined || chosen) && !(answers && isOther)) return found;
  const { who, ref, many, range, seen, blind, area, forced, known } = found;
  if (ref !== undefined || many !== 'one' || range || seen || blind || area || forced !== undefined) return found;
  if (known || who.yours || who.card !== undefined || who.summoner || who.places?.some(isFromPiece)) return found;
  // Of summons "an allied summon" is one's own, wherever it is, and the word alone is what is done.
  if (who.kind === 'summon' && who.side !== 'enemy') return found;
  const isTold = who.places !== undefined || who.if !== undefined;
  if ((!opening || isOther) && (!isTold || who.except !== undefined)) return found;
  // "An ally and an enemy in range 3": the range may be of both.
  if (cursor.sees('and|or a|an|another|one|#') || cursor.sees(',? range|in|within|beyond|burst|line|path'))
    return found;
  return { ...found, seen: true };
}

/** In some range of somebody, or beside a piece, a summon or whoever has a token of yours, it would be measured from there, who is chosen first. */
const isFromPiece = ({ of, range }: Place): boolean => {
  if (range === undefined || typeof of !== 'object') return false;
  if ('marker' in of) return true;
  if (!('nearest' in of)) return false;
  const { card, if: asked = [] } = of.nearest;
  return card !== undefined || (range.max ?? 9) > 1 || asked.some((one) => one.is === 'has' && one.yours === true);
};
