import type { Direction, Node, Range, Ref } from '../program.ts';
import { earlierPlace } from './earlier.ts';
import type { Asked, Effect } from './effect.ts';
import { headOf, ignoresWalls, spaceAlone } from './head.ts';
import { noun } from './noun.ts';
import { placeRef } from './noun-place.ts';
import { aim, onto } from './object.ts';
import { pronoun } from './pronoun.ts';
import { sending } from './sending.ts';

type MoveNode = Extract<Node, { node: 'move' }>;

/** More spaces than any map has in a row. */
const farthest = 99;

/** Pushes, pulls, moves, flights, teleports, swaps. */
export function displacement(asked: Asked): Effect | undefined {
  return (
    either(asked) ?? forced(asked) ?? swap(asked) ?? players(asked) ?? moved(asked) ?? teleport(asked) ?? own(asked)
  );
}

/** `push or pull 2`: whoever does it chooses which. */
function either({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (!cursor.takeAny('push or pull', 'pull or push')) return undefined;
    const who = cursor.try(() => pronoun(cursor, context)?.ref) ?? context.them;
    cursor.take('up to');
    if (who === undefined || who === 'you' || !cursor.take('#')) return undefined;
    const distance = { base: cursor.numbers[0] ?? 0 };
    cursor.take('spaces|space');
    const option = (label: string, direction: Direction) => ({
      clause,
      label,
      then: [{ clause, node: 'push' as const, who, distance, direction, of: 'you' as const }],
    });
    const options = [option('Push', 'away'), option('Pull', 'towards')];
    return { nodes: [{ clause, node: 'choose', count: 1, options }] };
  });
}

function forced(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') cursor.takeAny('are|is');
    // "1 knockback": the number stands before it.
    const knocked = cursor.take('# knockback') ? cursor.numbers[0] : undefined;
    if (
      knocked === undefined &&
      !cursor.takeAny('push|pull|pushes|pulls|pushed|pulled', 'knock|knocks back', 'knockback')
    )
      return undefined;
    const pull = /^pull/.test(cursor.tokens[cursor.at - 1]?.text ?? '');
    const passive = /ed$/.test(cursor.tokens[cursor.at - 1]?.text ?? '');
    const whom = passive ? undefined : aim(asked);
    const who = whom?.ref ?? (passive ? (subject ?? asked.context.them) : asked.context.them);
    if (who === undefined || who === 'you') return undefined;
    const context = whom?.context ?? asked.context;
    const pushed = (push: Omit<Extract<Node, { node: 'push' }>, 'clause' | 'node' | 'who'>): Effect => {
      const node: Node = { clause, node: 'push', who, ...push };
      return whom === undefined ? { nodes: [node] } : onto(whom, [node]);
    };
    const near =
      pull &&
      cursor.takeAny('as close to you as possible', 'as close as possible to you', 'adjacent to you', 'next to you');
    if (near) {
      return pushed({ distance: { base: farthest }, direction: 'towards', of: 'you' });
    }
    const exactly = cursor.take('exactly');
    if (!exactly) cursor.take('up to');
    if (knocked === undefined && !cursor.take('#')) return undefined;
    const base = knocked ?? cursor.numbers[0] ?? 0;
    cursor.take('spaces|space');
    let direction: Direction = pull ? 'towards' : 'away';
    let of: Ref = context.slot === 'marker' ? 'marker' : 'you';
    if (context.centre === 'target' || context.centre === 'marker') of = context.centre;
    // Where the centre of an area is not the one who pushes, the text must say which is meant.
    let sure = context.centre === undefined || context.centre === 'you' || context.centre === 'space';
    if (context.centre === 'space') of = 'you';
    // Nobody is pushed away from itself.
    if (who === context.centre) {
      of = 'you';
      sure = true;
    }
    if (cursor.takeAny('in any direction')) {
      direction = 'any';
      sure = true;
    } else if (!pull && cursor.takeAny('to the|a|either side', 'sideways', 'aside')) {
      direction = 'sideways';
      sure = true;
    } else if (cursor.takeAny('away from', 'towards|toward')) {
      direction = cursor.tokens[cursor.at - 1]?.text === 'from' ? 'away' : 'towards';
      const centre = cursor.takeAny('the? center|centre', 'the? aoe|area origin|center|centre', 'its center|centre')
        ? context.centre
        : placeRef(cursor, context);
      if (centre === undefined) return undefined;
      of = centre;
      sure = true;
    }
    if (!sure) return undefined;
    return pushed({ distance: { base }, direction, of, ...(exactly ? { exactly } : {}) });
  });
}

