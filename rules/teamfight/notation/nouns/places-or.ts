import type { Place, Range } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { spaceOf } from './kind-of-place.ts';
import { placeOf } from './place-of.ts';
import { inRange } from './range.ts';

/** In what way somebody is near to something: on it, or so far from it. */
type Nearness = 'on' | Range;

const begins = beginning('in|on|within|adjacent|next');
const several = oneOf('or');

/**
 * `adjacent to a wall or in Slime`, `in Slime or Fire`, `adjacent to a wall, an object or another unit`, `in or adjacent to Slime`: where one of
 * several is so. Of one alone only what is near to some ground. `beside` is what "adjacent" means: nothing is beside itself.
 */
export function placesOr(cursor: Cursor, context: Context, beside: Range = { max: 1 }): Place | undefined {
  if (cursor.misses(begins)) return undefined;
  return cursor.try((): Place | undefined => {
    const both = cursor.sees('in|on|inside|adjacent|next to? or');
    const near = nearness(cursor, beside);
    const first = near && thing(cursor, context, near);
    if (near === undefined || first === undefined) return undefined;
    const all = [first, ...others(cursor, context, near, beside, isYours(first))];
    if (all.length === 1) return near !== 'on' && (both || isGround(context, first)) ? first : undefined;
    // "In Slime or adjacent to a wall and ..." could be asked in two ways.
    return cursor.sees('and') ? undefined : { any: all };
  });
}

/** The same of units that are named by it: not what is seen from you or from somebody, which is another question. */
export const groundOr = (cursor: Cursor, context: Context): Place | undefined =>
  cursor.try(() => {
    const found = placesOr(cursor, context);
    const [first = found] = found?.any ?? [];
    return first?.walled || first?.on !== undefined || typeof first?.of === 'object' ? found : undefined;
  });

/** `in`, `on`, `in or adjacent to`, `adjacent to`, `in range 2 of`. */
function nearness(cursor: Cursor, beside: Range): Nearness | undefined {
  return cursor.try((): Nearness | undefined => {
    // What lies in its space is not farther away.
    if (cursor.takeAny('in|on|inside or adjacent|next to', 'adjacent|next to or in|on|inside')) return { max: 1 };
    if (cursor.take('adjacent|next to')) return beside;
    const range = inRange(cursor);
    if (range !== undefined) return cursor.take('of') ? range : undefined;
    return cursor.takeAny(...spaceOf, 'in|on') ? 'on' : undefined;
  });
}

/** `a wall`, `Slime`, `a Mine`, `another unit`, `your Turret`: what it is near to. */
function thing(cursor: Cursor, context: Context, near: Nearness): Place | undefined {
  return cursor.try((): Place | undefined => {
    if (near !== 'on' && near.max === 1 && cursor.takeAny('a|an|any|another wall', 'walls|wall'))
      return { walled: true };
    const ground = cursor.try(() => {
      cursor.take('a|an|any|the');
      const kinds = near === 'on' ? (['terrain', 'marker'] as const) : (['terrain'] as const);
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, kinds);
      if (found === undefined) return undefined;
      cursor.at = found.to;
      cursor.take('marker|terrain');
      return found.word.ref;
    });
    if (ground !== undefined) return near === 'on' ? { on: ground } : { range: near, of: { marker: ground } };
    if (near === 'on' || cursor.sees('#|two|three|all|every|each|both')) return undefined;
    const of = placeOf(cursor, context);
    return of && { range: near, ...(of !== 'you' && { of }) };
  });
}

/** What else will do, up to the last of the row behind "or"; none where no "or" comes. */
function others(cursor: Cursor, context: Context, first: Nearness, beside: Range, yours: boolean): readonly Place[] {
  if (cursor.lacks(several)) return [];
  return (
    cursor.try(() => {
      const found: Place[] = [];
      let near = first;
      for (;;) {
        const last = cursor.takeAny(', or', 'or');
        if (!last && !cursor.take(',')) return undefined;
        const said = nearness(cursor, beside);
        if (said === undefined) cursor.take(near === 'on' ? 'in|on' : 'of|to');
        near = said ?? near;
        // "Your Wolf or Turret": both of them yours.
        const bare = yours && !cursor.sees('a|an|the|any|another|your|each');
        const one = thing(cursor, context, near);
        if (one === undefined) return undefined;
        found.push(bare ? ofYours(one) : one);
        if (last && !cursor.sees('or')) return found;
      }
    }) ?? []
  );
}

const isYours = ({ of }: Place): boolean =>
  typeof of === 'object' && (('marker' in of && of.yours === true) || ('nearest' in of && of.nearest.yours === true));

const ofYours = (place: Place): Place => {
  const { of } = place;
  if (typeof of !== 'object') return place;
  if ('marker' in of) return { ...place, of: { ...of, yours: true } };
  return 'nearest' in of ? { ...place, of: { nearest: { ...of.nearest, yours: true } } } : place;
};

const isGround = ({ words }: Context, { of }: Place): boolean =>
  typeof of === 'object' &&
  'marker' in of &&
  words.all.some(({ kind, ref }) => kind === 'terrain' && ref === of.marker);
