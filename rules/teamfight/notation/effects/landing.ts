import type { Node, Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { ignoresWalls } from '../nouns/head.ts';
import { spaceAlone } from '../nouns/head-space.ts';
import { zoneOf } from '../nouns/kind-of-place.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { ofSpace, seen } from '../nouns/of-space.ts';
import { chosenPiece, placeOf, placeRef, spaceVacated, turnBegan } from '../nouns/place-of.ts';
import { inRange, range } from '../nouns/range.ts';
import { centreOf } from '../nouns/within-area.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { whereOneDied } from './where-one-died.ts';

/** Puts what happens on a chosen space under the choices that lead there. */
export type Landing = (then: readonly Node[]) => Node;

/**
 * The space that somebody comes to, behind "to": `an empty space in range 4`, `any space adjacent to the target`, `a space next to an
 * ally in LoS`, `a space within range 2 of it`, `anywhere in range 5`. Nobody can end on somebody, so it is always empty.
 */
export function landing(cursor: Cursor, context: Context, clause: number, mover: Ref = 'you'): Landing | undefined {
  return (
    anotherSpace(cursor, context, clause, mover) ??
    anywhere(cursor, clause) ??
    inLaid(cursor, context, clause) ??
    inZone(cursor, context, clause) ??
    farSide(cursor, context, clause, mover) ??
    (turnBegan(cursor) ? space(clause, { range: { max: 0 }, from: 'began' }) : undefined) ??
    (spaceVacated(cursor, context) || (context.enters && cursor.take('its|their space'))
      ? space(clause, { range: { max: 0 }, from: 'vacated' })
      : undefined) ??
    anySpace(cursor, clause) ??
    whereOneDied(cursor, context, clause) ??
    beside(cursor, context, clause, mover) ??
    onPiece(cursor, context, clause) ??
    ofPiece(cursor, context, clause) ??
    (mover === 'you' ? undefined : oneForEach(cursor, context, clause)) ??
    behindSome(cursor, context, clause, mover) ??
    spaceOrBeside(cursor, context, clause, mover) ??
    chosenSpace(cursor, context, clause, mover) ??
    groundOf(cursor, context, clause) ??
    somewhere(cursor, context, clause, mover)
  );
}

/** `any other adjacent space`, `a different space in range 2`: nobody comes to where it is. Behind a chosen space it could be any but that. */
function anotherSpace(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  if (context.chosen && !context.aimed) return undefined;
  return cursor.try(() => {
    const { tokens, at, end } = cursor;
    const bare = cursor.take('another');
    if (!bare && !cursor.take('a|an|any|the other|different')) return undefined;
    if (!cursor.sees('empty|free|open|unoccupied? adjacent? empty|free? space|point|spot|location')) return undefined;
    const without = bare ? at : at + 1;
    const told = bare
      ? cursor.as(at, 'a')
      : new Cursor([...tokens.slice(0, without), ...tokens.slice(without + 1)], at, end - 1);
    if (bare) told.at = at;
    const found = landing(told, context, clause, mover);
    cursor.at = told.at + (bare ? 0 : 1);
    return found;
  });
}

type SpaceNode = Extract<Node, { node: 'space' }>;

const space = (clause: number, more: Partial<SpaceNode>): Landing => {
  return (then) => ({ clause, node: 'space', sight: false, empty: true, ...more, then }) as Node;
};

/** `anywhere`, `any empty space`, `anywhere on the map`, `anywhere in LoS`, `anywhere within range 4`. */
function anywhere(cursor: Cursor, clause: number): Landing | undefined {
  return cursor.try(() => {
    if (cursor.take('any empty|free|open|unoccupied space|spot|location')) {
      if (!cursor.takeAny('on the map|board|battlefield') && !cursor.done && !cursor.sees(',|and|then'))
        return undefined;
      return space(clause, { range: {} });
    }
    if (!cursor.take('anywhere')) return undefined;
    if (cursor.takeAny('in|on the map|board', 'on the battlefield')) return space(clause, { range: {} });
    if (cursor.takeAny('in|within los', 'in|within line of sight', 'you can see'))
      return space(clause, { range: {}, sight: true });
    if (!cursor.take('in|within')) return space(clause, { range: {} });
    const far = range(cursor);
    return far && space(clause, { range: far, sight: !ignoresWalls(cursor) });
  });
}

/** `the furthest empty space in the line`, `any empty space in the area`, `the center`: of what the text has laid last. */
function inLaid(cursor: Cursor, context: Context, clause: number): Landing | undefined {
  if (!context.laid || !cursor.sees('a|an|any|the|its|another|anywhere')) return undefined;
  return cursor.try(() => {
    const way = context.drawn && 'line|path';
    const end =
      way &&
      (cursor.takeAny(
        `the furthest|farthest|last empty|free|open|unoccupied? space|spot|square in|of|on|along the|that ${way}`,
        `the furthest|farthest|last empty|free|open|unoccupied? space|spot|square in|of|on|along it`,
      ) ||
        cursor.takeAny(`the other|far|opposite? end of the|that? ${way}`, 'the other|far|opposite? end of it'));
    if (end) return space(clause, { range: {}, inArea: true, last: true });
    const within =
      cursor.takeAny(
        'a|an|any empty|free|open|unoccupied? space|spot|square in|of|within|inside the|that affected? area|burst|square',
        'a|an|any of? the? affected spaces|space',
        'anywhere in|within|inside the|that affected? area|burst|square',
      ) ||
      (way &&
        cursor.takeAny(
          `a|an|any empty|free|open|unoccupied? space|spot|square in|of|on|along the|that ${way}`,
          `anywhere in|on|along the|that ${way}`,
        ));
    if (within) return space(clause, { range: {}, inArea: true });
    const middle = cursor.takeAny(
      'the|its center|centre|middle of the|that affected? area|burst|square',
      'the|its center|centre|middle of it',
      'the|its center|centre|middle space?',
    )
      ? centreOf(context)
      : undefined;
    return middle === undefined || middle === 'you' ? undefined : space(clause, { range: { max: 0 }, from: middle });
  });
}

/** `your deploy zone`: wherever in it, seen or not. */
function inZone(cursor: Cursor, context: Context, clause: number): Landing | undefined {
  const zone = cursor.sees('your|the|an|enemy|opposing') ? zoneOf(cursor, context) : undefined;
  return zone && space(clause, { range: {}, places: [zone] });
}

/** `any empty space`: wherever it is, where nothing more is said of it. */
function anySpace(cursor: Cursor, clause: number): Landing | undefined {
  return cursor.try(() => {
    if (!cursor.take('any empty|free|open|unoccupied? space|location|point')) return undefined;
    cursor.take('on the map|board');
    return cursor.done || cursor.sees(',|and|then|.') ? space(clause, { range: {} }) : undefined;
  });
}

/** `a space adjacent to the target`, `any free space next to an ally in range 5`. */
function beside(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  return cursor.try((): Landing | undefined => {
    // "Adjacent to the other", of pieces, as "a space adjacent to it".
    const bare = cursor.sees('adjacent|next to the|any other|second') || cursor.sees('adjacent|next to another');
    if (!bare) {
      cursor.take('a|an|any|the');
      cursor.take('empty|free|open|unoccupied');
      const said = cursor.takeAny('space|point|location|spot that? is?', 'adjacent empty|free? space of');
      if (!said) return undefined;
    }
    if (cursor.before?.text !== 'of' && !cursor.take('adjacent|next to')) return undefined;
    const piece = ofPiece(cursor, context, clause, false);
    if (piece !== undefined && cursor.sees('or')) return undefined;
    if (piece !== undefined)
      return (then) => {
        const there = space(clause, { range: { max: 1 }, from: 'space' })(then);
        const on = piece([]);
        // What goes is that piece, and not what lies where one comes to.
        const goes = then.some((node) => node.node === 'remove' && node.what === 'marker');
        if (!goes || on.node !== 'space' || on.on === undefined) return piece([there]);
        const places = [{ range: { max: 0 }, of: 'space' as const }];
        return piece([{ clause, node: 'each-piece', marker: on.on, places, first: true, then: [there] }]);
      };
    return bare ? undefined : around(cursor, context, clause, nextToIt, mover === 'target' ? mover : undefined);
  });
}

/**
 * `behind the target`, `the free space on the opposite side of an enemy in range 4`, `your other side`: next to somebody, right across
 * from where who moves is now.
 */
export function farSide(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  return cursor.try((): Landing | undefined => {
    cursor.take('the|a|an|any');
    cursor.take('empty|free|open|unoccupied');
    const spot = cursor.take('space|point|location|spot');
    const across = (of: Ref): Partial<SpaceNode> => ({ places: [{ across: { of, from: mover } }] });
    if (spot) cursor.takeAny('that is', 'to|on|at');
    cursor.take('the');
    const yours = cursor.takeAny(
      'your opposite|other|far side',
      'opposite of|from|to? you',
      'over your head|shoulder|back',
      'over you',
    );
    const its =
      !yours && mover === 'you' && cursor.take('its|their opposite|other|far side') ? context.them : undefined;
    const of = its ?? 'you';
    const found =
      yours || its !== undefined
        ? of === mover
          ? undefined
          : space(clause, across(of))
        : cursor.takeAny('opposite|other|far side of', 'directly|right? behind')
          ? around(cursor, context, clause, across, mover)
          : undefined;
    if (found !== undefined)
      cursor.takeAny(
        ",? if it's|its|it free|empty|open|unoccupied",
        ',? if it is? free|empty|open',
        ',? if possible|free|empty|open',
      );
    return found;
  });
}

/** `the Snare`, `it`, of a piece that was chosen: where that lies. */
const onPiece = (cursor: Cursor, context: Context, clause: number): Landing | undefined =>
  cursor.try(() => {
    if (context.upon?.who !== 'space' || context.marker !== undefined) return undefined;
    if (!cursor.take('it') && !chosenPiece(cursor, context)) return undefined;
    return cursor.done || cursor.sees(',|and|then|.') ? space(clause, { range: { max: 0 }, from: 'space' }) : undefined;
  });

/** `one of your Portals in LoS`, `a Portal in range 5`: where one lies. */
function ofPiece(cursor: Cursor, context: Context, clause: number, empty = true): Landing | undefined {
  const { words, marker } = context;
  return cursor.try(() => {
    const other = theOther(cursor, context, clause, empty);
    if (other !== undefined) return other;
    const among = empty ? oneOfThose(cursor, context) : undefined;
    if (among !== undefined) return space(clause, { range: {}, on: among.ref, ...(among.yours && { yours: true }) });
    const close = cursor.takeAny('the nearest|closest', 'your nearest|closest', 'the nearest|closest of');
    if (close) {
      const own = cursor.tokens[cursor.at - 2]?.text === 'your' || cursor.take('your');
      const nearest = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
      if (nearest === undefined || nearest.word.fields.object || !empty) return undefined;
      cursor.at = nearest.to;
      cursor.take('marker');
      if (cursor.sees('in|within|on|with|adjacent|to')) return undefined;
      return space(clause, { range: {}, on: nearest.word.ref, closest: true, ...(own && { yours: true }) });
    }
    const mine = cursor.sees('your');
    // "The Gate" is one's own, where this text has not just placed one.
    const the = cursor.take('the');
    // Beside another one: which is that one, and which the first, is not told apart.
    if (!empty && (cursor.sees('another') || cursor.sees('any other'))) return undefined;
    if (!mine && !the && !cursor.takeAny('one|any|another of', 'a|an|another', 'any other?')) return undefined;
    const yours = the || cursor.take('your');
    const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (the && word !== undefined && word.word === marker && !context.strewn) {
      cursor.at = word.to;
      cursor.take('marker');
      return word.word.fields.object ? undefined : space(clause, { range: { max: 0 }, from: 'marker' });
    }
    // An object with health is a unit, and its space is taken.
    if (word === undefined || word.word.fields.object) return undefined;
    cursor.at = word.to;
    cursor.take('marker');
    if (!mine) cursor.take('of your choice');
    const on = { on: word.word.ref, ...(yours && { yours }), ...(!empty && { empty: undefined }) };
    if (cursor.takeAny('in|within los', 'in|within line of sight', 'you can? see'))
      return space(clause, { range: {}, sight: true, ...on });
    const anywhereOn = cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board');
    const far = anywhereOn ? undefined : cursor.try(() => (cursor.take('in|within') ? range(cursor) : undefined));
    if (far === undefined && cursor.sees('in|within|on|with|adjacent|next')) return undefined;
    return space(clause, { range: far ?? {}, sight: far !== undefined && !ignoresWalls(cursor), ...on });
  });
}

/** `one of them`, of several pieces that the sentence before was about: one of these. */
function oneOfThose(cursor: Cursor, { words }: Context): { readonly ref: string; readonly yours: boolean } | undefined {
  const { tokens, at } = cursor;
  return cursor.try(() => {
    if (!cursor.takeAny('one|any of them|those|these', 'one|any of the markers|pieces')) return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|.')) return undefined;
    for (let from = at - 1; from > 0; from--) {
      const piece = wordAt(words, tokens, from, at, ['marker']);
      if (piece === undefined) continue;
      const before = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
      // Of two that were placed just now others may lie there already.
      const several = before.some((text) => /^(?:each|every|all|any)$/.test(text));
      if (!several || piece.word.fields.object) return undefined;
      return { ref: piece.word.ref, yours: before.includes('your') };
    }
    return undefined;
  });
}

/** The piece on which somebody stands, or has just come, whom the text is about, and who that is. */
function stoodOn({ self, slot, comes, upon, them, words }: Context) {
  if (slot === 'marker' && self !== undefined && comes && them === 'trigger')
    return { piece: self, far: 0, from: 'marker' as const };
  const piece = upon === undefined || upon.who === 'space' ? undefined : wordOf(words, upon.on, 'marker');
  return piece && upon && { piece, far: 0, from: upon.who };
}

/** `the other Portal`, `the other one, or an empty space adjacent to it`: said to whoever stands at one of them. */
function theOther(cursor: Cursor, context: Context, clause: number, empty: boolean): Landing | undefined {
  const { words } = context;
  return cursor.try(() => {
    if (!cursor.sees('the|another|any')) return undefined;
    const at: { piece: Word; far: number; from?: Ref } | undefined = context.beside ?? stoodOn(context);
    if (at === undefined) return undefined;
    // Beside "another" one is beside any other; on another one is read as on any, of which one's own is taken.
    if (!cursor.take('the other|second one?') && (empty || !cursor.takeAny('another one?', 'any other one?')))
      return undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (named !== undefined) {
      if (named.word.ref !== at.piece.ref) return undefined;
      cursor.at = named.to;
    }
    cursor.take('marker|space');
    const there = (then: readonly Node[], taken: boolean): Node =>
      space(clause, {
        range: { min: at.far + 1 },
        ...(at.from && { from: at.from }),
        ...(at.piece.fields.object
          ? { places: [{ range: { max: 0 }, of: { marker: at.piece.ref } }] }
          : { on: at.piece.ref }),
        ...(taken && { empty: undefined }),
      })(then);
    if (!empty) return (then) => there(then, true);
    const near = cursor.takeAny(
      ',? or a|an|any empty|free|open? space adjacent|next to it',
      ',? or adjacent|next to it',
    );
    if (!near) return (then) => there(then, false);
    return (then) => there([space(clause, { range: { max: 1 }, from: 'space' })(then)], true);
  });
}

const nextToIt = (of: Ref): Partial<SpaceNode> => ({ range: { max: 1 }, ...(of === 'you' ? {} : { from: of }) });

/** `the unit with your Rope`: one who has it is chosen, where there are several. */
function oneNamed(cursor: Cursor, context: Context): Noun | undefined {
  if (!cursor.sees('the unit|enemy|ally|target with|that')) return noun(cursor, context);
  const told = cursor.as(cursor.at, 'a');
  const found = noun(told, context);
  if (found !== undefined) cursor.at = told.at;
  return found;
}

/** The spaces around somebody: known already, or a target that is chosen first. */
function around(
  cursor: Cursor,
  context: Context,
  clause: number,
  where: (of: Ref) => Partial<SpaceNode> = nextToIt,
  mover?: Ref,
): Landing | undefined {
  const near = (of: Ref): Landing => space(clause, where(of));
  const known = placeRef(cursor, context);
  if (known !== undefined) return known === mover ? undefined : near(known);
  const whom = oneNamed(cursor, context);
  if (whom === undefined || whom.many === 'each' || whom.area !== undefined) return undefined;
  if (whom.max !== undefined && (whom.max !== 1 || whom.min !== 1)) return undefined;
  // Another target would take the place of who is moved.
  if (mover === 'target' && whom.ref === undefined) return undefined;
  if (whom.ref !== undefined) return near(whom.ref);
  const needed = whom.range !== undefined || whom.seen === true;
  const sight = needed && !(whom.blind === true || ignoresWalls(cursor));
  const who =
    whom.who.side === 'any' && whom.who.except === undefined ? { ...whom.who, except: ['you' as const] } : whom.who;
  return (then) => ({
    clause,
    node: 'target',
    who,
    ...(whom.range ? { range: whom.range } : {}),
    ...(whom.of ? { from: whom.of } : {}),
    ...(whom.forced ? { forced: whom.forced } : {}),
    sight,
    then: [near('target')(then)],
  });
}

/** `spaces adjacent to you`, `empty spaces in range 2 of you`: of several who are moved, one for each of them. */
export const oneForEach = (cursor: Cursor, context: Context, clause: number): Landing | undefined =>
  cursor.try(() => {
    cursor.take('any|different|separate');
    if (!cursor.take('empty|free|open|unoccupied? spaces|points|squares|locations')) return undefined;
    const near = cursor.take('adjacent|next to');
    const far = near ? { max: 1 } : inRange(cursor);
    const of = near || cursor.take('of|from') ? placeRef(cursor, context) : 'you';
    if (far === undefined || of === undefined || of === 'each') return undefined;
    // Where there is none nobody comes anyway.
    cursor.take(',? if possible|able');
    return space(clause, { range: far, ...(of === 'you' ? {} : { from: of }), sight: !near });
  });

/** `any space in range 4 behind an enemy`: next to one who stands between, so that it is no farther away than that. */
const behindSome = (cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined =>
  cursor.try(() => {
    if (mover !== 'you' || !cursor.take('a|an|any|the empty|free|open|unoccupied? space|point|location|spot'))
      return undefined;
    const far = inRange(cursor);
    if (far === undefined || !cursor.take('directly|right? behind') || !cursor.sees('a|an|any')) return undefined;
    const across = (of: Ref): Partial<SpaceNode> => ({
      range: far,
      sight: true,
      places: [{ across: { of, from: mover } }],
    });
    const found = around(cursor, context, clause, across, mover);
    if (found === undefined || cursor.sees('in|within|,|or')) return undefined;
    return (then) => {
      const node = found(then);
      return node.node === 'target' && node.range === undefined ? { ...node, range: far, sight: false } : node;
    };
  });

/** `an empty space in range 4`, and of whom: `of an ally` chooses that one first. */
function chosenSpace(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  return cursor.try(() => {
    const found = spaceAlone(cursor, context, clause);
    if (found?.node.node !== 'space') return undefined;
    const { range: far, sight, places, apart } = found.node;
    const only = { ...(places && { places }), ...(apart && { apart }) };
    if (!cursor.take('of|from')) return space(clause, { ...(far ? { range: far } : {}), sight, ...only });
    if (places ?? apart) return undefined;
    if (far === undefined) return undefined;
    const there = (of: Ref): Partial<SpaceNode> => ({ range: far, ...(of === 'you' ? {} : { from: of }), sight });
    const of = placeRef(cursor, context) ?? cursor.try(() => noun(cursor, context)?.ref);
    return of === undefined ? around(cursor, context, clause, there, mover) : space(clause, there(of));
  });
}

/** `an empty space in range 3, or adjacent to any Mine`: in the one place or the other. */
function spaceOrBeside(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  if (cursor.lacks(either)) return undefined;
  return cursor.try(() => {
    const found = spaceAlone(cursor, context, clause);
    if (found?.node.node !== 'space') return undefined;
    const { range: far, sight, places, apart } = found.node;
    if (far === undefined || places !== undefined || apart !== undefined) return undefined;
    cursor.take('of you');
    if (!cursor.takeAny(',? or a|an|any empty|free|open? space adjacent|next to', ',? or adjacent|next to'))
      return undefined;
    const of = placeOf(cursor, context);
    const near = of && besideOthers({ range: { max: 1 }, ...(of !== 'you' && { of }) }, mover, true);
    if (near === undefined || !(cursor.done || cursor.sees(',|and|then|.'))) return undefined;
    return space(clause, { range: {}, places: [{ any: [{ range: far, ...(sight && { sight }) }, near] }] });
  });
}

const either = oneOf('or');

/** `any Slime`, `a space with Fire in range 4`, `another Slime space`: where such ground is. Nobody comes to where it is. */
function groundOf(cursor: Cursor, context: Context, clause: number): Landing | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('any other?', 'a|an|another', 'the other?')) return undefined;
    cursor.take('empty|free|open|unoccupied');
    const isSpace = cursor.take('space|spot|square');
    if (isSpace && !cursor.takeAny('with|of|in|containing', 'that has|contains')) return undefined;
    if (isSpace) cursor.take('a|an|any|the');
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined || ground.word.fields.object) return undefined;
    cursor.at = ground.to;
    // "A Snare space" is where one lies, "a Snare" is a piece.
    const named = isSpace || ground.word.kind === 'terrain' || /^spaces?$/.test(cursor.before?.text ?? '');
    if (!named) return undefined;
    cursor.takeAny('space|spaces|marker', 'terrain');
    cursor.take('of your choice');
    const places = [{ on: ground.word.ref }];
    if (cursor.takeAny('in|within los', 'in|within line of sight', 'you can? see'))
      return space(clause, { range: {}, sight: true, places });
    const anywhere = cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board');
    const far = anywhere ? undefined : inRange(cursor);
    if (far !== undefined) cursor.take('of you');
    if (!cursor.done && !cursor.sees(',|and|then|.|or')) return undefined;
    return space(clause, { range: far ?? {}, sight: far !== undefined && !ignoresWalls(cursor), places });
  });
}

