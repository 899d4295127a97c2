import type { Condition, Direction, Node, Ref } from '../../program.ts';
import { type Context, within } from '../context.ts';
import type { Head } from '../nouns/head.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { placeRef } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { atGoal, goal, pieceGoal } from './goal.ts';
import { howFar } from './how-far.ts';
import { farSide, type Landing, landing, oneForEach } from './landing.ts';
import { sameWay } from './same-way.ts';

/**
 * Somebody else is moved by who acts: `move target 2 spaces in any direction`, `force an enemy in range 2 to move 3`, `place the target in
 * an empty space adjacent to you`.
 */
export function carried(asked: Asked): Effect | undefined {
  const { subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return moved(asked) ?? put(asked);
}
carried.begins = beginning('force|forces|move|fling|flip|place|put|set|teleport|throw|toss|hurl|return');

/** Who is carried: known already, or somebody new; not oneself. */
function whom(asked: Asked): Aim | undefined {
  const found = aim(asked);
  return found?.ref === 'you' || found?.ref === 'space' ? undefined : found;
}

function moved(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const made = cursor.take('force|forces');
    if (!made && !cursor.take('move')) return undefined;
    const who = whom(asked);
    // "Force the target to move 3": the way is chosen by who forces it.
    if (made && !cursor.take('to move|walk')) return undefined;
    const far = who && howFar(cursor, within(who.context, { them: who.ref }));
    if (who === undefined || far?.distance === undefined) return undefined;
    const { distance, exactly } = far;
    if (made) cursor.takeAny('under you|your control', 'as you choose|wish|like', 'where you choose|wish|like');
    let direction: Direction = 'along-any-path';
    let of: Ref = 'you';
    if (
      cursor.takeAny(
        'in a straight? line in any direction',
        'in any direction in a straight? line',
        'in a straight? line',
        'in any one? direction',
        'in a|any direction of your choice',
        'in one line',
      ) ||
      cursor.takeAny('in a direction you choose', 'in a direction')
    )
      direction = 'any';
    else if (cursor.takeAny('along any path', 'along a path of your choice')) direction = 'along-any-path';
    else if (sameWay(cursor, asked.context.stepped)) direction = 'heading';
    else if (cursor.takeAny('towards|toward', 'away from')) {
      direction = cursor.before?.text === 'from' ? 'away' : 'towards';
      const there = goal(cursor, who.context, who.ref);
      if (there !== undefined) {
        const way = { who: who.ref, distance, direction, of: 'space' as const, ...(exactly ? { exactly } : {}) };
        return onto(
          who,
          [atGoal(there, clause, [{ clause, node: 'push', ...way, moved: true }])],
          who.head !== undefined,
        );
      }
      const from = placeRef(cursor, context);
      if (from === undefined || from === who.ref) return undefined;
      of = from;
    }
    const way = { distance, direction, of, ...(exactly ? { exactly } : {}) };
    const node: Node = { clause, node: 'push', who: who.ref, ...way, moved: true };
    return onto(who, [node], who.head !== undefined);
  });
}

/** `spaces adjacent to you`, of several who are put there. */
function oneEach({ cursor, context, clause }: Asked, { head, ref }: Aim): Landing | undefined {
  const several = head === undefined ? ref === 'each' || ref === 'target' : !isOne(head.node);
  return several ? oneForEach(cursor, context, clause) : undefined;
}

const isOne = (node: Head['node']): boolean => node.node === 'target' && (node.max ?? 1) <= 1;

/** `target in Fire to another space with Fire`: only one that stands there. */
const standsOn = ({ cursor, context }: Asked, of: Ref): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    if (!cursor.take('in|on')) return undefined;
    cursor.take('a|an');
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined) return undefined;
    cursor.at = ground.to;
    return cursor.sees('to') ? { is: 'place', of, place: { on: ground.word.ref } } : undefined;
  });

