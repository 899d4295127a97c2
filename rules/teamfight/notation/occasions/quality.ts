import type { Condition, Flag, Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { bearingToken } from '../nouns/bearing.ts';
import { givenBy } from '../nouns/by-tokens.ts';
import { kindOfPlace } from '../nouns/kind-of-place.ts';
import { manyNear } from '../nouns/many-near.ts';
import { besideWall, units } from '../nouns/nearness.ts';
import { type Noun, noun, presentWho } from '../nouns/noun.ts';
import { outOfSight } from '../nouns/of-space.ts';
import { outermost } from '../nouns/outermost.ts';
import { isHere, measuredFrom, placeOf, spaceThere } from '../nouns/place-of.ts';
import { placesOr } from '../nouns/places-or.ts';
import { possessive } from '../nouns/pronoun.ts';
import { inRange, rangeBehind } from '../nouns/range.ts';
import { apart } from '../states/tether.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { aboveHalf, lowHealth } from './low-health.ts';
import { sizeHad } from './size-had.ts';
import { onGround } from './somewhere.ts';

const flags: Readonly<Record<string, Flag>> = {
  unprotected: 'unprotected',
  flying: 'flying',
  undefendable: 'undefendable',
  invisible: 'invisible',
};

/** A state that has a word of its own: `invisible`. */
export function flagAt(cursor: Cursor): Flag | undefined {
  const flag = flags[cursor.peek()?.text ?? ''];
  if (flag !== undefined) cursor.at += 1;
  return flag;
}

/** What stands behind `is`: a state, a place, a side, what it is. */
export function being(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  const negative = /n't$/.test(cursor.before?.text ?? '') || cursor.take('not');
  cursor.take('already|now|still|then');
  const found = isSo(cursor, context, of);
  return found && [negative ? not(found) : found];
}

/** `damaged`, `wounded`, `undamaged`: below full health or not. Of you "if you are damaged" could be what happens, "while" is what is so. */
function damagedNow(cursor: Cursor, of: Ref): Condition | undefined {
  const full: Condition = { is: 'health', of, full: true };
  const whole = cursor.take('undamaged|unharmed|uninjured');
  if (!whole && !cursor.take('damaged|wounded|injured|hurt')) return undefined;
  if (!cursor.done && !cursor.sees(',|:|.|)|and|or')) return undefined;
  const isDone = cursor.before?.text === 'damaged' || cursor.before?.text === 'hurt';
  if (isDone && of === 'you' && !cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'while'))
    return undefined;
  return whole ? full : not(full);
}

