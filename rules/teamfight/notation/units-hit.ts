import type { Condition } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';

type Side = 'any' | 'enemy' | 'ally';

/** `enemy hit`, `unit that was hit by this`: those whom the text has hit. */
export function unitsHit(cursor: Cursor): Side | undefined {
  const side = sideOf(cursor);
  if (side === undefined) return undefined;
  cursor.takeAny('that|who was|were|is|are', 'you|it|this');
  if (!cursor.take('hit|hits')) return undefined;
  takeBy(cursor);
  return side;
}

/** `Push each enemy hit 1`, `units that were hit by this`: those whom the text has hit, whatever becomes of them. */
export function wasHit(cursor: Cursor, { slot, laid, named }: Context): Condition | undefined {
  if (!cursor.sees('hit|that|who')) return undefined;
  if ((slot !== 'ability' && slot !== 'default') || (!laid && named.target !== 'target')) return undefined;
  // "The first unit hit" is where a line comes to.
  if (cursor.tokens[cursor.at - 2]?.text === 'first') return undefined;
  return cursor.try((): Condition | undefined => {
    cursor.takeAny('that|who was|were|is|are', 'that|who you|it|this');
    if (!cursor.take('hit|hits')) return undefined;
    return takeBy(cursor) || !cursor.sees('by|with') ? { is: 'was-hit', of: 'each' } : undefined;
  });
}

const takeBy = (cursor: Cursor): boolean =>
  cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'by the attack', 'this way', 'with this');

/** `two or more enemies are hit`, `this hits at least 2 units`, `you hit an enemy`, behind "if". */
export function ifHits(cursor: Cursor): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    const before = cursor.take('you|this|it hit|hits');
    const least = cursor.take('at least');
    const only = !least && cursor.take('only|exactly');
    const some = before && !least && !only && cursor.take('a|an|any');
    if (!some && !cursor.take('#')) return undefined;
    const [min = 1] = some ? [] : cursor.numbers;
    const more = some || least || (!only && cursor.takeAny('or more', '+'));
    const side = sideOf(cursor);
    if (side === undefined || (!more && !only && min > 1)) return undefined;
    if (!before && !cursor.take('is|are|was|were hit')) return undefined;
    takeBy(cursor);
    return { is: 'hits', side, ...(min > 1 && { min }) };
  });
}

const sideOf = (cursor: Cursor): Side | undefined => {
  if (!cursor.take('enemy|enemies|ally|allies|unit|units')) return undefined;
  const said = cursor.tokens[cursor.at - 1]?.text ?? '';
  return said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any';
};
