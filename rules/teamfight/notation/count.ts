import type { Count, Place, Ref } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { noun, standingWho } from './noun.ts';
import { placeRef } from './noun-place.ts';
import { pronoun } from './pronoun.ts';
import { distance } from './range.ts';
import { wordAt } from './words.ts';

/** What is counted: tokens on somebody, or units. */
export function thing(cursor: Cursor, context: Context): Count | undefined {
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    const on = bearer(cursor, context, token.word.kind === 'counter');
    return on && { count: 'tokens', token: token.word.ref, on };
  }
  const pieces = markersAt(cursor, context);
  if (pieces !== undefined) return pieces;
  const who = noun(cursor, context);
  if (who === undefined || who.ref !== undefined) return undefined;
  const all = standingWho(who, true);
  return all && { count: 'units', who: all };
}

/** `Trap in range 2 of the target`, `your Totems on the map`. Objects with health are units. */
function markersAt(cursor: Cursor, context: Context): Count | undefined {
  return cursor.try((): Count | undefined => {
    const yours = cursor.takeAny('of your', 'your');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (word === undefined) return undefined;
    cursor.at = word.to;
    cursor.takeAny('marker|markers|object|objects');
    const { fields, ref } = word.word;
    const object = fields.object === true && (fields.health ?? 0) > 0;
    const anywhere = cursor.takeAny('on the map|board', 'in play');
    const where = anywhere ? undefined : cursor.try(() => placeNear(cursor, context));
    if (!anywhere && where === undefined && cursor.sees('on|in|within|with|adjacent|next|that|you')) return undefined;
    const more = { ...(yours && { yours }), ...(where && { places: [where] }) };
    if (object) return { count: 'units', who: { side: 'any', card: ref, ...more } };
    return { count: 'markers', marker: ref, ...more };
  });
}

/** `in range 2 of the target`, `adjacent to you`, `in LoS`. */
function placeNear(cursor: Cursor, context: Context): Place | undefined {
  if (cursor.takeAny('in los', 'in line of sight')) return { sight: true };
  const near = cursor.takeAny('adjacent|next to');
  const far = near ? { max: 1 } : cursor.takeAny('in|within range') ? distance(cursor) : undefined;
  if (far === undefined) return undefined;
  if (!near && !cursor.take('of')) return { range: far };
  const of = placeRef(cursor, context);
  return of && { range: far, ...(of === 'you' ? {} : { of }) };
}

/** Whose tokens are counted. Counters are one's own where nobody is named. */
function bearer(cursor: Cursor, context: Context, own: boolean): Ref | undefined {
  if (cursor.takeAny('you have', 'on you')) return 'you';
  const named = cursor.try(() => {
    if (cursor.take('on')) return pronoun(cursor, context)?.ref;
    const ref = pronoun(cursor, context)?.ref;
    return ref !== undefined && cursor.take('has|have') ? ref : undefined;
  });
  if (named !== undefined) return named;
  return own ? 'you' : undefined;
}
