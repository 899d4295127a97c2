import type { Node, Place, Until, Who } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { standsFor } from '../effects/stands-for.ts';
import type { Head } from '../nouns/head.ts';
import { isFarApart, spaces } from '../nouns/head-space.ts';
import { noun } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import { isPointed } from '../states/pointing.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import {
  type EdgeNode,
  edgeAhead,
  edges,
  edgesWithin,
  extended,
  pointed,
  rangeBefore,
  rowLong,
  sameEdge,
} from './edges.ts';
import { everySpace } from './every-space.ts';
import { another, further } from './further-spaces.ts';
import { inShape } from './in-shape.ts';
import { type Most, most } from './most.ts';
import { pieceOrOne } from './piece-there.ts';
import { type Site, site, someInArea } from './site.ts';
import { traits } from './traits.ts';

type SpaceNode = Extract<Head['node'], { node: 'space' }>;

/** What somebody does who puts a piece on the map. */
export const verbs = 'place|create|summon|put|leave|spawn|drop|deploy|plant|build|lay|throw|raise|erect';
const theirVerbs = 'places|creates|puts|drops|lays';

/** `Place a Snare in range 2`, `create 3 Embers adjacent to the target`, `put up to two Totems anywhere in LoS`. */
export function placing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const before = cursor.sees('range|global|globally|unlimited|infinite') ? rangeBefore(cursor) : undefined;
  const theirs = context.byPlayer === true && cursor.take(theirVerbs);
  if (subject !== undefined && subject !== 'you') return undefined;
  const orMoves = cursor.take('place or move your') && goBack(cursor);
  if (!theirs && !orMoves && !cursor.takeAny(verbs, 'set up')) return undefined;
  const upTo = cursor.take('up to #');
  const counted = upTo || cursor.take('#');
  const count = counted ? (cursor.numbers[0] ?? 1) : 1;
  const bare = !counted && !cursor.take('a|the second') && !cursor.take('a|an|the|your|another');
  const health = cursor.take('# hp|health') ? cursor.numbers[0] : undefined;
  const row = cursor.take('# space|spaces|edge|edges long|wide') ? cursor.numbers[0] : oneWide(asked);
  cursor.take('directional');
  const size = cursor.take('size #') ? cursor.numbers[0] : squareSide(cursor);
  if (!counted && row === undefined) cursor.take('space|square|tile|patch of');
  const marker = pieceOrOne(cursor, context, ['marker', 'terrain']);
  if (marker === undefined) return undefined;
  cursor.at = marker.to;
  cursor.take('marker|markers|object|objects|token|tokens|field|fields|zone|zones');
  // A size that is not the piece's own would be another piece.
  if (size !== undefined && size !== (marker.word.fields.size ?? 1)) return undefined;
  if (health !== undefined && health !== marker.word.fields.health) return undefined;
  // What is moved keeps the health that it has left; another one would be whole.
  if (orMoves && marker.word.fields.object) return undefined;
  const placed = { clause, node: 'place' as const, marker: marker.word.ref };
  const only = orMoves ? { max: 1 } : undefined;
  const onEdge = onEdges(asked, marker.word, before, row, counted ? { count, upTo } : undefined, only);
  if (onEdge !== undefined) return onEdge;
  if (row !== undefined || before !== undefined || isPointed(marker.word, context.words)) return undefined;
  const shaped = inShape(asked, marker.word, count, upTo);
  if (shaped !== undefined) return shaped;
  const around = count === 1 ? everySpace(asked, marker.word, bare) : undefined;
  // "Place Mines in burst 1 of it" is no single one.
  if (bare && around === undefined && cursor.sees('in|on|over a? burst|line #')) return undefined;
  if (around === undefined && count === 1 && cursor.takeAny('on|in each space', 'in each affected? space')) {
    if (context.centre === undefined) return undefined;
    return { nodes: [{ ...placed, on: 'space', ...most(asked) }], spaces: true };
  }
  if (around !== undefined) {
    const { asked: only, alone, ...laid } = around;
    const max = most(asked);
    const on: Node = { ...placed, on: 'space', ...max };
    const put: Node = only.length > 0 ? { clause, node: 'if', if: only, then: [on], else: [] } : on;
    const before: Node[] = alone ? [{ clause, node: 'remove', what: { marker: marker.word.ref, yours: true } }] : [];
    return { nodes: [...before, { ...laid, then: [], spaces: [put] } as Node], own: true };
  }
  const onAll = count === 1 && context.several ? cursor.try(() => onEachChosen(asked, marker.word)) : undefined;
  if (onAll !== undefined) return { nodes: [{ ...placed, on: 'space', ...onAll }] };
  const noted = standsFor(asked);
  const onEach = count === 1 && !counted ? eachMarker(asked) : undefined;
  if (onEach !== undefined) return { nodes: [{ ...onEach, then: [{ ...placed, on: 'marker' }] }], own: true };
  const firstMost = most(asked) ?? only;
  const first = traits(asked, marker.word);
  const fills = fillsArea(asked, marker.word) || onArea(asked, marker.word);
  // In an area of another size than it has it could lie in several ways.
  if (!fills && isLarge(marker.word) && cursor.sees(areaSaid)) return undefined;
  const over = overlapping(asked, marker.word) ?? (fills ? [] : undefined);
  const many = over === undefined && count === 1 && !counted ? cursor.try(() => inSpaces(asked)) : undefined;
  const where = many ?? (over === undefined ? site(asked, count > 1) : undefined);
  if (first === undefined || (over === undefined && where === undefined)) return undefined;
  // "Place Mines in range 3" does not say how many.
  if (bare && where !== undefined && isPlural(cursor.tokens[marker.to - 1]?.text ?? '', marker.word)) return undefined;
  if (where !== undefined && !withoutUnits(asked, where)) return undefined;
  const beyond = where === undefined ? undefined : further(asked, marker.word);
  const more = beyond?.space ?? (where === undefined ? undefined : another(asked, marker.word));
  if (!unheld(asked, where, more)) return undefined;
  const notes = noted ?? standsFor(asked);
  const mostBefore = firstMost ?? most(asked);
  const last = traits(asked, marker.word);
  if (last === undefined) return undefined;
  // There is but one of what is called "The Beacon": placed anew, it is there.
  const alone = /^the /i.test(marker.word.name) && count === 1 && !marker.word.fields.object ? { max: 1 } : undefined;
  const max = mostBefore ?? most(asked) ?? alone;
  const until = first.until ?? last.until;
  // Of two different pieces it could be said of either.
  if (beyond?.piece !== undefined && (max ?? until) !== undefined) return undefined;
  const not = apart(asked, marker.word);
  if (not !== undefined) {
    if (where === undefined || where === 'bound' || !('head' in where) || where.head.node.node !== 'space')
      return undefined;
    if (not !== 'spread') (where.head.node as { apart?: Place }).apart = not;
    else if (count > 1) (where.head.node as { spread?: true }).spread = true;
    else return undefined;
  }
  const on = where === undefined || where === 'bound' || 'head' in where ? 'space' : where.on;
  const node: Node = {
    ...placed,
    on,
    ...max,
    ...(until && { until }),
    ...(notes !== undefined && { notes }),
  };
  if (over !== undefined) return { nodes: [...over, { ...node, fills: true } as Node], own: true };
  if (where === undefined) return undefined;
  return spread(where, node, count, upTo, more, on, beyond?.piece);
}
placing.begins = beginning('range|global|globally|unlimited|infinite|set', verbs, theirVerbs);

