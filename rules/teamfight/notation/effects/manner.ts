import type { Node, Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { placeOf, placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { inRange, range } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Goal, nearestGoal, pieceGoal, summonerGoal } from './goal.ts';
import { otherWay, sameWay } from './same-way.ts';

type MoveNode = Extract<Node, { node: 'move' }>;

/** How somebody moves, behind how far. */
export interface Manner {
  readonly move: Partial<
    Pick<
      MoveNode,
      | 'straight'
      | 'forward'
      | 'heading'
      | 'throughUnits'
      | 'throughWalls'
      | 'ignoresDifficult'
      | 'ignores'
      | 'along'
      | 'exactly'
      | 'notFarther'
      | 'notNearer'
      | 'staying'
      | 'ends'
      | 'notEnding'
      | 'unnoticed'
      | 'until'
    >
  >;
  /** To or away from whom: known, or a target or the space of a piece that is chosen first. */
  readonly goal?: { readonly way: 'towards' | 'awayFrom'; readonly whom: Ref | Noun | { readonly there: Goal } };
}

/** `in a straight line, ignoring units`, `towards the nearest enemy`, `along the line as far as possible`. */
export function manner(cursor: Cursor, context: Context, mover: Ref = 'you'): Manner {
  let found: Manner = { move: {} };
  for (;;) {
    const more = one(cursor, context, found, mover);
    if (more === undefined) return found;
    found = more;
  }
}

function one(cursor: Cursor, context: Context, { move, goal }: Manner, mover: Ref): Manner | undefined {
  return cursor.try((): Manner | undefined => {
    const and = (more: Manner['move']): Manner => ({ move: { ...move, ...more }, ...(goal ? { goal } : {}) });
    if (cursor.sees('forward|forwards|straight') && isForward(cursor, context))
      return and({ straight: true, forward: true });
    if (cursor.takeAny('in a straight? line', 'straight ahead|forward')) return and({ straight: true });
    if (alongFirst(cursor)) {
      cursor.take('directly|straight');
      return and({ straight: true });
    }
    const passed = ignoring(cursor, context);
    if (passed !== undefined) return and(passed);
    if (cursor.takeAny(...through('walls and|or units|enemies'), ...through('units|enemies and|or walls')))
      return and({ throughUnits: true, throughWalls: true });
    if (cursor.takeAny(...through('units|enemies'))) return and({ throughUnits: true });
    if (cursor.takeAny(...through('walls'))) return and({ throughWalls: true });
    if (
      drawn(context) &&
      cursor.takeAny(
        'to the? end of the line|path',
        'to the last free|empty|unoccupied? space of|in|on the line|path',
        'to the last free|empty|unoccupied? space of|in|on it',
      )
    )
      return and({ along: true, exactly: true });
    if (cursor.take('as far as possible')) return and({ exactly: true });
    if (!move.straight && otherWay(cursor)) return and({ straight: true, heading: 'back' });
    if (!move.straight && sameWay(cursor, context.stepped)) return and({ straight: true, heading: true });
    // Whoever moves goes wherever it likes.
    if (!move.straight && cursor.take('in|to any direction|directions')) return and({});
    if (drawn(context) && cursor.take('as far down|along the line|path as possible'))
      return and({ along: true, exactly: true });
    if (
      drawn(context) &&
      cursor.takeAny(
        'down|along|through the line|path',
        // Whatever space of the line that is, one comes there along it.
        'to a|an|any|another empty|free|unoccupied|open? space in|on|of|along the|that line|path',
        'to a|an|any|another empty|free|unoccupied|open? space in|on|of|along it',
        'anywhere in|on|along the line|path',
      )
    )
      return and({ along: true });
    if (cursor.takeAny(...unnoticed)) return and({ unnoticed: true });
    if (cursor.takeAny(...asWanted)) return and({});
    const kept = move.staying === undefined ? staying(cursor, context) : undefined;
    if (kept !== undefined) return and({ staying: kept });
    const until = move.straight && move.until === undefined ? untilMet(cursor, context) : undefined;
    if (until !== undefined) return and({ until });
    // "Then move 1 away": from whom the text is about.
    const { them } = context;
    if (
      goal === undefined &&
      (them === 'target' || them === 'trigger') &&
      cursor.sees('away') &&
      !cursor.sees('away from')
    ) {
      cursor.take('away');
      return { move, goal: { way: 'awayFrom', whom: them } };
    }
    const limit = within(cursor, context);
    if (limit !== undefined && move.notFarther === undefined && move.notNearer === undefined) return and(limit);
    const straight = goal === undefined && cursor.take(',? directly|straight away from');
    if (straight || (goal === undefined && cursor.takeAny(',? towards|toward|to', ',? away from'))) {
      const way = cursor.before?.text === 'from' ? 'awayFrom' : 'towards';
      if (way === 'towards' && cursor.before?.text === 'to') return undefined;
      const there = cursor.try(
        () => pieceGoal(cursor, context, 'you') ?? summonerGoal(cursor, context) ?? nearestGoal(cursor, context, mover),
      );
      const whom = there ? { there } : (placeRef(cursor, context) ?? noun(cursor, context));
      return whom && { move: straight ? { ...move, straight } : move, goal: { way, whom } };
    }
    return undefined;
  });
}

/** `directly to a space adjacent to it`, behind `first unit in infinite line`: along that line. Takes nothing. */
export const alongFirst = (cursor: Cursor): boolean => {
  if (!cursor.sees('directly|straight to a|an empty|free|unoccupied? space adjacent|next to it|them|the')) return false;
  const before = cursor.tokens.slice(0, cursor.at).map(({ text }) => text);
  const first = before.lastIndexOf('first');
  return first >= 0 && before.slice(first, first + 7).includes('line');
};

/** `forward`, `straight ahead`, on the card of somebody who notes a facing: only that way. Without one every way is ahead. */
function isForward(cursor: Cursor, { words, bearer }: Context): boolean {
  if (cursor.takeAny('forward|forwards in a straight line', 'forward|forwards')) return true;
  const notes = bearer !== undefined && words.all.some(({ ref, text }) => ref === bearer && /\bfacing\b/i.test(text));
  return notes && cursor.take('straight ahead|forward');
}

const through = (what: string): readonly string[] => [`,? through|over ${what}`, `,? passing through ${what}`];

/** `, ignoring units`, `over units and walls`, behind the space that one goes to: what is passed on the way. */
export function passedOver(cursor: Cursor): Manner['move'] {
  const start = cursor.at;
  const said = cursor.takeAny(
    ...['walls and|or units', 'units|enemies and|or walls', 'other? units|enemies'].flatMap((what) => [
      ...through(what),
      `,? ignoring ${what}`,
    ]),
  );
  if (!said) return {};
  const walls = cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'walls');
  return { throughUnits: true, ...(walls && { throughWalls: true }) };
}

