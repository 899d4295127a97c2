import type { Range } from '../../program.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { guards } from '../words/guards.ts';

/** Of spaces: the eight around (T-081), and none of those that they are around of. */
export const nextTo: Range = { min: 1, max: 1 };

/** What may say behind a distance that it is more than that number. */
const farther = beginning('+|or|and|-|to|(|,|min|minimum|but|not|exactly|non-adjacent|nonadjacent|that|who|non');

/** What of it may stand behind a comma, where most often something else begins. */
const comma = beginning(',');
const behindComma = new Set("min minimum but not non-adjacent nonadjacent non can't cannot".split(' '));

/** A distance without its word: `3`, `2+`, `3-6`. */
export function distance(cursor: Cursor): Range | undefined {
  const { at } = cursor;
  if (!cursor.take('#')) return undefined;
  const [first = 0] = cursor.numbers;
  if (cursor.misses(farther)) return { max: first };
  if (guards.spare && !cursor.misses(comma) && !behindComma.has(cursor.peek(1)?.text ?? '')) return { max: first };
  const found = limited(cursor, first);
  if (found === undefined) cursor.at = at;
  return found;
}

/** `+`, `-6`, `(min 2)` behind the first number of a distance. */
function limited(cursor: Cursor, first: number): Range | undefined {
  const next = cursor.peek(1);
  if (cursor.sees('+') && cursor.peek()?.glued && (next?.kind !== 'number' || !next.glued)) {
    cursor.take('+');
    return upTo(cursor, first);
  }
  // "Place a Mine in range 3 and up to two more" goes on with those.
  const isMore = !cursor.sees('and up to') && cursor.takeAny('or more|further|farther|greater', 'and beyond|above|up');
  if (isMore) return upTo(cursor, first);
  if ((cursor.sees('- #') && cursor.peek()?.glued) || (cursor.sees('to #') && !cursor.sees(toSoMany))) {
    cursor.take('-|to #');
    const [last = first] = cursor.numbers;
    return last < first ? undefined : { min: first, max: last };
  }
  if (cursor.take('exactly')) return { min: first, max: first };
  const least = atLeast(cursor);
  return least === undefined ? { max: first } : least > first ? undefined : { min: least, max: first };
}

/** "Deal 2dmg in range 3 to 2 enemies": to so many, and no distance. */
const toSoMany =
  'to # enemies|enemy|allies|ally|units|unit|targets|target|heroes|hero|other|others|different|of|adjacent|random|dmg|damage|x|/|%|summons|health|hp';

/** `3+ up to 6`, `3+, max range 6`: how far it is at most, behind how far it is at least. */
function upTo(cursor: Cursor, min: number): Range {
  const max = cursor.try(() => {
    if (!cursor.takeAny(',? up to #', '( up to # )', ',? max|maximum range #', '( max|maximum range? # )'))
      return undefined;
    // "Range 2+, up to 3 targets".
    return cursor.done || cursor.sees(',|:|)|ignoring|and') ? cursor.numbers.at(-1) : undefined;
  });
  return max === undefined || max < min ? { min } : { min, max };
}

const limiting = beginning('(|,|min|minimum|but|not|non-adjacent|nonadjacent|that|who|non');

/** `(min 2)`, `, minimum range 2`, `, not adjacent`: how far it is at least. */
function atLeast(cursor: Cursor): number | undefined {
  if (cursor.misses(limiting)) return undefined;
  if (cursor.takeAny('( min|minimum range? # )', ',? min|minimum range? #')) return cursor.numbers.at(-1);
  return cursor.try(() =>
    cursor.takeAny('( not adjacent )', ',? but? not adjacent', ...apart) && (cursor.done || cursor.sees(',|:'))
      ? 2
      : undefined,
  );
}

/** Nobody who is adjacent. */
const apart = [
  ',? non-adjacent|nonadjacent units|targets|only?',
  ',? non-adjacent|nonadjacent',
  ',? non adjacent',
  "that|who|which isn't|aren't adjacent",
  'that|who|which is|are not adjacent',
  ",? can't|cannot target adjacent units|enemies|targets",
  ",? can't|cannot be adjacent",
  ',? not adjacent to you',
] as const;

const reaching = beginning('range|ranged|exactly|unlimited|infinite');

/** `range 3`, `ranged 3`, `unlimited range`, `infinite range`. */
export function range(cursor: Cursor): Range | undefined {
  if (cursor.misses(reaching)) return undefined;
  const { at } = cursor;
  // Most ranges are that plain, and are nothing else.
  if (cursor.sees('range|ranged #')) {
    cursor.at += 1;
    const plain = distance(cursor);
    if (plain === undefined) cursor.at = at;
    return plain;
  }
  if (cursor.takeAny('unlimited|infinite range', 'range unlimited|infinite', 'range los', 'range line of sight'))
    return {};
  return cursor.try(() => {
    if (cursor.takeAny('exactly range # or #', 'range exactly # or #', 'exactly range #', 'range exactly #')) {
      const [min = 0, max = min] = cursor.numbers;
      // "Exactly 2 or 3" leaves no distance between them out.
      return max - min > 1 || max < min ? undefined : { min, max };
    }
    // A word that is written twice says no more than once.
    return cursor.take('range|ranged range?') ? distance(cursor) : undefined;
  });
}
range.begins = reaching;

/** `in range 3`, `within range 3`, `within 3`, `within 3 spaces`. */
export const inRange = (cursor: Cursor): Range | undefined =>
  cursor.try(() =>
    cursor.take('in|within unlimited|infinite range')
      ? {}
      : cursor.take('in|within range')
        ? distance(cursor)
        : cursor.take('within')
          ? rangeBehind(cursor, 'within')
          : undefined,
  );

/** A distance behind `in`, `within` or `at`: `range 3`, and in other words `3 spaces`, `a range of 3`. */
export function rangeBehind(cursor: Cursor, word: string): Range | undefined {
  const said = range(cursor);
  if (said !== undefined || word !== 'within') return said;
  return cursor.try(() => {
    if (cursor.take('a range of')) return distance(cursor);
    if (!cursor.take('#') || cursor.sees('turns|rounds') || cursor.sees('%|x|/|dmg|damage|health|hp')) return undefined;
    // "Within 2 of your turns" is a time.
    if (cursor.sees('of? your|their next? turn|turns|round|rounds')) return undefined;
    const [max = 0] = cursor.numbers;
    cursor.take('spaces|space');
    return { max };
  });
}

/** The same of somebody who is there: `enemies at range 2` are only there, or no farther, and `at range 2 or less` says which. */
export function rangeOfThose(cursor: Cursor, word: string): Range | undefined {
  const said = rangeBehind(cursor, word);
  const isBare =
    word === 'at' && said?.min === undefined && cursor.before?.kind === 'number' && !cursor.sees('burst|#');
  return isBare && (said?.max ?? 0) > 1 ? undefined : said;
}

/** Unlimited range: farther than any map is. */
export const farthest = 99;

export const everywhere: Range = { max: farthest };
