import type { Cursor } from '../words/cursor.ts';

/** `Choose one --`, `choose one:`, `do two of the following:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): 'choose' | 'roll' | number | undefined {
  return cursor.try(() => {
    const several = cursor.try(() => {
      const count = cursor.take('choose|pick|do exactly? #') ? (cursor.numbers[0] ?? 1) : 1;
      cursor.takeAny('of these|them', 'of the following options?', 'of the? options', 'different? options', 'of');
      return count > 1 && (cursor.take('--|:|-') || cursor.done) ? count : undefined;
    });
    if (several !== undefined) return several;
    const kind =
      cursor.takeAny(
        'choose|pick|do one of these|them',
        'choose|pick|do one of the following options?',
        'choose|pick one of the? options',
        'choose|pick one option|of?',
      ) || alone(cursor)
        ? 'choose'
        : cursor.takeAny('roll a|one|1 die|dice|d6', 'roll 1|a? d 6', 'roll')
          ? 'roll'
          : undefined;
    return cursor.take('--|:|-') || cursor.done ? kind : undefined;
  });
}

/** `Choose:`, with nothing that says of what. */
const alone = (cursor: Cursor): boolean =>
  cursor.try(() => (cursor.take('choose|pick') && (cursor.done || cursor.sees(':|--')) ? true : undefined)) ?? false;
