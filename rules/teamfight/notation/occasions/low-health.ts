import type { Condition, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

type HealthBound = Omit<Extract<Condition, { is: 'health' }>, 'of'>;

/** `3 health or less`, `half their max health or less`, `full health`: behind "has" and "with". */
export function healthHad(cursor: Cursor): HealthBound | undefined {
  const most = cursor.try(() => mostHealth(cursor));
  if (most !== undefined) return most;
  if (cursor.take('full health|hp')) return { is: 'health', full: true };
  if (
    cursor.takeAny(
      'half of? its|their|your|his|her? max|maximum|full? health|hp or less|lower|below',
      'at most half of? its|their|your|his|her? max|maximum|full? health|hp',
      'half or less of? its|their|your|his|her? max|maximum|full? health|hp',
    )
  )
    return { is: 'health', atMostHalf: true };
  if (cursor.take('less|fewer than half of? its|their|your|his|her? max|maximum|full? health|hp'))
    return { is: 'health', belowHalf: true };
  if (cursor.takeAny('# or less|fewer|lower health|hp', '# health|hp or less|fewer|lower', 'at most # health|hp'))
    return { is: 'health', max: cursor.numbers[0] ?? 0 };
  if (cursor.takeAny('# or more health|hp', '# health|hp or more', 'at least # health|hp'))
    return { is: 'health', min: cursor.numbers[0] ?? 0 };
  if (cursor.take('more than # health|hp')) return { is: 'health', min: (cursor.numbers[0] ?? 0) + 1 };
  return cursor.take('less|fewer than # health|hp') ? { is: 'health', max: (cursor.numbers[0] ?? 0) - 1 } : undefined;
}

/** `10 or more max health`: the most that it can have. */
function mostHealth(cursor: Cursor): HealthBound | undefined {
  const least = cursor.takeAny('at least #', '# or more');
  if (!least && !cursor.takeAny('at most #', '# or less|fewer')) return undefined;
  const [bound = 0] = cursor.numbers;
  if (!cursor.take('max|maximum health|hp')) return undefined;
  return { is: 'health', ...(least ? { min: bound } : { max: bound }), most: true };
}

const low = beginning('at|below|under|less|fewer|above|over|more');

/** `at 2 or less health`, `below half health`, `above 4 health`, `at full health`. */
export function lowHealth(cursor: Cursor): HealthBound | undefined {
  if (cursor.misses(low)) return undefined;
  if (cursor.takeAny('at # or less|fewer health|hp', 'at # health|hp or less|lower|below', 'at or below # health|hp')) {
    return { is: 'health', max: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('at # or more health|hp', 'at # health|hp or more', 'at or above # health|hp')) {
    return { is: 'health', min: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('above|over # health|hp', 'more than # health|hp'))
    return { is: 'health', min: (cursor.numbers[0] ?? 0) + 1 };
  if (
    cursor.takeAny(
      'at or below half of? its|their|your|his|her? max|maximum|full? health|hp',
      'at half of? its|their|your|his|her? max|maximum|full? health|hp or less|lower|below',
    )
  ) {
    return { is: 'health', atMostHalf: true };
  }
  if (
    cursor.takeAny(
      'below|under half of? its|their|your|his|her? max|maximum|full? health|hp',
      'less than half of? its|their|your|his|her? max|maximum|full? health|hp',
    )
  )
    return { is: 'health', belowHalf: true };
  if (cursor.sees('below|under half') && /^[,:.]?$/.test(cursor.peek(2)?.text ?? '') && cursor.take('below|under half'))
    return { is: 'health', belowHalf: true };
  if (cursor.takeAny('below|under # health|hp', 'less|fewer than # health|hp'))
    return { is: 'health', max: (cursor.numbers[0] ?? 0) - 1 };
  return cursor.take('at full|max|maximum health|hp') ? { is: 'health', full: true } : undefined;
}

/** Whose health "at half health or less" is about; undefined where it could be that of several, or where nobody has any. */
export function lowOf({ self, them, side }: Context): Ref | undefined {
  // In the text of a piece: an object's own. A piece that is none has no health.
  if (self?.kind === 'marker') return self.fields.object && them === undefined ? 'marker' : undefined;
  // Behind an attack it could be you or whom it is on.
  const other = them === 'target' || them === 'each' ? them : undefined;
  if (other !== undefined && side !== 'ally' && side !== 'friend') return undefined;
  return other ?? 'you';
}

/** `above half health`, `more than half of its max health`. */
export function aboveHalf(cursor: Cursor, of: Ref): Condition | undefined {
  return cursor.takeAny(
    'above|over half of? its|their|your|his|her? max|maximum|full? health|hp',
    'more than half of? its|their|your|his|her? max|maximum|full? health|hp',
  )
    ? not({ is: 'health', of, atMostHalf: true })
    : undefined;
}

/** `your health is 3 or less`, `the target's health is below 4`. */
export function healthIs(cursor: Cursor, context: Context): Condition | undefined {
  return cursor.try(() => {
    const of = possessive(cursor, context);
    if (of === undefined) return undefined;
    const most = cursor.take('max|maximum health|hp is');
    if (!most && !cursor.take('health|hp is')) return undefined;
    const bound = healthBound(cursor);
    return bound && (!most || !bound.full) ? { is: 'health', of, ...bound, ...(most && { most }) } : undefined;
  });
}

function healthBound(cursor: Cursor): Pick<HealthBound, 'min' | 'max' | 'full'> | undefined {
  if (cursor.takeAny('# or less|fewer|lower|below', 'at most #', 'at or below #'))
    return { max: cursor.numbers[0] ?? 0 };
  if (cursor.takeAny('# or more|higher|above', 'at least #')) return { min: cursor.numbers[0] ?? 0 };
  if (cursor.take('below|under #')) return { max: (cursor.numbers[0] ?? 0) - 1 };
  return cursor.take('full') ? { full: true } : undefined;
}
