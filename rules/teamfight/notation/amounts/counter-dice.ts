import type { Cursor } from '../words/cursor.ts';

/** Numbers on a die: a counter that is kept with dice fills one after the other. */
const onOne = 6;

/** Whether the counter read last was told in dice, `a second Heat die`, `3 Heat dice`. */
export function inDice(cursor: Cursor): boolean {
  const last = cursor.before?.text;
  return last === 'die' || last === 'dice' || cursor.take('die|dice');
}

/** With how many of a counter so many dice lie there: the second comes with the seventh. */
export const diceHold = (dice: number): { readonly least: number; readonly most: number } => ({
  least: onOne * (dice - 1) + 1,
  most: onOne * dice,
});

/** `Heat is tracked with counter dice`: with what it lies on the table changes nothing. */
export const isKept = (cursor: Cursor): boolean =>
  cursor.take('is|are tracked|kept|counted|marked|shown with|by|on|using') &&
  cursor.takeAny('a? counter|six-sided die|dice', 'a? die|dice', 'counters', 'd6');