function isSo(cursor: Cursor, context: Context, of: Ref): Condition | undefined {
  const end = of === 'you' ? undefined : outermost(cursor, context);
  if (end !== undefined) return { ...end, of };
  const called = cursor.try((): Condition | undefined => {
    const noun = of !== 'you' && cursor.sees('a|an') ? bearingToken(cursor, context) : undefined;
    const [only, ...more] = noun?.who.if ?? [];
    if (only?.is !== 'has' || more.length > 0 || noun?.range || noun?.seen || noun?.who.places) return undefined;
    return { ...only, of };
  });
  if (called !== undefined) return called;
  const hurt = cursor.try(() => damagedNow(cursor, of));
  if (hurt !== undefined) return hurt;
  const low = lowHealth(cursor) ?? sizeHad(cursor);
  if (low !== undefined) return { ...low, of };
  const well = aboveHalf(cursor, of);
  if (well !== undefined) return well;
  if (of !== 'you' && cursor.take('you|yourself')) return { is: 'unit', of, who: { side: 'you' } };
  const seen = cursor.try((): Condition | undefined => {
    // "If you are in target's LoS": the target sees you.
    if (!cursor.take('in')) return undefined;
    const from = possessive(cursor, context);
    return from !== undefined && cursor.takeAny('los', 'line of sight')
      ? { is: 'place', of, place: { sight: true, of: from } }
      : undefined;
  });
  if (seen !== undefined) return seen;
  if (cursor.try(() => outOfSight(cursor)) !== undefined)
    return { is: 'there-is', who: { side: 'enemy', places: [{ sees: of }] }, min: 0, max: 0 };
  if (of !== 'you' && cursor.takeAny('in|within your? los', 'in|within your? line of sight'))
    return { is: 'place', of, place: { sight: true } };
  // "If the target is in burst 2": around you, as "enemies in burst 2" are.
  if (of !== 'you' && cursor.sees('in|within burst #') && cursor.peek(3)?.text !== 'of') {
    cursor.take('in|within burst #');
    const range = { max: cursor.numbers[0] ?? 1 };
    return {
      is: 'place',
      of,
      place: { range, sight: true, ...(measuredFrom(context) !== 'you' && { of: measuredFrom(context) }) },
    };
  }
  // By the facing that one has noted.
  const faced = of !== 'you' && cursor.takeAny('behind you', 'in front of you') && cursor.tokens[cursor.at - 2]?.text;
  if (faced) return { is: 'place', of, place: { facing: faced === 'behind' ? 'behind' : 'front' } };
  const some = placesOr(cursor, context);
  if (some !== undefined) return { is: 'place', of, place: some };
  if (besideWall(cursor)) return { is: 'place', of, place: { walled: true } };
  const many = manyNear(cursor, context, of);
  if (many !== undefined) return many;
  const beside = cursor.try((): Condition | undefined => {
    const near = cursor.take('adjacent|next to');
    const far = near ? { max: 1 } : inRange(cursor);
    if (far?.max === undefined || far.min !== undefined) return undefined;
    if (!near && !cursor.take('of')) return undefined;
    if (!near && of === 'you' && !cursor.sees('at least|#')) return undefined;
    const others = cursor.sees('at|# least|or|units|enemies|allies') ? units(cursor, context) : undefined;
    if (others?.count === undefined) return undefined;
    const except = of === 'you' ? {} : { except: [of] };
    if (of !== 'you' && others.who.side !== 'any') return undefined;
    const at: Place = { range: far, ...(of === 'you' ? {} : { of }) };
    const who: Who = of === 'you' && others.who.side === 'any' ? { ...others.who, except: ['you'] } : others.who;
    return { is: 'there-is', who: { ...who, ...except, places: [...(who.places ?? []), at] }, ...others.count };
  });
  if (beside !== undefined) return beside;
  // Whether one is in cover oneself hangs on who attacks.
  const sheltered = of !== 'you' && cursor.takeAny('in|behind cover', 'covered');
  if (sheltered) return cursor.sees('from|by|with|in') ? undefined : { is: 'covered', of, from: 'you' };
  if (inThisPiece(cursor, context)) return { is: 'place', of, place: { range: { max: 0 }, of: 'marker' } };
  const kind = kindOfPlace(cursor, context);
  // "If you are in the same row": as whom the text is about.
  if (kind?.row && of === (kind.of ?? 'you'))
    return context.them === undefined || context.them === of
      ? undefined
      : { is: 'place', of, place: { ...kind, of: context.them } };
  if (kind !== undefined) return { is: 'place', of, place: kind };
  const place = cursor.try((): Condition | undefined => {
    // "If it is farther than range 6": from you, where nothing else is said.
    const past = of === 'you' ? undefined : apart(cursor);
    if (past !== undefined) {
      const named = cursor.takeAny('away? from you', 'of you');
      if (cursor.sees('from|of')) return undefined;
      return { is: 'distance', from: named ? 'you' : measuredFrom(context), to: of, range: { min: past + 1 } };
    }
    const near = cursor.takeAny('adjacent to', 'next to');
    const far = near
      ? { max: 1 }
      : cursor.take('in|within|at')
        ? rangeBehind(cursor, cursor.before?.text ?? '')
        : undefined;
    if (far === undefined) return undefined;
    if (!near && !cursor.take('of'))
      return of === 'you' ? undefined : { is: 'distance', from: measuredFrom(context), to: of, range: far };
    const from = placeOf(cursor, context);
    return from && { is: 'place', of, place: { range: far, of: from } };
  });
  if (place !== undefined) return place;
  // "If the target is adjacent": to you. "If they are adjacent", of two: to you or to one another.
  const ofTwo = context.pair !== undefined && context.pair !== false && cursor.before?.text !== 'is';
  const next = of !== 'you' && !ofTwo && cursor.take('adjacent') && (cursor.done || cursor.sees(',|:|and|)'));
  if (next) return { is: 'distance', from: measuredFrom(context), to: of, range: { max: 1 } };
  const flag = flagAt(cursor);
  if (flag !== undefined) return { is: 'flag', of, flag };
  const on = onGround(cursor, context);
  if (on !== undefined) return { is: 'place', of, place: on };
  const byYou = cursor.peek(1)?.text === 'by' ? givenBy(cursor, context, of) : undefined;
  if (byYou !== undefined) return byYou;
  // "In High Altitude".
  const at = cursor.at + (cursor.sees('in') ? 1 : 0);
  const token = wordAt(context.words, cursor.tokens, at, cursor.end, ['condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    return { is: 'has', of, token: token.word.ref };
  }
  const kinds = cursor.try(() => (cursor.take('a|an') ? twoKinds(cursor) : undefined));
  if (kinds !== undefined)
    return { is: 'any', of: kinds.map((kind) => ({ is: 'unit', of, who: { side: 'any', kind } })) };
  return cursor.try(() => {
    if (!cursor.sees('a|an|your') && !cursor.sees('one of your')) return undefined;
    const what = noun(cursor, context);
    if (what === undefined || what.ref !== undefined || what.many === 'each') return undefined;
    const who: Who = presentWho({ ...what, blind: true } as Noun);
    const { side, ...rest } = who;
    return Object.keys(rest).length === 0 ? { is: 'side', of, side } : { is: 'unit', of, who };
  });
}

/** `in this`, `here`, `on its space`, in a piece's own text: on the very spaces of it. */
const inThisPiece = (cursor: Cursor, context: Context): boolean =>
  context.slot === 'marker' &&
  cursor.try(() =>
    isHere(cursor, context) || (cursor.take('in|on|inside') && spaceThere(cursor, context) === 'marker')
      ? true
      : undefined,
  ) === true;

/** `summon or object`: what kind of unit it is. */
function twoKinds(cursor: Cursor): ('hero' | 'summon' | 'object')[] | undefined {
  if (!cursor.take('summon|object|hero or a|an? summon|object|hero')) return undefined;
  const said = cursor.tokens.slice(cursor.at - 4, cursor.at).map(({ text }) => text);
  return (['hero', 'summon', 'object'] as const).filter((kind) => said.includes(kind));
}
