import type { Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { beside, leaveOut } from './left-out.ts';
import type { Draft, Noun } from './noun.ts';
import { placeRef } from './place-of.ts';

/** `adjacent to both you and the target`: beside the one as well as beside you. False where a place was said before. */
export function besideBoth(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  if (!cursor.sees('adjacent|next to both')) return undefined;
  const of = cursor.try((): Ref | undefined => {
    cursor.at += 3;
    if (cursor.take('you and')) return placeRef(cursor, context);
    const ref = placeRef(cursor, context);
    return cursor.take('and you|yourself') ? ref : undefined;
  });
  if (of === undefined || of === 'you' || of === 'space' || noun.range !== undefined) return false;
  noun.range = { max: 1 };
  noun.of = of;
  who.places = [...(who.places ?? []), { range: { max: 1 } }];
  leaveOut(noun, who, of, context);
  beside(who, of);
  beside(who, 'you');
  return true;
}
