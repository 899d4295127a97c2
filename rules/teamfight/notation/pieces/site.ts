import type { Node, Range, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Asked } from '../effects/effect.ts';
import { type Head, ignoresWalls } from '../nouns/head.ts';
import { spaceAlone } from '../nouns/head-space.ts';
import { kindOfPlace } from '../nouns/kind-of-place.ts';
import { nearAny, type OfSpace, ofSpace } from '../nouns/of-space.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { placeRef, spaceLeft, spaceVacated, turnBegan, whereItLay } from '../nouns/place-of.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { distance, inRange, nextTo, rangeBehind } from '../nouns/range.ts';
import { centreOf } from '../nouns/within-area.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceSpace } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';
import { eachSuchSpace } from './each-such-space.ts';
import { eitherSite } from './either-site.ts';

/** Where a piece is put: on a space that is chosen for it, on one that was chosen before, or on that of somebody. */
export type Site = { readonly head: Head } | { readonly on: Ref } | 'bound';

type SpaceNode = Extract<Head['node'], { node: 'space' }>;

/** `in an empty space in range 2`, `in range 4`, `anywhere in LoS`, `adjacent to the target`, `on your space`, the space named before. */
export function site(asked: Asked, many = false): Site | undefined {
  const { cursor, clause, context } = asked;
  const spread = many ? cursor.try(() => onSpaces(asked)) : undefined;
  if (spread !== undefined) return spread;
  const other = many ? undefined : eitherSite(asked);
  if (other !== undefined) return other;
  const said = cursor.try((): Site | undefined => {
    // "On death: place a Mine", with no word of where.
    if (context.dead === 'you' && context.them === undefined && !context.chosen && !many && cursor.done)
      return { on: 'you' };
    if ((context.chosen || wasAimed(context)) && cursor.take('there')) return 'bound';
    const middle = inCentre(asked);
    if (middle !== undefined) return middle === 'space' ? 'bound' : { on: middle };
    const area = inArea(asked);
    if (area !== undefined) return area;
    const each = eachSuchSpace(asked);
    if (each !== undefined) return { head: each };
    if (cursor.takeAny('anywhere in|within line of sight', 'anywhere in|within los', 'anywhere you see|can see')) {
      return narrowed(asked, chosenIn({}, true, clause));
    }
    if (cursor.sees('where') && turnBegan(cursor)) return { on: 'began' };
    if (cursor.sees('where') && spaceLeft(cursor, context)) return { on: 'left' };
    if (cursor.sees('where') && whereItLay(cursor, context)) return 'bound';
    if (cursor.takeAny('anywhere on the map|board', 'anywhere')) {
      const where = cursor.sees('in|within|on') ? undefined : ofSpace(cursor, context, true);
      return where && described(chosenIn({}, false, clause), where);
    }
    const some = cursor.sees('adjacent|next|touching|against|beside|in|within') ? besideSome(asked) : undefined;
    if (some !== undefined) return some;
    if (cursor.take('adjacent|next to') || cursor.take('beside|alongside')) {
      const of = placeRef(cursor, context) ?? (cursor.done || cursor.sees(',|(') ? 'you' : undefined);
      if (
        of === undefined ||
        (context.them !== undefined && /^(?:adjacent|beside|alongside)$/.test(cursor.before?.text ?? ''))
      )
        return undefined;
      return chosenIn(nextTo, false, clause, of);
    }
    const zone = cursor.try(() => {
      const found = kindOfPlace(cursor, context);
      return found?.zone && found;
    });
    if (zone !== undefined) return described(chosenIn({}, false, clause), { places: [zone] });
    const within = cursor.take('within');
    if (!within && !cursor.take('in|into|on|at')) return undefined;
    const any = within ? undefined : anySpace(cursor);
    if (any !== undefined) {
      if (many && !any.empty) return undefined;
      const found = chosenIn({}, false, clause);
      if (any.empty && typeof found === 'object' && 'head' in found && found.head.node.node === 'space')
        found.head.node.empty = true;
      const where = ofSpace(cursor, context, true);
      return where && described(found, where);
    }
    // "Remove a Totem to summon a Wolf in its space".
    if (
      !within &&
      (whereItLay(cursor, context) ||
        ((context.vacated || isOnPiece(context)) &&
          context.them === undefined &&
          cursor.take('its space|place|spot|location')))
    )
      return 'bound';
    const beside = within ? undefined : cursor.try(() => besideRef(asked));
    if (beside !== undefined) return beside;
    const random = within ? undefined : randomSpace(asked);
    if (random !== undefined) return { head: random };
    const space = within ? undefined : spaceAlone(cursor, context, clause, true);
    if (space !== undefined) return { head: space };
    if (cursor.takeAny('los', 'line of sight', 'unlimited|infinite range'))
      return narrowed(asked, chosenIn({}, !ignoresWalls(cursor), clause));
    const piece = within ? undefined : onPiece(asked);
    if (piece !== undefined) return { head: piece };
    if (isStart(asked)) return 'bound';
    if (turnBegan(cursor)) return { on: 'began' };
    if (spaceLeft(cursor, context)) return { on: 'left' };
    if (spaceVacated(cursor, context)) return { on: 'vacated' };
    const whose = whoseSpace(asked);
    if (whose !== undefined) return { on: whose };
    if (placesBound(asked)) return 'bound';
    const burst = cursor.take('burst #') ? { max: cursor.numbers[0] ?? 0 } : undefined;
    const far = burst ?? (within ? rangeBehind(cursor, 'within') : cursor.take('range') ? distance(cursor) : undefined);
    if (far === undefined) return undefined;
    const of = cursor.take('of') ? placeRef(cursor, context) : 'you';
    if (of === undefined) return undefined;
    return narrowed(asked, chosenIn(far, !ignoresWalls(cursor), clause, of));
  });
  if (said !== undefined) return said;
  // "Place a Totem beside an enemy": more than that it is put down.
  if (/^(?:in|into|on|at|within|adjacent|next|beside|anywhere|overlapping|to|there)$/.test(cursor.peek()?.text ?? ''))
    return undefined;
  return context.centre === 'space' && context.them === undefined && !context.later ? 'bound' : undefined;
}

