import type { Cursor } from '../words/cursor.ts';

/** A coin is a die with two sides, of which heads is the higher. */
export const coins = ['flip|toss a|one|1 coin'] as const;

/** `Choose one --`, `choose one:`, `chooses one:` of somebody, `do two of the following:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): 'choose' | 'roll' | number | undefined {
  return cursor.try(() => {
    const several = cursor.try(() => {
      const count = cursor.take('choose|chooses|pick|picks|do exactly? #') ? (cursor.numbers[0] ?? 1) : 1;
      cursor.takeAny('of these|them', 'of the following options?', 'of the? options', 'different? options', 'of');
      return count > 1 && (cursor.take('--|:|-') || cursor.done) ? count : undefined;
    });
    if (several !== undefined) return several;
    const kind =
      cursor.takeAny(
        'choose|chooses|pick|picks|do one of these|them',
        'choose|chooses|pick|picks|do one of the following options?',
        'choose|chooses|pick|picks one of the? options',
        'choose|chooses|pick|picks one option|of?',
      ) || alone(cursor)
        ? 'choose'
        : cursor.takeAny('roll a|one|1 die|dice|d6', 'roll 1|a? d 6', 'roll', ...coins)
          ? 'roll'
          : undefined;
    return cursor.take('--|:|-') || cursor.done ? kind : undefined;
  });
}

/** `Choose:`, with nothing that says of what. */
const alone = (cursor: Cursor): boolean =>
  cursor.try(() =>
    cursor.take('choose|chooses|pick|picks') && (cursor.done || cursor.sees(':|--')) ? true : undefined,
  ) ?? false;
