import type { Amount, Node, Ref } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { ofSpace } from '../nouns/of-space.ts';
import { placeRef, spaceLeft, turnBegan, whereItLay } from '../nouns/place-of.ts';
import { isOnSummon, pronoun } from '../nouns/pronoun.ts';
import { earlierPlace, placeThisTurn } from '../occasions/earlier.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { alongNewLine } from './along-new-line.ts';
import type { Asked, Effect } from './effect.ts';
import { atGoal } from './goal.ts';
import { type Far, howFar, untilStopped } from './how-far.ts';
import { type Landing, landing } from './landing.ts';
import { alongFirst, ignoredBy, type Manner, manner, passedOver, straightOver } from './manner.ts';
import { type Moves, nextTo, reaching } from './reaching.ts';
import { sending } from './sending.ts';

type MoveNode = Extract<Node, { node: 'move' }>;
type Besides = Manner['move'] & Pick<MoveNode, 'atFirst'>;

/** Words for going on foot. */
const walks =
  'move|moves|walk|walks|run|runs|dash|dashes|step|steps|march|marches|crawl|crawls|sprint|sprints|charge|charges|rush|rushes|slide|slides|advance|advances';
const flights = 'fly|flies|jump|jumps|leap|leaps|hop|hops|vault|vaults';

/** Movement of who acts, or of whoever the sentence names: `move 3`, `fly to any space in range 5`, `they teleport 2`. */
export function travel(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  if (cursor.sees('return')) return returning(asked);
  return cursor.sees('follow') ? following(asked) : (teleport(asked) ?? own(asked));
}
travel.begins = beginning('return|follow|teleport|teleports|must|has|have|is|are', flights, walks);

/** `return to where you started your turn`, `return to the space you left`: put back there, without a way between. */
function returning(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('return')) return undefined;
    const back = backTo(asked, 'teleport');
    if (back !== undefined) return back;
    const from = cursor.take('to')
      ? turnBegan(cursor)
        ? 'began'
        : spaceLeft(cursor, context)
          ? 'left'
          : undefined
      : undefined;
    const then: Node[] = [{ clause, node: 'move', who: 'you', how: 'teleport', toSpace: true }];
    return (
      from && {
        nodes: [{ clause, node: 'space', range: { max: 0 }, from, sight: false, empty: true, then }],
        own: true,
      }
    );
  });
}

/** `follow`, behind a push: as far as that went, to be next to whoever was pushed. */
function following({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const { them } = context;
    if (!cursor.take('follow') || (subject !== undefined && subject !== 'you')) return undefined;
    if (them !== 'target' && them !== 'each') return undefined;
    cursor.take('it|them');
    if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
    const distance = { base: 0, terms: [{ each: 1, per: { count: 'gone' as const, how: 'push' as const } }] };
    return { nodes: [{ clause, node: 'move', who: 'you', how: 'walk', distance, adjacentTo: them }], own: true };
  });
}

/** Who moves by itself: whoever the sentence names, else you; nobody sure behind a head of allies or of anybody. */
function mover({ cursor, context, subject, hurt }: Asked): Ref | undefined {
  if (subject !== undefined) return subject;
  // "Moves 2", in the text of a piece: it does, not whoever has placed it.
  const ofPiece = context.marker !== undefined && (context.slot === 'marker' || context.slot === 'terrain');
  if (ofPiece && /^(?:moves|walks|runs|dashes|flies|teleports|jumps|steps)$/.test(cursor.before?.text ?? ''))
    return undefined;
  // "You or an ally in range 3. Teleport 2": whoever was chosen, which you may be; it was chosen for nothing else.
  // "Heal yourself or an ally in range 2 by 2, then move 1": an order like the first, and nobody says that it is for who was healed.
  if (context.side === 'friend' && !context.later && isOrdered(cursor)) return undefined;
  if (context.side === 'friend' && context.them === 'target' && (!context.later || onlyChosen(cursor))) return 'target';
  // "When an ally dies, move 2": who is dead moves no more.
  if (context.later || (context.dead !== undefined && context.dead === context.them))
    return context.dead === 'you' ? undefined : 'you';
  // "Ally in LoS, teleport adjacent to them": nobody comes to stand beside themselves.
  if (context.side === 'ally' && context.them === 'target' && goesToThem(cursor)) return 'you';
  // "Burst 2, 2dmg, move 2": those whom one harms are pushed or pulled, and do not move.
  if ((hurt || context.side === 'enemy') && context.them === 'each') return 'you';
  return context.side === 'ally' || context.side === 'friend' || context.them === 'each' ? undefined : 'you';
}

