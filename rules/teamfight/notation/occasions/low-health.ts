import type { Condition } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/** `at 2 or less health`, `below half health`, `at full health`. */
export function lowHealth(cursor: Cursor): Omit<Extract<Condition, { is: 'health' }>, 'of'> | undefined {
  if (cursor.takeAny('at # or less|fewer health|hp', 'at # health|hp or less|lower|below', 'at or below # health|hp')) {
    return { is: 'health', max: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('at # or more health|hp', 'at # health|hp or more')) {
    return { is: 'health', min: cursor.numbers[0] ?? 0 };
  }
  if (cursor.takeAny('at or below half health|hp', 'at half health|hp or less|lower')) {
    return { is: 'health', atMostHalf: true };
  }
  if (
    cursor.takeAny(
      'below|under half health|hp',
      'less than half health|hp',
      'below|under half of? its|their|your|his|her max|maximum? health|hp',
    )
  )
    return { is: 'health', belowHalf: true };
  return cursor.take('at full health|hp') ? { is: 'health', full: true } : undefined;
}
