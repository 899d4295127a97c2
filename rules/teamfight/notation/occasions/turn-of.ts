import type { Condition, Place, Range, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { tokensHad } from '../nouns/had.ts';
import { kindOfPlace } from '../nouns/kind-of-place.ts';
import { besideWall } from '../nouns/nearness.ts';
import { isHere, placeOf, spaceThere } from '../nouns/place-of.ts';
import { placesOr } from '../nouns/places-or.ts';
import { inRange } from '../nouns/range.ts';
import { ofLaid } from '../nouns/within-area.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { terrainSpace } from './crossing.ts';
import { withoutDoing } from './history.ts';
import { inWhichTurn } from './how-often.ts';
import type { Occasion, Setting } from './occasion.ts';
import { thereIs } from './presence.ts';
import { whereThen } from './where-then.ts';

const joint = oneOf('or');

/** In a piece's own text a range without a source is measured from the piece. */
export const fromPiece = ({ slot, marker, strewn }: Context): Pick<Place, 'of'> =>
  (slot === 'marker' || slot === 'terrain') && marker !== undefined && !strewn ? { of: 'marker' } : {};

/** `Start of turn`, `ends turn`, `start your turn`: of whose card it is, where nobody is named. */
export function yourMoment(cursor: Cursor): 'turn-start' | 'turn-end' | undefined {
  if (cursor.sees('when|whenever you start|begin|end your turn')) cursor.at += 2;
  const said = cursor.takeAny('start|beginning|end of your? turn', 'starts|start|begins|begin|ends|end your|the? turn');
  if (!said && !cursor.take('at the? start|beginning|end of your? turn')) return undefined;
  const words = cursor.tokens.slice(Math.max(0, cursor.at - 5), cursor.at).map(({ text }) => text);
  return words.some((text) => text.startsWith('end')) ? 'turn-end' : 'turn-start';
}

/** `beyond range 5`, `farther than 5 spaces`: not so near. */
const beyond = (cursor: Cursor): Range | undefined =>
  cursor.takeAny(
    'beyond range? #',
    'further|farther than range? # spaces|space? away?',
    'outside|out of? range #',
    'more than # spaces away?',
  )
    ? { min: (cursor.numbers[0] ?? 0) + 1 }
    : undefined;

/** What comes behind a place that ends there. */
const befalls = ',|:|take|takes|gain|gains|get|gets|lose|loses|heal|heals|are|is|become|becomes|have|has';

/** `start their turn in range 1 of it`, `in burst 1`: the place counts at that moment. */
export function turn(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: Setting,
  on: 'turn-start' | 'turn-end' = whichEnd(cursor),
): Occasion | undefined {
  // "Allies in range 2 are safe. When they end their turn here": in that range, or on the very space.
  if (cursor.sees('here') && who.places?.some(({ range, of }) => of === 'marker' && (range?.max ?? 0) > 0))
    return undefined;
  const apart = cursor.sees('not in|inside|on|within|adjacent|next')
    ? cursor.try(() => (cursor.take('not') ? (placesOr(cursor, context) ?? nearSome(cursor, context)) : undefined))
    : undefined;
  if (apart !== undefined) {
    const elsewhere: Condition = { is: 'not', of: { is: 'place', of: 'each', place: apart } };
    return set({ on, who: { ...who, if: [...(who.if ?? []), elsewhere] } });
  }
  const place = cursor.try((): Place | undefined => {
    const either = cursor.lacks(joint) ? undefined : cursor.try(() => severalPlaces(cursor, context));
    if (either !== undefined) return either;
    const there = cursor.try(() =>
      isHere(cursor, context) ? 'marker' : cursor.take('on|in|inside') ? spaceThere(cursor, context) : undefined,
    );
    if (there !== undefined) return { range: { max: 0 }, of: there };
    if (cursor.sees('in|inside|within|on|there') && ofLaid(cursor, context, true)) return { inArea: true };
    const ground = cursor.try(() => (cursor.take('on|in|inside') ? terrainSpace(cursor, context) : undefined));
    if (ground !== undefined) return { on: ground };
    const kind = kindOfPlace(cursor, context);
    if (kind !== undefined) return kind;
    if (besideWall(cursor)) return { walled: true };
    if (cursor.sees('in|within los|line|their|its') || cursor.sees('in|on|adjacent|next or|to')) {
      const then = whereThen(cursor, context);
      if (then !== undefined) return then;
    }
    if (cursor.takeAny('in|within your? los', 'in|within your? line of sight')) return { sight: true };
    const near = cursor.takeAny('adjacent to', 'next to');
    const burst = !near && cursor.take('in|within|inside burst #') ? { max: cursor.numbers[0] ?? 1 } : undefined;
    const far: Range | undefined = near ? { max: 1 } : (burst ?? beyond(cursor) ?? inRange(cursor));
    // "Ends its turn adjacent": to you.
    if (far === undefined)
      return cursor.take('adjacent') && (cursor.done || cursor.sees(befalls))
        ? { range: { max: 1 }, ...fromPiece(context) }
        : undefined;
    if (!near && !cursor.take(far.min === undefined ? 'of' : 'of|from')) return { range: far, ...fromPiece(context) };
    const of = placeOf(cursor, context);
    return of && { range: far, ...(of === 'you' ? {} : { of }) };
  });
  const undone = place === undefined ? withoutDoing(cursor, who) : undefined;
  if (undone !== undefined) return set({ on, who }, { if: undone });
  const company = place === undefined && cursor.sees('with') ? withCompany(cursor, context, who) : undefined;
  if (company !== undefined) return set({ on, who }, { if: company });
  if (place === undefined && cursor.sees('with|without')) {
    const having = withTokens(cursor, context, who);
    if (having === undefined) return undefined;
    // "With a Coin in your deploy zone": where one is stands behind what one has.
    return cursor.sees('in|within|adjacent|on') ? turn(cursor, context, having, set, on) : set({ on, who: having });
  }
  if (place === undefined) return cursor.sees('in|within|adjacent|on') ? undefined : set({ on, who });
  const having = cursor.sees('with|without') ? withTokens(cursor, context, who) : who;
  const near = having && set({ on, who: { ...having, places: [...(having.places ?? []), place] } });
  if (near === undefined) return undefined;
  const isSame = typeof place.of === 'object' && 'nearest' in place.of && place.of.nearest.side === who.side;
  return isSame ? ofTwo(near) : near;
}

/** Which end of the turn the words before say. */
const whichEnd = ({ tokens, at }: Cursor): 'turn-start' | 'turn-end' =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'end' || text === 'ends')
    ? 'turn-end'
    : 'turn-start';