const theTarget = 'them|it|the target|ally|summon?';

/** `adjacent to them`, `to a space next to the target`: to whoever was chosen. */
const goesToThem = (cursor: Cursor): boolean =>
  cursor.sees(`directly? adjacent|next to ${theTarget}`) ||
  cursor.sees(`to a|an|any empty|free? space|spaces adjacent|next to ${theTarget}`) ||
  cursor.sees(`directly? to ${theTarget}`);

/** `Heal yourself or an ally ...`, before the verb in the same text. */
const isOrdered = ({ tokens, at }: Cursor): boolean =>
  tokens.slice(0, at).some(({ text }, n) => text === 'yourself' && /^(?:heal|give)$/.test(tokens[n - 1]?.text ?? ''));

/** `You or an ally in range 3.` stands right before the verb, a sentence of its own. */
function onlyChosen({ tokens, at }: Cursor): boolean {
  const said = tokens.slice(Math.max(0, at - 10), at - 1).filter(({ kind }) => kind !== 'line');
  return /\b(?:you|yourself) or an? ally (?:in|within) (?:range \d+|los)$/.test(said.map(({ text }) => text).join(' '));
}

/** `Two allies in LoS, teleport to spaces in range 2`: nobody is in several. */
const isForEach = ({ cursor, context: { them }, subject }: Asked): boolean =>
  subject === undefined && (them === 'target' || them === 'each') && cursor.sees('to empty|free|different? spaces');

function teleport(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('teleport|teleports') && !(subject !== undefined && cursor.take('is|are teleported')))
      return undefined;
    const back = backTo(asked, 'teleport');
    if (back !== undefined) return back;
    const sent = sending(asked);
    if (sent !== undefined) return sent;
    const moved = subject === undefined ? cursor.try(() => pronoun(cursor, context)?.ref) : undefined;
    const who = moved ?? (isForEach(asked) ? context.them : mover(asked));
    if (who === undefined) return undefined;
    const known = moved !== undefined || (context.chosen === true && !context.several);
    const there = known && cursor.sees('back? to') && toChosen(asked);
    const only = context.chosen === true && context.marker === undefined && context.them === undefined;
    const here =
      moved === undefined &&
      context.chosen === true &&
      !context.several &&
      (cursor.take('there') || (only && (cursor.take('to it') || toWhereItLay(asked))));
    if (here && (cursor.done || cursor.sees(',|and|then|.')))
      return { nodes: [{ clause, node: 'move', who, how: 'teleport', toSpace: true }], own: who === 'you' };
    if (there) return { nodes: [{ clause, node: 'move', who, how: 'teleport', toSpace: true }], own: who === 'you' };
    if (moved !== undefined && moved !== 'you') return undefined;
    const piece = moved === undefined ? cursor.try(() => toPiece(asked, who)) : undefined;
    if (piece !== undefined) return piece;
    const moves: Moves = { asked, who, how: 'teleport' };
    const forEach = isForEach(asked);
    const found = arrived(moves) ?? seenSpace(moves) ?? way(moves);
    // Who else does something behind it is not said.
    return forEach && !cursor.done ? undefined : found;
  });
}

/** `to its space`, of a piece that has just gone. */
const toWhereItLay = ({ cursor, context }: Asked): boolean =>
  cursor.try(() => {
    cursor.take('to');
    return whereItLay(cursor, context) ? true : undefined;
  }) ?? false;

/** `to it`, `to the marker`: onto the piece that was placed before, where nobody stands. Who is one is in the way itself. */
function toPiece({ cursor, context, clause }: Asked, who: Ref): Effect | undefined {
  const { marker, strewn, them, slot } = context;
  if (marker === undefined || strewn || marker.fields.object || marker.fields.blocksMovement) return undefined;
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const it = them === undefined && cursor.takeAny('to it', 'to its space');
  if (!it && !cursor.takeAny("to the marker's|piece's space", 'to the marker|piece')) return undefined;
  if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
  const then: Node[] = [{ clause, node: 'move', who, how: 'teleport', toSpace: true }];
  return {
    nodes: [{ clause, node: 'space', range: { max: 0 }, from: 'marker', sight: false, empty: true, then }],
    own: who === 'you',
  };
}

