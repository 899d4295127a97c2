import type { Trigger, Who } from '../../program.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Occasion, Setting } from './occasion.ts';

type To = Omit<Extract<Trigger, { on: 'drops' }>, 'on' | 'who'>;

const low = oneOf('reduced brought drop drops fall falls go goes get gets');

/** `drops to 4 health or less`, `is reduced below half health`: said of somebody who has just been named. */
export function dropping(cursor: Cursor, who: Who, set: Setting): Occasion | undefined {
  if (cursor.lacks(low)) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('are|is? reduced|brought', 'drops|drop|falls|fall|goes|go|gets|get')) return undefined;
    const to = dropTo(cursor);
    return to && often(cursor, set({ on: 'drops', who, ...to }));
  });
}

/** `your health drops below 4`. */
export function healthDropping(cursor: Cursor, set: Setting): Occasion | undefined {
  if (cursor.lacks(low)) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('your health|hp drops|falls|goes|gets', 'your health|hp is reduced|brought')) return undefined;
    const to = lowNumber(cursor) ?? dropTo(cursor);
    return to && often(cursor, set({ on: 'drops', who: { side: 'you' }, ...to }));
  });
}

/** `to 4 or less`: of health that was named. */
function lowNumber(cursor: Cursor): To | undefined {
  if (cursor.takeAny('to # or less|fewer|lower|below', 'to or below #')) return above0(cursor.numbers[0]);
  if (cursor.sees('below|under half')) return undefined;
  return cursor.take('below|under #') ? above0((cursor.numbers[0] ?? 0) - 1) : undefined;
}

/** `to 4 or less health`, `below half health`. */
function dropTo(cursor: Cursor): To | undefined {
  if (
    cursor.takeAny(
      'to # or less|fewer|lower health|hp',
      'to # health|hp or less|fewer|lower|below',
      'to or below # health|hp',
    )
  )
    return above0(cursor.numbers[0]);
  if (cursor.take('below|under # health|hp')) return above0((cursor.numbers[0] ?? 0) - 1);
  if (
    cursor.takeAny(
      'to half of? its|their|your|his|her? max|maximum|full? health|hp or less|lower|below',
      'to or below half of? its|their|your|his|her? max|maximum|full? health|hp',
      'to half of? its|their|your|his|her? max|maximum|full? health|hp',
    )
  )
    return { atMostHalf: true };
  return cursor.take('below|under half of? its|their|your|his|her? max|maximum|full? health|hp')
    ? { belowHalf: true }
    : undefined;
}

/** Whoever has none is dead. */
const above0 = (max = 0): To | undefined => (max > 0 ? { max } : undefined);

/** `for the first time`: of others it could be of each or of all of them. */
function often(cursor: Cursor, set: Occasion): Occasion | undefined {
  if (!cursor.sees('for? the first time') || cursor.sees('for? the first time each|every|per|in|this|that')) return set;
  cursor.take('for? the first time');
  return 'who' in set.trigger && set.trigger.who?.side === 'you' ? { ...set, perGame: 1 } : undefined;
}
