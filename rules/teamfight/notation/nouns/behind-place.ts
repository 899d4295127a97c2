import type { Place, Ref, Shape } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { awayFrom, onBothSides } from './area-head.ts';
import { facesWay } from './faces-way.ts';
import { placeRef } from './place-of.ts';

/** `in the space behind the target`, `directly behind it`: next to somebody, right across from you. */
function spaceBehind(cursor: Cursor, context: Context): Ref | undefined {
  // "Everything behind the target" may be far behind.
  if (
    cursor.sees('behind') &&
    /^(?:everything|everyone|everybody|all|others|units|enemies|allies|heroes)$/.test(cursor.before?.text ?? '')
  )
    return undefined;
  if (!cursor.takeAny('in|on the space directly|right? behind', 'directly|right? behind')) return undefined;
  const of = placeRef(cursor, context);
  return of === 'you' || of === 'marker' || of === 'space' ? undefined : of;
}

/** `in line 3 behind the target`: where such a line or path lies, from you where nothing else is said. */
export function strandLaid(
  cursor: Cursor,
  context: Context,
  strand: Extract<Shape, { shape: 'line' | 'path' }>,
): { readonly shape: Shape; readonly of: Ref } {
  if (strand.shape === 'line' && facesWay(cursor, context.card))
    return { shape: { ...strand, forward: true }, of: 'you' };
  if (strand.shape === 'line' && onBothSides(cursor, strand)) return { shape: { ...strand, both: true }, of: 'you' };
  const of = strand.shape === 'line' ? awayFrom(cursor, context) : undefined;
  return strand.shape === 'line' && of !== undefined
    ? { shape: { ...strand, away: true }, of }
    : { shape: strand, of: 'you' };
}

/**
 * `in front of you`, by the facing that one has noted, `behind the target`, right across from you. A square in front of one lies there, which is more
 * than that whoever is in it stands there.
 */
export function frontOrBack(cursor: Cursor, context: Context): Place | undefined {
  const of = cursor.try(() => spaceBehind(cursor, context));
  if (of !== undefined) return { across: { of, from: 'you' } };
  if (cursor.take('in front of you')) return { facing: 'front' };
  return cursor.take('behind you') ? { facing: 'behind' } : undefined;
}
