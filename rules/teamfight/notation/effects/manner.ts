import type { Node, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';

type MoveNode = Extract<Node, { node: 'move' }>;

/** How somebody moves, behind how far. */
export interface Manner {
  readonly move: Partial<
    Pick<MoveNode, 'straight' | 'throughUnits' | 'ignoresDifficult' | 'along' | 'exactly' | 'notFarther' | 'notNearer'>
  >;
  /** To or away from whom: known, or a target that is chosen first. */
  readonly goal?: { readonly way: 'towards' | 'awayFrom'; readonly whom: Ref | Noun };
}

/** `in a straight line, ignoring units`, `towards the nearest enemy`, `along the line as far as possible`. */
export function manner(cursor: Cursor, context: Context): Manner {
  let found: Manner = { move: {} };
  for (;;) {
    const more = one(cursor, context, found);
    if (more === undefined) return found;
    found = more;
  }
}

function one(cursor: Cursor, context: Context, { move, goal }: Manner): Manner | undefined {
  return cursor.try((): Manner | undefined => {
    const and = (more: Manner['move']): Manner => ({ move: { ...move, ...more }, ...(goal ? { goal } : {}) });
    if (cursor.takeAny('in a straight? line', 'straight ahead|forward')) return and({ straight: true });
    const both = cursor.takeAny(
      ',? ignoring units|enemies and difficult terrain|ground',
      ',? ignoring difficult terrain|ground and units|enemies',
    );
    if (both) return and({ throughUnits: true, ignoresDifficult: true });
    if (cursor.takeAny(',? ignoring|through|over units|enemies', ',? passing through units|enemies'))
      return and({ throughUnits: true });
    if (cursor.take(',? ignoring difficult terrain|ground')) return and({ ignoresDifficult: true });
    if (drawn(context) && cursor.take('to the? end of the line|path')) return and({ along: true, exactly: true });
    if (cursor.take('as far as possible')) return and({ exactly: true });
    if (drawn(context) && cursor.take('as far down|along the line|path as possible'))
      return and({ along: true, exactly: true });
    if (drawn(context) && cursor.take('down|along|through the line|path')) return and({ along: true });
    const limit = within(cursor, context);
    if (limit !== undefined && move.notFarther === undefined && move.notNearer === undefined) return and(limit);
    const straight = goal === undefined && cursor.take('directly|straight away from');
    if (straight || (goal === undefined && cursor.takeAny('towards|toward|to', 'away from'))) {
      const way = cursor.before?.text === 'from' ? 'awayFrom' : 'towards';
      if (way === 'towards' && cursor.before?.text === 'to') return undefined;
      const whom = placeRef(cursor, context) ?? noun(cursor, context);
      return whom && { move: straight ? { ...move, straight } : move, goal: { way, whom } };
    }
    return undefined;
  });
}

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