/** `with a Coin`, `with no Coins`, of whose turn it is. */
function withTokens(cursor: Cursor, context: Context, who: Who): Who | undefined {
  return cursor.try(() => {
    const without = cursor.takeAny('without', 'with no');
    if (!without && !cursor.take('with')) return undefined;
    const [had, ...more] = tokensHad(cursor, context) ?? [];
    if (had === undefined || more.length > 0) return undefined;
    return { ...who, if: [...(who.if ?? []), without ? { is: 'not' as const, of: had } : had] };
  });
}

/** "When an enemy ends its turn adjacent to another enemy": behind that "that enemy" could be either. */
const ofTwo = (set: Occasion): Occasion => ({ ...set, named: {} });

/** `adjacent to a wall or Barrel`, `in Slime or Fire`. */
function severalPlaces(cursor: Cursor, context: Context): Place | undefined {
  const found = placesOr(cursor, context);
  return found?.any === undefined ? undefined : found;
}

/** `adjacent to you`, `in range 2 of an ally`, behind "not". */
function nearSome(cursor: Cursor, context: Context): Place | undefined {
  if (besideWall(cursor)) return { walled: true };
  const range = cursor.take('adjacent|next to') ? { max: 1 } : inRange(cursor);
  if (range === undefined || (range.max !== 1 && !cursor.sees('of')) || context.marker !== undefined) return undefined;
  cursor.take('of');
  const of = placeOf(cursor, context);
  return of && { range, ...(of !== 'you' && { of }) };
}

/** `with no enemies in range 3`, `with an ally adjacent`, of one's own turn: who is there then. */
function withCompany(cursor: Cursor, context: Context, who: Who): Condition[] | undefined {
  return who.side !== 'you'
    ? undefined
    : cursor.try(() => (cursor.take('with') ? (thereIs(cursor, context) ?? undefined) : undefined));
}

const ofTurns = /^(?:turn|round)-/;

/**
 * `When you take damage on your own turn`, `when an ally dies during your turn`, `when you are pushed outside your turn`: whose turn runs as it happens.
 * `When you take damage in Bear stance`: whether one is in it.
 * Of two things it could be said of the second alone.
 */
export function inWhoseTurn(cursor: Cursor, context: Context, found: Occasion | undefined): Occasion | undefined {
  if (found === undefined || found.also !== undefined || found.if !== undefined || found.perTurn !== undefined)
    return found;
  if (ofTurns.test(found.trigger.on) || !cursor.sees('on|in|during|outside|not|while')) return found;
  const asked = cursor.try((): Condition | undefined => {
    const stance = 'who' in found.trigger && found.trigger.who?.side === 'you' ? inStance(cursor, context) : undefined;
    if (stance !== undefined) return stance;
    const off = cursor.takeAny('outside of?', 'not on|in|during');
    if (!off && !cursor.take('on|in|during')) return undefined;
    if (!cursor.take('your own? turn|turns') || !(cursor.done || cursor.sees(',|:'))) return undefined;
    return off ? not(yourTurn) : yourTurn;
  });
  return asked === undefined ? found : { ...found, if: [asked] };
}

/** `in Bear stance`, `while in Bear stance`: the one whose text it is. */
const inStance = (cursor: Cursor, { words }: Context): Condition | undefined =>
  cursor.try(() => {
    cursor.take('while');
    if (!cursor.take('in')) return undefined;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    return cursor.done || cursor.sees(',|:') ? { is: 'stance', token: found.word.ref } : undefined;
  });

const yourTurn: Condition = { is: 'turn', of: 'you' };

/** `During your turn,` before `when you take damage`, `not on your turn: when ...`: the same, said first. */
export const turnFirst = (cursor: Cursor): Condition | undefined =>
  cursor.try(() => {
    const found = cursor.take('on|during your own? turn|turns') ? yourTurn : inWhichTurn(cursor);
    cursor.take(',|:');
    return cursor.sees('when|whenever') ? found : undefined;
  });

/** `during your turn`, behind what always holds: while it is. */
export const inYourTurn = ({ standing }: { readonly standing: boolean }, cursor: Cursor): Condition[] | undefined =>
  standing && cursor.take('during|on|in your turn|turns') ? [yourTurn] : undefined;