/** `a space in range 5, ignoring units and walls`: neither seen nor reached around them. */
export function ignoredBy({ tokens, at }: Cursor, from: number): Manner['move'] {
  const said = tokens.slice(from, at).map(({ text }) => text);
  const what = said.includes('ignoring') ? said.slice(said.indexOf('ignoring')) : [];
  return {
    ...(what.some((word) => word === 'units' || word === 'enemies') && { throughUnits: true }),
    ...(what.includes('walls') && { throughWalls: true }),
  };
}

/** `in a straight line, ignoring walls`, of a teleport: nothing is in its way anyway. */
export const straightOver = (cursor: Cursor): Manner['move'] => {
  if (!cursor.takeAny(',? in a straight line|direction', ',? in a line')) return {};
  cursor.takeAny(
    ',? ignoring walls and|or units',
    ',? ignoring units and|or walls',
    ',? ignoring walls|units|obstacles',
  );
  return { straight: true };
};

/** `, ignoring units and hazards`, `, ignoring difficult terrain`: what is in the way and is not felt. */
const ignoring = (cursor: Cursor, { them }: Context): Manner['move'] | undefined =>
  cursor.try(() => {
    // "Range 3, 2dmg, move 2, ignoring walls": of the attack, or of the movement.
    const apart = cursor.sees(', ignoring walls') && them !== undefined;
    if (apart || !cursor.take(',? ignoring')) return undefined;
    let found: Manner['move'] | undefined;
    for (;;) {
      const one = ignored(cursor);
      if (one === undefined) return found;
      found = { ...one, ...found };
      const { at } = cursor;
      if (!cursor.takeAny(', and', 'and', ',')) return found;
      const more = ignored(cursor) !== undefined;
      cursor.at = at;
      if (!more) return found;
      cursor.takeAny(', and', 'and', ',');
    }
  });

