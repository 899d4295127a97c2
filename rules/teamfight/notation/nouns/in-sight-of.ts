import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Draft, Noun } from './noun.ts';
import { placeOf, placeRef } from './place-of.ts';

/** `with line of sight to it`, `in LoS of your Snare`: who sees it, or whoever is chosen from there. */
export function inSightOf(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Noun['who']>): boolean {
  const sees = cursor.try(() =>
    cursor.takeAny('in|with|within line of sight to', 'in|with|within los to', 'that|who have|has line of sight|los to')
      ? placeRef(cursor, context)
      : undefined,
  );
  const seen =
    sees ??
    cursor.try(() =>
      // "Range 3. Everybody in LoS of the space": which nobody has chosen yet, as somebody who stands there was.
      cursor.takeAny('in|within line of sight of', 'in|within los of') &&
      !(cursor.sees('the|that space') && context.named.target === 'target' && !context.chosen)
        ? placeRef(cursor, context)
        : undefined,
    );
  if (seen === undefined) return noun.many === 'each' && inSightOfSome(cursor, context, who);
  const isChosen = sees === undefined && seen !== 'you' && noun.many === 'one';
  // "In range 5 of you and in LoS of the target": whom the target sees, and who is so far from you.
  if (isChosen && noun.range !== undefined && noun.fromYou) {
    who.places = [...(who.places ?? []), { range: noun.range }];
    delete noun.range;
  }
  if (isChosen && noun.range === undefined) {
    noun.seen = true;
    noun.of = seen;
  } else who.places = [...(who.places ?? []), { sees: seen }];
  return true;
}

/** `enemies in LoS of a Barrel`, of whom none is chosen: whom any of those sees. */
const inSightOfSome = (cursor: Cursor, context: Context, who: Draft<Noun['who']>): boolean =>
  cursor.try(() => {
    if (!cursor.takeAny('in|within line of sight of', 'in|within los of')) return undefined;
    const of = placeOf(cursor, context);
    if (typeof of !== 'object') return undefined;
    who.places = [...(who.places ?? []), { sight: true, of }];
    return true;
  }) ?? false;

/** `out of your LoS`, `not in line of sight`, `that you cannot see`: of many, those whom you do not see. False where that is of somebody else. */
export function outOfView(cursor: Cursor, noun: Draft<Noun>, who: Draft<Noun['who']>): boolean | undefined {
  if (!cursor.sees('out|outside|not|that|who|whom|which|you')) return undefined;
  const said =
    cursor.takeAny(
      'out|outside of? your? los|sight',
      'out|outside of? your? line of sight',
      'that|who|which? are|is? not in|within your? los|sight',
      'that|who|which? are|is? not in|within your? line of sight',
    ) || cursor.takeAny("that|who|whom|which? you cannot|can't see", 'that|who|whom|which? you do not see');
  if (!said) return undefined;
  // A range behind it asks for sight, as one before it does not.
  if (noun.seen || cursor.sees('of|to|from|in|within')) return false;
  if (noun.range !== undefined) noun.blind = true;
  who.if = [...(who.if ?? []), { is: 'not', of: { is: 'place', of: 'each', place: { sight: true } } }];
  noun.all = true;
  return true;
}