/** `any space adjacent to a wall`, `a space in range 2 of a Totem`, `adjacent to your Turret`: wherever on the map that is. */
function somewhere(cursor: Cursor, context: Context, clause: number, mover: Ref): Landing | undefined {
  return cursor.try(() => {
    const bare = mover !== 'you' && cursor.sees('adjacent|next to');
    if (!bare && !cursor.take('a|an|any|the empty|free|open|unoccupied? space|point|location|spot')) return undefined;
    const of = ofSpace(cursor, context, true);
    const [first, ...more] = of?.places ?? [];
    // "Out of LoS of enemies": wherever none of them sees.
    if (of?.apart?.sight === true && first === undefined) return space(clause, { range: {}, apart: of.apart });
    const found = first === undefined || more.length > 0 || of?.apart ? undefined : besideOthers(first, mover);
    return found && space(clause, { range: {}, places: [found.any ? { any: found.any.map(seen) } : seen(found)] });
  });
}

/** Nobody is put beside itself. Who goes by itself to one of several chooses that one first, where it is not one of several kinds. */
function besideOthers(place: Place, mover: Ref, either = false): Place | undefined {
  if (place.any !== undefined) {
    const any = place.any.flatMap((one) => besideOthers(one, mover, true) ?? []);
    return any.length === place.any.length ? { any } : undefined;
  }
  const { of = 'you' } = place;
  if (place.walled) return place;
  if (typeof of === 'string') return of === mover || place.range === undefined ? undefined : place;
  if ('marker' in of || 'points' in of) return place;
  if ('aimed' in of || (mover === 'you' && !either)) return undefined;
  const { except = [], yours } = of.nearest;
  if (yours) return place;
  // "It moves to a space adjacent to the nearest ally": nearest to whoever moves.
  const asked = of.nearest.if?.map((one) =>
    one.is === 'outermost' && one.of === 'each' && one.from === undefined && mover !== 'you'
      ? { ...one, from: mover, who: { ...one.who, except: [...(one.who.except ?? []), mover] } }
      : one,
  );
  return { ...place, of: { nearest: { ...of.nearest, ...(asked && { if: asked }), except: [...except, mover] } } };
}