function ignored(cursor: Cursor): Manner['move'] | undefined {
  if (cursor.takeAny('other? units', 'enemies')) return { throughUnits: true };
  if (cursor.take('walls')) return { throughWalls: true };
  if (cursor.take('difficult terrain|ground')) return { ignoresDifficult: true };
  if (cursor.takeAny('hazards', 'hazardous terrain')) return { ignores: 'hazards' };
  return cursor.take('all? terrain') ? { ignores: 'terrain' } : undefined;
}

const unnoticed = [
  ',? without triggering|provoking|causing any? reactions',
  ',? and does not|never trigger|provoke any? reactions',
  ',? ignoring reactions',
] as const;

/** Whoever acts says where those go whom the text moves (T-047). */
const asWanted = [
  ',? under you|your control',
  ',? controlled|chosen by you',
  ',? as you choose|wish|like',
  ',? where|wherever you choose|wish|like|want',
  ',? and? you choose where|how',
  ',? and? you choose the path|way|route|space',
] as const;

/** `staying in range 3 of them`, `without leaving range 2 of the target`, `remaining adjacent to you`: all of the way is there. */
function staying(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny(',? staying|remaining|keeping', ',? without leaving', ',? as long as you stay'))
      return undefined;
    const range = cursor.take('adjacent|next to') ? { max: 1 } : (inRange(cursor) ?? rangeAlone(cursor));
    if (range === undefined) return undefined;
    const near = cursor.before?.text === 'to';
    const of = near || cursor.take('of') ? placeOf(cursor, context) : undefined;
    return of && { range, ...(of === 'you' ? {} : { of }) };
  });
}

const rangeAlone = (cursor: Cursor) => (cursor.sees('range #') ? range(cursor) : undefined);

/** `until you contact a unit`, `until you hit an enemy`, `stopping when you meet a unit`, `stopping at the first enemy`: in a straight line nobody of these is passed. */
function untilMet(cursor: Cursor, context: Context): Who | undefined {
  return cursor.try(() => {
    const first = cursor.takeAny(',? stopping|stop|stops|ending at|before the first', 'until|to the first');
    if (!first && !cursor.takeAny(',? until you', ',? stopping when|if you', ',? stop when|if you')) return undefined;
    const filled = first ? undefined : intoSpaceOf(cursor);
    if (filled !== undefined) return filled;
    const meets =
      first ||
      cursor.takeAny(
        'contact|contacts|touch|meet|reach|encounter|hit',
        'run|bump|crash|ram|slam|move into',
        'collide with',
        'come into contact with',
      );
    const found = meets ? noun(cursor, context) : undefined;
    if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max || found.range)
      return undefined;
    if (found.area || found.seen || found.forced || found.who.places) return undefined;
    if (first) cursor.take('in your|the way|path');
    cursor.takeAny('or a? wall|obstacle|obstruction', 'or blocking? terrain');
    return found.who.side === 'any' ? { ...found.who, except: ['you'] } : found.who;
  });
}

/** `you would enter a unit's space`, `you reach an enemy's space`: whoever stands there. */
const intoSpaceOf = (cursor: Cursor): Who | undefined =>
  cursor.try(() => {
    cursor.take('would');
    if (!cursor.take('enter|reach') || !cursor.take('a|an|another|any')) return undefined;
    const whose = cursor.peek()?.text ?? '';
    if (!cursor.take("unit's|enemy's|ally's") || !cursor.take('space')) return undefined;
    return whose.startsWith('unit')
      ? { side: 'any', except: ['you'] }
      : { side: whose === "enemy's" ? 'enemy' : 'ally' };
  });

/** `without going further from the ally`, `without moving closer to the target`: of somebody known. */
function within(cursor: Cursor, context: Context): Manner['move'] | undefined {
  return cursor.try(() => {
    if (!cursor.take(',? without going|moving|getting|coming')) return undefined;
    const farther = cursor.take('further|farther away? from');
    if (!farther && !cursor.take('closer|nearer to')) return undefined;
    // Behind "You or an ally is targeted" it is whoever was.
    const targeted = context.named.target === 'other' && cursor.take('the ally') ? ('other' as const) : undefined;
    const whom = targeted ?? pronoun(cursor, context)?.ref ?? placeRef(cursor, context);
    return whom && (farther ? { notFarther: whom } : { notNearer: whom });
  });
}

/** An area was laid whose spaces lie one after the other. */
const drawn = ({ drawn }: Context): boolean => drawn === true;
