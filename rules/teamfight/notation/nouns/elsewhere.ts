import type { Condition, Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Draft, Noun } from './noun.ts';
import { onePlace } from './noun-place.ts';

/** `that are not adjacent to you`, `but not in range 2 of the Lamp`, `who aren't on Mud`: where they must not be. */
export function elsewhere(cursor: Cursor, context: Context): Condition | undefined {
  if (!cursor.sees(',|but|not|that|which|who')) return undefined;
  return cursor.try(() => {
    cursor.takeAny(', but', ',|but');
    const not =
      cursor.takeAny('that|which|who is|are|stand|stands not', "that|which|who aren't|isn't") || cursor.take('not');
    if (!not || cursor.sees('more|less|farther|further|blocked|obstructed')) return undefined;
    const there: Draft<Noun> = { who: { side: 'any' }, many: 'each' };
    if (onePlace(cursor, context, there, there.who as Draft<Noun['who']>) !== true) return undefined;
    const place = placeOf(there);
    return place && { is: 'not', of: { is: 'place', of: 'each', place } };
  });
}

/** Whether it is a distance from you that is denied. */
export const isFromYou = (asked: Condition): boolean =>
  asked.is === 'not' &&
  asked.of.is === 'place' &&
  asked.of.place.range !== undefined &&
  asked.of.place.of === undefined;

/** The place by itself, where it is one. */
function placeOf({ who, range, of, area, seen, blind, forced }: Noun): Place | undefined {
  if (seen || blind || forced !== undefined || who.if !== undefined || (who.places?.length ?? 0) > 1) return undefined;
  const from = of ?? area?.of;
  const far = range ?? (area?.shape.shape === 'burst' ? { max: area.shape.size } : undefined);
  // "Those not adjacent to it", behind what was said of each: it is somebody else.
  if (from === 'each') return undefined;
  if (area !== undefined && (area.range !== undefined || far === undefined)) return undefined;
  if (far === undefined) return who.places?.[0];
  if (who.places !== undefined) return undefined;
  return { range: far, ...(from !== undefined && from !== 'you' && { of: from }) };
}