/** `3, to a space you can see`: a space that is chosen in that range and in sight. */
function seenSpace({ asked, who, how }: Moves): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    cursor.take('up to');
    if (who !== 'you' || !cursor.take('#')) return undefined;
    const [max = 0] = cursor.numbers;
    cursor.take('space|spaces');
    if (
      !cursor.take(',? to a|an|any empty|free|open? space|point|location|spot') ||
      !cursor.takeAny('that? you can see', 'in|within your? los', 'in|within your? line of sight')
    )
      return undefined;
    const then: Node[] = [{ clause, node: 'move', who, how, toSpace: true }];
    return { nodes: [{ clause, node: 'space', range: { max }, sight: true, empty: true, then }], own: true };
  });
}

/** `as close as possible to where you were at the end of your last turn`, `target back to ...`. */
function backTo(asked: Asked, how: MoveNode['how']): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    const moved = subject === undefined ? cursor.try(() => pronoun(cursor, context)?.ref) : undefined;
    cursor.take('back');
    const near = cursor.take('as close|near as possible');
    if (!cursor.take('to')) return undefined;
    const last = earlierPlace(cursor, context);
    const of = last ?? placeThisTurn(cursor, context);
    if (of === undefined || of !== (moved ?? subject ?? 'you')) return undefined;
    // Where your own turn began, and no nearer space, is a space that is chosen.
    if (last === undefined && of === 'you' && !near && !context.instant) return undefined;
    // A space that is taken gives the nearest one anyway.
    cursor.takeAny(',? or as close|near as possible to it', ',? or as close|near as possible');
    return { nodes: [{ clause, node: 'move', who: of, how, back: last ? true : 'turn' }], own: of === 'you' };
  });
}

/** `back to it`: to the space that was chosen. */
const toChosen = ({ cursor, context }: Asked): boolean =>
  cursor.try(() => (cursor.take('back? to') && placeRef(cursor, context) === 'space' ? true : undefined)) ?? false;

/** `Fly directly to any point in range 5`: the space is chosen, and the movement ends there. */
function arrived({ asked, who, how }: Moves): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (alongFirst(cursor)) return undefined;
    cursor.takeAny('directly|straight', 'as directly as possible', ...asFarAsNeeded);
    const into = cursor.take('into');
    if (!into && !cursor.take('back? to') && !cursor.sees('anywhere|behind|right|over|adjacent|next')) return undefined;
    const from = cursor.at;
    // To the end of a line one flies along it.
    const along = how !== 'teleport' && context.drawn ? within(context, { laid: false }) : context;
    const to = landing(cursor, into ? within(along, { enters: true }) : along, clause, who);
    const near = to && how === 'teleport' ? orNear(asked, to, who) : undefined;
    if (near !== undefined) return { nodes: [near], own: who === 'you' };
    const gone = to && how === 'teleport' ? removedThere(asked, from) : undefined;
    if (to === undefined) return undefined;
    // By whatever way leads there; wherever on the map that may be, it would have to be said how far.
    const isNear = isBeside(asked, from) || isVacated(to([])) || isBounded(to([]));
    if (how === 'walk' && !isNear) return undefined;
    if (how !== 'teleport') cursor.takeAny(',? as directly as possible', ',? by the shortest way|path|route');
    // Whoever teleports passes nobody.
    const over = { ...ignoredBy(cursor, from), ...passedOver(cursor) };
    const move: Node = { clause, node: 'move', who, how, toSpace: true, ...(how !== 'teleport' && over) };
    const node = to(gone ? [move, gone] : [move]);
    // Behind an ally it would not be sure whom "heal 2" is for.
    const open = who === 'you' && node.node === 'target' && node.who.side === 'enemy';
    return { nodes: [node], own: who === 'you', ...(open && { head: { node, then: node.then as Node[] } }) };
  });
}

/** `to your Snare, or as close as possible`: where it lies, or as near as there is room. */
function orNear({ cursor, clause }: Asked, to: Landing, who: Ref): Node | undefined {
  const there = to([{ clause, node: 'move', who, how: 'teleport', closest: 'space' }]);
  const exact = there.node === 'space' && (there.on !== undefined || there.range?.max === 0);
  if (!exact || there.places !== undefined) return undefined;
  const said = cursor.takeAny(
    ',? or as close|near as possible to? it?',
    ',? or the? nearest|closest empty|free|open? space to? it?',
    ',? or the? nearest|closest empty|free|open? space possible',
  );
  return said ? ({ ...there, empty: undefined } as Node) : undefined;
}

