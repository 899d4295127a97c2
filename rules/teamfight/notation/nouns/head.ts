import type { Node, Range, Ref, Shape, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { razesSpace } from '../pieces/razing.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { wordAt } from '../words/words.ts';
import { anybody } from './anybody.ts';
import { anyoneInSight } from './anyone-in-sight.ts';
import { area, areaAlone, areaHead, firstInLine, groupThere, marksArea } from './area-head.ts';
import { around } from './around.ts';
import { bearingToken } from './bearing.ts';
import { either } from './either.ts';
import {
  counted,
  drawsFromSpace,
  grounds,
  isSpread,
  lastInStrand,
  nearest,
  onSpace,
  placesPiece,
  spaceAlone,
  spaces,
} from './head-space.ts';
import { cameBeside, ifMet, met } from './meeting.ts';
import { type Noun, noun, presentWho } from './noun.ts';
import { oneMet } from './one-met.ts';
import { oneOfEach } from './one-of-each.ts';
import { onePassed } from './one-passed.ts';
import { pieceHead } from './piece-head.ts';
import { placeRef } from './place-of.ts';
import { range } from './range.ts';
import { seenByNobody } from './seen-by-nobody.ts';
import { isSomebodyElse } from './somebody-else.ts';
import { nearTo, standsOn } from './where-they-are.ts';

export type Draft<T> = { -readonly [K in keyof T]: T[K] };
export type NodeOf<K extends Node['node']> = Draft<Extract<Node, { node: K }>>;

/** A target, an area or a space that what follows is about. */
export type Head =
  | { readonly node: NodeOf<'target'>; readonly then: Node[]; readonly spaces?: undefined }
  | { readonly node: NodeOf<'area'>; readonly then: Node[]; readonly spaces: Node[] }
  | { readonly node: NodeOf<'each'>; readonly then: Node[]; readonly spaces?: undefined }
  | { readonly node: NodeOf<'space'>; readonly then: Node[]; readonly spaces?: undefined; readonly span?: number };

/** What the head binds. */
export const boundBy = (head: Head): Ref =>
  head.node.node === 'target' ? 'target' : head.node.node === 'space' ? 'space' : 'each';

/** Whether a head names whoever stands on a space that was chosen. */
export const isOnSpace = ({ node }: Head): boolean =>
  node.node === 'each' && node.who.places?.some(({ of, range }) => of === 'space' && range?.max === 0) === true;

/** "Pull the unit with your Mark 2, then remove the Mark": which token "the token" is. */
function withToken(context: Context, { node }: Head): Context {
  const asked = 'who' in node && typeof node.who === 'object' ? (node.who.if ?? []) : [];
  const had = asked.find((one) => one.is === 'has' && one.yours === true);
  const gave = had?.is === 'has' ? wordOf(context.words, had.token, 'token') : undefined;
  return gave === undefined ? context : within(context, { gave });
}

/** Whether one space is the middle of it. */
const hasMiddle = ({ columns, rows }: { readonly columns: number; readonly rows: number }): boolean =>
  columns % 2 === 1 && rows % 2 === 1;

/** The context of what stands behind a head. */
export function under(before: Context, head: Head): Context {
  const context = withToken(before, head);
  const ref = boundBy(head);
  if (ref === 'space') {
    const several = head.node.node === 'space' && (head.node.count ?? 1) > 1;
    const isEither = head.node.node === 'space' && head.node.or !== undefined;
    const span = 'span' in head ? head.span : undefined;
    // "A Snare in range 4, burst 1, 2dmg. Remove it": that one, whatever was placed before.
    const on = head.node.node === 'space' && !isEither ? head.node.on : undefined;
    return within(context, {
      ...(on !== undefined && { upon: { on, who: 'space' }, marker: undefined, strewn: undefined }),
      later: undefined,
      centre: 'space',
      chosen: true,
      aimed: isEither || context.aimed,
      several: several || context.several,
      span: span ?? context.span,
    });
  }
  const { node } = head;
  // "Range 3, 1dmg. Your Wolf moves 2 towards it": the target.
  if (node.node === 'each' && node.one) return within(context, { later: undefined, ordered: 'here' });
  if (isOnSpace(head)) {
    const there = { them: 'each', side: 'any', centre: 'space', around: 'space', named: {}, rolled: false } as const;
    return within(context, { ...there, later: undefined });
  }
  const side = 'who' in node ? node.who.side : undefined;
  const rolled = node.node === 'target';
  const them = node.node === 'target' && (node.max ?? 1) > 1 ? 'target' : ref;
  const ofArea = node.node === 'each' && node.who.places?.some(({ inArea }) => inArea) === true;
  const centre: Ref | undefined =
    node.node === 'area' ? (node.range ? 'space' : node.of) : ofArea ? context.centre : undefined;
  const named: Record<string, Ref> = { ...context.named };
  if (ref === 'target') {
    Object.assign(named, { target: 'target', ally: 'target', enemy: 'target', unit: 'target' });
    // "Ally in range 3. That enemy gains Armor": no ally is "that enemy", unless there is one from before, which is not at hand once somebody else is chosen.
    const other = side === 'enemy' ? 'ally' : side === 'ally' ? 'enemy' : undefined;
    const earlier = other && context.named[other];
    if (other !== undefined) delete named[other];
    if (other !== undefined && earlier !== undefined && earlier !== 'target') named[other] = earlier;
    // Of one of each side nobody is "the ally" alone.
    if (node.node === 'target' && node.sides) for (const one of ['ally', 'enemy']) delete named[one];
    // "Range 3, 2dmg. An ally in range 2 heals 1, then push the target 1": the one before, who is not at hand here.
    if (context.named.target === 'target' && isSomebodyElse(context, head)) delete named.target;
  }
  // "3x3, 2dmg, the target is Slowed": whoever is in it, where nobody was chosen.
  if (node.node === 'area' && named.target === undefined) named.target = 'each';
  const laid = node.node === 'area' ? node.shape : undefined;
  const rectangle = laid?.shape === 'rectangle' ? laid : undefined;
  return within(context, {
    later: undefined,
    them,
    side,
    rolled,
    centre,
    named,
    drawn: laid?.shape === 'line' || laid?.shape === 'path' || context.drawn,
    laid: laid !== undefined || context.laid,
    square:
      laid === undefined ? context.square : rectangle?.columns === rectangle?.rows ? rectangle?.columns : undefined,
    burst: laid === undefined ? context.burst : laid.shape === 'burst' ? laid.size : undefined,
    offCentre: laid === undefined ? context.offCentre : rectangle !== undefined && rectangle.centred !== true,
    middle: laid === undefined ? context.middle : rectangle !== undefined && hasMiddle(rectangle),
    pair: node.node === 'target' && node.sides ? 'sides' : isPair(node),
    targets: node.node === 'target' && (node.max ?? 1) > 1,
    near: node.node === 'each' ? nearTo(node.who) : undefined,
    ...(node.node === 'target' && { aimed: undefined, ...standsOn(node.who) }),
  });
}

const lasting = oneOf('until');

/** What reads one kind of head. */
export interface HeadForm extends Form {
  (cursor: Cursor, context: Context, clause: number): Head | undefined;
}

const forms = formsOf<HeadForm>(() => [
  oneOfEach,
  ranged,
  onePassed,
  oneMet,
  areaAlone,
  firstInLine,
  lastInStrand,
  met,
  cameBeside,
  ifMet,
  onSpace,
  either,
  spaces,
  spaceNear,
  oneself,
  anybody,
  named,
  pieceHead,
]);

/** A target, an area or a space at the beginning of a sentence or behind a comma. */
export function head(cursor: Cursor, context: Context, clause: number): Head | undefined {
  const { at } = cursor;
  for (const form of forms(cursor)) {
    const found = form(cursor, context, clause);
    if (found !== undefined) return found;
    cursor.at = at;
  }
  return undefined;
}

/** `a space in range 2 of the target`: measured from somebody known. */
function spaceNear(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    const found = spaceAlone(cursor, context, clause);
    if (found?.node.node !== 'space' || !cursor.sees('of|from')) return found;
    const { range } = found.node;
    if (range?.max === undefined || !cursor.take('of|from')) return undefined;
    const from = placeRef(cursor, context);
    if (from === undefined || from === 'space') return undefined;
    if (from !== 'you') found.node.from = from;
    return found;
  });
}
spaceNear.begins = beginning('target|choose|a|an|any|the|empty|free|unoccupied|adjacent|space|point|location');