/** Where the space of one piece was chosen: "Snare in LoS", "remove it". */
const isOnPiece = ({ upon, marker }: Context): boolean => upon?.who === 'space' && marker === undefined;

/**
 * `adjacent to a Mine`, `next to a wall`, `in range 1 of you or of a Mine`: near any of some. One unit that it is near to is chosen first, where
 * nobody has been named whose place that would take.
 */
function besideSome({ cursor, context, clause }: Asked): Site | undefined {
  return cursor.try(() => {
    cursor.takeAny('in|on a|an|any empty|free|open|unoccupied? space|square|spot');
    const empty = /^(?:empty|free|open|unoccupied)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    const near = nearAny(cursor, context);
    if (near === undefined || (!cursor.done && !cursor.sees(',|(|and|then'))) return undefined;
    const isUnit = typeof near.of === 'object' && !('marker' in near.of) && !('points' in near.of);
    if (isUnit && context.them === undefined) return undefined;
    const then: Node[] = [];
    const node: SpaceNode = { clause, node: 'space', sight: false, ...(empty && { empty }), places: [near], then };
    return { head: { node, then } };
  });
}

/** `on empty spaces in range 2`, `in spaces adjacent to you`: of several pieces, one in each. */
function onSpaces({ cursor, context, clause }: Asked): Site | undefined {
  if (!cursor.take('in|into|on|at')) return undefined;
  cursor.take('different|separate');
  const empty = cursor.take('empty|free|open|unoccupied');
  const before = cursor.take('adjacent');
  if (!cursor.take('spaces|squares')) return undefined;
  const beside = before ? cursor.take('to') : cursor.take('adjacent|next to');
  const near = before || beside;
  const of = beside ? placeRef(cursor, context) : 'you';
  const seen = !near && cursor.takeAny('in|within your? los', 'in|within your? line of sight');
  const anywhere = !near && !seen && cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board');
  const far = near ? nextTo : seen || anywhere ? {} : inRange(cursor);
  if (of === undefined || far === undefined) return undefined;
  if (!near && !anywhere) cursor.take('of you');
  const found = chosenIn(far, !near && !anywhere, clause, of);
  if (empty && typeof found === 'object' && 'head' in found && found.head.node.node === 'space')
    found.head.node.empty = true;
  const where = cursor.sees(',|not|with|none|no|adjacent|next|that|which|each')
    ? cursor.try(() => {
        cursor.take(', each');
        return besidesThat(cursor, context);
      })
    : undefined;
  return where === undefined ? found : described(found, where);
}