/** `that Trap`: the one that was named before. */
function isNamed(cursor: Cursor, { words }: Context, piece: Word): boolean {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (found?.word !== piece) return false;
  cursor.at = found.to;
  return true;
}

/** `to any Trap, then remove it`: the piece that lies where one comes to. */
function removedThere({ cursor, context, clause }: Asked, from: number): Node | undefined {
  return cursor.try((): Node | undefined => {
    if (!cursor.takeAny(', then', 'then', ', and', 'and', ',')) return undefined;
    const destroyed = cursor.take('destroy|detonate');
    if (!destroyed && !cursor.take('remove')) return undefined;
    const { at: object } = cursor;
    const it = cursor.take('it');
    for (let at = from; at < object; at++) {
      const piece = wordAt(context.words, cursor.tokens, at, object, ['marker'])?.word;
      const places = [{ range: { max: 0 }, of: 'space' as const }];
      const named = it || (piece !== undefined && cursor.take('that|the') && isNamed(cursor, context, piece));
      if (piece !== undefined && !named) return undefined;
      // "To a space adjacent to a Trap, then remove it": the Trap.
      const beside = cursor.tokens.slice(from, at).some(({ text }) => text === 'adjacent' || text === 'next');
      if (piece !== undefined && beside)
        return { clause, node: 'remove', what: 'marker', ...(destroyed && { destroyed }) };
      // "To a space in range 2 of your Trap": that one is somewhere else.
      const near = cursor.tokens.slice(from, at).some(({ text }) => text === 'range' || text === 'burst');
      if (piece !== undefined && !near && (context.marker === undefined || context.marker.ref === piece.ref))
        return { clause, node: 'remove', what: { marker: piece.ref, places }, ...(destroyed && { destroyed }) };
    }
    return undefined;
  });
}

/** From where somebody was pushed: that is next to where it is now. */
const isVacated = (node: Node): boolean => node.node === 'space' && node.from === 'vacated';

/** A space in some range, of whoever moves or of somebody. */
const isBounded = (node: Node): boolean =>
  node.node === 'target'
    ? node.then.every(isBounded)
    : node.node === 'space' && (node.range?.max !== undefined || node.places?.some(({ range }) => range?.max) === true);

const isBeside = ({ cursor }: Asked, from: number): boolean =>
  cursor.tokens.slice(from, cursor.at).some(({ text }) => /^(?:adjacent|next|side|behind)$/.test(text));

/** However far that is. */
const asFarAsNeeded = [
  'as far as needed|necessary|required|possible',
  'as far as it takes',
  'any distance',
  'by the shortest way|path|route',
] as const;

function own(asked: Asked): Effect | undefined {
  const { cursor, subject } = asked;
  return cursor.try((): Effect | undefined => {
    // "They must move 2 away from you": they do so now, where nothing says when.
    const must =
      (subject === 'each' || subject === 'target') && cursor.takeAny('must', 'has|have to', 'is|are forced to');
    const flies = cursor.take(flights);
    if (!flies && !cursor.take(walks)) return undefined;
    const back = backTo(asked, flies ? 'fly' : 'walk');
    if (back !== undefined) return back;
    const who = mover(asked);
    if (who === undefined) return undefined;
    const moves: Moves = { asked, who, how: flies ? 'fly' : 'walk' };
    const line = who === 'you' && !must ? alongNewLine(asked, moves.how as 'walk' | 'fly') : undefined;
    if (line !== undefined) return line;
    const found = arrived(moves) ?? way(moves);
    if (!must || found === undefined) return found;
    const [only] = found.nodes;
    const goes = only?.node === 'move' && only.distance !== undefined && (only.towards ?? only.awayFrom) !== undefined;
    cursor.takeAny(',? if possible|able', ',? if they|it can');
    // "They choose the path", said behind it, is another who chooses.
    const theirs = cursor.tokens.slice(cursor.end, cursor.end + 4).some(({ text }) => /^chooses?$/.test(text));
    return goes && !theirs && (cursor.done || cursor.sees(',|.')) ? found : undefined;
  });
}