/**
 * `a Fence on an edge in range 3`, `a Fence of length 2 on that edge`, `2 Fences on edges you touch`. What is thinner than a space lies on
 * edges wherever its row is said: `a Fence of length 3 in range 2`.
 */
function onEdges(
  asked: Asked,
  word: Word,
  before: ReturnType<typeof rangeBefore>,
  row: number | undefined,
  many: { readonly count: number; readonly upTo: boolean } | undefined,
  only: Most | undefined,
): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const first = traits(asked, word);
    const most1 = most(asked) ?? only;
    const length = row ?? rowLong(cursor);
    // "A Fence, 3 spaces long, on an edge in range 2".
    if (length !== undefined && row === undefined && cursor.sees(', on|along')) cursor.take(',');
    const long = length ?? word.fields.long;
    const there = sameEdge(asked);
    const chosen = there
      ? undefined
      : (edgeSaid(asked, before, many !== undefined, long !== undefined) ??
        (word.fields.long === undefined ? undefined : edgesWithin(asked)));
    if (first === undefined || (!there && chosen === undefined) || (there && (long !== undefined || many)))
      return undefined;
    const turned = turnedRow(asked, word, chosen, long);
    if (turned === undefined) return undefined;
    cursor.take(',');
    const last = traits(asked, word);
    const max = most1 ?? most(asked);
    if (last === undefined) return undefined;
    const until = first.until ?? last.until;
    const node: Node = {
      clause,
      node: 'place',
      marker: word.ref,
      on: 'space',
      edge: true,
      ...(turned.points && { points: turned.points }),
      ...max,
      ...(until && { until }),
    };
    if (chosen === undefined) return { nodes: [node], own: true };
    const several = many && many.count > 1 ? { count: many.count, ...(many.upTo && { min: 0 }) } : {};
    return {
      nodes: [{ ...chosen, ...several, ...(turned.long > 1 && { long: turned.long }), then: [node] } as Node],
      own: true,
    };
  });
}

