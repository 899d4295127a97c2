import type { Condition } from '../program.ts';
import type { Cursor } from './cursor.ts';

type Side = 'any' | 'enemy' | 'ally';

/** `enemy hit`, `unit that was hit by this`: those whom the text has hit. */
export function unitsHit(cursor: Cursor): Side | undefined {
  const side = sideOf(cursor);
  if (side === undefined) return undefined;
  cursor.takeAny('that|who was|were|is|are', 'you|it|this');
  if (!cursor.take('hit|hits')) return undefined;
  cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'by the attack', 'this way', 'with this');
  return side;
}

/** `two or more enemies are hit`, `this hits at least 2 units`, behind "if". */
export function ifHits(cursor: Cursor): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    const before = cursor.take('you|this|it hit|hits');
    const least = cursor.take('at least');
    const only = !least && cursor.take('only|exactly');
    if (!cursor.take('#')) return undefined;
    const [min = 1] = cursor.numbers;
    const more = least || (!only && cursor.takeAny('or more', '+'));
    const side = sideOf(cursor);
    if (side === undefined || (!more && !only && min > 1)) return undefined;
    if (!before && !cursor.take('is|are|was|were hit')) return undefined;
    cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'by the attack', 'this way', 'with this');
    return { is: 'hits', side, ...(min > 1 && { min }) };
  });
}

const sideOf = (cursor: Cursor): Side | undefined => {
  if (!cursor.take('enemy|enemies|ally|allies|unit|units')) return undefined;
  const said = cursor.tokens[cursor.at - 1]?.text ?? '';
  return said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any';
};