/** How far, and how. */
function way(moves: Moves): Effect | undefined {
  const { asked, who, how } = moves;
  const { cursor, context } = asked;
  const near = nextTo(moves);
  if (near !== undefined) return near;
  const from = cursor.at;
  const before = how === 'teleport' ? { move: {} } : manner(cursor, context, who);
  const far = howFar(cursor, within(context, { them: who === 'you' ? context.them : who }));
  // Nobody can end anywhere else.
  if (far?.distance !== undefined && cursor.sees('to|into a|an|any empty|free|unoccupied|open space'))
    cursor.try(() => {
      cursor.take('to|into a|an|any empty|free|unoccupied|open space');
      return cursor.done || cursor.sees(',|.|and|then') || undefined;
    });
  const after = how === 'teleport' ? { move: straightOver(cursor) } : manner(cursor, context, who);
  // What stops it stops it anyway.
  if (far?.distance !== undefined && (before.move.straight || after.move.straight)) untilStopped(cursor);
  const limited = far?.distance !== undefined || before.move.straight || after.move.straight;
  const till = limited ? cursor.try(() => tillBeside(cursor, context)) : undefined;
  const beside = till ?? (limited ? cursor.try(() => besideSome(cursor, context)) : undefined);
  const there = beside === undefined && far?.distance !== undefined ? endingIn(cursor, context) : undefined;
  if (
    beside !== undefined &&
    before.goal === undefined &&
    after.goal === undefined &&
    !before.move.along &&
    !after.move.along
  ) {
    const manner = { ...before.move, ...after.move };
    return besides(moves, far?.distance, { ...manner, ...(till && { atFirst: true as const }) }, beside);
  }
  if (cursor.at === from || (before.goal !== undefined && after.goal !== undefined)) return undefined;
  const said: Manner = {
    move: { ...before.move, ...after.move, ...there },
    ...((before.goal ?? after.goal) ? { goal: (before.goal ?? after.goal)! } : {}),
  };
  return walked(moves, far, said);
}

/** `to a space adjacent to a wall`, `to a space not adjacent to any enemy`, `, ending on difficult ground`: where it may end. */
function endingIn(cursor: Cursor, context: Context): Pick<MoveNode, 'ends' | 'notEnding'> | undefined {
  return cursor.try(() => {
    // "Teleport 5, not adjacent to an enemy".
    const away = cursor.sees(',? not adjacent|next|in|within') ? ofSpace(cursor, context, true) : undefined;
    if (away !== undefined) return away.apart && !away.places ? { notEnding: away.apart } : undefined;
    const space = cursor.takeAny('to a|an|any empty|free|open? space|spot', ',? ending|stopping in|on a|an|any space');
    if (!space && !cursor.takeAny(',? ending|stopping your? movement?')) return undefined;
    const at = cursor.at;
    const found = ofSpace(cursor, context, true);
    if (found === undefined || cursor.at === at) return undefined;
    const { places, apart } = found;
    return { ...(places && { ends: places }), ...(apart && { notEnding: apart }) };
  });
}

/** `to a space adjacent to an ally or an enemy`, `, ending next to an enemy`, behind how far. */
function besideSome(cursor: Cursor, context: Context): Noun | undefined {
  const said = cursor.takeAny(
    'to a|an|any|the empty|free? space|spot adjacent|next to',
    'to a|an|any|the adjacent empty|free? space|spot of|to',
    'to be|end adjacent|next to',
    'to adjacent|next to',
    ',? ending|stopping your|the? movement? adjacent|next to',
    ',? ending|stopping in? a? space? adjacent|next to',
    ',? and stop|end|finish adjacent|next to',
    ',? and end|finish|stop your|the movement|move? adjacent|next to',
    'adjacent|next to',
  );
  const whom = said ? onePlain(noun(cursor, context)) : undefined;
  if (whom === undefined) return undefined;
  // "An ally or an enemy" is anybody.
  const other = whom.ref === undefined && cursor.try(() => (cursor.take('or') ? noun(cursor, context) : undefined));
  if (!other) return whom;
  const sides = new Set([whom.who.side, other.who.side]);
  const plain = [whom, other].every(({ who, range, seen }) => Object.keys(who).length === 1 && !range && !seen);
  return plain && sides.has('ally') && sides.has('enemy')
    ? { who: { side: 'any', except: ['you'] }, many: 'one' }
    : undefined;
}

