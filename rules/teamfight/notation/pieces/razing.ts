import type { Node, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { placeRef } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { edges } from './edges.ts';

type What = Extract<Node, { node: 'raze' }>['what'];

const verbs = 'destroy|destroys|break|breaks|demolish|demolishes|shatter|remove|removes|raze|clear';

/** `all walls and terrain`: what is destroyed. Blocking terrain with nothing else would leave the rest, which is neither of both. */
export function whatSaid(cursor: Cursor): What | undefined {
  return cursor.try((): What | undefined => {
    if (!cursor.take(verbs)) return undefined;
    cursor.takeAny('all of? the?', 'all|any|the|each|every');
    if (
      cursor.takeAny(
        'walls and|or terrain',
        'terrain and|or walls',
        'terrain , walls ,? and cover',
        'walls , cover ,? and terrain',
      )
    )
      return 'terrain';
    if (cursor.take('terrain')) return 'terrain';
    return cursor.take('walls') ? 'walls' : undefined;
  });
}

/** `Range 1, destroy all terrain in that space`: what a range chooses then is a space, filled or not. Takes nothing. */
export function razesSpace(cursor: Cursor): boolean {
  const { at } = cursor;
  cursor.take(',');
  const what = whatSaid(cursor);
  const there =
    what !== undefined &&
    (cursor.done || cursor.takeAny('in|on|from that|the|target|chosen? target|chosen|targeted? space', 'there'));
  const alone = cursor.done;
  cursor.at = at;
  return there && alone;
}

/** `Destroy all walls and terrain in the area`, `break all walls adjacent to you`, `destroy a wall in range 2`. */
export function razing(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const one = oneWall(asked);
  if (one !== undefined) return one;
  return cursor.try((): Effect | undefined => {
    const what = whatSaid(cursor);
    const where = what && site(asked, what);
    if (what === undefined || where === undefined) return undefined;
    const razed: Node = { clause, node: 'raze', what, on: where === 'area' ? 'space' : where };
    return { nodes: [razed], ...(where === 'area' && { spaces: true }), own: where === 'you' };
  });
}
razing.begins = beginning(verbs);

/** Where walls are destroyed: on each space of an area, or in the space of somebody. */
function site({ cursor, context }: Asked, what: What): Ref | 'area' | undefined {
  return cursor.try((): Ref | 'area' | undefined => {
    if (context.laid || context.drawn) {
      if (
        cursor.takeAny(
          'in|on|within|inside the|that|this area|burst|square|line|path|blast',
          'in|on|within|inside it',
          'in|on the? affected|included? spaces',
          'there',
        ) ||
        (cursor.done && context.them === 'each')
      )
        return 'area';
    }
    // Terrain that is adjacent lies in the spaces around.
    if (cursor.take('adjacent|next to')) return what === 'walls' ? placeRef(cursor, context) : undefined;
    if (!cursor.take('in|on|from')) return context.centre === 'space' && cursor.done ? 'space' : undefined;
    if (context.centre === 'space' || context.chosen) {
      if (cursor.takeAny('that|the|target|chosen? target|chosen|targeted|marked? space', 'it')) return 'space';
    }
    const whose = possessive(cursor, context);
    return whose !== undefined && cursor.take('space') ? whose : undefined;
  });
}

/** `a wall in range 2`: of the edges that have one. */
function oneWall(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take(verbs) || !cursor.sees('a|an|one|any adjacent? wall')) return undefined;
    const said = edges(asked, undefined, 'wall');
    if (said === undefined) return undefined;
    return {
      nodes: [{ ...said, walled: true, then: [{ clause, node: 'raze', what: 'walls', on: 'edge' }] }],
      own: true,
    };
  });
}
