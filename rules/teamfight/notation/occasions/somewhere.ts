import type { Condition, Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { kindOfPlace, spaceOf } from '../nouns/kind-of-place.ts';
import { besideWall } from '../nouns/nearness.ts';
import { placeOf } from '../nouns/place-of.ts';
import { isThatPiece } from '../nouns/several-pieces.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `in or adjacent to Mud`, `on or next to a Snare`: who is on it is as near. */
export function inOrBeside(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try((): Place | undefined => {
    if (!cursor.takeAny('in|on|inside or adjacent|next to', 'adjacent|next to or in|on|inside')) return undefined;
    const of = placeOf(cursor, context);
    return typeof of === 'object' && 'marker' in of ? { range: { max: 1 }, of } : undefined;
  });
}

/** `standing in Mud`, `on a Snare`: the very space of it. */
export function onGround(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try(() => {
    cursor.take('standing');
    if (!cursor.takeAny(...spaceOf, 'on|in')) return undefined;
    const the = !cursor.take('a|an') && cursor.take('the');
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined || (the && isThatPiece(context, ground.word))) return undefined;
    cursor.at = ground.to;
    return { on: ground.word.ref };
  });
}

/**
 * `or in Mud`, `or an ally`, `or Turret`, behind `adjacent to a wall`: where else it may be. What is named alone is another thing that it may be
 * as near to.
 */
export function elsewhere(cursor: Cursor, context: Context, asked: Condition, of: Ref): Condition | undefined {
  const near = nearness(asked);
  return cursor.try((): Condition | undefined => {
    const place =
      inOrBeside(cursor, context) ??
      onGround(cursor, context) ??
      kindOfPlace(cursor, context) ??
      (besideWall(cursor) ? { walled: true } : undefined);
    if (place !== undefined) return { is: 'place', of, place };
    // "In Mud or Gas".
    const ground =
      asked.is === 'place' && asked.place.on !== undefined
        ? wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker'])
        : undefined;
    if (ground !== undefined) {
      cursor.at = ground.to;
      return { is: 'place', of, place: { on: ground.word.ref } };
    }
    if (near === undefined) return undefined;
    if (near.max === 1 && cursor.takeAny('a|any wall', 'walls')) return { is: 'place', of, place: { walled: true } };
    if (near.max === 1 && cursor.takeAny('the|an? edge|border of the map|board|battlefield', 'the? map edge|border'))
      return { is: 'place', of, place: { edge: true } };
    // "Adjacent to your Wolf or Turret": both are yours.
    const yours = isYours(asked) && wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (yours) {
      cursor.at = yours.to;
      const nearest = { side: 'ally' as const, card: yours.word.ref, yours: true };
      return { is: 'place', of, place: { range: near, of: { nearest } } };
    }
    if (!cursor.sees('a|an|another|any|your|the|you')) return undefined;
    const from = placeOf(cursor, context);
    if (from === undefined || from === of || !isLast(cursor)) return undefined;
    return from === 'you'
      ? { is: 'distance', from, to: of, range: near }
      : { is: 'place', of, place: { range: near, of: from } };
  });
}

/** `or an ally`, behind `not adjacent to a wall`: neither of the two. */
export function neither(
  cursor: Cursor,
  context: Context,
  [asked, ...more]: readonly Condition[],
): Condition | undefined {
  if (asked?.is !== 'not' || more.length > 0 || !cursor.sees('or|nor')) return undefined;
  const { of: so } = asked;
  const of = so.is === 'distance' ? so.to : so.is === 'place' ? so.of : undefined;
  const other = of && cursor.try(() => (cursor.take('or|nor') ? elsewhere(cursor, context, so, of) : undefined));
  return other && { is: 'not', of: other };
}

const isLast = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|:|.|)|or|and|instead');

/** How near to something it has to be. */
function nearness(asked: Condition): { readonly max?: number } | undefined {
  if (asked.is === 'distance') return asked.range.min === undefined ? asked.range : undefined;
  if (asked.is !== 'place') return undefined;
  if (asked.place.walled || asked.place.edge) return { max: 1 };
  const { range, of } = asked.place;
  return range?.min === undefined && of !== undefined && (range?.max ?? 0) > 0 ? range : undefined;
}

const isYours = (asked: Condition): boolean =>
  asked.is === 'place' &&
  typeof asked.place.of === 'object' &&
  'nearest' in asked.place.of &&
  asked.place.of.nearest.yours === true;
