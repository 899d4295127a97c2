import type { Cursor } from './cursor.ts';

/** `Choose one --`, `choose one:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): 'choose' | 'roll' | undefined {
  return cursor.try(() => {
    const kind = cursor.take('choose one')
      ? 'choose'
      : cursor.takeAny('roll a|one|1 die|dice|d6', 'roll 1d6')
        ? 'roll'
        : undefined;
    return cursor.take('--|:|-') || cursor.done ? kind : undefined;
  });
}
