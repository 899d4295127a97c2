import type { Cursor } from '../words/cursor.ts';

/** `Choose one --`, `choose one:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): 'choose' | 'roll' | number | undefined {
  return cursor.try(() => {
    const several = cursor.try(() => {
      const count = cursor.take('choose|pick #') ? (cursor.numbers[0] ?? 1) : 1;
      return count > 1 && cursor.take('--|:|-') ? count : undefined;
    });
    if (several !== undefined) return several;
    const kind = cursor.take('choose|pick one')
      ? 'choose'
      : cursor.takeAny('roll a|one|1 die|dice|d6', 'roll 1d6')
        ? 'roll'
        : undefined;
    return cursor.take('--|:|-') || cursor.done ? kind : undefined;
  });
}
