import type { Place, Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { kindNamed } from '../nouns/kind-of-place.ts';
import { besideWall } from '../nouns/nearness.ts';
import { placeOf, placeRef } from '../nouns/place-of.ts';
import { distance, rangeBehind } from '../nouns/range.ts';
import { ofLaid } from '../nouns/within-area.ts';
import { ownGround } from '../pieces/own-ground.ts';
import type { Cursor } from '../words/cursor.ts';
import { namedSpace, pieceSpace } from '../words/piece-name.ts';
import { type Word, wordAt } from '../words/words.ts';

interface Crossing {
  readonly on: 'enters' | 'leaves';
  readonly place: Place;
  readonly whole?: boolean;
  readonly willing?: true;
  readonly how?: readonly Shove[];
}

type Shove = 'push' | 'pull';

export const byWill = ['voluntarily|willingly', 'by choice', 'of your|its|their own will'];

/** `voluntarily leaves Mud`, `enters an adjacent space of its own will`: nobody else makes it go. */
export function crossing(cursor: Cursor, context: Context): Crossing | undefined {
  return cursor.try((): Crossing | undefined => {
    const before = cursor.takeAny(...byWill);
    const crossed = goes(cursor, context);
    const willing = crossed && (before || cursor.takeAny(...byWill));
    return crossed && { ...crossed, ...(willing && { willing }) };
  });
}

/** `enters this space`, `becomes adjacent to you`, `moves within range 2 of it`, `leaves an adjacent space`: comings and goings. */
function goes(cursor: Cursor, context: Context): Crossing | undefined {
  return cursor.try((): Crossing | undefined => {
    const start = cursor.at;
    const how = shoved(cursor);
    if (how !== undefined) {
      const place = spot(cursor, context) ?? here(cursor, context);
      return place && { on: 'enters', place, how };
    }
    if (
      cursor.take('becomes|become|moves|move|comes|come|gets|get|steps|step') &&
      cursor.sees('adjacent|next|beside')
    ) {
      // Along a wall each step is one to a space beside it; "becomes" is said of the first one only.
      const steps = /^(?:mov|step)/.test(cursor.tokens[start]?.text ?? '');
      if (besideWall(cursor)) return steps ? { on: 'enters', place: { walled: true } } : undefined;
      const of = cursor.takeAny('adjacent|next to', 'beside') ? whose(cursor, context) : alone(cursor, context);
      return of && { on: 'enters', place: { range: { max: 1 }, ...(of === 'you' ? {} : { of }) } };
    }
    cursor.at = start;
    // "Enters or becomes adjacent": who is on its space is as near.
    if (cursor.takeAny(...enteringOrNear)) {
      const of = cursor.take('to') ? whose(cursor, context) : centre(context);
      return of && { on: 'enters', place: { range: { max: 1 }, ...(of === 'you' ? {} : { of }) } };
    }
    const enters = cursor.takeAny(
      'enters|enter',
      'moves|move into|through|onto|on',
      'steps|step into|onto|on',
      'comes|come within|into|in',
    );
    if (!enters && cursor.take('moves|move to')) {
      const any = anySpace(cursor, context, true);
      return any && { on: 'enters', place: any };
    }
    if (!enters && !cursor.takeAny('leaves|leave', 'moves|move out of', 'exits|exit')) return undefined;
    // "Comes within range 2": the word for the place is taken already.
    const { at } = cursor;
    // Each step from one space of it to another enters that one, and does not enter the ground.
    if (enters && context.slot === 'terrain' && cursor.sees(`this|the ${ownGroundSaid}`)) return undefined;
    const place = spot(cursor, context) ?? here(cursor, context) ?? anySpace(cursor, context, enters);
    // Who moves through it has entered it.
    if (enters && place !== undefined) cursor.takeAny('or moves|move|passes|pass|walks|walk through it|this');
    if (place === undefined || enters) return place && { on: 'enters', place };
    // "Leaves range 2", "leaves Mud", "leaves the terrain" is out of it, "leaves a space in range 2" is any step there.
    const whole =
      isOwnGround(cursor, at, context, place) ||
      (place.of === 'marker' && place.range?.max === 0 && (context.marker?.fields.size ?? 1) > 1) ||
      /^(?:range|burst)$/.test(cursor.tokens[at]?.text ?? '') ||
      place.point === true ||
      place.inArea === true ||
      place.zone !== undefined ||
      (place.on !== undefined && !isOneSpace(cursor.tokens.slice(at, cursor.at)));
    return { on: 'leaves', place, ...(whole && { whole }) };
  });
}

/** `is pushed into`, `is pushed or pulled onto`. */
function shoved(cursor: Cursor): readonly Shove[] | undefined {
  if (
    cursor.takeAny('is|are pushed or pulled into|onto|through|in|on', 'is|are pulled or pushed into|onto|through|in|on')
  )
    return ['push', 'pull'];
  if (!cursor.take('is|are pushed|pulled into|onto|through|in|on')) return undefined;
  return [cursor.tokens[cursor.at - 2]?.text === 'pushed' ? 'push' : 'pull'];
}

const enteringOrNear = [
  'enters|enter or becomes|become|moves|move|comes|come|gets|get adjacent',
  'enters|enter this|the|its space or becomes|become|moves|move|comes|come|gets|get adjacent',
] as const;

/** `adjacent`, to nobody who is named. */
const alone = (cursor: Cursor, context: Context): Ref | undefined =>
  cursor.take('adjacent') ? centre(context) : undefined;

/** `When an enemy enters, ...` in the text of a marker: its own space. */
const here = (cursor: Cursor, { slot, marker, strewn }: Context): Place | undefined =>
  slot === 'marker' && marker !== undefined && !strewn && (cursor.done || cursor.sees(',|:'))
    ? { range: { max: 0 }, of: 'marker' }
    : undefined;

/** `leaves a space`, `moves to a space`: wherever that is. In the text of a piece it could be one of its own. */
const anySpace = (cursor: Cursor, { marker }: Context, enters: boolean): Place | undefined =>
  !(enters && marker !== undefined) &&
  (enters
    ? cursor.takeAny('a|any|each|every|another new? space')
    : cursor.takeAny('a|any|each|every|its|their|your space', 'a|any|each|every space in any way')) &&
  !cursor.sees('in|within|of|with|adjacent|next|on|that|where')
    ? {}
    : undefined;

/** `a Mud space`, `a space of Mud`: one of them, and not the ground. */
const isOneSpace = (said: Cursor['tokens']): boolean =>
  said.some(({ text }) => text === 'a' || text === 'any' || text === 'space' || text === 'spaces');

/** From where a place without "of" is measured: the piece whose text it is, else the unit. */
const centre = ({ marker, slot }: Context): Ref | undefined =>
  marker === undefined ? 'you' : slot === 'marker' || slot === 'terrain' ? 'marker' : undefined;

const whose = (cursor: Cursor, context: Context): Place['of'] | undefined =>
  placeRef(cursor, context) ?? placeOf(cursor, context);

/** What a piece or ground may call itself in its own text. */
export const ownGroundSaid = 'terrain|ground|area|square';

/** `leaves the terrain`, `leaves Bog`, in the text of that ground: all of it that lies there, and not one of its spaces. */
const isOwnGround = ({ tokens, at: end }: Cursor, from: number, { slot }: Context, { of }: Place): boolean =>
  slot === 'terrain' &&
  of === 'marker' &&
  end > from &&
  !/^(?:this|it|here|spaces?)$/.test(tokens[end - 1]?.text ?? '');

/** `this space`, `an adjacent space`, `range 2 of you`, `burst 1`, `a space within range 2`. */
function spot(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try((): Place | undefined => {
    if (context.marker !== undefined && !context.strewn) {
      if (cursor.takeAny('the|its|this space or an adjacent space', 'this or an adjacent space')) {
        return { range: { max: 1 }, of: 'marker' };
      }
      const own = context.slot === 'marker' || context.slot === 'terrain';
      const it =
        cursor.takeAny('this|its|the space', ...(own ? [`this|the ${ownGroundSaid}`] : []), 'this', 'it') ||
        pieceSpace(cursor, context) ||
        oneOfItsKind(cursor, context) ||
        placeRef(cursor, context) === 'marker' ||
        ownGround(cursor, context);
      if (it) return { range: { max: 0 }, of: 'marker' };
    }
    const here = context.marker === undefined && cursor.sees('your space or');
    if (here) return cursor.take('your space or an|any? adjacent space|one') ? { range: { max: 1 } } : undefined;
    if (ofLaid(cursor, context)) return { inArea: true };
    const ground = cursor.try(() => terrainSpace(cursor, context));
    if (ground !== undefined) return { on: ground };
    const kind = kindNamed(cursor, context);
    if (kind !== undefined) return kind;
    const straight =
      cursor.take('a|an|any|the non-diagonally|orthogonally adjacent space') ||
      cursor.take('a|an|any space non-diagonally|orthogonally adjacent');
    const adjacent = straight || cursor.take('an adjacent space');
    // "Enters or starts its turn adjacent to this": a space there.
    const beside =
      !adjacent &&
      (cursor.take('a|any space adjacent|next') || (cursor.sees('adjacent|next to') && cursor.take('adjacent|next')));
    if (beside) {
      const of = cursor.take('to') ? whose(cursor, context) : undefined;
      return of && { range: { max: 1 }, ...(of === 'you' ? {} : { of }) };
    }
    if (!adjacent) cursor.takeAny('a space within|in', 'within|in');
    const within = cursor.before?.text === 'within';
    const far = adjacent
      ? { max: 1 }
      : cursor.take('range|burst')
        ? distance(cursor)
        : within
          ? rangeBehind(cursor, 'within')
          : undefined;
    if (far === undefined) return undefined;
    const of = cursor.take('of|to') ? whose(cursor, context) : centre(context);
    // "Range 4 in LoS": it is seen there, too.
    const seen =
      of === 'you' && cursor.takeAny('and|in|within los', 'in|within your los', 'and|in|within your? line of sight');
    return (
      of && { range: far, ...(of === 'you' ? {} : { of }), ...(straight && { straight }), ...(seen && { sight: true }) }
    );
  });
}

/** `a Snare`, `a space with a Snare`, in the text of a Snare: each of them waits for itself. */
const oneOfItsKind = (cursor: Cursor, { slot, marker, words }: Context): boolean =>
  cursor.try(() => {
    if (slot !== 'marker' || !cursor.takeAny('a|any|the space with|of a|an|any', 'a|an|any')) return undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (named === undefined || named.word.ref !== marker?.ref) return undefined;
    cursor.at = named.to;
    cursor.takeAny("marker's|object's? space", 'marker|object');
    return true;
  }) ?? false;

/** `Mud`, `a Mud space`, `a space of Mud`, `a Snare's space`, `a space with a Snare`: a kind of ground or piece by its name. */
export function terrainSpace(cursor: Cursor, { words, slot }: Context): string | undefined {
  cursor.takeAny('a|any|the space|spaces of|with a|an|any?', 'a|an|any|the');
  const kinds: readonly Word['kind'][] = slot === 'marker' ? ['terrain'] : ['terrain', 'marker'];
  const owned = namedSpace(cursor, words, kinds);
  if (owned !== undefined) return owned;
  const ground = wordAt(words, cursor.tokens, cursor.at, cursor.end, kinds);
  if (ground === undefined) return undefined;
  cursor.at = ground.to;
  cursor.take('space|spaces|terrain');
  return ground.word.ref;
}

/** A crossing as a trigger of whoever crosses. */
export function crosses({ on, place, whole, willing, how }: Crossing, who: Who): Trigger {
  const own = willing && { willing };
  return on === 'enters'
    ? { on, who, place, ...own, ...(how && { how }) }
    : { on, who, place, ...(whole && { whole }), ...own };
}