/** `4x2 pointing away from you`. */
const pointsAway = (cursor: Cursor): true | undefined =>
  cursor.take(',? pointing|facing|extending|running directly|straight? away from you|yourself') || undefined;

function ranged(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    const straight = cursor.take('non-diagonal|orthogonal');
    const global = !straight && cursor.take('global|globally');
    if (global) cursor.take('range');
    // "Global, until your next turn, enemies are Slowed": a state of all of them, and nobody is chosen.
    const ofAll = global && (cursor.sees(', until') || cursor.sees(", enemies|allies are|have|deal|cannot|can't"));
    if (ofAll && cursor.holds(lasting)) return undefined;
    // "Global, kill all of your Wolves": nobody is chosen.
    if (global && cursor.sees(', kill|destroy|remove|sacrifice|detonate all|each|every')) return undefined;
    const far: Range | undefined = global ? {} : range(cursor);
    if (far === undefined || cursor.sees('of')) return undefined;
    if (straight) return along(far, context, clause);
    if (global) ignoresWalls(cursor);
    // Units are in the way of nobody's sight (T-079a).
    if (!cursor.sees(',? ignoring|ignores|ignore units|enemies and|or walls'))
      cursor.take(',? ignoring|ignores|ignore other? units|enemies');
    let blind = global || ignoresWalls(cursor);
    const ground =
      cursor.sees('# x #|area') || cursor.sees(', # x #') ? cursor.try(() => squareOf(cursor, context)) : undefined;
    if (ground !== undefined) {
      const { span, ...many } = ground;
      const then: Node[] = [];
      return { node: { clause, node: 'space', range: far, sight: !blind, ...many, then }, then, span };
    }
    const there = cursor.try(() => inShape(cursor));
    if (there !== undefined)
      return areaHead(there.shape, 'you', there.who, !(ignoresWalls(cursor) || blind), clause, far);
    const group = groupThere(cursor, far);
    if (group !== undefined) return areaHead(group, 'you', { side: 'any' }, !(ignoresWalls(cursor) || blind), clause);
    const shape = cursor.try(() => {
      cursor.take(',');
      marksArea(cursor);
      const found = area(cursor);
      if (found === undefined || cursor.sees('of')) return undefined;
      const away = found.shape === 'rectangle' && !found.centred && pointsAway(cursor);
      return away ? { ...found, away } : found;
    });
    if (shape !== undefined) {
      cursor.take('area');
      blind = ignoresWalls(cursor) || blind;
      return areaHead(shape, 'you', { side: 'any' }, !blind, clause, far);
    }
    // "Range 5 line": one that is so long.
    if (far.min === undefined && far.max !== undefined && context.around === undefined && cursor.take('line|path')) {
      const shape = cursor.before?.text === 'path' ? 'path' : 'line';
      return areaHead({ shape, size: far.max }, 'you', { side: 'any' }, !(ignoresWalls(cursor) || blind), clause);
    }
    const from = context.around === undefined ? {} : { from: context.around };
    if (isForEdge(cursor)) return undefined;
    if (razesSpace(cursor)) {
      const then: Node[] = [];
      return { node: { clause, node: 'space', range: far, ...from, sight: !blind, solid: true, then }, then };
    }
    const piece = placesPiece(cursor, context);
    if (piece !== undefined) {
      const then: Node[] = [];
      return { node: { clause, node: 'space', range: far, ...from, sight: !blind, ...piece, then }, then };
    }
    const near = cursor.try(() => (cursor.take(',? mark') ? nearest(cursor) : undefined));
    if (near !== undefined) {
      const then: Node[] = [];
      return { node: { clause, node: 'space', range: far, sight: !blind, nearest: near, then }, then };
    }
    const several = cursor.try(() => (cursor.take(',? mark|choose|target') ? counted(cursor) : undefined));
    const squares = several === undefined ? cursor.try(() => grounds(cursor)) : undefined;
    if (squares !== undefined) {
      const { span, ...many } = squares;
      const then: Node[] = [];
      return { node: { clause, node: 'space', range: far, ...from, sight: !blind, ...many, then }, then, span };
    }
    const empty =
      several === undefined && cursor.takeAny('empty space', ', an? empty|free|unoccupied space', ', empty|free space');
    if (several !== undefined || empty || cursor.take('space') || drawsFromSpace(cursor)) {
      const then: Node[] = [];
      const spread = several?.count !== undefined && isSpread(cursor) && { spread: true as const };
      const more = several === undefined ? (empty ? { empty } : {}) : { ...several, ...spread };
      return { node: { clause, node: 'space', range: far, ...from, sight: !blind, ...more, then }, then };
    }
    const then: Node[] = [];
    const who = inLine(cursor, far) ?? someSide(cursor) ?? { side: 'any' as const };
    return { node: { clause, node: 'target', who, range: far, ...from, sight: !blind, then }, then };
  });
}

