import type { Direction, Node, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { centreOf } from '../nouns/within-area.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';
import { atGoal, goal } from './goal.ts';
import { type Far, howFar } from './how-far.ts';
import { asTheyCame, otherWay, sameWay } from './same-way.ts';

/** More spaces than any map has in a row. */
const farthest = 99;

const verbs = [
  'push|pull|pushes|pulls|pushed|pulled',
  'drag|drags|dragged|yank|yanks|yanked',
  'knock|knocks|knocked back',
  'knockback|kb',
  'shove|shoves|shoved',
];

/** `push 2`, `pull them 1 in any direction`, `is pulled adjacent to you`, `push as far as possible`. */
export function forced(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined) cursor.take('are|is also|immediately|instantly?');
    // "1 knockback": the number stands before it.
    const knocked = cursor.take('# knockback') ? cursor.numbers[0] : undefined;
    if (
      knocked === undefined &&
      !cursor.takeAny(...verbs) &&
      !(cursor.sees('knock|knocks them|it|him|her|target|the|each|all|enemies|units') && cursor.take('knock|knocks'))
    )
      return undefined;
    // "Knock them back 2": the word behind whom it happens to says what is done.
    const parted = /^knocks?$/.test(cursor.before?.text ?? '');
    const verb = cursor.tokens.slice(cursor.at - 2, cursor.at).find(({ text }) => /^knocked$/.test(text))
      ? 'knocked'
      : (cursor.before?.text ?? '');
    const pull = /^(?:pull|drag|yank)/.test(verb);
    const passive = /ed$/.test(verb);
    // "Pull each 2 towards the other".
    if (asked.context.pair && !passive && cursor.sees('each|both #')) cursor.take('each|both');
    // "Push 1 each unit in the way": the number stands before whom it happens to.
    const number = cursor.at;
    const before = !passive && knocked === undefined && cursor.take('# each|all') ? cursor.numbers[0] : undefined;
    if (before !== undefined) cursor.at = number + 1;
    const whom = passive ? undefined : aim(asked);
    if (before !== undefined && whom === undefined) cursor.at = number;
    const soFar = whom === undefined ? knocked : (before ?? knocked);
    // "An ally in range 3 may push an adjacent enemy 1": who is adjacent to it, and away from it, which is not worked out.
    if (subject !== undefined && subject !== 'you' && (whom?.head ?? whom?.side) !== undefined) return undefined;
    // "An ally adjacent to it may push it 1": nobody pushes itself.
    if (subject !== undefined && subject !== 'you' && !passive && whom?.ref === subject) return undefined;
    const who = whom?.ref ?? (passive ? (subject ?? asked.context.them) : asked.context.them);
    if (who === undefined) return undefined;
    const context = whom?.context ?? asked.context;
    const pushed = (push: Omit<Extract<Node, { node: 'push' }>, 'clause' | 'node' | 'who'>): Effect | undefined => {
      // Nobody is pushed away from itself, and you only away from or towards somebody who is named.
      if (who === 'you' && (push.of === 'you' || push.direction === 'along-any-path')) return undefined;
      const node: Node = { clause, node: 'push', who, ...push };
      return whom === undefined ? { nodes: [node] } : onto(whom, [node]);
    };
    // "Push the target back 2": away is where a push goes.
    const away = !pull && cursor.takeAny('back', 'away');
    if (parted && !away) return undefined;
    if (pull && cursor.takeAny('to you along the|any path', 'along the|any path to you')) {
      return pushed({ distance: { base: farthest }, direction: 'along-any-path', of: 'you', nearer: true });
    }
    const inside = centreOf(context) ?? ownMiddle(context);
    const start = cursor.at;
    const inward =
      pull &&
      inside !== undefined &&
      inside !== 'you' &&
      cursor.takeAny('to|into|towards|toward the|its center|centre of? the? area?', 'to|into the? middle');
    if (inward) {
      const distance = { base: farthest };
      const towards = cursor.tokens.slice(start, cursor.at).some(({ text }) => /^towards?$/.test(text));
      // Only towards it, nobody has to come there.
      if (towards) return pushed({ distance, direction: 'towards', of: inside });
      return pushed({ distance, direction: 'along-any-path', of: inside, nearer: true, exactly: true });
    }
    const to = pull ? asCloseTo(cursor, context, who, inside) : undefined;
    if (to !== undefined) return pushed({ distance: { base: farthest }, direction: 'towards', of: to, exactly: true });
    const near =
      pull &&
      cursor.takeAny(
        'as close|near to you as possible',
        'as close|near as possible to you',
        'as close|near as possible',
        'adjacent to you',
        'to? adjacent',
        'it|them adjacent to you',
        'next to you',
        'to you',
        'to|into|onto the|a|an empty|free|unoccupied? space adjacent|next to you',
        'all the way to you',
        'until adjacent|next to? you?',
        'until it|they is|are adjacent|next to? you?',
        'until the target is adjacent|next to? you?',
        'until blocked|stopped',
      );
    if (near) cursor.takeAny('or blocked|stopped', 'or until it|they is|are? blocked|stopped');
    // All the way, as with "as far as possible": nobody stops in between.
    if (near) return pushed({ distance: { base: farthest }, direction: 'towards', of: 'you', exactly: true });
    // "Pushed to the side": out of the way, which is one space.
    const aside = !pull && cursor.sees('to the|a|either|one side') && { distance: { base: 1 } };
    const edge = pull ? undefined : toEdge(asked, who);
    const far: Far | undefined =
      edge ?? (soFar === undefined ? aside || howFar(cursor, context) : { distance: { base: soFar } });
    if (knocked !== undefined) cursor.take('spaces|space');
    // "Pull it towards your Turret": as far as whoever pulls likes.
    if (far === undefined && !(pull && cursor.sees('towards|toward'))) return undefined;
    const { distance = { base: farthest }, exactly } = far ?? {};
    // It goes straight anyway (T-048).
    cursor.take('in a straight? line');
    let direction: Direction = pull ? 'towards' : 'away';
    let of: Ref = context.slot === 'marker' ? 'marker' : 'you';
    if (context.centre === 'target' || context.centre === 'marker') of = context.centre;
    // Where the centre of an area is not the one who pushes, the text must say which is meant.
    let sure = context.centre === undefined || context.centre === 'you' || context.centre === 'space';
    // In a piece's own text it is the piece that pushes.
    if ((context.slot === 'marker' || context.acts) && context.centre === 'marker') sure = true;
    if (context.centre === 'space') of = 'you';
    // Nobody is pushed away from itself.
    if (who === context.centre) {
      of = 'you';
      sure = true;
    }
    const nearer = pull ? { nearer: true } : {};
    if (!pull && cursor.takeAny(...onwards))
      return pushed({ distance, direction: 'onward', of: 'you', ...(exactly ? { exactly } : {}) });
    if (who === 'you' && context.them === 'target' && otherWay(cursor))
      return pushed({ distance, direction: 'back', of: 'target', ...(exactly ? { exactly } : {}) });
    if (sameWay(cursor, context.stepped) || (context.stepped && asTheyCame(cursor)))
      return pushed({ distance, direction: 'heading', of: 'you', ...(exactly ? { exactly } : {}) });
    if (cursor.take('along any path'))
      return sure ? pushed({ distance, direction: 'along-any-path', of, ...nearer }) : undefined;
    if (
      cursor.takeAny(
        'in any one? direction',
        'to any side',
        'in a direction of your choice',
        'in a direction you choose|like|want',
        'in a|any|the direction of your choice',
        'in a|any|the direction you choose|like|want',
      )
    ) {
      direction = 'any';
      sure = true;
    } else if (
      !pull &&
      cursor.takeAny(
        'to the|a|either side',
        'to a|an free|empty|open? space on|to either|a|the|one side',
        'to the left or right',
        'sideways',
        'aside',
      )
    ) {
      direction = 'sideways';
      // Who cannot be pushed anywhere stays, whether that is said or not.
      cursor.take('if possible');
      sure = true;
    } else if (!pull && cursor.take('away') && !cursor.sees('from')) {
      // "Push all units adjacent to it 1 away": away from it, or from whoever pushes.
      if (isBesideOther(whom, context)) return undefined;
      direction = 'away';
    } else if (
      cursor.takeAny('away? from', 'towards|toward') ||
      (pull && cursor.sees('to|into the|its center|centre|middle') && cursor.take('to|into'))
    ) {
      direction = cursor.before?.text === 'from' ? 'away' : 'towards';
      const there = cursor.misses(goals) ? undefined : goal(cursor, context, who);
      if (there !== undefined) {
        const way = { who, distance, direction, of: 'space' as const, ...(exactly ? { exactly } : {}) };
        const nodes = [atGoal(there, clause, [{ clause, node: 'push', ...way }])];
        return whom === undefined ? { nodes } : onto(whom, nodes);
      }
      const centre = cursor.takeAny(...centres)
        ? (inside ?? (context.slot === 'marker' && !context.offCentre && isOneSpace(context) ? 'marker' : undefined))
        : (placeRef(cursor, context) ?? pronoun(cursor, context)?.ref);
      const meant = centre === who ? besides(context) : centre;
      if (meant === undefined || meant === who) return undefined;
      of = meant;
      sure = true;
    }
    if (!sure) return undefined;
    return pushed({ distance, direction, of, ...(exactly ? { exactly } : {}) });
  });
}
/** What the middle of an area is called. */
const centres = [
  'the|its center|centre|middle of the|that area|burst|square|circle|zone|it',
  'the|its center|centre|middle of it',
  'the? center|centre',
  'the? aoe|area origin|center|centre',
  'its center|centre',
  'the middle',
] as const;