/** `until you are adjacent to an enemy`: it ends at the first such space of its way. */
function tillBeside(cursor: Cursor, context: Context): Noun | undefined {
  const first = cursor.try(() => besideFirst(cursor));
  if (first !== undefined) return first;
  if (
    !cursor.takeAny(
      ",? until|till you're? adjacent|next to",
      ',? until|till you are|become adjacent|next to',
      ',? stopping when|once|if you? are|become? adjacent|next to',
      ',? and? stop when|once you are|become adjacent|next to',
    )
  )
    return undefined;
  return onePlain(noun(cursor, context));
}

/** `stopping adjacent to the first enemy in your way`: whoever is come up to first. */
function besideFirst(cursor: Cursor): Noun | undefined {
  if (!cursor.takeAny(',? and? stop|stopping adjacent to the first', ',? and? stop|stopping next to the first'))
    return undefined;
  if (!cursor.take('enemy|ally|unit')) return undefined;
  const kind = cursor.before?.text;
  cursor.takeAny('in the|your way|path', 'you meet|reach|encounter', 'you come to');
  const side = kind === 'enemy' || kind === 'ally' ? kind : 'any';
  return { who: { side, ...(side === 'any' && { except: ['you'] as const }) }, many: 'one' };
}

/** One who is named without a place. */
const onePlain = (whom: Noun | undefined): Noun | undefined =>
  whom === undefined || whom.area !== undefined || whom.forced !== undefined || whom.max !== undefined
    ? undefined
    : whom;

/** Movement that ends next to somebody known, or to any of those who are named. */
function besides(
  { asked, who, how }: Moves,
  distance: Amount | undefined,
  move: Besides,
  whom: Noun,
): Effect | undefined {
  const { exactly: _, ...manner } = move;
  const node = { clause: asked.clause, node: 'move' as const, who, how, ...(distance && { distance }), ...manner };
  if (whom.ref === who) return undefined;
  const some = whom.ref === undefined ? standingWho({ ...whom, seen: false }, true) : undefined;
  const ends: Node | undefined =
    whom.ref !== undefined ? { ...node, adjacentTo: whom.ref } : some && { ...node, beside: some };
  return ends && { nodes: [ends], own: who === 'you' };
}

const ownSpeed: Amount = { base: 0, terms: [{ each: 1, per: { count: 'speed', on: 'you' } }] };

function walked(moves: Moves, said: Far | undefined, { move, goal }: Manner): Effect | undefined {
  const { asked, who, how } = moves;
  // What a summon does by itself, "move towards the nearest enemy", goes as far as its speed lets it.
  const bySpeed =
    said === undefined && goal !== undefined && who === 'you' && how === 'walk' && isOnSummon(asked.context);
  const far: Far | undefined = bySpeed && move.exactly === undefined && !move.straight ? { distance: ownSpeed } : said;
  const towards = goal?.way === 'towards';
  // Without a number it must say where it ends.
  if (far === undefined && !move.exactly && !move.along && !(move.straight && towards)) return undefined;
  const open = far?.distance === undefined;
  const exactly = move.exactly || far?.exactly;
  // "As far as possible" along any path would be anywhere.
  if (open && !move.straight && !move.along && goal === undefined) return undefined;
  const { exactly: _, ...rest } = move;
  // As far as possible towards somebody is as near to them as it gets.
  const nearest = towards && exactly && move.straight && !move.along;
  const node: Node = {
    clause: asked.clause,
    node: 'move',
    who,
    how,
    ...(open ? {} : { distance: far?.distance as NonNullable<Far['distance']> }),
    ...rest,
    ...(exactly && !nearest ? { exactly: true } : {}),
  };
  if (goal === undefined) return { nodes: [node], own: who === 'you' };
  if ((exactly && !nearest) || move.along) return undefined;
  const to = (ref: Ref): Node => ({ ...node, [nearest ? 'adjacentTo' : goal.way]: ref }) as Node;
  const { whom } = goal;
  if (typeof whom === 'object' && 'there' in whom)
    return { nodes: [atGoal(whom.there, asked.clause, [to('space')])], own: who === 'you' };
  // "Place a Bait. The nearest enemy moves 2 towards it": nobody goes towards itself.
  const { marker, strewn } = asked.context;
  const whose = typeof whom === 'string' ? whom : whom.ref;
  if (whose === who && who !== 'you' && marker !== undefined && !strewn) return { nodes: [to('marker')], own: false };
  return reaching(moves, whom, to, !open);
}