/** `in the center`, `in the middle of the area`: of one that the text has laid. */
const inCentre = ({ cursor, context }: Asked): Ref | undefined =>
  !context.laid
    ? undefined
    : cursor.try(() => {
        if (!cursor.take('in|at|on|into the|its center|centre|middle space?')) return undefined;
        cursor.takeAny('of the|this|that area|square|burst', 'of the|this|that # x #', 'of it');
        return cursor.sees('of') ? undefined : centreOf(context);
      });

/** `in an empty space in the area`, `in an empty space there`, `inside it`: of one that the text has laid. */
function inArea({ cursor, context, clause }: Asked): Site | undefined {
  if (!context.laid) return undefined;
  return cursor.try((): Site | undefined => {
    // A path may bend, and of its first unit alone no line was laid.
    const isLine = context.drawn && context.them === 'each' && !cursor.tokens.some(({ text }) => text === 'path');
    const end = isLine ? lastSpace(cursor) : undefined;
    if (end !== undefined) {
      const then: Node[] = [];
      const node = { clause, node: 'space' as const, sight: false, inArea: true, last: true as const, ...end, then };
      return { head: { node, then } };
    }
    if (!cursor.take('in|into|inside|within|on')) return undefined;
    const space = cursor.take('a|an|any empty|free|open|unoccupied? space|square');
    const empty = space && /^(?:empty|free|open|unoccupied)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    const there = space && cursor.take('there');
    if (space && !there && !cursor.take('in|inside|within|of')) return undefined;
    const isIt = (space || cursor.before?.text === 'inside') && !there;
    if (!there && !cursor.take('the|this|that area|line|path|square|burst') && !(isIt && cursor.take('it')))
      return undefined;
    const then: Node[] = [];
    return {
      head: { node: { clause, node: 'space', sight: false, inArea: true, ...(empty && { empty }), then }, then },
    };
  });
}

/** `up to 3 empty spaces in the area`, `2 of its spaces`, behind "in": some of those of one that the text has laid. */
export function someInArea({ cursor, context, clause }: Asked): { readonly head: Head } | undefined {
  if (!context.laid) return undefined;
  return cursor.try(() => {
    const upTo = cursor.take('up to');
    if (!cursor.take('#')) return undefined;
    const [count = 1] = cursor.numbers;
    const empty = cursor.take('empty|free|open|unoccupied');
    const spaces = cursor.take('space|spaces|square|squares');
    const there = spaces
      ? cursor.takeAny('in|inside|within|of the|this|that area|line|path|square|burst', 'in|inside|within it', 'there')
      : !empty && cursor.takeAny('of the|its|those affected? spaces', 'of the spaces in the|that area|line|path|burst');
    if (!there || (!cursor.done && !cursor.sees(',|(|and|then'))) return undefined;
    const then: Node[] = [];
    const several = count === 1 && !upTo ? {} : { count, ...(upTo && { min: 0 }) };
    const node = {
      clause,
      node: 'space' as const,
      sight: false,
      inArea: true,
      ...several,
      ...(empty && { empty }),
      then,
    };
    return { head: { node, then } };
  });
}