/** How a goal may begin that is no centre and nobody known. */
const goals = beginning('a|an|any|another|one|your|the|it|them|that|each|ally|enemy|unit|hero|summon|object');
forced.begins = beginning('#|is|are', ...verbs);

/** "Units in burst 2 of it are pushed 1 away from it": nobody is pushed away from itself. */
function besides({ slot, marker, strewn, centre, near }: Context): Ref | undefined {
  // "When an enemy ends its turn in range 3, pull it 2 towards it", in the text of a piece.
  const piece = slot === 'marker' && marker !== undefined && !strewn ? 'marker' : undefined;
  return centre ?? (typeof near?.of === 'string' ? near.of : undefined) ?? piece;
}

/** `as close to that space as possible`, `as near to the center as they fit`: who or what else than you that is. */
const asCloseTo = (cursor: Cursor, context: Context, who: Ref, inside: Ref | undefined): Ref | undefined =>
  cursor.try(() => {
    if (!cursor.take('as close|near')) return undefined;
    const early = cursor.take('as possible');
    if (!cursor.take('to')) return undefined;
    const of = cursor.takeAny(...centres) ? inside : (placeRef(cursor, context) ?? pronoun(cursor, context)?.ref);
    const meant = of === who ? besides(context) : of;
    if (meant === undefined || meant === 'you' || meant === who) return undefined;
    return early || cursor.takeAny('as possible', 'as they|it|you fit|fits|can') ? meant : undefined;
  });

