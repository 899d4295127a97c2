import type { Cursor } from './cursor.ts';

/** `Choose one --`, `choose one:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): 'choose' | 'roll' | undefined {
  return cursor.try(() => {
    if (cursor.take('choose one')) return cursor.take('--|:|-') || cursor.done ? 'choose' : undefined;
    return cursor.takeAny('roll a die', 'roll a d6') && cursor.done ? 'roll' : undefined;
  });
}