/**
 * `, extending 1 edge to both sides and pointing away`: how long the row is, and where it points. A piece that does something in one
 * direction points somewhere; away from whom is known of edges of the own space only.
 */
function turnedRow({ cursor, context }: Asked, word: Word, chosen: EdgeNode | undefined, row: number | undefined) {
  const { front, range, from } = chosen ?? {};
  let points = pointed(cursor);
  const more = extended(cursor) ?? 0;
  points ??= pointed(cursor);
  const long = (chosen?.long ?? row ?? 1) + more;
  const own = front === true || (range?.max === 0 && from === undefined);
  if (points === undefined ? isPointed(word, context.words) : !own) return undefined;
  // Of an even number none is the middle one.
  if (front ? long % 2 === 0 || (chosen?.long !== undefined && row !== undefined) : more > 0) return undefined;
  return { long, ...(points && { points }) };
}

/** Behind `place or move your`, at the last of these words. */
function goBack(cursor: Cursor): true {
  cursor.at -= 1;
  return true;
}

/** `on an edge in range 3`; of several pieces `on edges in range 3`. */
function edgeSaid(
  asked: Asked,
  before: ReturnType<typeof rangeBefore>,
  several: boolean,
  row: boolean,
): EdgeNode | undefined {
  const { cursor } = asked;
  if (!cursor.take('on|along|across')) return undefined;
  const ahead = several || before !== undefined ? undefined : edgeAhead(asked);
  if (ahead !== undefined) return ahead;
  // "A 3 space long Fence along edges in range 2": how many they are is said before.
  const bare = !several && cursor.sees('edges') && (row || cursor.before?.text === 'along');
  return several || bare ? edges(asked, before, 'edges', true) : edges(asked, before);
}

/** `on each Spring`, `on every one of your Seeds`: wherever such a piece lies. */
function eachMarker({
  cursor,
  context,
  clause,
}: Asked): Omit<Extract<Node, { node: 'each-piece' }>, 'then'> | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('on|in|at each|every one? of the?', 'on|in|at each|every', 'on|in|at all of? the?'))
      return undefined;
    const yours = cursor.take('your');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (word === undefined) return undefined;
    cursor.at = word.to;
    cursor.take('space|spaces|marker|markers');
    if (cursor.sees('in|within|adjacent|next|of|that|with|on')) return undefined;
    return { clause, node: 'each-piece', marker: word.word.ref, ...(yours && { yours }) };
  });
}

/** `with 2hp in each of them (max 4, remove oldest)`, behind several spaces that were chosen: how many there may be, and how long they lie there. */
function onEachChosen(asked: Asked, word: Word): (Partial<Most> & { readonly until?: Until }) | undefined {
  const { cursor } = asked;
  const first = traits(asked, word);
  if (first === undefined || !inEachChosen(cursor) || cursor.sees('empty|free|space|spaces')) return undefined;
  const max = most(asked);
  const last = traits(asked, word);
  if (last === undefined) return undefined;
  const until = first.until ?? last.until;
  return { ...(max ?? most(asked)), ...(until && { until }) };
}

