import type { Node, Range, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { ignoresWalls } from '../nouns/head.ts';
import { placeRef } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { distance, range } from '../nouns/range.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

export type EdgeNode = Omit<Extract<Node, { node: 'edge' }>, 'then'>;

/** `Choose an edge in range 3`, `Range 3, choose any edge`: later sentences place something there. */
export function edgeChosen(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  return cursor.try(() => {
    const before = rangeBefore(cursor);
    if (!cursor.take('choose|pick|select|target|mark')) return undefined;
    const chosen = edges(asked, before);
    if (chosen === undefined || (chosen.count ?? 1) > 1) return undefined;
    return { nodes: [{ ...chosen, then: [] }], own: true };
  });
}
edgeChosen.begins = beginning('global|globally|range|ranged|exactly|unlimited|infinite|choose|pick|select|target|mark');

/** `Range 3,` before what is done with an edge. */
export const rangeBefore = (cursor: Cursor): Place | undefined =>
  cursor.try(() => {
    const anywhere = cursor.take('global|globally');
    const far = anywhere ? {} : range(cursor);
    if (far === undefined) return undefined;
    const sight = !ignoresWalls(cursor) && !anywhere;
    return cursor.take(',') ? { range: far, sight } : undefined;
  });

interface Place {
  readonly range: Range;
  readonly sight: boolean;
  readonly from?: Ref;
  readonly across?: boolean;
}

/** `an edge in range 3`, `up to 2 edges of your space`, `any edge you touch`: behind "on", or behind "choose". */
export function edges(asked: Asked, before?: Place, noun = 'edge', bare = false): EdgeNode | undefined {
  const { cursor, clause } = asked;
  return cursor.try(() => {
    const upTo = cursor.take('up to #');
    const counted = upTo || cursor.take('#');
    const count = counted ? (cursor.numbers[0] ?? 1) : 1;
    if (!counted && !cursor.takeAny('any one', 'a|an|any|one|the') && !bare) return undefined;
    cursor.take('different');
    const adjacent = cursor.take('adjacent');
    if (!cursor.take(count > 1 ? `${noun}s` : noun)) return undefined;
    cursor.take('between two|2? spaces');
    const said = adjacent ? touched() : place(asked);
    // "Global, choose any edge on the map": said twice.
    if (said !== undefined && before !== undefined && (said.range.max ?? before.range.max) !== undefined)
      return undefined;
    const where = said ?? before;
    if (where === undefined || (where.across && count > 1)) return undefined;
    return { clause, node: 'edge', ...where, ...(count > 1 && { count }), ...(upTo && { min: 0 }) };
  });
}

/** `in range 2`, `into range 2`, of what lies on edges anyway. */
export function edgesWithin(asked: Asked): EdgeNode | undefined {
  const where = place(asked);
  return where && { clause: asked.clause, node: 'edge', ...where };
}

const touched = (from: Ref = 'you'): Place => ({ range: { max: 0 }, sight: false, ...(from !== 'you' && { from }) });

/** Where an edge may be: of a space, in range, in sight, anywhere. */
function place(asked: Asked): Place | undefined {
  const { cursor, context } = asked;
  return cursor.try((): Place | undefined => {
    if (
      cursor.takeAny('that? you touch', 'you are|stand touching|beside|at', 'of the space you are in', 'touching you')
    )
      return touched();
    if (cursor.takeAny('adjacent|next to', 'around|touching|of')) {
      const whose = cursor.try(() => {
        const found = possessive(cursor, context);
        return found !== undefined && cursor.take('space') ? found : undefined;
      });
      const of = whose ?? placeRef(cursor, context);
      return of && touched(of);
    }
    if (cursor.takeAny('in|within line of sight', 'in|within los', 'that? you can? see'))
      return { range: {}, sight: !ignoresWalls(cursor) };
    if (cursor.takeAny('across the whole|entire? map|board|battlefield', 'from side to side'))
      return { range: {}, sight: false, across: true };
    if (cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board')) return { range: {}, sight: false };
    if (cursor.take('in|within|at unlimited|infinite range')) return { range: {}, sight: !ignoresWalls(cursor) };
    const far = cursor.take('in|into|within|at range') ? distance(cursor) : undefined;
    if (far === undefined) return undefined;
    const from = cursor.take('of') ? placeRef(cursor, context) : 'you';
    return from && { range: far, sight: !ignoresWalls(cursor), ...(from !== 'you' && { from }) };
  });
}

/** `the edge in front of you`, `the 3 edges in front of you`: the row on the side that is chosen, or that one faces. */
export const edgeAhead = ({ cursor, clause }: Asked): EdgeNode | undefined =>
  cursor.try(() => {
    const several = cursor.take('the # edges');
    const [long = 1] = several ? cursor.numbers : [];
    if (!several && !cursor.take('the|an edge')) return undefined;
    if (!cursor.take('directly? in front of you|yourself')) return undefined;
    return { clause, node: 'edge', sight: false, front: true, ...(several && { long }) };
  });

/** `, pointing away from you`, `which points towards you`: to which side of its edge a piece points. */
export const pointed = (cursor: Cursor): 'away' | 'towards' | undefined =>
  cursor.try(() => {
    cursor.take(',');
    cursor.take('and');
    if (!cursor.takeAny('pointing|facing', 'that|which points|faces', 'with it pointing|facing')) return undefined;
    const away = cursor.takeAny('away from you|yourself', 'away|outward|outwards');
    return away ? 'away' : cursor.takeAny('toward|towards you|yourself', 'inward|inwards') ? 'towards' : undefined;
  });

/** `, and extend it one space to either side`: by how many edges a row is longer than the one that it begins with. */
export const extended = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    cursor.take(',');
    cursor.take('and');
    if (!cursor.takeAny('extend|extending|lengthen it|them|this', 'that|which extends', 'extending|extended'))
      return undefined;
    cursor.take('by');
    if (!cursor.take('# space|spaces|edge|edges')) return undefined;
    const [more = 0] = cursor.numbers;
    return cursor.takeAny('to|on|in|at either|each side|direction', 'to|on|in|at both sides|directions')
      ? 2 * more
      : undefined;
  });

/** `of length 3`, `3 spaces long`: on how many edges in a row a piece lies. */
export function rowLong(cursor: Cursor): number | undefined {
  cursor.take(',');
  if (
    cursor.takeAny(
      'of|with length #',
      'of|with a length of #',
      'that|which? is|are? # edges|edge|spaces|space? long|wide',
    )
  )
    return cursor.numbers[0];
  if (cursor.before?.text === ',') cursor.at -= 1;
  return undefined;
}

/** `that edge`, `those edges`: chosen before. */
export const sameEdge = ({ cursor, context }: Asked): boolean =>
  context.edge === true &&
  cursor.takeAny('blocking|covering|on|along|across that|the|this chosen? edge', 'there', 'on it');
