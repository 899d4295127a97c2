import type { Condition, Node, Ref, Shape } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { area } from '../nouns/area-head.ts';
import { placeRef } from '../nouns/place-of.ts';
import { duration } from '../occasions/time.ts';
import { facts } from '../texts/facts.ts';
import { beginning } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { most } from './most.ts';
import { nobodyThere, pieceSaid } from './strewing.ts';

/** An area on each of whose spaces something is placed, and what is asked of the space. */
type Everywhere = Omit<Extract<Node, { node: 'area' }>, 'then'> & {
  readonly asked: readonly Condition[];
  /** There is one such area: what lies there since before goes first. */
  readonly alone?: true;
};

/** `in every space in burst 2`, `in each empty space within burst 1 of the target`, `in each empty space adjacent to you`. */
export function everySpace(asked: Asked, piece: Word, many = false): Everywhere | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Everywhere | undefined => {
    // "Place Embers in burst 1": so many as there are spaces.
    if (many && cursor.sees('in|on|over a? burst|line #')) {
      cursor.at += 1;
      cursor.take('a');
      const shape = area(cursor);
      const of = cursor.take('of|around') ? placeRef(cursor, context) : 'you';
      const max = isGround(piece) ? most(asked) : undefined;
      // Which of them, where there may be fewer, would have to be chosen; of ground one area is meant.
      if (shape === undefined || of === undefined || cursor.sees('(|, max|maximum|up')) return undefined;
      if (max !== undefined && (max.max !== 1 || max.stay)) return undefined;
      const free = isSolid(piece) ? [nobodyThere] : [];
      const alone = max && { alone: true as const };
      return { clause, node: 'area', shape, of, sight: true, who: { side: 'any' }, asked: free, ...alone };
    }
    if (!cursor.take('on|in each|every|all')) return undefined;
    const first = cursor.take('adjacent');
    const empty = cursor.take('empty|free|unoccupied|open');
    const before = first || cursor.take('adjacent');
    if (!cursor.take('space|spaces')) return undefined;
    if (before || cursor.sees('non-diagonally|orthogonally|adjacent|next|around|surrounding'))
      return empty || isSolid(piece) ? beside(asked, before) : besideAll(asked, before);
    const ring = ringAt(asked, empty || isSolid(piece));
    if (ring !== undefined) return ring;
    if (!cursor.take('in|within|of')) return undefined;
    const shape = area(cursor) ?? (empty && cursor.take('range #') ? burst(cursor.numbers[0] ?? 1) : undefined);
    if (shape === undefined) return undefined;
    const of = cursor.take('of') ? placeRef(cursor, context) : 'you';
    return (
      of && { clause, node: 'area', shape, of, sight: true, who: { side: 'any' }, asked: empty ? [nobodyThere] : [] }
    );
  });
}

/** `adjacent to the target`, `non-diagonally adjacent to you`: the space around which they lie is none of them. */
function beside({ cursor, context, clause }: Asked, before: boolean): Everywhere | undefined {
  const straight = !before && cursor.take('non-diagonally|orthogonally');
  if (!before && !cursor.takeAny('adjacent to', 'next to', 'around|surrounding')) return undefined;
  const of: Ref | undefined = before && !cursor.take('to') ? 'you' : placeRef(cursor, context);
  if (of === undefined) return undefined;
  // Whoever stands in the middle keeps it from being empty; whoever has died does not.
  const filled =
    of !== context.dead && (of === 'you' || of === 'target' || of === 'each' || of === 'trigger' || of === 'other');
  const near: Condition = {
    is: 'place',
    of: 'space',
    place: { range: { min: 1, max: 1 }, ...(of !== 'you' && { of }), ...(straight && { straight }) },
  };
  const only = filled && !straight ? [nobodyThere] : [near, nobodyThere];
  return { clause, node: 'area', shape: burst(1), of, sight: false, who: { side: 'any' }, asked: only };
}

/** `at exactly range 2 of you`, `exactly 2 spaces from the target`: those that are so far away, neither nearer nor farther. */
export function ringAt(
  { cursor, context, clause }: Pick<Asked, 'cursor' | 'context' | 'clause'>,
  empty: boolean,
): Everywhere | undefined {
  return cursor.try((): Everywhere | undefined => {
    if (!cursor.takeAny('at|in exactly range #', 'at range exactly #', 'exactly # spaces|space away?'))
      return undefined;
    const [size = 1] = cursor.numbers;
    const of = cursor.take('of|from') ? placeRef(cursor, context) : 'you';
    if (of === undefined || size < 1) return undefined;
    const range = { min: size, max: size };
    const far: Condition = { is: 'place', of: 'space', place: { range, ...(of !== 'you' && { of }) } };
    const asked = empty ? [far, nobodyThere] : [far];
    return { clause, node: 'area', shape: burst(size), of, sight: true, who: { side: 'any' }, asked };
  });
}

/** What stands in the way comes where nobody stands, whether the text says so or not. */
const isSolid = ({ kind, fields }: Word): boolean =>
  kind === 'summon' || fields.object === true || fields.blocksMovement === true;

/** `Mud`, `Ember Terrain`: what has no number. */
const isGround = ({ kind, name }: Word): boolean => kind === 'terrain' || / (?:terrain|field|ground|zone)$/i.test(name);

/** `in each space adjacent to you`, whoever stands there. */
function besideAll(asked: Asked, before: boolean): Everywhere | undefined {
  const found = beside(asked, before);
  const { of = 'you' } = found ?? {};
  const near: Condition = {
    is: 'place',
    of: 'space',
    place: { range: { min: 1, max: 1 }, ...(of !== 'you' && { of }) },
  };
  const straight = found?.asked.find((one) => one.is === 'place');
  return found && { ...found, asked: [straight ?? near] };
}

const burst = (size: number): Shape => ({ shape: 'burst', size });

/** `Fill empty spaces adjacent to the target with Cracks`: a piece on each of them. */
export function filledBeside(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('fill')) return undefined;
    cursor.takeAny('all of? the', 'all|each|every|the|any');
    const first = cursor.take('adjacent');
    if (!cursor.take('empty|free|unoccupied|open')) return undefined;
    const before = first || cursor.take('adjacent');
    if (!cursor.take('space|spaces')) return undefined;
    const around = (before ? undefined : ringAt(asked, true)) ?? beside(asked, before);
    const piece = around && cursor.take('with') ? pieceSaid(cursor, context) : undefined;
    if (around === undefined || piece === undefined) return undefined;
    const until = cursor.try(() => duration(cursor, context));
    if (cursor.takeAny(', which|that', 'which|that')) {
      const told = facts(cursor, piece.fields);
      if (told === undefined || told.some(({ agrees }) => !agrees)) return undefined;
    }
    const { asked: only, ...laid } = around;
    const place: Node = { clause, node: 'place', marker: piece.ref, on: 'space', ...(until && { until }) };
    return {
      nodes: [{ ...laid, then: [], spaces: [{ clause, node: 'if', if: only, then: [place], else: [] }] }],
      own: true,
    };
  });
}
filledBeside.begins = beginning('fill');
