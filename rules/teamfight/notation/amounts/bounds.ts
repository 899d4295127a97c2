import type { Amount } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { formula } from './formula.ts';
import { isPerTime } from './often.ts';
import { rolledEqual } from './rolled-number.ts';

/** `(max 5)`, `, minimum 1`, `(min 1, max 5)`, behind what is worked out. */
export const bounds = (cursor: Cursor): Pick<Amount, 'least' | 'most'> =>
  cursor.try(() => {
    const found: { least?: number; most?: number } = {};
    const inside = cursor.take('(');
    do {
      if (!inside) cursor.take(',');
      if (cursor.takeAny('min|minimum of? #', 'to a min|minimum of #', 'at least #'))
        found.least = cursor.numbers[0] ?? 0;
      else if (cursor.takeAny('max|maximum of? #', 'to a max|maximum of #', 'up to? #', 'at most #'))
        found.most = cursor.numbers[0] ?? 0;
      else return undefined;
      cursor.take('dmg|damage|health|hp|space|spaces');
      if (isPerTime(cursor)) return undefined;
    } while (cursor.sees(', min|minimum|max|maximum') && (!inside || cursor.take(',')));
    return !inside || cursor.take(')') ? found : undefined;
  }) ?? {};

/** `half your Coins (max 3)`, `the number of enemies in range 2, minimum 1`: a number that is worked out, with how much or how little it can be. */
export const worked = (cursor: Cursor, context: Context): Amount | undefined => {
  const found = rolledEqual(cursor) ?? formula(cursor, context);
  return found?.terms === undefined ? found : { ...found, ...bounds(cursor) };
};
