import type { Condition } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

const still: readonly Condition[] = [
  { is: 'turn', of: 'you' },
  { is: 'not', of: { is: 'did', what: 'move' } },
];

/** `Range 3+, can't have moved, 4dmg`: what must be so before it is used, said among what it does. */
export function notMoved(desk: Desk, cursor: Cursor, { context }: Run): boolean {
  const { slot, anyTurn, instant } = context;
  if ((slot !== 'ability' && slot !== 'default') || desk.standing || desk.holds || anyTurn || instant) return false;
  const start = cursor.at;
  if (isAskedLater(cursor)) return false;
  const said = cursor.takeAny("you? can't|cannot have moved", 'you? must not have moved');
  if (said) cursor.take('this turn');
  if (!said || !(cursor.done || cursor.sees(',|.'))) {
    cursor.at = start;
    return false;
  }
  const { needs = [] } = desk.notes;
  if (!JSON.stringify(needs).includes(JSON.stringify(still[1]))) desk.notes.needs = [...needs, ...still];
  ran(desk, start, cursor.at);
  return true;
}
/** Behind a moment or a question it is asked of that alone. */
function isAskedLater({ tokens, at }: Cursor): boolean {
  for (let n = at - 1; n >= 0 && tokens[n]?.text !== '.' && tokens[n]?.kind !== 'line'; n--)
    if (/^(?:at|when|whenever|if|until|till|while|then|else|otherwise|now)$/.test(tokens[n]?.text ?? '')) return true;
  return false;
}
notMoved.begins = beginning("you|can't|cannot|must");