/** `in each`, `on each of them`, `in each of their spaces`, of several spaces that were chosen. */
export const inEachChosen = (cursor: Cursor): boolean =>
  cursor.takeAny('in|on each of their|those|these|the spaces', 'in|on each of? them?');

/** The piece on one site, on several, or on further ones too. */
function spread(
  where: Site,
  node: Node,
  count: number,
  upTo: boolean,
  more: SpaceNode | undefined,
  on: string,
  other: Word | undefined,
): Effect | undefined {
  if (where === 'bound' || 'on' in where) {
    // "In your space and another in range 5".
    if (count === 1 && on === 'you' && more !== undefined && more.from === undefined)
      return { nodes: [node, { ...more, then: [{ ...node, on: 'space' } as Node] }], own: true };
    return count === 1 && more === undefined
      ? { nodes: [node], own: on === 'space' || on === 'you' || on === 'middle' }
      : undefined;
  }
  const then: Node[] = [node];
  if (more !== undefined) {
    if (more.from === 'space') then.push({ ...more, then: [other ? ({ ...node, marker: other.ref } as Node) : node] });
    else
      return count === 1
        ? { nodes: [{ ...where.head.node, then } as Node, { ...more, then: [node] }], own: true }
        : undefined;
  }
  const several = count === 1 && !upTo ? {} : { count, ...(upTo && { min: 0 }) };
  return { nodes: [{ ...where.head.node, ...several, then } as Node], own: true };
}

/** `, in spaces without a unit`, `, not under a unit`, of spaces that are chosen. False where none are. */
function withoutUnits({ cursor }: Asked, where: Site): boolean {
  const said = cursor.takeAny(
    ',? in|on? spaces|a|any space? without a|any? unit|units',
    ',? in|on? spaces|a|any space? where no unit|units is|are|stands|stand',
    ',? not|never under|below a|any? unit|units',
    ',? without a|any? unit|units',
    ',? with no unit|units',
    ',? in|on? spaces|a|any space? with no unit|units',
  );
  if (!said) return true;
  if (where === 'bound' || !('head' in where) || where.head.node.node !== 'space' || where.head.node.without)
    return false;
  where.head.node.without = { side: 'any' };
  return true;
}

/** `in up to 2 empty spaces in range 3`, `on each of 3 spaces in LoS`: one in each. */
export function inSpaces(asked: Asked): { readonly head: Head } | undefined {
  const { cursor, context, clause, open } = asked;
  if (!cursor.take('in|on|into')) return undefined;
  cursor.take('each of');
  if (!cursor.sees('#|up')) return undefined;
  const some = someInArea(asked);
  if (some !== undefined) return some;
  // Behind "Range 4," they touch one another and not you.
  const touches = cursor.sees('# adjacent spaces') || cursor.sees('up to # adjacent spaces');
  if (touches && open?.node.node === 'target') return undefined;
  const head = spaces(cursor, context, clause);
  return head?.node.node === 'space' && (head.node.count ?? 1) > 1 ? { head } : undefined;
}

/** `a 3x1 Fence`, of what is thinner than a space: on so many edges in a row. */
const oneWide = ({ cursor, context }: Asked): number | undefined =>
  cursor.try(() => {
    const [a = 0, b = 0] = cursor.take('# x #') ? cursor.numbers : [];
    const { long } = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker'])?.word.fields ?? {};
    return long !== undefined && Math.min(a, b) === 1 && Math.max(a, b) === long ? long : undefined;
  });

/** `a 3x3 Mist`: spaces along each side. */
const squareSide = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    const [columns, rows] = cursor.take('# x #') ? cursor.numbers : [];
    return columns === rows && !cursor.sees('area|square') ? columns : undefined;
  });

