import type { Condition, Place, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Noun, noun, several, standingWho } from '../nouns/noun.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { isAboutThose } from '../sentences/asked-of-those.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { saidOfEach } from './said-of-each.ts';
import { soManyAsked } from './so-many.ts';

const counts = 'a|an|any|one|no|none|another|your|at|exactly|fewer|less|more|#';
const counting = beginning(counts);

interface Some {
  readonly noun: Noun;
  readonly min?: number;
  readonly max?: number;
}

/**
 * `an enemy is Slowed`, `two or more enemies are in Mud`, `one of your allies has a Rune`, `no ally has moved this round`, `your Wolf is at full health`:
 * whether there are so many for whom it is so, whatever may be asked of somebody who is known.
 */
export function someAreSo(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.misses(counting) || isOwnerless(context) || context.slot === 'marker' || context.slot === 'terrain')
    return undefined;
  // "If Wolf are Unprotected" is no English.
  if (!cursor.sees(counts)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const some = counted(cursor, context);
    const who = some && standingWho(some.noun);
    if (some === undefined || who === undefined) return undefined;
    const each = within(context, { them: 'each', side: who.side });
    const so = saidOfEach(cursor, each);
    const [first, ...more] = so ?? [];
    if (first === undefined) return undefined;
    const { min, max } = some;
    // "Burst 2, 1dmg. If an enemy is Slowed, push it 2": one of those.
    if (min === undefined && who.places === undefined && isAboutThose(cursor, context)) return undefined;
    // "No enemy is not Slowed", "your Wolf is not in Mud": it may be dead.
    if (first.is === 'not' && (max !== undefined || who.yours)) return undefined;
    // Nobody is near itself, or sees itself.
    const others = who.side === 'any' && who.card === undefined && [first, ...more].some(isFromYou);
    const except = others && { except: [...new Set([...(who.except ?? []), 'you' as const])] };
    const found = { ...asPlaced(who, [first, ...more]), ...except };
    return [{ is: 'there-is', who: found, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }];
  });
}

/** Where they must be is told with them, as "an enemy in range 2" is. */
function asPlaced(who: Who, asked: readonly Condition[]): Who {
  const places = asked.map(placeOfEach).filter((one) => one !== undefined);
  const others = asked.filter((one) => placeOfEach(one) === undefined);
  return {
    ...who,
    ...(places.length > 0 && { places: [...(who.places ?? []), ...places] }),
    ...(others.length > 0 && { if: [...(who.if ?? []), ...others] }),
  };
}

function placeOfEach(asked: Condition): Place | undefined {
  if (asked.is === 'place' && asked.of === 'each') return asked.place;
  return asked.is === 'distance' && asked.from === 'you' && asked.to === 'each' ? { range: asked.range } : undefined;
}

const isFromYou = (asked: Condition): boolean => {
  if (asked.is === 'not') return isFromYou(asked.of);
  if (asked.is === 'any') return asked.of.some(isFromYou);
  if (asked.is === 'distance') return asked.from === 'you';
  const { place } = asked.is === 'place' ? asked : {};
  return place !== undefined && (place.range ?? place.sight) !== undefined && (place.of ?? 'you') === 'you';
};

/** Who is asked about, and how many of them. */
function counted(cursor: Cursor, context: Context): Some | undefined {
  if (cursor.takeAny('no|none of your', 'none of the') || cursor.take('no')) {
    const found = several(cursor, context);
    return found && isPlain(found) ? { noun: { ...found, many: 'each' }, min: 0, max: 0 } : undefined;
  }
  const asked = soManyAsked(cursor);
  if (asked !== undefined) {
    cursor.take('of your|the');
    const found = several(cursor, context);
    return found && isPlain(found) ? { noun: found, ...asked } : undefined;
  }
  const yours = cursor.sees('your');
  const found = noun(cursor, context);
  if (found === undefined || found.many !== 'one' || found.ref !== undefined || found.forced !== undefined)
    return undefined;
  // "Your Wolf" is the one there is; "your ally" could be one who was named.
  if (yours && (found.who.card === undefined || !found.who.yours)) return undefined;
  const { min, max, ...plain } = found;
  if (min !== max || min === 0) return undefined;
  return { noun: plain, ...(min !== undefined && min > 1 && { min }) };
}

const isPlain = ({ ref, min, max, forced }: Noun): boolean =>
  ref === undefined && min === undefined && max === undefined && forced === undefined;