ranged.begins = beginning('non-diagonal|orthogonal|global|globally|range|ranged|exactly|unlimited|infinite');

/** `Non-diagonal range 1`: not across a corner. How it would be counted farther away is not said. */
function along({ min, max }: Range, { around }: Context, clause: number): Head | undefined {
  if (min !== undefined || max !== 1 || around !== undefined) return undefined;
  const then: Node[] = [];
  const who: Who = { side: 'any', places: [{ range: { max: 1 }, straight: true }] };
  return { node: { clause, node: 'target', who, range: { max: 1 }, sight: true, then }, then };
}

/** `2x2 area becomes Lava`, of a piece as large as that; one that is smaller comes to each space of the area. */
function squareOf(cursor: Cursor, { words }: Context): ReturnType<typeof grounds> {
  const found = grounds(cursor);
  const piece = found && wordAt(words, cursor.tokens, cursor.at + 1, cursor.end, ['marker', 'terrain']);
  return piece?.word.fields.size === found?.span ? found : undefined;
}

/** `Range 2, enemies in burst 1`, `Range 3, all in 2x2`: whom an area around a space in that range is for. */
function inShape(cursor: Cursor): { readonly shape: Shape; readonly who: Who } | undefined {
  cursor.take(',');
  const all = cursor.take('all');
  const side = cursor.take('enemies') ? 'enemy' : cursor.take('allies') ? 'ally' : 'any';
  const units = side === 'any' && cursor.take('units|targets');
  if ((!all && side === 'any' && !units) || !cursor.take('in|within a|an?')) return undefined;
  const shape = area(cursor);
  return shape === undefined || cursor.sees('of|around|on|in|within') ? undefined : { shape, who: { side } };
}

