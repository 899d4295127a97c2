import type { Asked } from './effect.ts';

/** What is done to somebody, said of a third one. */
export const suffers = 'loses|takes|receives|heals|gains';

/**
 * `Loses 1hp`, `this takes 1 damage`, in the text of an object: the object does, and not whoever laid it. Undefined in the text of a piece without
 * health, which has none to lose.
 */
export function ofPieceItself(asked: Asked): Asked | undefined {
  const { cursor, context, subject } = asked;
  const { slot, marker, strewn, them } = context;
  if (slot !== 'marker' || marker === undefined || strewn || subject !== undefined || them !== undefined) return asked;
  // "It moves 2 towards the nearest hero": an object goes as a unit does.
  if (marker.fields.object === true && cursor.sees('it|this moves up? to? #')) {
    cursor.at += 1;
    return { ...asked, subject: 'marker' };
  }
  const named = cursor.sees(`it|this ${suffers}`);
  if (!named && !cursor.sees(suffers)) return asked;
  if (marker.fields.object !== true) return undefined;
  if (named) cursor.at += 1;
  return { ...asked, subject: 'marker' };
}
