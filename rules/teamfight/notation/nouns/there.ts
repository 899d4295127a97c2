import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/**
 * `Enemies in range 2 of it have -1 speed, and allies there have Armor`: where a piece has just named what is around it, "there" is all of that, and
 * not its own space. False where that is measured from something else.
 */
export function aroundIt({ tokens, at }: Cursor, { marker }: Context): Place | false | undefined {
  if (marker === undefined || tokens[at]?.text !== 'there') return undefined;
  for (let n = at - 1; n >= 0; n--) {
    const { text, kind } = tokens[n] as (typeof tokens)[number];
    if (text === '.' || kind === 'line') return undefined;
    const isIn = /^(?:in|within)$/.test(tokens[n - 1]?.text ?? '');
    const number = isIn && /^(?:range|burst)$/.test(text) ? tokens[n + 1] : undefined;
    const beside = text === 'adjacent' || (text === 'next' && tokens[n + 1]?.text === 'to');
    if (number?.kind !== 'number' && !beside) continue;
    const of = tokens[n + 2]?.text ?? '';
    const joins = beside ? tokens[n + 1]?.text === 'to' : of === 'of';
    const whose = tokens[n + (beside ? 2 : 3)]?.text ?? '';
    if (joins && !/^(?:it|this|the)$/.test(whose)) return false;
    return { range: { max: beside ? 1 : (number?.value ?? 0) }, of: 'marker' };
  }
  return undefined;
}