/** `Range 4 in a straight line, 2dmg`: only where a line from you comes to. */
const inLine = (cursor: Cursor, { max }: Range): Who | undefined =>
  cursor.takeAny(
    ',? in a straight? line',
    '( in? a? straight line only? )',
    ',? orthogonally|orthogonal|non-diagonal|non-diagonally',
  )
    ? { side: 'any', places: [{ strand: { shape: 'line', ...(max !== undefined && { size: max }) } }] }
    : undefined;

/** What somebody does or gets, right behind who it is. */
const verbs =
  'heals|gains|gets|takes|is|clears|moves|flies|teleports|refreshes|readies|loses|has|deals|uses|can|may|cannot';

/** `Range 3 ally, heal 2`, `Range 3, ally.`, `Range 3, ally or yourself gains a Coin`, `Range 3 unit, 2dmg`: of which side the target is, and what it is. */
const someSide = (cursor: Cursor): Who | undefined =>
  cursor.try((): Who | undefined => {
    const apart = cursor.take(',');
    const friend = cursor.takeAny(
      'an? ally or yourself|you|self',
      'an? ally ( including yourself )',
      'yourself|you or an? ally',
    );
    if (friend) return cursor.done || cursor.sees(`,|:|${verbs}`) ? { side: 'friend' } : undefined;
    if (
      !cursor.takeAny('ally|enemy', 'any? unit|target|hero') ||
      !(cursor.done || (!apart && cursor.sees(`,|:|with|and|${verbs}`)))
    )
      return undefined;
    const said = cursor.before?.text;
    if (said === 'ally' || said === 'enemy') return { side: said };
    return { side: 'any', ...(said === 'hero' && { kind: 'hero' }) };
  });