/** `to the edge of the burst`, of the one that the sentence lays: as far as that reaches. */
const toEdge = ({ cursor, context }: Asked, who: Ref): Far | undefined =>
  cursor.try((): Far | undefined => {
    const { burst, centre } = context;
    if (burst === undefined || centre === undefined || who !== 'each') return undefined;
    if (!cursor.take('to the|its edge|border|rim of? the|it? burst|area?')) return undefined;
    const terms = [{ each: -1, per: { count: 'distance' as const, from: centre, to: who } }];
    return { distance: { base: burst, terms }, exactly: true };
  });

/** Which way you have gone before, by the same text. */
const onwards = [
  'in the same|that direction you? moved|travelled|traveled|went|charged',
  'in the direction you? moved|travelled|traveled|went|charged|dashed|flew',
  'in the direction of? your|the? movement|move|charge|travel',
  'onwards|onward',
] as const;

const isOneSpace = ({ marker }: Context): boolean => (marker?.fields.size ?? 1) <= 1;

/** What "the center" is in the text of a piece that is as large as an area: its middle space, where one is that. */
const ownMiddle = ({ slot, marker, laid, strewn }: Context): Ref | undefined =>
  slot === 'marker' && !laid && !strewn && (marker?.fields.size ?? 1) > 1 && (marker?.fields.size ?? 0) % 2 === 1
    ? 'middle'
    : undefined;

/** `push or pull 2`: whoever does it chooses which. */
export function either({ cursor, context, clause, subject }: Asked): Effect | undefined {
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
either.begins = beginning('push|pull');

/** Whether those who are pushed are told by whom or what else they are near. */
const isBesideOther = (whom: Aim | undefined, { near, slot }: Context): boolean => {
  const own = slot === 'marker' || slot === 'terrain' ? 'marker' : 'you';
  const node = whom?.head?.node;
  const places = node !== undefined && 'who' in node ? (node.who.places ?? []) : near === undefined ? [] : [near];
  return places.some(({ of }) => of !== undefined && of !== own);
};