/** `at the end of the line`, `in the last empty space of it`. */
const lastSpace = (cursor: Cursor): { readonly empty?: true } | undefined =>
  cursor.try(() => {
    if (cursor.takeAny('at|on the end of the|that line', 'at|on the end of it', 'at|on its|the far? end')) return {};
    if (!cursor.take('in|into|on the last empty|free|unoccupied? space')) return undefined;
    const empty = /^(?:empty|free|unoccupied)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    cursor.takeAny('of|in|on the|that line', 'of|in|on it');
    return empty ? { empty: true as const } : {};
  });

/** `any space`, `any empty space on the map`, `Global, ... an empty space`: wherever it is, where nothing more is said of it. */
const anySpace = (cursor: Cursor): { readonly empty: boolean } | undefined =>
  cursor.try(() => {
    const global = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:global|globally|\.)$/.test(text));
    const any = cursor.take('any');
    if (!any && (global === undefined || global.text === '.' || !cursor.take('an|a'))) return undefined;
    const empty = cursor.take('empty|free|unoccupied');
    if ((!any && !empty) || !cursor.take('space')) return undefined;
    cursor.takeAny('anywhere on the map|board', 'on the map|board');
    return cursor.done || cursor.sees(',|(|and|then|not|adjacent|next|that') ? { empty } : undefined;
  });

/** A space that is chosen, with what else is said of it. */
function described(found: Site, { places, apart }: OfSpace): Site {
  if (typeof found === 'object' && 'head' in found && found.head.node.node === 'space')
    Object.assign(found.head.node, places && { places }, apart && { apart });
  return found;
}

/** The same, where it is said what is near it. */
function narrowed({ cursor, context }: Asked, found: Site): Site {
  const where = cursor.sees(',|adjacent|next|within|in|that|which|not')
    ? cursor.try(() => besidesThat(cursor, context))
    : undefined;
  return where === undefined ? found : described(found, where);
}

/** `in range 3, adjacent to a wall`, `in range 3 and within range 2 of a Totem`: what else is said of the space, and nothing more of it. */
function besidesThat(cursor: Cursor, context: Context): OfSpace | undefined {
  const found = ofSpace(cursor, context, true);
  return (found?.places ?? found?.apart) && (cursor.done || cursor.sees(',|(|and|then')) ? found : undefined;
}

/** `an empty space adjacent to the target`, behind "in". */
function besideRef({ cursor, context, clause }: Asked): Site | undefined {
  cursor.take('a|an|any|the');
  const empty = cursor.take('empty|free|open|unoccupied');
  if (!cursor.take('space|square|spot adjacent|next to')) return undefined;
  const of = placeRef(cursor, context);
  const found = of && chosenIn(nextTo, false, clause, of);
  if (found === undefined || found === 'bound' || !('head' in found)) return undefined;
  if (empty && found.head.node.node === 'space') found.head.node.empty = true;
  return found;
}

/** `your space`, `the target's space`, `its location`. */
function whoseSpace({ cursor, context }: Asked): Ref | undefined {
  return cursor.try(() => {
    // "On death, place a Snare in this space": where it was.
    if (context.dead === 'you' && context.marker === undefined && cursor.take('this|that space')) return 'you';
    const { marker, strewn, them } = context;
    // "Place a Rune on this space", in the text of a piece that has gone from there.
    if (context.slot === 'marker' && !strewn && (cursor.take('this space') || pieceSpace(cursor, context)))
      return 'marker';
    if (marker !== undefined && !strewn && them === undefined && cursor.take('its space|place|spot|location|position'))
      return 'marker';
    const whose = possessive(cursor, context);
    return whose !== undefined && cursor.take('space|location|position') ? whose : undefined;
  });
}