/** `Range 3, place a Fence on an edge`, `Range 2, choose an edge`: what is chosen in that range is no space. */
function isForEdge(cursor: Cursor): boolean {
  if (!cursor.sees(', choose|mark|pick|place|create|put|build|raise|set')) return false;
  const said = cursor.tokens.slice(cursor.at, cursor.end);
  const on = said.findIndex(({ text }) => /^edges?$/.test(text));
  return on >= 0 && !said.slice(1, on).some(({ text }) => text === ',');
}

/** `, ignoring walls`, `, you don't need LoS`, `without LoS` and their forms. */
export const ignoresWalls = (cursor: Cursor): boolean => !cursor.lacks(walls) && cursor.takeAny(...blindly);

const blindly = [
  ',? ignoring|ignores|ignore walls and|or units|enemies',
  ',? ignoring|ignores|ignore units|enemies and|or walls',
  ',? ignoring|ignores|ignore walls',
  ',? that? goes|passes|going|passing through walls',
  ',? through walls',
  '( through|ignoring|ignores walls )',
  '( no|without los|sight needed|required? )',
  '( no|without line of sight needed|required? )',
  ',? without needing|requiring? los|sight',
  ',? without needing|requiring? line of sight',
  ",? you don't need los|sight",
  ",? you don't need line of sight",
  ',? you do not need los|sight',
  ',? you do not need line of sight',
  ',? los is not needed|required',
  ',? line of sight is not needed|required',
];
const walls = oneOf('walls los sight');

/** `Target yourself`: you are the one target. */
function oneself(cursor: Cursor, { opening }: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    if (!opening || !cursor.take('target|choose yourself') || !(cursor.done || cursor.sees(', then'))) return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'target', who: { side: 'you' }, sight: false, then }, then };
  });
}
oneself.begins = beginning('target|choose');

/** Somebody said by side and place: `Ally in range 2`, `Enemies in burst 3`, `Target an enemy in LoS`. */
function named(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    const verb = !cursor.sees('target in|within') && cursor.take('target|choose|pick|select|name');
    const found = noun(cursor, context) ?? (verb ? bearingToken(cursor, context) : undefined);
    if (found === undefined || found.ref !== undefined) return undefined;
    if (verb && found.many === 'each') return undefined;
    // Of whoever has set it off the sentence may go on.
    const isKnown = context.named.target === 'target' || context.them === 'trigger' || context.them === 'other';
    const own = isKnown ? orderedOne(found, clause) : undefined;
    if (own !== undefined) return own;
    const said = found.who.side !== 'any' || haveToken(found.who);
    const all = found.many === 'each' && said && isFirstNamed(context) && cursor.sees(does);
    return seenByNobody(headOf(around(all ? { ...found, all } : found, context), clause, cursor, context), context);
  });
}

/** `Your Wolf`, behind a target: one of your own, and the target is still who was chosen. */
function orderedOne({ who, many, range, seen, area, ...more }: Noun, clause: number): Head | undefined {
  const isOne = many === 'one' && who.yours && who.card !== undefined && !range && !seen && !area;
  if (!isOne || more.forced !== undefined || more.max !== undefined || more.min !== undefined) return undefined;
  const then: Node[] = [];
  return { node: { clause, node: 'each', who, one: true, then }, then };
}

/** `your Wolf`, `your summon`: of these one knows where they are. */
const isOwnSummon = ({ yours, card, kind }: Who): boolean =>
  yours === true && (card !== undefined || kind === 'summon');

/** "Allies heal 1", "you and allies gain 1 overshield": all of them, where no place and nobody was spoken of that they could belong to. */
const isFirstNamed = (context: Context): boolean => {
  const { slot, them, dead, centre, around, chosen, laid, drawn, marker, upon, met, zone } = context;
  return (
    (slot === 'ability' || slot === 'default' || slot === 'passive') &&
    // "When you kill a hero, allies heal 2": whoever is dead has no allies there.
    (them === undefined || (them === 'other' && dead === 'other')) &&
    [centre, around, chosen, laid, drawn, marker, upon, met, zone].every((one) => one === undefined || one === false)
  );
};

