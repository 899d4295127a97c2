import type { Condition, Place, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { tokensHad } from '../nouns/had.ts';
import { kindOfPlace } from '../nouns/kind-of-place.ts';
import { spaceThere } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { terrainSpace } from './crossing.ts';
import type { Occasion } from './occasion.ts';
import { fromPiece } from './turn-of.ts';
import { whereThen } from './where-then.ts';

/** `takes damage in range 2`, `is targeted in LoS`: where somebody else is to whom it happens. */
export function withPlace(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: (who: Who) => Occasion | undefined,
): Occasion | undefined {
  const isPlaced = cursor.sees('in|within|adjacent|next|on') || cursor.sees('while in|on|adjacent|next|within');
  const placed = isPlaced ? cursor.try(() => there(cursor, context, who, (found) => set(found))) : undefined;
  return placed ?? set(who);
}

/** `dies in range 3`, `dies in burst 2`, `dies adjacent to you`: where it was then. */
export function there(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: (who: Who) => Occasion | undefined,
): Occasion | undefined {
  const ground = cursor.try((): Place | undefined => {
    const kind = kindOfPlace(cursor, context);
    if (kind !== undefined) return kind;
    if (!cursor.take('on|in')) return undefined;
    const piece = spaceThere(cursor, context);
    if (piece !== undefined) return { range: { max: 0 }, of: piece };
    const on = terrainSpace(cursor, context);
    return on === undefined ? undefined : { on };
  });
  const there = ground ?? whereThen(cursor, context);
  if (there !== undefined) return set({ ...who, places: [...(who.places ?? []), there] });
  if (cursor.takeAny('in|within your? los', 'in|within your? line of sight'))
    return who.side === 'you' ? undefined : set({ ...who, places: [...(who.places ?? []), { sight: true }] });
  const so = cursor.try(() => beingSo(cursor, context));
  if (so !== undefined) return set({ ...who, if: [...(who.if ?? []), so] });
  const near = cursor.takeAny('adjacent to you', 'next to you');
  // Burst 2 around you is where range 2 of you is.
  const range = near
    ? { max: 1 }
    : cursor.take('in|within burst #')
      ? { max: cursor.numbers[0] ?? 1 }
      : inRange(cursor);
  if (range === undefined)
    return cursor.sees('in|within|adjacent|next|near|on|while|to|from|by|with') ? undefined : set(who);
  const ofYou = near || cursor.take('of you');
  if (who.side === 'you' || cursor.sees('of')) return undefined;
  return set({ ...who, places: [...(who.places ?? []), { range, ...(!ofYou && fromPiece(context)) }] });
}

/** `dies with DoT`, `dies while Slowed`: what whoever it is has then. */
function beingSo(cursor: Cursor, context: Context): Condition | undefined {
  if (cursor.take('while')) {
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    return { is: 'has', of: 'each', token: token.word.ref };
  }
  const [had, ...more] = cursor.take('with') ? (tokensHad(cursor, context) ?? []) : [];
  return more.length === 0 ? had : undefined;
}
