import type { Condition, Node, Ref, Shape } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effects/effect.ts';
import { same } from '../given/repeat.ts';
import { area } from '../nouns/area-head.ts';
import { placeRef, spaceLeft, whereItLay } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { nextTo } from '../nouns/range.ts';
import { centreOf } from '../nouns/within-area.ts';
import { duration } from '../occasions/time.ts';
import { leaveUnchosen, put, type Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { openArea } from '../sentences/open-area.ts';
import { Sheet } from '../sentences/sheet.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, wordAt } from '../words/words.ts';
import { ringAt } from './every-space.ts';
import { hazard } from './hazard.ts';
import { saysItself } from './in-own-words.ts';
import { most } from './most.ts';
import { nobodyThere } from './strewing.ts';
import { turning } from './turning.ts';

const changes = oneOf('becomes become gains gain gets get turns turn hazard terrain filled covered replace now');

/** What becomes of spaces, and whether one piece that is as large as the area lies over all of it. */
interface Become extends Effect {
  readonly fills?: boolean;
  /** It is done once, whoever is in the area. */
  readonly aside?: boolean;
  /** How many there may be: one area, whose spaces are as many pieces. */
  readonly only?: Word;
  /** It is of pieces wherever they lie, and nobody is chosen for it: "Global, ...". */
  readonly everywhere?: boolean;
}

/** `Global`, before anything is done to anybody. */
const isEverywhere = ({ node, then }: NonNullable<Run['head']>): boolean =>
  node.node === 'target' && then.length === 0 && !node.sight && node.range?.max === undefined;

/**
 * `Target's space becomes Mud`, `the affected spaces gain Hazard: 2dmg`, `the area is difficult terrain until ...`, `up to 3 spaces become
 * Lava`: what lies on spaces from then on.
 */
export function ground(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const found = becomes(desk, cursor, run);
  if (found === undefined) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  // "2x2 becomes Mud (max 1, remove oldest)": what lies there since before goes first.
  if (found.only !== undefined) {
    const area = run.outer.indexOf(run.head?.node as Node);
    if (area < 0) {
      run.out.fault = { at: start, governs: true };
      return true;
    }
    run.outer.splice(area, 0, { clause, node: 'remove', what: { marker: found.only.ref, yours: true } });
  }
  if (found.everywhere) leaveUnchosen(run);
  // "2x2, the area becomes a Mist", which is as large: over all of it, once.
  if ((found.fills || found.aside) && run.head !== undefined) {
    run.outer.push(...found.nodes);
    run.hoisted = true;
  }
  // "Enemies in it take 1dmg and the area becomes Mud": the area of the sentence before.
  else if (found.spaces && run.head !== undefined && run.head.node.node !== 'area' && run.tail?.node.node === 'area')
    run.out.spaces = [...(run.out.spaces ?? []), ...found.nodes];
  else if ((run.context.span ?? 1) > 1 && run.head !== undefined) squares(run, run.context.span ?? 1, found.nodes);
  else put(run, found, start);
  return true;
}
ground.needs = changes;

/** `up to three 2x2 areas become Lava`: each is an area like any other, which has only to overlap a space in range (T-108). */
function squares(run: Run, span: number, nodes: readonly Node[]): void {
  const space = run.head?.node;
  const [place] = nodes;
  if (space?.node !== 'space' || place?.node !== 'place' || nodes.length > 1) return;
  const { clause, range = {}, sight, count = 1, min } = space;
  const shape = { shape: 'rectangle' as const, columns: span, rows: span };
  const laid: Node[] = [
    { clause, node: 'area', shape, of: 'you', range, sight, who: { side: 'any' }, then: [], spaces: [] },
    { ...place, fills: true },
  ];
  const list = run.outer;
  list.splice(list.indexOf(space as Node), 1);
  const one: Node[] = min === 0 ? [{ clause, node: 'may', then: laid }] : laid;
  list.push(...(count > 1 ? [{ clause, node: 'repeat', times: { base: count }, then: one } as const] : one));
  run.into = list;
  run.head = undefined;
  run.tail = undefined;
}

function becomes(desk: Desk, cursor: Cursor, run: Run): Become | undefined {
  const { context, tail, head } = run;
  const others =
    (head === undefined || isEverywhere(head)) && cursor.sees('replace|turn|transform|all|each|every')
      ? turning(desk, cursor, run)
      : undefined;
  if (others !== undefined) return { ...others, everywhere: true };
  return cursor.try((): Become | undefined => {
    const clause = desk.sheet.next;
    const laid = head?.node.node === 'area' ? head.node : openArea(tail);
    const empty = laid !== undefined && cursor.try(() => emptyOnes(cursor));
    const all = empty || (laid !== undefined && theArea(cursor));
    // "2x2, becomes Lava", "2x2, 2dmg, and becomes Lava": the area itself; whoever is in it does not become that.
    const itself =
      !all &&
      head?.node.node === 'area' &&
      (cursor.sees(head.then.length === 0 ? turned : 'becomes|become') || cursor.sees('turns|turn into'));
    const around = all || itself ? undefined : cursor.try(() => spacesIn(cursor, context));
    // "Each Mine deals burst 1, 1dmg and its space becomes Fire": the Mine's.
    const ofPiece = head?.node.node === 'area' && head.node.of === 'marker' && cursor.take('its space');
    const middle = all || itself || around || ofPiece ? undefined : cursor.try(() => centreSaid(cursor, context));
    const whose = all || itself || around ? undefined : ofPiece ? 'marker' : (middle ?? spaceOf(cursor, context));
    if (!all && !itself && !around && whose === undefined && !isChosen(cursor, context)) return undefined;
    const beside = all || itself || around ? undefined : andBeside(cursor);
    const verb = turns(cursor);
    if (verb === undefined) return undefined;
    const square = (all || itself) && !empty && laid !== undefined ? squareOf(laid.shape) : undefined;
    const whole = square === undefined ? undefined : cursor.try(() => pieceSaid(desk, cursor, context, square));
    const size = all || itself || around || whose !== undefined ? 1 : (context.span ?? 1);
    const piece = whole ?? pieceSaid(desk, cursor, context, size);
    if (piece === undefined) return undefined;
    const second = whole ? undefined : cursor.try(() => andBecomes(desk, cursor, context, size, piece));
    // How long would be said of the last alone.
    const more =
      second === undefined &&
      (cursor.sees('and|, becomes|become|gains|gain') || cursor.sees(', and becomes|become|gains|gain'));
    if (more && cursor.holds(ending)) return undefined;
    const until = cursor.try(() => {
      cursor.take(',');
      return duration(cursor, context);
    });
    const stays = until === undefined && cursor.takeAny(...forGood);
    // What "is" so is so for a while or from now on, or it would be said of the map.
    if (verb === 'is' && until === undefined && !stays) return undefined;
    const max = most({ cursor, context });
    const ofArea = max !== undefined && whole === undefined && (all || itself);
    // Of several areas the oldest could not be told apart, and of spaces around one nothing says which of them go.
    if (max !== undefined && (second !== undefined || around !== undefined || beside !== undefined)) return undefined;
    if (ofArea && (max.max !== 1 || max.stay)) return undefined;
    const node = {
      clause,
      node: 'place' as const,
      marker: piece.ref,
      ...(!ofArea && max),
      ...(until && { until }),
    };
    if (second !== undefined) {
      // "Gains Hazard: 1dmg and becomes Mud until ...": both are there, and so long.
      if (around !== undefined || [piece, second].some(({ fields }) => fields.object)) return undefined;
      const on = whose ?? 'space';
      const both: Node[] = [piece, second].map(({ ref }): Node => ({ ...node, marker: ref, on }));
      const nodes: Node[] = empty ? [{ clause, node: 'if', if: [nobodyThere], then: both, else: [] }] : both;
      return { nodes, ...((all || itself) && { spaces: true }), own: whose === 'you' };
    }
    if (whole) return { nodes: [{ ...node, on: 'space', fills: true }], fills: true, own: true };
    const place: Node = { ...node, on: whose ?? 'space' };
    if (ofPiece) return { nodes: [place], aside: true };
    if (beside !== undefined) {
      // An object stands only where nobody is, and two pieces could be meant for either space.
      if (piece.fields.object || (context.span ?? 1) > 1) return undefined;
      const both = [place, besideIt(beside, { ...node, on: 'space' }, whose ?? 'space')];
      return { nodes: both, own: whose === 'you' || middle !== undefined };
    }
    if (around === undefined) {
      const laidThere: Node =
        empty || (piece.fields.object && (all || itself))
          ? { clause, node: 'if', if: [nobodyThere], then: [place], else: [] }
          : place;
      // A space that was chosen becomes it once, whoever is in an area around it.
      const own = whose === 'you' || middle !== undefined || (!all && !itself && whose === undefined);
      const spaces = (all || itself) && { spaces: true };
      return { nodes: [laidThere], ...spaces, ...(ofArea && { only: piece }), own };
    }
    const { asked = [], ...laidAround } = around;
    // An object stands only where nobody is.
    const needs = piece.fields.object && !asked.includes(nobodyThere) ? [...asked, nobodyThere] : asked;
    const spaces: Node[] = needs.length === 0 ? [place] : [{ clause, node: 'if', if: needs, then: [place], else: [] }];
    return {
      nodes: [{ clause, node: 'area', sight: true, ...laidAround, who: { side: 'any' }, then: [], spaces }],
      own: true,
    };
  });
}

const ending = oneOf('until till');

/** How long a piece lies anyway. */
const forGood = [',? from now on', ',? permanently', ',? for the rest of the game|match'] as const;

/** How many spaces beside one. */
interface Beside {
  readonly count: number;
  readonly upTo: boolean;
}

/** `and an adjacent space`, `and up to two adjacent spaces`, `and one space adjacent to it`, behind a space: beside that. */
const andBeside = (cursor: Cursor): Beside | undefined =>
  cursor.try((): Beside | undefined => {
    if (!cursor.take('and') && cursor.before?.text !== 'and') return undefined;
    const upTo = cursor.take('up to');
    const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : undefined;
    if (count === undefined && (upTo || !cursor.take('a|an|any|another'))) return undefined;
    cursor.take('other');
    const found = cursor.takeAny('adjacent spaces|space', 'spaces|space adjacent|next to it');
    return found ? { count: count ?? 1, upTo } : undefined;
  });

/** The same ground on spaces beside one. */
function besideIt({ count, upTo }: Beside, place: Node, of: Ref): Node {
  const several = { ...(count > 1 && { count }), ...(upTo && { min: 0 }) };
  const from = of !== 'you' && { from: of };
  return { clause: place.clause, node: 'space', range: nextTo, ...from, sight: false, ...several, then: [place] };
}

/** `and becomes Mud`, `and gains Hazard: 1dmg`: what else lies there. */
function andBecomes(desk: Desk, cursor: Cursor, context: Context, size: number, first: Word): Word | undefined {
  if (!cursor.takeAny(', and', 'and', ',') || turns(cursor) === undefined) return undefined;
  const found = pieceSaid(desk, cursor, context, size);
  return found !== undefined && found.ref !== first.ref ? found : undefined;
}

/** How many spaces a square has along its sides; of one alone nothing is said. */
const squareOf = (shape: Shape): number | undefined =>
  shape.shape === 'rectangle' && shape.columns === shape.rows && shape.columns > 1 ? shape.columns : undefined;

const turned = 'becomes|become|gains|gain|is|are';

/** How it is said what spaces become. */
export function turns(cursor: Cursor): 'becomes' | 'is' | undefined {
  if (cursor.takeAny('becomes|become', 'gains|gain|gets|get', 'turns|turn into', 'is|are filled|covered with|in|by'))
    return 'becomes';
  // "The area has Hazard: 1dmg until ..." is laid as what it "gains" is.
  if (cursor.sees('has|have hazard') && cursor.take('has|have')) return 'becomes';
  return cursor.take('is|are') ? 'is' : undefined;
}

/** `the affected spaces`, `each space in the area`, `the line`: all of what was laid. */
function theArea(cursor: Cursor): boolean {
  const bare = cursor.sees('all? the? spaces become|gain|turn|have|are');
  return cursor.takeAny(
    ...(bare ? ['all? the? spaces'] : []),
    ...(cursor.sees('area|line|path|square becomes|turns|gains') ? ['area|line|path|square'] : []),
    'each|every|all? the? space|spaces in|of it',
    'all? the? spaces in|of the|this|that area|line|path|square|burst',
    'each|every space in|of the|this|that area|line|path|square|burst',
    'all? the? affected|included|those|these|its spaces',
    'each affected|included? space',
    'the|all|those|these|this|that area|square|line|spaces',
    'the? target|targeted|chosen spaces',
  );
}

/** `all empty spaces in the area`, `the empty spaces`, `each free space in it`: those in which nobody stands. */
function emptyOnes(cursor: Cursor): true | undefined {
  cursor.takeAny('all of? the?', 'each|every|the|all');
  if (!cursor.take('affected? empty|free|unoccupied|open spaces|space')) return undefined;
  cursor.takeAny('in|of|inside|within the|this|that area|line|path|square|burst', 'in|of it');
  return cursor.sees('becomes|become|gains|gain|turns|turn') ? true : undefined;
}

interface Around {
  readonly shape: Shape;
  readonly of: Ref;
  readonly sight?: false;
  readonly asked?: readonly Condition[];
}

/** `spaces in burst 1`, `each space in burst 2 of the target`, `empty spaces in range 1`, `each empty space adjacent to you`. */
function spacesIn(cursor: Cursor, context: Context): Around | undefined {
  const beside = cursor.try(() => spacesBeside(cursor, context));
  if (beside !== undefined) return beside;
  const from = cursor.at;
  const any = 'empty|free|unoccupied?';
  const far = cursor.try(() => {
    if (!cursor.takeAny(`all? of? the? ${any} spaces|squares`, `each|every ${any} space|square`)) return undefined;
    const free = /^(?:empty|free|unoccupied)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    return ringAt({ cursor, context, clause: 0 }, free);
  });
  if (far !== undefined) return { shape: far.shape, of: far.of, asked: far.asked };
  if (!cursor.takeAny(`all? of? the? ${any} spaces|squares in|within`, `each|every ${any} space|square in|within`))
    return undefined;
  const empty = cursor.tokens.slice(from, cursor.at).some(({ text }) => /^(?:empty|free|unoccupied)$/.test(text));
  // Range 1 of somebody is burst 1 of them.
  const shape = cursor.take('range #') ? ({ shape: 'burst', size: cursor.numbers[0] ?? 1 } as const) : area(cursor);
  if (shape?.shape !== 'burst') return undefined;
  const of = cursor.take('of|around') ? placeRef(cursor, context) : 'you';
  return of && { shape, of, ...(empty && { asked: [nobodyThere] }) };
}

/** `spaces adjacent to the target`, `each adjacent space`: the space around which they lie is none of them. */
function spacesBeside(cursor: Cursor, context: Context): Around | undefined {
  const it = context.chosen === true && cursor.takeAny('it and', 'that|the chosen|marked? space and');
  const behindAnd = cursor.before?.text === 'and';
  if (!cursor.takeAny('all of? the?', 'each|every')) cursor.take('the');
  const first = cursor.take('adjacent');
  const empty = cursor.take('empty|free|unoccupied|open');
  const before = first || cursor.take('adjacent');
  if (!cursor.take('space|spaces|square|squares')) return undefined;
  const to = before ? cursor.take('to') : cursor.takeAny('adjacent to', 'next to');
  const chosen = it || (!to && context.centre === 'space' && context.them === undefined);
  const of = it ? 'space' : to ? placeRef(cursor, context) : chosen ? 'space' : before ? 'you' : undefined;
  // "Each space of the line becomes a Bridge. Spaces adjacent to it become Mud": beside the line, and not beside whoever is in it.
  if (of === undefined || (of === 'each' && context.strewn !== undefined)) return undefined;
  // "A space in range 3 and all adjacent spaces": that one, too. Without "and" it could be around either.
  if (of === 'space') return chosen && behindAnd ? { shape: { shape: 'burst', size: 1 }, of, sight: false } : undefined;
  const near: Condition = {
    is: 'place',
    of: 'space',
    place: { range: { min: 1, max: 1 }, ...(of !== 'you' && { of }) },
  };
  const shape: Shape = { shape: 'burst', size: 1 };
  return { shape, of, sight: false, asked: empty ? [near, nobodyThere] : [near] };
}

/** `the center`, `the targeted space`, behind an area: one that is drawn around a space. */
function centreSaid(cursor: Cursor, context: Context): Ref | undefined {
  if (!context.laid) return undefined;
  // A rectangle has only to overlap the space that was targeted.
  const said =
    (cursor.takeAny('the|its center|centre|middle space?', 'the central space') ||
      (!context.offCentre && cursor.take('the targeted|target space'))) &&
    (cursor.takeAny('of the|this|that area|square|burst', 'of it') || true);
  return said ? centreOf(context) : undefined;
}

function spaceOf(cursor: Cursor, context: Context) {
  return cursor.try(() => {
    // "Destroy a Mine in range 3. Its space becomes Mud".
    if (cursor.sees('its') && whereItLay(cursor, context)) return 'space';
    // "Move 1. Your previous space becomes Mud".
    if (cursor.sees('the|your old|previous|former|starting|original|space') && spaceLeft(cursor, context))
      return 'left';
    // "Range 4, 2dmg. The space becomes Mud": that which was shot at.
    if (context.later && context.them === 'target' && context.chosen !== true && cursor.take('the space'))
      return 'target';
    const whose = possessive(cursor, context);
    return whose !== undefined && cursor.take(whose === 'each' ? 'space|spaces' : 'space') ? whose : undefined;
  });
}

/** The space or spaces that the sentence has just chosen, or that were chosen before it. */
function isChosen(cursor: Cursor, context: Context): boolean {
  const goesOn =
    cursor.sees('becomes|become|gains|gain|turns|turn') ||
    ((cursor.sees('and') || cursor.before?.text === 'and') && cursor.holds(nearIt));
  if (context.centre === 'space' && context.them === undefined && goesOn) return true;
  return context.chosen === true && cursor.takeAny('that|the|each|the chosen|target|targeted|marked? space', 'it');
}

const nearIt = oneOf('adjacent next');

/** A piece by its name, or the one that is the hazard that is said. */
export function pieceSaid(desk: Desk, cursor: Cursor, context: Context, size: number): Word | undefined {
  const fits = ({ fields }: Word): boolean => (fields.size ?? 1) === size;
  const named = cursor.try(() => {
    cursor.take('a|an');
    // What only the texts say is no name: a piece that does so comes first.
    if (cursor.sees('hazard :')) return undefined;
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (word === undefined || !fits(word.word)) return undefined;
    cursor.at = word.to;
    // "Gains Embers (Hazard: 1dmg)": as that says itself.
    if (cursor.sees('(')) cursor.try(() => saysItself(cursor, word.word.text));
    return word.word;
  });
  if (named !== undefined) return named;
  return cursor.try(() => {
    cursor.take('a|an');
    const clause = 0;
    const last = endOfHazard(cursor);
    const told = new Cursor(cursor.tokens, cursor.at, last);
    const then = hazard({ ...desk, sheet: new Sheet() }, told, context);
    if (then === undefined) return undefined;
    cursor.at = last;
    const alike = context.words.all.filter((word) => {
      if ((word.kind !== 'marker' && word.kind !== 'terrain') || !fits(word)) return false;
      const { rules } = pieceProgram(word, context.words);
      return rules.length === 1 && rules[0] !== undefined && same(rules[0], { clause, rule: 'hazard', then });
    });
    const isTold = ({ name }: Word): boolean => /^hazard:/i.test(name);
    const set = context.bearer?.split('/')[0];
    const near = (all: readonly Word[]): readonly Word[] => {
      const found = all.filter(({ ref }) => ref.split('/')[0] === set);
      return found.length > 0 ? found : all;
    };
    const pieces = alike.filter((word) => !isTold(word));
    const own = pieces.filter(({ owners }) => context.bearer !== undefined && owners.includes(context.bearer));
    const [piece, ...more] = own.length > 0 ? own : pieces.length > 0 ? near(pieces) : near(alike);
    return more.length === 0 ? piece : undefined;
  });
}

/** How long the piece lies stands behind what it does. */
function endOfHazard({ tokens, at, end }: Cursor): number {
  let last = at;
  while (last < end && !/^(?:until|till)$/.test(tokens[last]?.text ?? '')) {
    if (tokens[last]?.text === 'for' && /^(?:the|your|their)$/.test(tokens[last + 1]?.text ?? '')) break;
    if (tokens[last]?.text === 'and' && /^(?:becomes?|gains?|turns?)$/.test(tokens[last + 1]?.text ?? '')) break;
    last += 1;
  }
  // "Hazard: 2dmg for enemies, until ...".
  return last < end && last > at && tokens[last - 1]?.text === ',' ? last - 1 : last;
}