/** "Slowed units take 2dmg": all who are so, wherever they are. */
const haveToken = ({ if: asked = [] }: Who): boolean => asked.some(({ is }) => is === 'has');

const does = "heal|gain|take|get|lose|move|teleport|fly|deal|may|can|cannot|can't|are|have|become|clear|refresh|ready";

/** The head for somebody who is not bound yet. */
export function headOf(named: Noun, clause: number, cursor: Cursor, context?: Context): Head | undefined {
  let found = context ? anyoneInSight(named, context, cursor) : named;
  const blind = found.blind === true || ignoresWalls(cursor);
  if (found.area !== undefined) {
    if (found.many === 'one') return inAreaTarget(found, blind, clause);
    if (found.range !== undefined || found.seen) return undefined;
    return areaHead(found.area.shape, found.area.of, found.who, !blind, clause, found.area.range);
  }
  if (found.many === 'one') {
    // "Your Parrot flies 4": one of them, wherever it is.
    const own = isOwnSummon(found.who);
    if (found.range === undefined && !found.seen && found.forced === undefined && !own) return undefined;
    const then: Node[] = [];
    const node: NodeOf<'target'> = {
      clause,
      node: 'target',
      who: found.who,
      sight: !blind && !(own && !found.range && !found.seen),
      then,
    };
    if (found.range !== undefined) node.range = found.range;
    if (found.of !== undefined) node.from = found.of;
    if (found.min !== undefined && found.min !== 1) node.min = found.min;
    if (found.max !== undefined && found.max !== 1) node.max = found.max;
    if (found.forced !== undefined) node.forced = found.forced;
    // Nobody is the nearest one to itself.
    if (found.forced === 'nearest' && found.of === 'target' && found.who.except === undefined)
      node.who = { ...found.who, except: ['target'] };
    return { node, then };
  }
  // "All allies heal 2" is about all of them, wherever they are; "enemies" alone could be anything.
  const bare = found.range === undefined && !found.seen && found.who.places === undefined;
  // "Push enemies with a Rune 2": all who are so.
  const told = found.who.if !== undefined && found.who.side !== 'any' && context !== undefined && isFirstNamed(context);
  if (bare && !found.who.yours && !found.all && !told) return undefined;
  const then: Node[] = [];
  // T-102: whoever acts is not meant in an area around itself.
  const anywhere = found.blind === true && found.range?.max === undefined && found.range?.min === undefined;
  const around =
    found.range !== undefined && !anywhere && found.of === undefined && !found.who.yours && found.who.side === 'any';
  if (around && !found.you && found.who.except === undefined)
    found = { ...found, who: { ...found.who, except: ['you'] } };
  return { node: { clause, node: 'each', who: presentWho({ ...found, blind }), then }, then };
}

/** One chosen in a burst, or where a line or path can come to: a target in its range. */
function inAreaTarget(found: Noun, blind: boolean, clause: number): Head | undefined {
  const { area } = found;
  if (area === undefined || area.range || found.range || found.seen) return undefined;
  const { shape } = area;
  if (shape.shape !== 'line' && shape.shape !== 'path' && shape.shape !== 'burst') return undefined;
  const strand = shape.shape === 'burst' ? undefined : shape;
  // Several in one line are not each in a line.
  if (strand !== undefined && (found.forced !== undefined || (found.max ?? 1) > 1)) return undefined;
  const who = strand === undefined ? found.who : { ...found.who, places: [...(found.who.places ?? []), { strand }] };
  const then: Node[] = [];
  const node: NodeOf<'target'> = {
    clause,
    node: 'target',
    who,
    ...(shape.size === undefined ? {} : { range: { max: shape.size } }),
    sight: !blind,
    then,
  };
  if (area.of !== 'you') node.from = area.of;
  if (found.forced !== undefined) node.forced = found.forced;
  if (found.min !== undefined && found.min !== 1) node.min = found.min;
  if (found.max !== undefined && found.max !== 1) node.max = found.max;
  return { node, then };
}

const isPair = (node: Head['node']): boolean => node.node === 'target' && node.max === 2 && node.min !== 0;