/** `any Spring`, `one of the Springs`, `a random Spring space`: where such a marker lies. On a map a player must choose it, or a die. */
function onPiece({ cursor, context, clause }: Asked): Head | undefined {
  return cursor.try((): Head | undefined => {
    const random = cursor.takeAny('a random', 'one random', 'a randomly chosen');
    if (!random && !cursor.takeAny('any one? of the?', 'one of the', 'a|an|any')) return undefined;
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (word === undefined || word.word.fields.object) return undefined;
    if (!random && isOwnerless(context) && context.byPlayer !== true) return undefined;
    cursor.at = word.to;
    cursor.take('space|spaces|marker|markers');
    // "On a Snare in LoS", "on a Snare in range 4".
    const seen = !random && cursor.takeAny('in|within los', 'in|within line of sight');
    const range = seen || random ? undefined : inRange(cursor);
    if (cursor.sees('in|within|adjacent|next|of|that|with')) return undefined;
    const far = seen ? { range: {}, sight: true } : range ? { range, sight: true } : { sight: false };
    const then: Node[] = [];
    const node = { clause, node: 'space' as const, ...far, on: word.word.ref, then };
    return { node: { ...node, ...(random && { random }) }, then };
  });
}

/** `a random empty space`, `a random space in range 3`: a die chooses it. */
const randomSpace = ({ cursor, clause }: Asked): Head | undefined =>
  cursor.try((): Head | undefined => {
    if (!cursor.takeAny('a random', 'one random', 'a randomly chosen')) return undefined;
    const empty = cursor.take('empty|free|unoccupied|open');
    if (!cursor.take('space')) return undefined;
    cursor.takeAny('anywhere on the map|board', 'on the map|board', 'anywhere');
    const range = inRange(cursor);
    if (cursor.sees('in|within|adjacent|next|of|that|on')) return undefined;
    const then: Node[] = [];
    const far = range === undefined ? { sight: false } : { range, sight: true };
    return { node: { clause, node: 'space', ...far, ...(empty && { empty }), random: true, then }, then };
  });

/** `the space you started moving from`: behind a trigger that says who begins to move. */
function isStart({ cursor, context }: Asked): boolean {
  const { started } = context;
  if (started === undefined) return false;
  return (
    cursor.try(() => {
      if (!cursor.take('the space')) return undefined;
      cursor.take('that');
      if (pronoun(cursor, context)?.ref !== started) return undefined;
      const left = cursor.takeAny('left|leave|leaves', 'is|are leaving');
      if (left) return true;
      if (!cursor.takeAny('started|start|starts|began|begin|begins', 'moved|move|moves|came|come|comes'))
        return undefined;
      cursor.takeAny('moving', 'to move', 'your|its|their move|movement');
      return cursor.take('from|in|on') ? true : undefined;
    }) ?? false
  );
}

/** Whether one space was chosen with somebody in it. */
export const wasAimed = ({ named, rolled, pair, several }: Context): boolean =>
  named.target === 'target' && rolled && !pair && several === undefined;

/** `that space`, `the marked space`, `it`: chosen before. */
function placesBound({ cursor, context }: Asked): boolean {
  // Where an attack was aimed that may have missed.
  if (wasAimed(context) && cursor.takeAny('the|that|their|its target|targeted|chosen? space', 'target|targeted space'))
    return true;
  if (context.chosen !== true && context.centre !== 'space') return false;
  return cursor.takeAny('that|the|this chosen|target|targeted|marked|affected? space', 'it');
}

function chosenIn(range: Range, sight: boolean, clause: number, from: Ref = 'you'): Site {
  const then: Node[] = [];
  const node: SpaceNode = { clause, node: 'space', range, ...(from !== 'you' && { from }), sight, then };
  return { head: { node, then } };
}
