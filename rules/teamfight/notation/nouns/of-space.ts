import type { Place, Range, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { kindOfPlace } from './kind-of-place.ts';
import { besideWall } from './nearness.ts';
import { placeOf } from './place-of.ts';
import { placesOr } from './places-or.ts';
import { distance, nextTo } from './range.ts';

/** What is said of a space that is chosen, beside how far it is. */
export interface OfSpace {
  readonly places?: readonly Place[];
  /** Where it must not be. */
  readonly apart?: Place;
}

/** What may be said of a space begins with one of these. */
const said = beginning(
  ",|but|not|that|that's|which|and|with|none|no|unseen|hidden|out|outside|where|in|on|inside|within|at|along|by|adjacent|next|touching|against|beside",
);

const none = 'with? none of? them? adjacent|next|within|in';

/**
 * `next to a wall`, `that is adjacent to an enemy`, `adjacent to both you and the target`, `in range 2 of a Totem`, `not adjacent to any
 * enemy`, behind "a space"; ranges of somebody else only behind its own. Undefined where a place begins that is not understood.
 */
export function ofSpace(cursor: Cursor, context: Context, ranged: boolean): OfSpace | undefined {
  const places: Place[] = [];
  let apart: Place | undefined;
  for (;;) {
    if (cursor.misses(said) || (!ranged && cursor.sees('in|within range')))
      return { ...(places.length > 0 && { places }), ...(apart && { apart }) };
    const { at } = cursor;
    // "Not in range 1 of each other", "not adjacent to each other" is said of several, and read with them.
    if (cursor.sees(',? but? not adjacent|next to each|one other|another'))
      return { ...(places.length > 0 && { places }), ...(apart && { apart }) };
    const named =
      cursor.takeAny(',? that|which is', ",? that's", ',? and is') ||
      (cursor.sees(`, ${none}`) && cursor.take(',')) ||
      (cursor.sees(', not? adjacent|next to') && cursor.take(','));
    const away = !named && cursor.sees(',? not in|within range? #');
    if (away) cursor.take(',');
    // "... and heal 1" goes on with something else.
    if (!named && !away) cursor.take(',? and');
    const unseen = cursor.try(() => outOfSight(cursor) ?? farFromAll(cursor));
    if (unseen !== undefined && apart === undefined) {
      apart = unseen;
      continue;
    }
    // "None adjacent to an enemy", of several: each of them is not.
    const not = cursor.take('not') || (cursor.sees(none) && cursor.takeAny('with? none of them', 'with? none'));
    // Where nothing may be beside it, nothing may be in it.
    const found = some(cursor, context, ranged, not ? { max: 1 } : nextTo);
    if (found === undefined) {
      cursor.at = at;
      return named || (not && !away) || cursor.sees('adjacent|next')
        ? undefined
        : { ...(places.length > 0 && { places }), ...(apart && { apart }) };
    }
    const [one, ...more] = found;
    if (!not) places.push(...found);
    else if (apart !== undefined || one === undefined || more.length > 0) return undefined;
    else apart = one;
  }
}

/** `out of LoS of enemies`, `out of enemy LoS`, `not in line of sight of any enemy`, `that no enemy can see`. */
export function outOfSight(cursor: Cursor): Place | undefined {
  cursor.take('that is');
  const said = cursor.takeAny(
    'that? no enemy|enemies can? see|sees',
    'unseen by any? enemies|enemy',
    'hidden from all|any|every? enemies|enemy',
    "out|outside of? any|all|every|the? enemy|enemy's|enemies' los|sight",
    "out|outside of? any|all|every|the? enemy|enemy's|enemies' line of sight",
    "not in|within any|an? enemy|enemy's|enemies' los|sight",
    "not in|within any|an? enemy|enemy's|enemies' line of sight",
  );
  if (!said) {
    const away = cursor.takeAny(
      'out|outside of? los|sight of|to|from',
      'out|outside of? line of sight of|to|from',
      'not in|within los|sight of|to',
      'not in|within line of sight of|to',
    );
    cursor.take('all|any|an|every');
    if (!away || !cursor.take('enemies|enemy')) return undefined;
  }
  return { sight: true, of: { nearest: { side: 'enemy' } } };
}

/** `with no enemies in range 2`, `with no enemy adjacent`: not so near to any of them. */
function farFromAll(cursor: Cursor): Place | undefined {
  if (!cursor.takeAny('with no enemy|enemies', 'that has no enemy|enemies', 'where no enemy|enemies is|are'))
    return undefined;
  const range = cursor.take('adjacent') ? { max: 1 } : cursor.take('in|within range?') ? distance(cursor) : undefined;
  if (cursor.takeAny('of|to it') || !cursor.sees('of|from|to'))
    return range && { range, of: { nearest: { side: 'enemy' } } };
  return undefined;
}

function some(cursor: Cursor, context: Context, ranged: boolean, beside: Range): Place[] | undefined {
  return cursor.try((): Place[] | undefined => {
    const several = ranged || !cursor.sees('in|within') ? placesOr(cursor, context, beside) : undefined;
    if (several?.any !== undefined) return [{ any: several.any.map(ofOthers) }];
    const wall = wallOrUnit(cursor);
    if (wall !== undefined) return [wall];
    const kind = kindOfPlace(cursor, context);
    if (kind !== undefined) return [kind];
    const near = cursor.take('adjacent|next to');
    const far = near ? beside : ranged && cursor.take('in|within range?') ? distance(cursor) : undefined;
    if (far === undefined || (!near && !cursor.take('of'))) return undefined;
    const both = cursor.take('both');
    const first = from(cursor, context);
    const second = first && cursor.try(() => (cursor.take('and') ? from(cursor, context) : undefined));
    if (first === undefined || (both && second === undefined)) return undefined;
    const at = (of: Place['of']): Place => ({
      range: far,
      ...(of === 'you' ? {} : { of: of as NonNullable<Place['of']> }),
    });
    return second === undefined ? [at(first)] : [at(first), at(second)];
  });
}

/** Who is to come there is no unit that it is beside. */
function ofOthers(place: Place): Place {
  if (typeof place.of !== 'object' || !('nearest' in place.of)) return place;
  const { nearest } = place.of;
  const isAny = nearest.side === 'any' && !nearest.except?.includes('you');
  return isAny ? { ...place, of: { nearest: { ...nearest, except: [...(nearest.except ?? []), 'you'] } } } : place;
}

/** `adjacent to a wall`, `adjacent to a wall or another unit`, `adjacent to a unit or wall`. */
function wallOrUnit(cursor: Cursor): Place | undefined {
  if (besideWall(cursor)) {
    const unit = cursor.try(() => (cursor.takeAny(', or', 'or') ? unitBeside(cursor) : undefined));
    return unit ? { any: [{ walled: true }, unit] } : { walled: true };
  }
  return cursor.try(() => {
    const unit = cursor.take('adjacent|next to') ? unitBeside(cursor) : undefined;
    return unit && cursor.takeAny('or an? wall', 'or walls') ? { any: [unit, { walled: true }] } : undefined;
  });
}

/** `another unit`, `an enemy`: whoever stands there, but not who acts. */
function unitBeside(cursor: Cursor): Place | undefined {
  cursor.take('a|an|another|any other?');
  if (!cursor.take('unit|enemy|ally')) return undefined;
  const said = cursor.before?.text;
  const nearest: Who = said === 'enemy' || said === 'ally' ? { side: said } : { side: 'any', except: ['you'] };
  return { range: { max: 1 }, of: { nearest } };
}

/**
 * `adjacent to a Mine`, `next to a wall`, `in range 2 of you or of your Turret`: near any of some, and seen from there where a range is said.
 * Undefined where it is near one who is known, which is another question.
 */
export function nearAny(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try(() => {
    const found = ofSpace(cursor, context, true);
    const [place, ...more] = found?.places ?? [];
    if (place === undefined || more.length > 0 || found?.apart) return undefined;
    if (place.any !== undefined) return { any: place.any.map(seen) };
    return place.walled || typeof place.of === 'object' ? seen(place) : undefined;
  });
}

/** T-054: what is beside something need not be seen. */
export const seen = (place: Place): Place =>
  place.range !== undefined && place.range.min === undefined ? { ...place, sight: true } : place;

/** From where it is measured; "adjacent to two enemies" would have to be counted. */
const from = (cursor: Cursor, context: Context): Place['of'] | undefined =>
  cursor.sees('#|two|three|all|every|each|both') && !cursor.sees('one') ? undefined : placeOf(cursor, context);
