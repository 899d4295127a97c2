import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { onceIn } from '../words/period.ts';

const whomEach = 'enemy|unit|target|hero|ally|attacker';
const begins = 'at? most|max|only? once';
const eachOfThem = [
  `${begins} per|a|each turn per|for each? ${whomEach}`,
  `${begins} per|for each? ${whomEach} per|each|a turn`,
].flatMap((times) => [`( ${times} )`, `,? ${times}`]);

/** `once per turn per enemy`, `(once per enemy per turn)`: for each of them by itself. */
export const perEnemy = (cursor: Cursor): boolean =>
  cursor.sees('(|,|once|max|only|at') && cursor.takeAny(...eachOfThem);

/** Words that a limit begins with. */
export const limiting = beginning('(|,|once|max|only|at');

/** `When an enemy moves, 1dmg to it, once per turn`: a limit behind what is done, for what sets it off. */
export function oncePerTurn(desk: Desk, cursor: Cursor): boolean {
  const start = cursor.at;
  const each = perEnemy(cursor);
  if (each && cursor.done && start > 0) {
    ran(desk, start, cursor.at);
    desk.notes.often = { perTurn: 1, each: true };
    return true;
  }
  cursor.at = start;
  const said = cursor.takeAny(
    '( max|only? once per|a|each turn|round )',
    '( max 1 per|a|each turn|round )',
    '( max 1 / turn|round )',
    ',? max 1 per|a|each turn|round',
    'max|only? once per|a|each turn|round',
    '( 1 / turn|round )',
  );
  if (!said || !cursor.done || start === 0) {
    cursor.at = start;
    return false;
  }
  const isRound = cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'round');
  ran(desk, start, cursor.at);
  desk.notes.often = onceIn[isRound ? 'round' : 'turn'];
  return true;
}
oncePerTurn.begins = limiting;
