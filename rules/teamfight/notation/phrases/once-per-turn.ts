import { limitOr, limitWords } from '../occasions/how-often.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

/** Words that a limit begins with, behind what it is of. */
export const limiting = beginning('(', ',', ...limitWords);

/** `2dmg, 2/Turn` has a comma: without one a number could be of what stands before it. */
const isOfAmount = '#|twice|up|not';

/** `When an enemy moves, 1dmg to it, once per turn`: a limit behind what is done, for what sets it off. */
export function oncePerTurn(desk: Desk, cursor: Cursor): boolean {
  const start = cursor.at;
  const opens = cursor.take('(');
  const apart = opens || cursor.take(',') || cursor.before?.text === ',';
  const said = start === 0 || (!apart && cursor.sees(isOfAmount)) ? undefined : limitOr(cursor);
  if (said === undefined || (opens && !cursor.take(')')) || !cursor.done) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  desk.notes.often = said;
  return true;
}
oncePerTurn.begins = limiting;
