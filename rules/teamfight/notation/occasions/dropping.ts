import type { Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { healthHad } from './low-health.ts';
import { namesOf, type Occasion, type Setting, whom } from './occasion.ts';

type To = Omit<Extract<Trigger, { on: 'drops' }>, 'on' | 'who'>;

const low = oneOf('reduced brought drop drops fall falls go goes get gets become becomes is have');

/** `drops to 4 health or less`, `is reduced below half health`: said of somebody who has just been named. */
export function dropping(cursor: Cursor, who: Who, set: Setting): Occasion | undefined {
  if (cursor.lacks(low)) return undefined;
  return cursor.try(() => {
    const had = who.side === 'you' && isFirst(cursor, 1) && cursor.take('have') ? lowHad(cursor) : undefined;
    if (had !== undefined) return set({ on: 'drops', who, ...had });
    if (cursor.take('becomes|become unprotected')) return set({ on: 'drops', who, unprotected: true });
    if (!cursor.takeAny('are|is? reduced|brought', 'drops|drop|falls|fall|goes|go|gets|get')) return undefined;
    const to = dropTo(cursor);
    return to && often(cursor, set({ on: 'drops', who, ...to }));
  });
}

const brought = oneOf('brings drops reduces leaves makes');

/** `damage brings you to 4 health or less`, `damage makes an ally Unprotected`: whom it comes to is named behind it. */
export function broughtLow(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(brought)) return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('damage|something|anything brings|drops|reduces|leaves|makes')) return undefined;
    const makes = cursor.before?.text === 'makes';
    const who = whom(cursor, context);
    if (who === undefined) return undefined;
    const to: To | undefined = makes
      ? cursor.take('unprotected')
        ? { unprotected: true }
        : undefined
      : cursor.take('at # health|hp or less')
        ? above0(cursor.numbers[0])
        : dropTo(cursor);
    const trigger: Trigger | undefined = to && { on: 'drops', who, ...to };
    if (trigger === undefined) return undefined;
    return often(
      cursor,
      who.side === 'you' ? { trigger } : { trigger, them: 'trigger', side: who.side, named: namesOf(who) },
    );
  });
}

/** Whether `the first time` or `the first time that` stands so many words before: who has little health then had more before. */
const isFirst = ({ tokens, at }: Cursor, words: number): boolean =>
  /^(?:time|that)$/.test(tokens[at - words - 1]?.text ?? '');

/** `4 health or less`: behind `you have`. */
function lowHad(cursor: Cursor): To | undefined {
  const { max, atMostHalf, belowHalf } = healthHad(cursor) ?? {};
  if (atMostHalf) return { atMostHalf };
  return belowHalf ? { belowHalf } : above0(max);
}

/** `your health drops below 4`, `your health becomes 4 or less`. */
export function healthDropping(cursor: Cursor, set: Setting): Occasion | undefined {
  if (cursor.lacks(low)) return undefined;
  return cursor.try(() => {
    const now = cursor.try(() =>
      cursor.take('your health|hp becomes') || (isFirst(cursor, 0) && cursor.take('your health|hp is'))
        ? lowNow(cursor)
        : undefined,
    );
    if (now !== undefined) return often(cursor, set({ on: 'drops', who: { side: 'you' }, ...now }));
    if (!cursor.takeAny('your health|hp drops|falls|goes|gets', 'your health|hp is reduced|brought')) return undefined;
    const to = lowNumber(cursor) ?? dropTo(cursor);
    return to && often(cursor, set({ on: 'drops', who: { side: 'you' }, ...to }));
  });
}

/** `to 4 or less`: of health that was named. */
function lowNumber(cursor: Cursor): To | undefined {
  if (cursor.takeAny('to # or less|fewer|lower|below', 'to or below #')) return above0(cursor.numbers[0]);
  if (cursor.take('to half or less|lower|below')) return { atMostHalf: true };
  if (cursor.sees('below|under half')) return undefined;
  return cursor.take('below|under #') ? above0((cursor.numbers[0] ?? 0) - 1) : undefined;
}

/** `4 or less`, `half or less`: what health that was named becomes. */
function lowNow(cursor: Cursor): To | undefined {
  if (cursor.takeAny('# or less|fewer|lower|below', 'at most #')) return above0(cursor.numbers[0]);
  if (cursor.takeAny('half of? its|your? max|maximum|full? health|hp? or less|lower|below', 'at most half'))
    return { atMostHalf: true };
  if (cursor.take('below|under #')) return above0((cursor.numbers[0] ?? 0) - 1);
  return cursor.take('below|under half') ? { belowHalf: true } : undefined;
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