/** `in range 3`, `within 2 of your Turret`: to a space there. */
const inReach = ({ cursor, clause }: Asked, context: Context): Landing | undefined =>
  cursor.try((): Landing | undefined => {
    const range = cursor.sees('in|within') ? inRange(cursor) : undefined;
    const from = range && cursor.take('of') ? placeRef(cursor, context) : 'you';
    if (range === undefined || from === undefined || (!cursor.done && !cursor.sees(',|and|then|('))) return undefined;
    const of = from === 'you' ? {} : { from };
    return (then) => ({ clause, node: 'space', range, ...of, sight: true, empty: true, then });
  });

/** `as close as possible to you`, `on a Mine or as close as possible`: next to somebody, or at a piece. */
const asNear = ({ cursor, clause }: Asked, context: Context, { ref }: Aim): Node | undefined =>
  cursor.try((): Node | undefined => {
    const goes = { clause, node: 'move', who: ref, how: 'teleport' } as const;
    if (cursor.takeAny('as close|near as possible to', 'as close|near to')) {
      const before = cursor.before?.text === 'to' && cursor.tokens[cursor.at - 2]?.text === 'possible';
      const of = placeRef(cursor, context);
      if (of === undefined || of === ref || (!before && !cursor.take('as possible'))) return undefined;
      return of === 'space' || of === 'marker' ? { ...goes, closest: of } : { ...goes, adjacentTo: of };
    }
    if (!cursor.take('on|onto|in|into|at|to')) return undefined;
    const piece = pieceGoal(cursor, context, ref);
    const known = piece === undefined ? placeRef(cursor, context) : undefined;
    if (piece === undefined && known !== 'marker' && known !== 'space') return undefined;
    if (!cursor.takeAny(',? or as close|near as possible to? it?', ',? or the nearest free|empty? space'))
      return undefined;
    if (piece === undefined) return { ...goes, closest: known as Ref };
    return atGoal(piece, clause, [{ ...goes, closest: 'space' }]);
  });

/** Lifted and set down: no way between is gone. */
function put(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    // Of what is moved or flung a way may be meant, but not where it is told to which space.
    const lifted = !cursor.take('move|fling|flip');
    if (lifted && !cursor.take('place|put|set|teleport|throw|toss|hurl|return')) return undefined;
    // "Place yourself in any empty space": as a teleport is.
    const mine = cursor.sees('yourself') && cursor.before?.text !== 'teleport';
    const who = mine ? aim(asked) : whom(asked);
    if (who === undefined) return undefined;
    // "Place yourself adjacent to them": to whoever was named before.
    const there = within(who.context, { them: mine ? asked.context.them : who.ref });
    const stands = who.head === undefined && cursor.sees('in|on') ? standsOn(asked, who.ref) : undefined;
    const across = cursor.try(() => {
      if (!cursor.takeAny('to|onto|on|in|into') && !cursor.sees('behind|directly|over')) return undefined;
      return farSide(cursor, there, clause, who.ref);
    });
    if (!lifted && across === undefined && !cursor.sees('to|into|onto|in|adjacent|next')) return undefined;
    const near = across === undefined ? asNear(asked, there, who) : undefined;
    if (near !== undefined) return onto(who, [near], mine || who.head !== undefined);
    const to =
      across ??
      (lifted ? inReach(asked, there) : undefined) ??
      (cursor.take('adjacent|next to you|yourself')
        ? (then: readonly Node[]): Node => ({
            clause,
            node: 'space',
            range: { max: 1 },
            sight: false,
            empty: true,
            then,
          })
        : cursor.take('to|in|into|on|onto') || cursor.sees('anywhere|adjacent|next')
          ? (oneEach(asked, who) ?? landing(cursor, there, clause, who.ref))
          : undefined);
    // "Place your Lure in range 4 (max 1)": one more of them, or the only one.
    if (to === undefined || cursor.sees('( max|maximum')) return undefined;
    const goes = to([{ clause, node: 'move', who: who.ref, how: 'teleport', toSpace: true }]);
    const node: Node = stands ? { clause, node: 'if', if: [stands], then: [goes], else: [] } : goes;
    return onto(who, [node], mine || who.head !== undefined);
  });
}