/** `, neither space containing an enemy`, `not occupied by an ally`: who must not stand where it is put. False where it is put on no chosen space. */
function unheld({ cursor, context }: Asked, where: Site | undefined, more: SpaceNode | undefined): boolean {
  const who = cursor.try(() => {
    const not = cursor.takeAny(
      ',? neither|none of them',
      ',? neither|no|none|not space|spaces?',
      ',? which|that do|does|must not',
    );
    if (!not || !cursor.takeAny('containing|contain|contains|holding|holds', 'occupied by', 'with')) return undefined;
    if (cursor.sees('#')) return undefined;
    const found = noun(cursor, context);
    return found === undefined || found.ref !== undefined || found.range || found.area ? undefined : found.who;
  });
  if (who === undefined) return true;
  const first = where !== undefined && where !== 'bound' && 'head' in where ? where.head.node : undefined;
  if (first?.node !== 'space') return false;
  for (const node of more === undefined ? [first] : [first, more]) (node as { without?: Who }).without = who;
  return true;
}

/** `, no two adjacent`: of those that are placed. `, but not adjacent to any other Totem`: of those that lie already, too. */
function apart({ cursor, context }: Asked, word: Word): Place | 'spread' | undefined {
  return cursor.try((): Place | 'spread' | undefined => {
    if (isFarApart(cursor)) return 'spread';
    if (
      cursor.takeAny(
        ', but? no two of? them? adjacent|touching',
        ', but? none of? them? adjacent|touching|next to? each? other?',
        ', with no two adjacent|touching',
        ',? with none adjacent|touching|next to?',
        ',? but? not adjacent|next to each other',
        ',? but? not adjacent|next to one another',
      )
    ) {
      // "None adjacent to another": nor to one that lies already.
      if (cursor.take('to? another')) return { range: { max: 1 }, of: { marker: word.ref } };
      cursor.takeAny('to each other', 'to one another', 'each other', 'one another');
      return 'spread';
    }
    if (!cursor.takeAny(',? but not', ',? not', ',? which|that cannot be', ',? and not')) return undefined;
    const straight = cursor.take('non-diagonally|orthogonally');
    const near = cursor.take('adjacent|next to');
    const far = near ? { max: 1 } : inRange(cursor);
    if (far === undefined || (!near && !cursor.take('of'))) return undefined;
    const each = cursor.takeAny('each other', 'one another');
    if (!each && !cursor.takeAny('any|an|all other', 'another|other|one|each')) return undefined;
    const other = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (other !== undefined && other.word.ref !== word.ref) return undefined;
    if (other !== undefined) {
      cursor.at = other.to;
      cursor.take('marker|markers|object|objects');
    }
    return { range: far, of: { marker: word.ref }, ...(straight && { straight }) };
  });
}

/** `, overlapping your space`: a square as large as the piece, laid as a drawn one is (T-108). */
function overlapping({ cursor, context, clause }: Asked, { fields }: Word): Node[] | undefined {
  return cursor.try(() => {
    const centred = cursor.take(',? centered|centred on');
    if (!centred && !cursor.takeAny(',? overlapping|covering|including', ',? over')) return undefined;
    const side = fields.size ?? 1;
    const your = cursor.take('your space');
    const of = your ? 'you' : placeRef(cursor, context);
    if (of === undefined || (centred && side % 2 === 0)) return undefined;
    const shape = { shape: 'rectangle' as const, columns: side, rows: side, ...(centred && { centred }) };
    return [{ clause, node: 'area', shape, of, sight: false, who: { side: 'any' }, then: [], spaces: [] }];
  });
}

/** `Range 3 2x2, place a Mist`: a piece as large as the area that the sentence began with covers it. */
function fillsArea({ open, context, cursor }: Asked, { fields }: Word): boolean {
  const node = open?.node;
  if (node?.node !== 'area' || node.shape.shape !== 'rectangle' || context.them !== 'each') return false;
  const { columns, rows } = node.shape;
  const side = fields.size ?? 1;
  return side > 1 && columns === side && rows === side && (cursor.done || cursor.sees('(|until|,|that|which'));
}

const isPlural = (said: string, { name }: Word): boolean =>
  said.endsWith('s') && said !== name.toLowerCase().split(' ').at(-1);

const isLarge = ({ fields }: Word): boolean => (fields.size ?? 1) > 1;

const areaSaid = 'on|over|in|inside|covering|onto the|that|this area|square';

/** `Range 4 3x3, enemies are Slowed. Place a Mist on the area`: a piece as large as the square that the text has laid covers it. */
const onArea = ({ cursor, context }: Asked, word: Word): boolean =>
  isLarge(word) && context.square === word.fields.size && cursor.take(areaSaid);