function swap({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (!cursor.takeAny('swap places|positions with', 'swap with')) return undefined;
    const other = noun(cursor, context);
    if (other === undefined || other.many === 'each' || other.max !== undefined) return undefined;
    if (other.ref !== undefined) return { nodes: [{ clause, node: 'swap', a: 'you', b: other.ref }] };
    if ((other.range === undefined && !other.seen) || other.area) return undefined;
    const who = { ...other.who, except: ['you' as const] };
    const sight = !(other.blind ?? false) && !ignoresWalls(cursor);
    return {
      nodes: [
        {
          clause,
          node: 'target',
          who,
          ...(other.range ? { range: other.range } : {}),
          ...(other.of ? { from: other.of } : {}),
          sight,
          then: [{ clause, node: 'swap', a: 'you', b: 'target' }],
        },
      ],
    };
  });
}

/** On rules cards a player moves a unit: `move one of their units that stands in Shallows up to 3 spaces`. */
function players({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (context.slot !== 'rules' || !cursor.take('move')) return undefined;
    const found = noun(cursor, context);
    if (
      found === undefined ||
      found.ref !== undefined ||
      found.many === 'each' ||
      found.area ||
      found.range ||
      found.seen
    ) {
      return undefined;
    }
    cursor.take('up to');
    if (!cursor.take('# spaces|space')) return undefined;
    const [base = 0] = cursor.numbers;
    const then: Node[] = [{ clause, node: 'move', who: 'target', how: 'walk', distance: { base } }];
    return { nodes: [{ clause, node: 'target', who: found.who, sight: false, then }] };
  });
}

/** Somebody else is moved in a line of the acting player's choice: `move target 2 spaces in any direction`. */
function moved({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    if (!cursor.take('move')) return undefined;
    const who = pronoun(cursor, context)?.ref;
    if (who === undefined || who === 'you') return undefined;
    const exactly = cursor.take('exactly');
    if (!exactly) cursor.take('up to');
    if (!cursor.take('#')) return undefined;
    const [base = 0] = cursor.numbers;
    cursor.take('spaces|space');
    const direction: Direction = cursor.takeAny('in a straight? line', 'in any direction') ? 'any' : 'along-any-path';
    return {
      nodes: [{ clause, node: 'push', who, distance: { base }, direction, of: 'you', ...(exactly ? { exactly } : {}) }],
    };
  });
}

/** Who moves by itself: whoever the sentence names, else you; nobody sure behind a head of allies. */
function mover({ context, subject }: Asked): Ref | undefined {
  if (subject !== undefined) return subject;
  if (context.later) return 'you';
  return context.side === 'ally' || context.side === 'friend' || context.them === 'each' ? undefined : 'you';
}

function teleport(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('teleport|teleports')) return undefined;
    const back = backTo(asked, 'teleport');
    if (back !== undefined) return back;
    const sent = sending(asked);
    if (sent !== undefined) return sent;
    const moved = subject === undefined ? cursor.try(() => pronoun(cursor, context)?.ref) : undefined;
    const who = moved ?? mover(asked);
    if (who === undefined) return undefined;
    const there = moved !== undefined && cursor.sees('to') ? placeRefBehind(asked, 'to') : undefined;
    if (there === 'space') return { nodes: [{ clause, node: 'move', who, how: 'teleport', toSpace: true }] };
    if (moved !== undefined && moved !== 'you') return undefined;
    if (cursor.take('to')) {
      const to = spaceAlone(cursor, clause);
      if (to === undefined) return undefined;
      const space = { ...to.node, empty: true } as Extract<Node, { node: 'space' }>;
      return {
        nodes: [{ ...space, then: [{ clause, node: 'move', who, how: 'teleport', toSpace: true }] }],
        own: who === 'you',
      };
    }
    return way(asked, who, 'teleport');
  });
}

