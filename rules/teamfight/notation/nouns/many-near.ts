import type { Condition, Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { inRange } from './range.ts';

const beginnings = beginning('adjacent|next|in|within|that|which|who');

/** `adjacent to 2 or more Mines`, `in range 2 of at least two of your Wolves`, `adjacent to two allies`: so many of one kind are near. */
export function manyNear(cursor: Cursor, context: Context, of: Ref): Condition | undefined {
  if (cursor.misses(beginnings)) return undefined;
  return cursor.try((): Condition | undefined => {
    cursor.take('that|which|who is|are|stand|stands');
    const near = cursor.take('adjacent|next to');
    const range = near ? { max: 1 } : inRange(cursor);
    if (range === undefined || (!near && !cursor.take('of'))) return undefined;
    cursor.take('at least');
    if (!cursor.take('#')) return undefined;
    // "Adjacent to two Mines" is to no fewer.
    const [min = 0] = cursor.numbers;
    cursor.take('or more');
    const yours = cursor.takeAny('of? your', 'of the') && cursor.before?.text === 'your';
    const side = min < 2 ? undefined : sideOf(cursor);
    // You are none of your allies or enemies.
    const isApart = of !== 'you' || side === 'any';
    if (side !== undefined)
      return {
        is: 'there-is',
        who: { side, ...(isApart && { except: [of] }), places: [{ range, ...(of !== 'you' && { of }) }] },
        min,
      };
    const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'summon']);
    if (piece === undefined || min < 2) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers|object|objects');
    const places: Place[] = [{ range, ...(of !== 'you' && { of }) }];
    const { kind, ref, fields } = piece.word;
    if (kind === 'marker' && !fields.object)
      return { is: 'markers', marker: ref, ...(yours && { yours }), places, min };
    const own = yours ? ({ side: 'ally', yours } as const) : ({ side: 'any' } as const);
    return { is: 'there-is', who: { ...own, card: ref, except: [of], places }, min };
  });
}

/** `[two] allies`, `[two of your] allies`, `[two] other enemies`, `[two] allies of yours`. */
function sideOf(cursor: Cursor): 'ally' | 'enemy' | 'any' | undefined {
  cursor.take('other');
  if (!cursor.take('allies|enemies|units')) return undefined;
  const said = cursor.before?.text;
  if (cursor.take('of')) {
    // "Of theirs" are whoever is on their side.
    if (said !== 'allies' || !cursor.take('yours')) return undefined;
  }
  return said === 'allies' ? 'ally' : said === 'enemies' ? 'enemy' : 'any';
}