/** `as close as possible to where you were at the end of your last turn`, `target back to ...`. */
function backTo(asked: Asked, how: MoveNode['how']): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    const moved = subject === undefined ? cursor.try(() => pronoun(cursor, context)?.ref) : undefined;
    cursor.take('back');
    cursor.takeAny('as close|near as possible');
    if (!cursor.take('to')) return undefined;
    const of = earlierPlace(cursor, context);
    if (of === undefined || of !== (moved ?? subject ?? 'you')) return undefined;
    return { nodes: [{ clause, node: 'move', who: of, how, back: true }], own: of === 'you' };
  });
}

const placeRefBehind = ({ cursor, context }: Asked, word: string): Ref | undefined =>
  cursor.try(() => (cursor.take(word) ? placeRef(cursor, context) : undefined));

/** `Fly directly to any point in range 5`: the space is chosen, and the flight ends there. */
function flownTo(asked: Asked, who: Ref): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    cursor.take('directly|straight');
    if (!cursor.take('to')) return undefined;
    const to = spaceAlone(cursor, clause);
    if (to === undefined) return undefined;
    const space = { ...to.node, empty: true } as Extract<Node, { node: 'space' }>;
    return {
      nodes: [{ ...space, then: [{ clause, node: 'move', who, how: 'fly', toSpace: true }] }],
      own: who === 'you',
    };
  });
}

function own(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  return cursor.try((): Effect | undefined => {
    const flies = cursor.take('fly|flies');
    if (!flies && !cursor.take('move|moves')) return undefined;
    const back = backTo(asked, flies ? 'fly' : 'walk');
    if (back !== undefined) return back;
    const who = mover(asked);
    if (who === undefined) return undefined;
    return (flies ? flownTo(asked, who) : undefined) ?? way(asked, who, flies ? 'fly' : 'walk');
  });
}

/** `teleport adjacent to the furthest enemy`, `move directly to the target`. */
function nextTo(asked: Asked, who: Ref, how: MoveNode['how']): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.takeAny('directly? adjacent|next to', 'directly to')) return undefined;
    const whom = noun(cursor, context);
    if (whom === undefined || whom.many === 'each') return undefined;
    const move = (adjacentTo: Ref): Node => ({ clause, node: 'move', who, how, adjacentTo });
    if (whom.ref !== undefined) return { nodes: [move(whom.ref)], own: who === 'you' };
    const head = headOf(whom, clause, cursor);
    if (head === undefined || head.node.node !== 'target' || (head.node.max ?? 1) !== 1) return undefined;
    head.then.push(move('target'));
    return { nodes: [head.node as Node], own: who === 'you' };
  });
}

/** How far, and how. */
function way(asked: Asked, who: Ref, how: MoveNode['how']): Effect | undefined {
  const { cursor, clause } = asked;
  const beside = nextTo(asked, who, how);
  if (beside !== undefined) return beside;
  const exactly = cursor.take('exactly');
  if (!exactly) cursor.take('up to');
  if (!cursor.take('#')) return undefined;
  const [base = 0] = cursor.numbers;
  if (cursor.sees('x')) return undefined;
  cursor.take('spaces|space');
  const straight = cursor.takeAny('in a straight? line');
  const throughUnits = cursor.takeAny(',? ignoring units|enemies', 'through units|enemies');
  return {
    nodes: [
      {
        clause,
        node: 'move',
        who,
        how,
        distance: { base },
        ...(straight ? { straight } : {}),
        ...(exactly ? { exactly } : {}),
        ...(throughUnits ? { throughUnits } : {}),
      },
    ],
    own: who === 'you',
  };
}

/** The target that an effect on somebody new needs: `destroy one of your summons in LoS`. */
export function chosen(asked: Asked, then: (ref: Ref) => Node): Effect | undefined {
  const { cursor, context, clause } = asked;
  const found = noun(cursor, context);
  if (found === undefined || found.many === 'each' || found.area) return undefined;
  if (found.ref !== undefined) return { nodes: [then(found.ref)] };
  const range: Range | undefined = found.range;
  if (range === undefined && !found.seen) return undefined;
  const sight = !(found.blind ?? false);
  return {
    nodes: [
      {
        clause,
        node: 'target',
        who: found.who,
        ...(range ? { range } : {}),
        ...(found.of ? { from: found.of } : {}),
        sight,
        then: [then('target')],
      },
    ],
  };
}
